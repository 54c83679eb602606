import { MOVE, SUPPORT_MOVE } from './checked.ts';
import { convoyFleets, firstRoute, lastSea, nextRoute } from './convoy.ts';
import { isShielded } from './shield.ts';
import { BY_LAND, BY_SEA, NO, type Truth, UNKNOWN, type Workspace, YES } from './workspace.ts';

/**
 * Strengths as the rules define them (DATC chapter 5): attack, defend, prevent and hold strength are four numbers. While
 * decisions are open each has a least and a greatest value; a decision falls when no open one could change it.
 */

/** A truth known only as a byte of a workspace. */
function truth(value: number | undefined): Truth {
  return value === YES ? YES : value === NO ? NO : UNKNOWN;
}

/** Whether the unit in `p` is driven out. */
export function decideDislodged(ws: Workspace, p: number): Truth {
  let open = false;
  const leaves = ws.kind[p] === MOVE ? truth(ws.move[p]) : NO;
  if (leaves === YES) return NO;
  for (let attacker = ws.firstAttacker[p] ?? 0; attacker !== 0; attacker = ws.nextAttacker[attacker] ?? 0) {
    const enters = ws.move[attacker];
    if (enters === YES && leaves === NO) return YES;
    if (enters !== NO) open = true;
  }
  return open ? UNKNOWN : NO;
}

/** Whether an army's convoy holds: a complete route of fleets that ordered it, none of them dislodged (DATC 4.A.1). */
export function decideSails(ws: Workspace, army: number): Truth {
  const { tables } = ws;
  const fleets = convoyFleets(ws, army);
  let broken = 0;
  let open = 0;
  for (let rest = fleets; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const fleet = tables.seas[31 - Math.clz32(bit)] ?? 0;
    const dislodged = ws.held[fleet] === 1 ? YES : decideDislodged(ws, fleet);
    if (dislodged === YES) broken |= bit;
    else if (dislodged === UNKNOWN) open |= bit;
  }
  if (ws.oneBrokenBreaks && broken !== 0) return NO;
  let possible = false;
  for (let r = firstRoute(ws, army); r !== 0; r = nextRoute(ws, army, r)) {
    const route = tables.routes[r - 1] ?? 0;
    if ((route & broken) !== 0) continue;
    if ((route & open) === 0 && !(ws.oneBrokenBreaks && open !== 0)) return YES;
    possible = true;
  }
  return possible ? UNKNOWN : NO;
}

/** Whether a move attacks at all: over land always, by sea only while its convoy holds. */
export function attacks(ws: Workspace, p: number): Truth {
  return ws.mode[p] === BY_SEA ? truth(ws.sails[p]) : YES;
}

/** Whether a move travels by sea. */
export function bySea(ws: Workspace, p: number): Truth {
  const mode = ws.mode[p];
  return mode === BY_LAND ? NO : mode === BY_SEA ? YES : truth(ws.sails[p]);
}

/** Whether the moves from `p` and from its destination meet head to head: over land against each other. */
export function headToHead(ws: Workspace, p: number): Truth {
  const other = ws.target[p] ?? 0;
  if (ws.kind[other] !== MOVE || ws.target[other] !== p) return NO;
  const mine = bySea(ws, p);
  const theirs = bySea(ws, other);
  if (mine === YES || theirs === YES) return NO;
  return mine === NO && theirs === NO ? YES : UNKNOWN;
}

/** Least and greatest value of a strength, packed: `least | greatest << 8`. */
export type Range = number;
function range(least: number, greatest: number): Range {
  return least | (greatest << 8);
}
export function least(strength: Range): number {
  return strength & 255;
}
export function greatest(strength: Range): number {
  return strength >> 8;
}

