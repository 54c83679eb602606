import { MOVE } from '../engine/checked.ts';
import { firstRoute, nextRoute } from '../engine/convoy.ts';
import { dislodgerOf, entrant, stayed } from '../engine/fate.ts';
import { ringOf } from '../engine/rotation.ts';
import { attacks, bySea, greatest, headToHead, landingOver, prevents } from '../engine/strength.ts';
import { seasInOrder } from '../engine/tables.ts';
import { NO, type Workspace, YES } from '../engine/workspace.ts';
import type { Unit } from '../position.ts';
import type { BrokenFleet, Force, MoveReason } from '../reason.ts';
import { choiceOf, type Rules } from '../rules.ts';
import {
  codeOf,
  countedStrength,
  defence,
  force,
  fullStrength,
  idleFleets,
  NOBODY,
  orderedOf,
  unitIn,
  withForce,
} from './facts.ts';

/** Rivals for the destination of `p` that kept others out, with the strength they did it with. */
function rivalsOf(ws: Workspace, p: number): readonly Force[] {
  const at = ws.target[p] ?? 0;
  const stays = stayed(ws, at);
  let rivals: readonly Force[] = NOBODY;
  for (let rival = ws.firstAttacker[at] ?? 0; rival !== 0; rival = ws.nextAttacker[rival] ?? 0) {
    if (rival === p) continue;
    const strength = greatest(prevents(ws, rival, stays));
    if (strength > 0) rivals = withForce(rivals, force(ws, rival, strength));
  }
  return rivals;
}

/** Supports that do not count because they are by the power of the unit that stays in the destination. */
function discountedOf(ws: Workspace, p: number): readonly Unit[] | undefined {
  const at = ws.target[p] ?? 0;
  if (ws.firstSupport[p] === 0 || !stayed(ws, at) || ws.power[at] === ws.power[p]) return undefined;
  let units: Unit[] | undefined;
  for (let supporter = ws.firstSupport[p] ?? 0; supporter !== 0; supporter = ws.nextSupport[supporter] ?? 0) {
    if (ws.given[supporter] !== YES || ws.power[supporter] !== ws.power[at]) continue;
    units ??= [];
    units.push(unitIn(ws, supporter));
  }
  return units;
}

/** A move's success while it is told. */
type Moved = {
  -readonly [Fact in keyof Extract<MoveReason, { code: 'moved' }>]: Extract<MoveReason, { code: 'moved' }>[Fact];
};

function explainSuccess(ws: Workspace, p: number): MoveReason {
  const at = ws.target[p] ?? 0;
  const to = ws.tables.map.locations[ws.place[p] ?? 0] ?? '';
  const byConvoy = bySea(ws, p) === YES;
  const ring = ringOf(ws, p);
  if (ring.length > 1) return { code: 'rotated', to, ring: ring.map((one) => unitIn(ws, one)), byConvoy };
  const driven = dislodgerOf(ws, at) === p;
  const route = byConvoy ? usedRoute(ws, p) : 0;
  const discounted = discountedOf(ws, p);
  const strength = stayed(ws, at) ? countedStrength(ws, p) : fullStrength(ws, p);
  const moved: Moved = { code: 'moved', to, strength, byConvoy, rivals: rivalsOf(ws, p) };
  if (route !== 0) moved.route = seasInOrder(ws.tables, p, route).map((sea) => codeOf(ws, sea));
  if (driven) moved.dislodges = force(ws, at, opposition(ws, p));
  if (discounted !== undefined) moved.discounted = discounted;
  return moved;
}

/** What the unit in the destination set against the move. */
function opposition(ws: Workspace, p: number): number {
  const at = ws.target[p] ?? 0;
  return headToHead(ws, p) === YES ? fullStrength(ws, at) : defence(ws, at);
}

/** The route that carried an army: the shortest unbroken one; 0 if there is none. */
export function usedRoute(ws: Workspace, army: number): number {
  for (let r = firstRoute(ws, army); r !== 0; r = nextRoute(ws, army, r)) {
    const route = ws.tables.routes[r - 1] ?? 0;
    if (isUnbroken(ws, route)) return route;
  }
  return 0;
}

