import { MOVE, SUPPORT_MOVE } from '../engine/checked.ts';
import { dislodgerOf, stayed } from '../engine/fate.ts';
import { isShielded } from '../engine/shield.ts';
import { attacks, bySea, fromTarget } from '../engine/strength.ts';
import { NO, type Workspace, YES } from '../engine/workspace.ts';
import type { ConvoyReason, Force, HoldReason, SupportReason } from '../reason.ts';
import type { Rules } from '../rules.ts';
import { codeOf, countedStrength, defence, force, NOBODY, orderedOf, unitIn, withForce } from './facts.ts';
import { paradoxFacts, usedRoute } from './move.ts';

/** The attacker that cut a support without dislodging: the strongest, by place where equal; 0 if none did. */
function cutterOf(ws: Workspace, p: number): number {
  let cutter = 0;
  let strongest = 0;
  for (let attacker = ws.firstAttacker[p] ?? 0; attacker !== 0; attacker = ws.nextAttacker[attacker] ?? 0) {
    if (!cuts(ws, attacker, p)) continue;
    const strength = countedStrength(ws, attacker);
    if (cutter !== 0 && strength <= strongest) continue;
    cutter = attacker;
    strongest = strength;
  }
  return cutter;
}

/** Whether an attack cuts the support of the unit in `p` without having to dislodge it. */
function cuts(ws: Workspace, attacker: number, p: number): boolean {
  return (
    ws.power[attacker] !== ws.power[p] &&
    attacks(ws, attacker) === YES &&
    fromTarget(ws, attacker, p) === NO &&
    !(isShielded(ws, attacker, p) && bySea(ws, attacker) === YES)
  );
}

/** Why the legal support from `p` counted, was cut, or matched nothing. */
export function explainSupport(ws: Workspace, p: number): SupportReason {
  const other = ws.target[p] ?? 0;
  const isMove = ws.kind[p] === SUPPORT_MOVE;
  if (ws.matched[p] !== 1) {
    const actual = orderedOf(ws, other);
    const sameMove = isMove && ws.kind[other] === MOVE && ws.target[other] === ws.dest[p];
    if (!sameMove) return { code: 'support-unmatched', actual };
    return { code: 'support-coast-mismatch', actual, coast: ws.tables.map.locations[ws.place[p] ?? 0] ?? '' };
  }
  if (ws.given[p] !== YES) {
    const cutter = cutterOf(ws, p);
    if (cutter !== 0) return { code: 'cut', by: unitIn(ws, cutter), byConvoy: bySea(ws, cutter) === YES };
    const by = dislodgerOf(ws, p);
    return { code: 'cut-by-dislodgement', by: force(ws, by, countedStrength(ws, by)) };
  }
  const target = unitIn(ws, other);
  if (!isMove) return { code: 'supported', target };
  const dest = ws.dest[p] ?? 0;
  const to = ws.tables.map.locations[ws.place[other] ?? 0] ?? '';
  if (stayed(ws, dest) && ws.power[dest] === ws.power[p] && ws.power[other] !== ws.power[p]) {
    return { code: 'support-not-counted', target, to, own: unitIn(ws, dest) };
  }
  return { code: 'supported', target, to };
}

/** Why the legal convoy of the fleet in `p` held, broke, or matched nothing. */
export function explainConvoy(ws: Workspace, p: number, rules: Rules): ConvoyReason {
  const army = ws.target[p] ?? 0;
  if (ws.matched[p] !== 1) return { code: 'convoy-unmatched', actual: orderedOf(ws, army) };
  const by = dislodgerOf(ws, p);
  if (ws.held[p] === 1) return { code: 'convoy-paradox', ...paradoxFacts(ws, ws.paradox[p] ?? 0, rules) };
  if (by !== 0) return { code: 'fleet-dislodged', army: unitIn(ws, army), by: force(ws, by, countedStrength(ws, by)) };
  const bit = ws.tables.seaBit[p] ?? 0;
  const used = ws.move[army] === YES && bySea(ws, army) === YES && (usedRoute(ws, army) & bit) !== 0;
  return { code: 'convoyed', army: unitIn(ws, army), to: codeOf(ws, ws.target[army] ?? 0), used };
}

/** How a unit that held came through. `implicit`: it had no order. */
export function explainHold(ws: Workspace, p: number, implicit: boolean): HoldReason {
  const reason = howHeld(ws, p);
  return implicit ? { ...reason, implicit } : reason;
}

function howHeld(ws: Workspace, p: number): HoldReason {
  const strength = defence(ws, p);
  if (dislodgerOf(ws, p) !== 0) return { code: 'overrun', strength };
  const attackers = attackForces(ws, p);
  const beleaguered = (attackers[0]?.strength ?? 0) > strength;
  return { code: beleaguered ? 'held-beleaguered' : 'held', strength, attackers };
}

/** The attackers of a unit with what they set against it: nothing where it is of their own power. */
function attackForces(ws: Workspace, p: number): readonly Force[] {
  let attackers: readonly Force[] = NOBODY;
  for (let attacker = ws.firstAttacker[p] ?? 0; attacker !== 0; attacker = ws.nextAttacker[attacker] ?? 0) {
    if (attacks(ws, attacker) !== YES) continue;
    const strength = ws.power[attacker] === ws.power[p] ? 0 : countedStrength(ws, attacker);
    attackers = withForce(attackers, force(ws, attacker, strength));
  }
  return attackers;
}
