import { ORDER_VERBS, ROLE } from '../words/roles.ts';
import { actionsAt } from './action.ts';
import { type Candidate, candidate } from './candidate.ts';
import type { Draft, UnitDraft } from './draft.ts';
import { movesAt } from './move.ts';
import { placesAt } from './place.ts';
import { isArrow, plays, type Scan, solid } from './scan.ts';
import { sharedAt } from './shared.ts';
import { type UnitMatch, unitsAt } from './unit.ts';

/** "Army moves from Paris to Burgundy", "army to Edi from Lvp": the type first, the places after the verb. */
function placesAfterVerb(scan: Scan, unit: UnitDraft, at: number): Candidate[] {
  const found: Candidate[] = [];
  let here = solid(scan, at);
  const verbs = ROLE.move | ROLE.aux | (scan.phase === 'retreat' ? ROLE.retreat : 0);
  while (plays(scan, here, verbs) && !plays(scan, here, ROLE.to)) here = solid(scan, here + 1);
  if (scan.phase === 'retreat' && here > at) {
    // "My army retreats to Gascony": the only one.
    for (const { to, end } of movesAt(scan, at))
      found.push(candidate(scan, { kind: 'move', unit, to, via: false, route: [] }, end));
  }
  if (plays(scan, here, ROLE.from)) {
    for (const from of placesAt(scan, solid(scan, here + 1))) {
      for (const { to, via, route, end } of movesAt(scan, from.end)) {
        found.push(candidate(scan, { kind: 'move', unit: { ...unit, at: from.slot }, to, via, route }, end));
      }
    }
  }
  if (plays(scan, here, ROLE.to)) {
    for (const to of placesAt(scan, solid(scan, here + 1), true)) {
      const from = solid(scan, to.end);
      const origin = plays(scan, from, ROLE.from) ? placesAt(scan, solid(scan, from + 1))[0] : undefined;
      if (origin === undefined) continue;
      const draft: Draft = { kind: 'move', unit: { ...unit, at: origin.slot }, to: to.slot, via: false, route: [] };
      found.push(candidate(scan, draft, origin.end));
    }
  }
  return found;
}

/** `A Bur (dislodged) - Gas`, `A Bur *dislodged* - Gas`: a result between the unit and its order. */
function afterRemark(scan: Scan, at: number): number {
  const sign = scan.tokens[at]?.kind;
  const remark = (sign === 'open' || sign === 'mark') && plays(scan, at + 1, ROLE.result);
  const close = scan.tokens[at + 2]?.kind;
  return remark && (close === 'close' || close === 'mark') ? at + 3 : at;
}

/** `Paris: move to Burgundy`, `F Kie: disband`, `A Bur: Gas`, `A Par order: move to Bur`. */
function afterColon(scan: Scan, match: UnitMatch): Candidate[] {
  let here = solid(scan, match.end);
  for (let passed = 0; passed < 2 && plays(scan, here, ROLE.filler); passed++) here = solid(scan, here + 1);
  if (scan.tokens[here]?.kind !== 'colon') return [];
  const led =
    plays(scan, solid(scan, here + 1), ORDER_VERBS | ROLE.to | ROLE.aux) || isArrow(scan, solid(scan, here + 1));
  return actionsAt(scan, match.unit, here + 1).filter(
    ({ clean, drafts: [draft] }) => clean && (led || draft?.kind === 'move'),
  );
}

/** `A Mun, hold`, `A Bur, retreat to Gas`: a comma between the unit and its verb. */
function afterComma(scan: Scan, match: UnitMatch): Candidate[] {
  const comma = scan.tokens[match.end]?.kind === 'comma';
  const verb = solid(scan, match.end + 1);
  const follows = plays(scan, verb, ORDER_VERBS) && !plays(scan, verb, ROLE.army | ROLE.fleet | ROLE.unit);
  return comma && follows ? actionsAt(scan, match.unit, match.end + 1).filter(({ clean }) => clean) : [];
}

/** `Bur <- A Par`: the place first, then the unit that goes there. */
function backwards(scan: Scan, at: number): Candidate[] {
  return placesAt(scan, at, true).flatMap(({ slot: to, end }) => {
    if (scan.tokens[end]?.kind !== 'back') return [];
    return unitsAt(scan, solid(scan, end + 1)).flatMap((match) =>
      match.unit.at === undefined
        ? []
        : [candidate(scan, { kind: 'move', unit: match.unit, to, via: false, route: [] }, match.end)],
    );
  });
}

/** The readings of an order that begins with its unit, or with the place that a unit goes to. */
export function unitOrders(scan: Scan, at: number): Candidate[] {
  const found: Candidate[] = backwards(scan, at);
  for (const match of unitsAt(scan, at)) {
    if (match.unit.at === undefined) {
      found.push(...placesAfterVerb(scan, match.unit, match.end));
      continue;
    }
    const direct = actionsAt(scan, match.unit, afterRemark(scan, match.end));
    const actions = direct.length > 0 ? direct : afterColon(scan, match);
    found.push(...actions);
    if (actions.length > 0) continue;
    const parted = match.form === 'typed' ? afterComma(scan, match) : [];
    if (parted.length > 0) {
      found.push(...parted);
      continue;
    }
    const shared = sharedAt(scan, match);
    if (shared !== undefined) found.push(shared);
    else if (match.form === 'typed') found.push(candidate(scan, { kind: 'bare', unit: match.unit }, match.end));
  }
  return found;
}
