import { ROLE } from '../words/roles.ts';
import { isBoundary } from './boundary.ts';
import { type Draft, isSamePlace, type Parsed, type UnitDraft } from './draft.ts';
import { holdAt } from './hold.ts';
import { movesAt } from './move.ts';
import { placesAt } from './place.ts';
import { afterAux, isArrow, plays, type Scan, solid } from './scan.ts';
import { type TargetMatch, targetsAt } from './target.ts';
import { type UnitMatch, unitsAt } from './unit.ts';

/** A reading of an order with how far it is to be preferred among readings of the same words. */
export interface Candidate extends Parsed {
  /** What follows is no part of an order. */
  readonly clean: boolean;
}

const OFF_BOARD = new Set(['board', 'otb', 'доски', 'поля', 'карты']);

function candidate(scan: Scan, draft: Draft, end: number): Candidate {
  return { drafts: [draft], end, clean: isBoundary(scan, end) };
}

function supported(unit: UnitDraft, { unit: target, to }: TargetMatch, kind: 'support' | 'convoy'): Draft {
  return to === undefined ? { kind, unit, target } : { kind, unit, target, to };
}

/** Supports and convoys; a Cyrillic «с» may be either, so both readings are kept. */
function helping(scan: Scan, unit: UnitDraft, at: number): Candidate[] {
  const supports = targetsAt(scan, at, ROLE.support) ?? [];
  const convoys = targetsAt(scan, at, ROLE.convoy) ?? [];
  const found: Candidate[] = [];
  for (const target of supports) {
    const twin = convoys.find(({ end, to }) => end === target.end && to !== undefined && target.to !== undefined);
    const draft = supported(unit, target, 'support');
    if (twin === undefined) found.push(candidate(scan, draft, target.end));
    else
      found.push({
        drafts: [draft, supported(unit, twin, 'convoy')],
        alternatives: true,
        end: target.end,
        clean: isBoundary(scan, target.end),
      });
  }
  if (supports.length === 0) {
    for (const target of convoys) found.push(candidate(scan, supported(unit, target, 'convoy'), target.end));
  }
  return found;
}

/** `disband`, `off the board`, `destroyed`, `- OTB`, «распустить». */
function disbandAt(scan: Scan, at: number): number | undefined {
  let here = solid(scan, at);
  for (let passed = 0; passed < 6; passed++) {
    const key = scan.tokens[here]?.key ?? '';
    if (OFF_BOARD.has(key)) return here + 1;
    if (plays(scan, here, ROLE.disband)) return here + 1;
    // `F Kie R`, `F Kie -` in winter.
    const sign = isArrow(scan, here) || plays(scan, here, ROLE.retreat);
    if (scan.phase === 'build' && sign && isBoundary(scan, here + 1)) return here + 1;
    const leads =
      isArrow(scan, here) ||
      plays(scan, here, ROLE.aux | ROLE.to | ROLE.retreat | ROLE.move) ||
      key === 'off' ||
      key === 'the' ||
      key === 'с';
    if (!leads) return undefined;
    here = solid(scan, here + 1);
  }
  return undefined;
}

/** "remains in Munich". */
function afterOwnPlace(scan: Scan, unit: UnitDraft, at: number): number {
  const here = solid(scan, at);
  if (!plays(scan, here, ROLE.at)) return at;
  return placesAt(scan, solid(scan, here + 1)).find((match) => isSamePlace(unit.at, match.slot))?.end ?? at;
}

