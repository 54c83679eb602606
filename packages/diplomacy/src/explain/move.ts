import { MOVE } from '../engine/checked.ts';
import { orderedRoutes } from '../engine/convoy.ts';
import { dislodgerOf, entrant, stayed } from '../engine/fate.ts';
import { ringOf } from '../engine/knot.ts';
import { attacks, bySea, greatest, headToHead, landingOver, prevents } from '../engine/strength.ts';
import { seasInOrder } from '../engine/tables.ts';
import { NO, supportersOf, type Workspace, YES } from '../engine/workspace.ts';
import type { Unit } from '../position.ts';
import type { BrokenFleet, Force, MoveReason, ReasonCode } from '../reason.ts';
import { choiceOf, type Rules } from '../rules.ts';
import {
  byStrength,
  codeOf,
  countedStrength,
  type Decided,
  defence,
  force,
  fullStrength,
  idleFleets,
  orderedOf,
  unitIn,
} from './facts.ts';

/** Rivals for the destination of `p` that kept others out, with the strength they did it with. */
function rivalsOf(ws: Workspace, p: number): Force[] {
  const at = ws.target[p] ?? 0;
  const rivals: Force[] = [];
  for (let rival = ws.firstAttacker[at] ?? 0; rival !== 0; rival = ws.nextAttacker[rival] ?? 0) {
    if (rival === p) continue;
    const strength = greatest(prevents(ws, rival, stayed(ws, at)));
    if (strength > 0) rivals.push(force(ws, rival, strength));
  }
  return rivals.sort(byStrength);
}

/** Supports that do not count because they are by the power of the unit that stays in the destination. */
function discounted(ws: Workspace, p: number): { readonly discounted?: readonly Unit[] } {
  const at = ws.target[p] ?? 0;
  if (!stayed(ws, at) || ws.power[at] === ws.power[p]) return {};
  const units = supportersOf(ws, p)
    .filter((supporter) => ws.given[supporter] === YES && ws.power[supporter] === ws.power[at])
    .map((supporter) => unitIn(ws, supporter));
  return units.length === 0 ? {} : { discounted: units };
}

function explainSuccess(ws: Workspace, p: number): MoveReason {
  const at = ws.target[p] ?? 0;
  const to = ws.tables.map.locations[ws.place[p] ?? 0] ?? '';
  const byConvoy = bySea(ws, p) === YES;
  const ring = ringOf(ws, p);
  if (ring.length > 1) return { code: 'rotated', to, ring: ring.map((one) => unitIn(ws, one)), byConvoy };
  const driven = dislodgerOf(ws, at) === p;
  const route = byConvoy ? usedRoute(ws, p) : 0;
  return {
    code: 'moved',
    to,
    strength: stayed(ws, at) ? countedStrength(ws, p) : fullStrength(ws, p),
    byConvoy,
    ...(route === 0 ? {} : { route: seasInOrder(ws.tables, p, route).map((sea) => codeOf(ws, sea)) }),
    rivals: rivalsOf(ws, p),
    ...(driven ? { dislodges: force(ws, at, opposition(ws, p)) } : {}),
    ...discounted(ws, p),
  };
}

/** What the unit in the destination set against the move. */
function opposition(ws: Workspace, p: number): number {
  const at = ws.target[p] ?? 0;
  return headToHead(ws, p) === YES ? fullStrength(ws, at) : defence(ws, at);
}

/** The route that carried an army: the shortest unbroken one; 0 if there is none. */
export function usedRoute(ws: Workspace, army: number): number {
  return orderedRoutes(ws, army).find((route) => brokenFleets(ws, route).length === 0 && !heldIn(ws, route)) ?? 0;
}

function heldIn(ws: Workspace, route: number): boolean {
  return ws.tables.seas.some((sea) => ((ws.tables.seaBit[sea] ?? 0) & route) !== 0 && ws.held[sea] === 1);
}

function brokenFleets(ws: Workspace, seas: number): BrokenFleet[] {
  const broken: BrokenFleet[] = [];
  for (const sea of ws.tables.seas) {
    if (((ws.tables.seaBit[sea] ?? 0) & seas) === 0) continue;
    const attacker = dislodgerOf(ws, sea);
    if (attacker !== 0)
      broken.push({ fleet: unitIn(ws, sea), attacker: force(ws, attacker, countedStrength(ws, attacker)) });
  }
  return broken;
}