/** One and the supports of the unit in `p`; those by power `without` left out (0: none is). */
export function supported(ws: Workspace, p: number, without: number): Range {
  let low = 1;
  let high = 1;
  for (let supporter = ws.firstSupport[p] ?? 0; supporter !== 0; supporter = ws.nextSupport[supporter] ?? 0) {
    if (ws.power[supporter] === without) continue;
    const given = ws.given[supporter];
    if (given === YES) {
      low++;
      high++;
    } else if (given !== NO) high++;
  }
  return range(low, high);
}

/** Under 4.A.7 a: whether a unit whose place another entered did not leave it, and so is dislodged. */
function stayedBehind(ws: Workspace, p: number): Truth {
  return ws.move[p] === YES ? NO : ws.move[p] === NO ? YES : UNKNOWN;
}

/** How strongly a rival keeps others out of its destination, while the unit there `stays` or leaves. */
export function prevents(ws: Workspace, rival: number, stays: boolean): Range {
  const arrives = attacks(ws, rival);
  if (arrives === NO) return range(0, 0);
  const full = supported(ws, rival, 0);
  let low = arrives === UNKNOWN ? 0 : least(full);
  let high = greatest(full);
  const at = ws.target[rival] ?? 0;
  // The loser of a head-to-head does not hold the winner's old province (DATC 6.E.1).
  if (!stays && ws.kind[at] === MOVE && ws.target[at] === rival) {
    const beaten = ws.dislodgedNeverBounces ? stayedBehind(ws, rival) : headToHead(ws, rival);
    if (beaten === YES) high = 0;
    if (beaten !== NO) low = 0;
  }
  return range(low, high);
}

/** Under 4.A.4 b the army whose last fleet stands in the destination of the move from `p`, or 0. */
export function landingOver(ws: Workspace, p: number): number {
  if (!ws.fromLastFleet) return 0;
  const bit = ws.tables.seaBit[ws.target[p] ?? 0] ?? 0;
  if (bit === 0) return 0;
  for (let army = ws.firstAttacker[p] ?? 0; army !== 0; army = ws.nextAttacker[army] ?? 0) {
    if (bySea(ws, army) !== NO && lastSea(ws, army) === bit) return army;
  }
  return 0;
}

/** Under 4.A.4 b: whether a convoyed army meets the unit in its landing place, for that one moves to its last fleet. */
function meetsAshore(ws: Workspace, p: number): boolean {
  if (!ws.fromLastFleet) return false;
  const at = ws.target[p] ?? 0;
  return ws.kind[at] === MOVE && landingOver(ws, at) === p;
}

/** The ways a destination can stand towards a move. */
export const VACATED = 1;
export const OCCUPIED = 2;
export const OPPOSED = 4;

/** Which of them are still possible, as a set. */
export function situations(ws: Workspace, p: number): number {
  const at = ws.target[p] ?? 0;
  if (ws.unit[at] === 0) return VACATED;
  if (ws.kind[at] !== MOVE) return OCCUPIED;
  const head = meetsAshore(ws, p) ? bySea(ws, p) : headToHead(ws, p);
  if (head === YES) return OPPOSED;
  const leaves = ws.move[at];
  const rest = leaves === YES ? VACATED : leaves === NO ? OCCUPIED : VACATED | OCCUPIED;
  return head === NO ? rest : rest | OPPOSED;
}

/** Attack strength in a situation. Supports by the power of a unit that does not leave are not counted (DATC 6.E.7). */
export function attackStrength(ws: Workspace, p: number, situation: number): Range {
  if (situation === VACATED) return supported(ws, p, 0);
  const power = ws.power[ws.target[p] ?? 0] ?? 0;
  return power === ws.power[p] ? range(0, 0) : supported(ws, p, power);
}

/** What the destination itself sets against a move in a situation. */
export function resistance(ws: Workspace, p: number, situation: number): Range {
  if (situation === VACATED) return range(0, 0);
  const at = ws.target[p] ?? 0;
  if (situation === OPPOSED) return supported(ws, at, 0);
  return ws.kind[at] === MOVE ? range(1, 1) : supported(ws, at, 0);
}

