import { MOVE } from './checked.ts';
import { isShielded } from './shield.ts';
import {
  attackStrength,
  attacks,
  bySea,
  decideDislodged,
  decideIn,
  fromTarget,
  greatest,
  landingOver,
  least,
  OCCUPIED,
  OPPOSED,
  prevents,
  resistance,
  situations,
  supported,
  VACATED,
} from './strength.ts';
import { BY_LAND, UNKNOWN, type Workspace, YES } from './workspace.ts';

/**
 * What an undecided decision still hangs on: only those open decisions that could change it. A strength whose
 * comparison is already settled hangs on nothing, so that a knot holds no more than its core.
 */

/** Decisions by number: moves, supports and convoys of a province. */
export function moveNode(p: number): number {
  return p * 3;
}
export function supportNode(p: number): number {
  return p * 3 + 1;
}
export function sailsNode(p: number): number {
  return p * 3 + 2;
}

function openSupports(ws: Workspace, p: number, without: number, out: number[]): void {
  for (let supporter = ws.firstSupport[p] ?? 0; supporter !== 0; supporter = ws.nextSupport[supporter] ?? 0) {
    if (ws.power[supporter] !== without && ws.given[supporter] === UNKNOWN) out.push(supportNode(supporter));
  }
}

function openSails(ws: Workspace, p: number, out: number[]): void {
  if (ws.mode[p] !== BY_LAND && ws.sails[p] === UNKNOWN) out.push(sailsNode(p));
}

/** Whether an attack of `low..high` against a strength is still undecided. */
function undecided(low: number, high: number, against: number): boolean {
  return !(low > greatest(against) || high <= least(against));
}

function moveInSituation(ws: Workspace, p: number, situation: number, out: number[]): void {
  const at = ws.target[p] ?? 0;
  const attack = attackStrength(ws, p, situation);
  const low = least(attack);
  const high = greatest(attack);
  let own = false;
  if (undecided(low, high, resistance(ws, p, situation))) {
    own = true;
    if (situation !== VACATED && (situation === OPPOSED || ws.kind[at] !== MOVE)) openSupports(ws, at, 0, out);
  }
  const army = landingOver(ws, p);
  if (army !== 0 && undecided(low, high, supported(ws, army, 0))) {
    own = true;
    openSupports(ws, army, 0, out);
  }
  for (let rival = ws.firstAttacker[at] ?? 0; rival !== 0; rival = ws.nextAttacker[rival] ?? 0) {
    if (rival === p || !undecided(low, high, prevents(ws, rival, situation !== VACATED))) continue;
    own = true;
    openSupports(ws, rival, 0, out);
    openSails(ws, rival, out);
    if (ws.kind[at] === MOVE) openSails(ws, at, out);
    if (ws.dislodgedNeverBounces && ws.move[rival] === UNKNOWN) out.push(moveNode(rival));
  }
  if (own) openSupports(ws, p, situation === VACATED ? 0 : (ws.power[at] ?? 0), out);
}

function dependsOfMove(ws: Workspace, p: number, out: number[]): void {
  const at = ws.target[p] ?? 0;
  openSails(ws, p, out);
  const possible = situations(ws, p);
  // Several situations are open: which of them holds is itself undecided.
  if ((possible & (possible - 1)) !== 0) {
    if (ws.move[at] === UNKNOWN && (possible & (VACATED | OCCUPIED)) === (VACATED | OCCUPIED)) out.push(moveNode(at));
    if ((possible & OPPOSED) !== 0) openSails(ws, at, out);
  }
  for (let situation = VACATED; situation <= OPPOSED; situation <<= 1) {
    if ((possible & situation) !== 0 && decideIn(ws, p, situation) === UNKNOWN) moveInSituation(ws, p, situation, out);
  }
}

function dependsOfSupport(ws: Workspace, supporter: number, out: number[]): void {
  for (let attacker = ws.firstAttacker[supporter] ?? 0; attacker !== 0; attacker = ws.nextAttacker[attacker] ?? 0) {
    if (isShielded(ws, attacker, supporter)) {
      openSails(ws, attacker, out);
      if (bySea(ws, attacker) === YES) continue;
    }
    const foreign = ws.power[attacker] !== ws.power[supporter];
    if (foreign && fromTarget(ws, attacker, supporter) !== YES && attacks(ws, attacker) === UNKNOWN) {
      // Its arrival alone would cut; whether it also dislodges adds nothing.
      openSails(ws, attacker, out);
      continue;
    }
    if (ws.move[attacker] === UNKNOWN) out.push(moveNode(attacker));
    if (foreign) openSails(ws, attacker, out);
  }
}

function dependsOfSails(ws: Workspace, army: number, out: number[]): void {
  for (let rest = ws.convoySeas[army] ?? 0; rest !== 0; rest &= rest - 1) {
    const fleet = ws.tables.seas[31 - Math.clz32(rest & -rest)] ?? 0;
    if (ws.held[fleet] === 1 || decideDislodged(ws, fleet) !== UNKNOWN) continue;
    for (let attacker = ws.firstAttacker[fleet] ?? 0; attacker !== 0; attacker = ws.nextAttacker[attacker] ?? 0)
      if (ws.move[attacker] === UNKNOWN) out.push(moveNode(attacker));
  }
}

/** The open decisions an open decision depends on. */
export function dependencies(ws: Workspace, node: number): number[] {
  const out: number[] = [];
  const p = Math.floor(node / 3);
  if (node % 3 === 0) dependsOfMove(ws, p, out);
  else if (node % 3 === 1) dependsOfSupport(ws, p, out);
  else dependsOfSails(ws, p, out);
  return out;
}