function explainNoConvoy(decided: Decided, p: number, rules: Rules): MoveReason {
  const { ws } = decided;
  if (orderedRoutes(ws, p).length === 0) {
    return { code: 'no-convoy', missing: idleFleets(ws, p).map((fleet) => orderedOf(decided, fleet)) };
  }
  const number = ws.paradox[p] ?? 0;
  if (number !== 0) return { code: 'convoy-paradox', ...paradoxFacts(ws, number, rules) };
  return { code: 'convoy-disrupted', broken: brokenFleets(ws, ws.convoySeas[p] ?? 0) };
}

/** Members of a paradox and the choice that settled it; where 4.A.2 a, b or c left it open, option f did (the reason says so). */
export function paradoxFacts(
  ws: Workspace,
  number: number,
  rules: Rules,
): { members: readonly Unit[]; choice: ReturnType<typeof choiceOf> } {
  const members = (ws.paradoxes[number - 1] ?? []).map((p) => unitIn(ws, p));
  return { members, choice: rules['4.A.2'] === 'f' ? choiceOf(rules, '4.A.2') : '4.A.2=f' };
}

/** The code of a failed move without its facts: enough to say why a unit ahead did not leave. */
function failureCode(decided: Decided, p: number, rules: Rules): ReasonCode {
  return explainMove(decided, p, rules, true).code;
}

function explainFailure(decided: Decided, p: number, rules: Rules, shallow: boolean): MoveReason {
  const { ws } = decided;
  const at = ws.target[p] ?? 0;
  const place = codeOf(ws, at);
  const occupied = stayed(ws, at);
  const own = occupied && ws.power[at] === ws.power[p];
  const strength = occupied && !own ? countedStrength(ws, p) : fullStrength(ws, p);
  const less = discounted(ws, p);
  const head = headToHead(ws, p) === YES;
  const rivals = rivalsOf(ws, p);
  const stronger = rivals.filter((rival) => rival.strength >= strength);
  const winner = entrant(ws, at);
  const beaten = (): MoveReason => ({
    code: 'beaten',
    at: place,
    strength,
    winner: force(ws, winner, winningStrength(ws, winner)),
    ...less,
  });
  if (head && fullStrength(ws, at) >= strength) {
    return { code: 'head-to-head', strength, opponent: force(ws, at), ...less };
  }
  const brannan = landingOver(ws, p);
  if (brannan !== 0 && fullStrength(ws, brannan) >= strength) {
    return { code: 'head-to-head', strength, opponent: force(ws, brannan), ...less };
  }
  if (own && winner === 0) {
    return ws.kind[at] === MOVE && !head
      ? {
          code: 'not-vacated',
          at: place,
          strength,
          ahead: force(ws, at, 1),
          why: shallow ? 'not-vacated' : failureCode(decided, at, rules),
          ...less,
        }
      : { code: 'own-unit', at: place, own: unitIn(ws, at) };
  }
  if (winner !== 0 && winner !== p && stronger.some((rival) => rival.unit === unitIn(ws, winner))) return beaten();
  if (!occupied) return { code: 'standoff', at: place, strength, rivals: stronger, ...less };
  const resists = opposition(ws, p);
  if (strength > resists && stronger.length > 0) {
    return { code: 'beleaguered', at: place, strength, defender: force(ws, at, resists), rivals: stronger, ...less };
  }
  if (winner !== 0) return beaten();
  if (ws.kind[at] === MOVE && !head) {
    return {
      code: 'not-vacated',
      at: place,
      strength,
      ahead: force(ws, at, 1),
      why: shallow ? 'not-vacated' : failureCode(decided, at, rules),
      ...less,
    };
  }
  return { code: 'defended', at: place, strength, defender: force(ws, at, resists), ...less };
}

/** The strength with which a move entered. */
function winningStrength(ws: Workspace, p: number): number {
  return stayed(ws, ws.target[p] ?? 0) ? countedStrength(ws, p) : fullStrength(ws, p);
}

/** Why the legal move from `p` came out as it did. `shallow` keeps a chain of waiting units from being told to its end. */
export function explainMove(decided: Decided, p: number, rules: Rules, shallow = false): MoveReason {
  const { ws } = decided;
  if (ws.move[p] === YES) return explainSuccess(ws, p);
  if (attacks(ws, p) === NO) return explainNoConvoy(decided, p, rules);
  return explainFailure(decided, p, rules, shallow);
}