/** "Army moves from Paris to Burgundy", "army to Edi from Lvp": the type first, the places after the verb. */
function placesAfterVerb(scan: Scan, unit: UnitDraft, at: number): Candidate[] {
  const found: Candidate[] = [];
  let here = solid(scan, at);
  while (plays(scan, here, ROLE.move | ROLE.aux) && !plays(scan, here, ROLE.to)) here = solid(scan, here + 1);
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

/** `Par Build Army`: the type may stand after the verb. */
function built(scan: Scan, unit: UnitDraft, at: number): Candidate {
  const here = solid(scan, at);
  const type = plays(scan, here, ROLE.army) ? 'A' : plays(scan, here, ROLE.fleet) ? 'F' : undefined;
  const late = unit.type === undefined && type !== undefined && isBoundary(scan, here + 1);
  return late
    ? candidate(scan, { kind: 'build', unit: { ...unit, type } }, here + 1)
    : candidate(scan, { kind: 'build', unit }, at);
}

/** What a unit is ordered to do by the words after it. */
function actionsAt(scan: Scan, unit: UnitDraft, at: number): Candidate[] {
  const found: Candidate[] = [];
  const { phase } = scan;
  if (phase !== 'movement') {
    const disband = disbandAt(scan, at);
    if (disband !== undefined) found.push(candidate(scan, { kind: 'disband', unit }, disband));
  }
  if (phase === 'build') {
    const sign = solid(scan, at);
    const verb = afterAux(scan, isArrow(scan, sign) ? sign + 1 : sign);
    if (plays(scan, verb, ROLE.build) || scan.tokens[verb]?.kind === 'plus') found.push(built(scan, unit, verb + 1));
  }
  const held = holdAt(scan, at);
  if (held !== undefined) found.push(candidate(scan, { kind: 'hold', unit }, afterOwnPlace(scan, unit, held)));
  const helps = helping(scan, unit, at);
  // "A Lon convoys to Nwy" is a move; a convoy that names no destination is the last thing thought of.
  const complete = helps.filter(({ drafts: [draft] }) => draft?.kind !== 'convoy' || draft.to !== undefined);
  found.push(...complete);
  for (const { to, via, route, end } of movesAt(scan, at)) {
    // "MUN-MUN" is a hold.
    const stays = route.length === 0 && isSamePlace(unit.at, to);
    found.push(candidate(scan, stays ? { kind: 'hold', unit } : { kind: 'move', unit, to, via, route }, end));
  }
  found.push(...helps.filter((each) => !complete.includes(each)));
  return found;
}

function isListed(scan: Scan, at: number): number | undefined {
  const here = solid(scan, at);
  const kind = scan.tokens[here]?.kind;
  if (kind === 'comma' || kind === 'plus' || kind === 'slash') {
    const next = solid(scan, here + 1);
    return plays(scan, next, ROLE.and) && scan.tokens[next]?.key !== 'а' && scan.tokens[next]?.key !== 'a'
      ? next + 1
      : here + 1;
  }
  return plays(scan, here, ROLE.and) && !plays(scan, here, ROLE.army) ? here + 1 : undefined;
}

/** Orders that several units may share: `A Ber and A Mun hold`, `F Nth, F Nwy S A Den`. */
function isShared(draft: Draft | undefined): boolean {
  return draft !== undefined && (draft.kind === 'hold' || draft.kind === 'support' || draft.kind === 'disband');
}

const MOST_SHARING = 34;

function mayShare(first: UnitMatch, match: UnitMatch): boolean {
  return match.unit.at !== undefined && (match.form === 'typed' || first.form === 'bare');
}

/** `A Ber and A Mun hold`: units in a row, the last of which carries the order of all. */
function sharedAt(scan: Scan, first: UnitMatch): Candidate | undefined {
  // Where a row led to nothing, the rest of it leads to nothing either.
  if (first.end <= scan.memory.sharedUpTo) return undefined;
  const units = [first.unit];
  let end = first.end;
  while (units.length < MOST_SHARING) {
    const next = isListed(scan, end);
    const unit = next === undefined ? undefined : unitsAt(scan, next).find((match) => mayShare(first, match));
    if (unit === undefined) break;
    units.push(unit.unit);
    end = unit.end;
    const action = bestOf(actionsAt(scan, unit.unit, unit.end));
    if (action === undefined) continue;
    const [draft] = action.drafts;
    if (!action.clean || draft === undefined || action.drafts.length > 1 || !isShared(draft)) break;
    const drafts = units.map((each) => (draft.kind === 'waive' ? draft : { ...draft, unit: each }));
    return { drafts, end: action.end, clean: true };
  }
  scan.memory.sharedUpTo = end;
  return undefined;
}

/** The reading to take: one that ends where an order may end, and of those the longest; the first of equals. */
export function bestOf(candidates: readonly Candidate[]): Candidate | undefined {
  let best: Candidate | undefined;
  for (const each of candidates) {
    if (best === undefined || (each.clean && !best.clean) || (each.clean === best.clean && each.end > best.end))
      best = each;
  }
  return best;
}

/** The readings of an order that begins with its unit. */
export function unitOrders(scan: Scan, at: number): Candidate[] {
  const found: Candidate[] = [];
  for (const match of unitsAt(scan, at)) {
    if (match.unit.at === undefined) {
      found.push(...placesAfterVerb(scan, match.unit, match.end));
      continue;
    }
    const actions = actionsAt(scan, match.unit, match.end);
    found.push(...actions);
    if (actions.length > 0) continue;
    const shared = sharedAt(scan, match);
    if (shared !== undefined) found.push(shared);
    else if (match.form === 'typed') found.push(candidate(scan, { kind: 'bare', unit: match.unit }, match.end));
  }
  return found;
}