/** Whether no fleet of a route is dislodged or kept from convoying. */
function isUnbroken(ws: Workspace, route: number): boolean {
  for (let rest = route; rest !== 0; rest &= rest - 1) {
    const sea = ws.tables.seaOfBit[31 - Math.clz32(rest & -rest)] ?? 0;
    if (ws.held[sea] === 1 || dislodgerOf(ws, sea) !== 0) return false;
  }
  return true;
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

function explainNoConvoy(ws: Workspace, p: number, rules: Rules): MoveReason {
  if (firstRoute(ws, p) === 0) {
    return { code: 'no-convoy', missing: idleFleets(ws, p).map((fleet) => orderedOf(ws, fleet)) };
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

/** Whether the units ahead of a move wait for one another in a ring that ends with it. */
function isRing(ws: Workspace, p: number): boolean {
  let at = ws.target[p] ?? 0;
  for (let steps = 0; at !== p; steps++) {
    if (ws.kind[at] !== MOVE || steps > ws.moverCount) return false;
    at = ws.target[at] ?? 0;
  }
  return true;
}

type NotEntered = Extract<
  MoveReason,
  { code: 'standoff' | 'beaten' | 'beleaguered' | 'head-to-head' | 'defended' | 'not-vacated' | 'own-unit' }
>;

function notVacated(ws: Workspace, target: number, strength: number, rules: Rules, shallow: boolean): NotEntered {
  const why = shallow ? 'not-vacated' : explainMove(ws, target, rules, true).code;
  return { code: 'not-vacated', at: codeOf(ws, target), strength, ahead: force(ws, target, 1), why };
}

function beaten(ws: Workspace, at: string, strength: number, winner: number): NotEntered {
  return { code: 'beaten', at, strength, winner: force(ws, winner, winningStrength(ws, winner)) };
}

/** Those of a list, strongest first, that are at least so strong. */
function asStrong(forces: readonly Force[], strength: number): readonly Force[] {
  let count = 0;
  while (count < forces.length && (forces[count]?.strength ?? 0) >= strength) count++;
  return count === forces.length ? forces : count === 0 ? NOBODY : forces.slice(0, count);
}

/** Why a move that attacked did not enter; supports that did not count are told beside it. */
function whyNotEntered(ws: Workspace, p: number, strength: number, rules: Rules, shallow: boolean): NotEntered {
  const target = ws.target[p] ?? 0;
  const at = codeOf(ws, target);
  const occupied = stayed(ws, target);
  const head = headToHead(ws, p) === YES;
  if (head && fullStrength(ws, target) >= strength)
    return { code: 'head-to-head', strength, opponent: force(ws, target) };
  const ashore = landingOver(ws, p);
  if (ashore !== 0 && fullStrength(ws, ashore) >= strength) {
    return { code: 'head-to-head', strength, opponent: force(ws, ashore) };
  }
  const winner = entrant(ws, target);
  const waits = occupied && ws.kind[target] === MOVE && !head;
  const rivals = asStrong(rivalsOf(ws, p), strength);
  // A ring that did not turn was stopped where a rival stood against it, not by its own members.
  if (waits && winner === 0 && rivals.length > 0 && isRing(ws, p)) return { code: 'standoff', at, strength, rivals };
  if (occupied && ws.power[target] === ws.power[p] && winner === 0) {
    return waits ? notVacated(ws, target, strength, rules, shallow) : { code: 'own-unit', at, own: unitIn(ws, target) };
  }
  if (winner !== 0 && rivals.some((rival) => rival.unit === unitIn(ws, winner)))
    return beaten(ws, at, strength, winner);
  if (!occupied) return { code: 'standoff', at, strength, rivals };
  const resists = opposition(ws, p);
  const strongest = rivals[0]?.strength ?? 0;
  if (strongest > 0 && (strength > resists || (strongest >= resists && !waits))) {
    return { code: 'beleaguered', at, strength, defender: force(ws, target, resists), rivals };
  }
  if (winner !== 0) return beaten(ws, at, strength, winner);
  return waits
    ? notVacated(ws, target, strength, rules, shallow)
    : { code: 'defended', at, strength, defender: force(ws, target, resists) };
}

function explainFailure(ws: Workspace, p: number, rules: Rules, shallow: boolean): MoveReason {
  const at = ws.target[p] ?? 0;
  const foreign = stayed(ws, at) && ws.power[at] !== ws.power[p];
  const strength = foreign ? countedStrength(ws, p) : fullStrength(ws, p);
  const reason = whyNotEntered(ws, p, strength, rules, shallow);
  const discounted = discountedOf(ws, p);
  return discounted === undefined || reason.code === 'own-unit' ? reason : { ...reason, discounted };
}

/** The strength with which a move entered. */
function winningStrength(ws: Workspace, p: number): number {
  return stayed(ws, ws.target[p] ?? 0) ? countedStrength(ws, p) : fullStrength(ws, p);
}

/** Why the legal move from `p` came out as it did. `shallow` keeps a chain of waiting units from being told to its end. */
export function explainMove(ws: Workspace, p: number, rules: Rules, shallow = false): MoveReason {
  if (ws.move[p] === YES) return explainSuccess(ws, p);
  if (attacks(ws, p) === NO) return explainNoConvoy(ws, p, rules);
  return explainFailure(ws, p, rules, shallow);
}