/** Whether the move succeeds in one situation. */
export function decideIn(ws: Workspace, p: number, situation: number): Truth {
  const attack = attackStrength(ws, p, situation);
  const low = least(attack);
  const high = greatest(attack);
  if (high === 0) return NO;
  const stand = resistance(ws, p, situation);
  if (high <= least(stand)) return NO;
  let sure = low > greatest(stand);
  const army = landingOver(ws, p);
  if (army !== 0) {
    const defend = supported(ws, army, 0);
    if (high <= least(defend)) return NO;
    if (low <= greatest(defend)) sure = false;
  }
  for (let rival = ws.firstAttacker[ws.target[p] ?? 0] ?? 0; rival !== 0; rival = ws.nextAttacker[rival] ?? 0) {
    if (rival === p) continue;
    const prevent = prevents(ws, rival, situation !== VACATED);
    if (high <= least(prevent)) return NO;
    if (low <= greatest(prevent)) sure = false;
  }
  return sure ? YES : UNKNOWN;
}

/** Whether a move goes where no unit is and nobody else goes. */
function isUnopposed(ws: Workspace, p: number): boolean {
  const at = ws.target[p] ?? 0;
  return ws.unit[at] === 0 && ws.firstAttacker[at] === p && ws.nextAttacker[p] === 0;
}

/** Whether the move from `p` succeeds: the same in every situation still possible, or not yet known. */
export function decideMove(ws: Workspace, p: number): Truth {
  const arrives = attacks(ws, p);
  if (arrives === NO || isUnopposed(ws, p)) return arrives;
  const possible = situations(ws, p);
  let verdict: Truth | undefined;
  for (let situation = VACATED; situation <= OPPOSED; situation <<= 1) {
    if ((possible & situation) === 0) continue;
    const here = decideIn(ws, p, situation);
    if (here === UNKNOWN || (verdict !== undefined && verdict !== here)) return UNKNOWN;
    verdict = here;
  }
  if (verdict === YES && arrives === UNKNOWN) return UNKNOWN;
  return verdict ?? UNKNOWN;
}

/**
 * Whether an attack comes from the very place a support is directed at, and so cuts it only by dislodging: the army's
 * start or, under 4.A.4 b, the sea of the last fleet.
 */
export function fromTarget(ws: Workspace, attacker: number, supporter: number): Truth {
  const directed = (ws.kind[supporter] === SUPPORT_MOVE ? ws.dest[supporter] : ws.target[supporter]) ?? 0;
  const over = ws.kind[supporter] === SUPPORT_MOVE && directed === attacker ? YES : NO;
  if (!ws.fromLastFleet) return over;
  const sea = bySea(ws, attacker);
  if (sea === NO) return over;
  const ashore = lastSea(ws, attacker) !== 0 && lastSea(ws, attacker) === ws.tables.seaBit[directed] ? YES : NO;
  return sea === YES || ashore === over ? ashore : UNKNOWN;
}

/** Whether a matched support is given: not cut by an attack from elsewhere, nor by dislodgement (DATC 6.D.2 to 6.D.21). */
export function decideSupport(ws: Workspace, supporter: number): Truth {
  let open = false;
  for (let attacker = ws.firstAttacker[supporter] ?? 0; attacker !== 0; attacker = ws.nextAttacker[attacker] ?? 0) {
    if (isShielded(ws, attacker, supporter)) {
      const sea = bySea(ws, attacker);
      if (sea === YES) continue;
      if (sea === UNKNOWN) {
        open = true;
        continue;
      }
    }
    const arrives = attacks(ws, attacker);
    if (arrives === NO) continue;
    if (ws.move[attacker] === YES) return NO;
    if (ws.move[attacker] === UNKNOWN) open = true;
    if (ws.power[attacker] === ws.power[supporter]) continue;
    const aimed = fromTarget(ws, attacker, supporter);
    if (aimed === YES) continue;
    if (arrives === YES && aimed === NO) return NO;
    open = true;
  }
  return open ? UNKNOWN : YES;
}
