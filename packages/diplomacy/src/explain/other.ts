import { MOVE, SUPPORT_MOVE } from '../engine/checked.ts';
import { dislodgerOf, stayed } from '../engine/fate.ts';
import { isShielded } from '../engine/shield.ts';
import { attacks, bySea, fromTarget } from '../engine/strength.ts';
import { attackersOf, NO, type Workspace, YES } from '../engine/workspace.ts';
import type { ConvoyReason, Force, HoldReason, SupportReason } from '../reason.ts';
import type { Rules } from '../rules.ts';
import { byStrength, codeOf, countedStrength, defence, force, orderedOf, unitIn } from './facts.ts';
import { paradoxFacts, usedRoute } from './move.ts';

/** The attacker that cut a support without dislodging: the strongest, by place where equal; 0 if none did. */
function cutterOf(ws: Workspace, p: number): number {
  const cutters = attackersOf(ws, p).filter(
    (attacker) =>
      ws.power[attacker] !== ws.power[p] &&
      attacks(ws, attacker) === YES &&
      fromTarget(ws, attacker, p) === NO &&
      !(isShielded(ws, attacker, p) && bySea(ws, attacker) === YES),
  );
  return cutters.sort((a, b) => countedStrength(ws, b) - countedStrength(ws, a) || a - b)[0] ?? 0;
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
  const strength = defence(ws, p);
  const withFlag = (reason: HoldReason): HoldReason => (implicit ? { ...reason, implicit } : reason);
  if (dislodgerOf(ws, p) !== 0) return withFlag({ code: 'overrun', strength });
  if (ws.firstAttacker[p] === 0) return withFlag({ code: 'held', strength, attackers: [] });
  const attackers: Force[] = attackersOf(ws, p)
    .filter((attacker) => attacks(ws, attacker) === YES)
    .map((attacker) => force(ws, attacker, ws.power[attacker] === ws.power[p] ? 0 : countedStrength(ws, attacker)))
    .sort(byStrength);
  const strong = attackers.filter((attacker) => attacker.strength > strength);
  return withFlag({ code: strong.length > 0 ? 'held-beleaguered' : 'held', strength, attackers });
}
