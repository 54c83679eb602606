import type { UnitType } from '@standoff/diplomacy';
import { namedPower } from '../names/powers.ts';
import { ROLE } from '../words/roles.ts';
import { isBoundary, startsUnit } from './boundary.ts';
import type { Candidate } from './candidate.ts';
import type { Draft, UnitDraft } from './draft.ts';
import { isArrow, plays, type Scan, solid } from './scan.ts';
import { type UnitMatch, unitsAt } from './unit.ts';

/** After the type of a list: `2 армии: Москва`, `two armies, Vie and Bud`, «2 армии - Москва, Варшава». */
function isListSign(scan: Scan, heading: UnitMatch): boolean {
  const kind = scan.tokens[solid(scan, heading.end)]?.kind;
  return kind === 'colon' || (heading.plural === true && (kind === 'comma' || kind === 'dash'));
}

interface UnitList {
  readonly units: readonly UnitDraft[];
  readonly end: number;
}

const MOST_UNITS = 34;

const COUNTS: ReadonlyMap<string, number> = new Map([
  ['two', 2],
  ['both', 2],
  ['three', 3],
  ['four', 4],
  ['две', 2],
  ['двух', 2],
  ['обе', 2],
  ['обеих', 2],
  ['три', 3],
  ['zwei', 2],
  ['drei', 3],
]);

function separator(scan: Scan, at: number): number | undefined {
  const here = solid(scan, at);
  const kind = scan.tokens[here]?.kind;
  const next = solid(scan, here + 1);
  if (kind === 'comma' || kind === 'plus')
    return plays(scan, next, ROLE.and) && !plays(scan, next, ROLE.army) ? next + 1 : here + 1;
  return plays(scan, here, ROLE.and) && !plays(scan, here, ROLE.army) ? here + 1 : undefined;
}

/**
 * Units in a row after a verb: `A Par, F Bre`, `armies in Par and Mar`, `2 армии: Москва, Варшава`. The last unit whose
 * place is followed by something else than a separator ends the list.
 */
export function unitListAt(scan: Scan, at: number): UnitList | undefined {
  const units: UnitDraft[] = [];
  let type: UnitType | undefined;
  let end = at;
  let here = at;
  for (let steps = 0; steps < MOST_UNITS; steps++) {
    here = solid(scan, here);
    for (let passed = 0; passed < 6; passed++) {
      const kind = scan.tokens[here]?.kind;
      const skipped =
        kind === 'number' || kind === 'colon' || (plays(scan, here, ROLE.filler | ROLE.at) && !startsUnit(scan, here));
      if (!skipped) break;
      here = solid(scan, here + 1);
    }
    const matches = unitsAt(scan, here);
    const match = matches.find((each) => each.unit.at !== undefined && isBoundary(scan, each.end));
    const heading = matches.find((each) => each.form === 'placeless');
    if (match === undefined && heading !== undefined && isListSign(scan, heading)) {
      type = heading.unit.type;
      here = solid(scan, heading.end) + 1;
      if (units.length > 0) break;
      continue;
    }
    if (
      match === undefined &&
      heading?.unit.type !== undefined &&
      units.length === 0 &&
      (scan.tokens[heading.end - 1]?.text.length ?? 0) > 1 &&
      isBoundary(scan, heading.end)
    ) {
      // "Remove my fleet": the only one.
      return { units: [heading.unit], end: heading.end };
    }
    if (match === undefined) break;
    if (match.plural === true) type = match.unit.type;
    const like = units[units.length - 1]?.type ?? units[units.length - 1]?.like;
    if (match.unit.type === undefined && type !== undefined) units.push({ ...match.unit, type });
    else units.push(match.unit.type === undefined && like !== undefined ? { ...match.unit, like } : match.unit);
    end = match.end;
    const next = separator(scan, end);
    if (next === undefined) break;
    here = next;
  }
  return units.length === 0 ? undefined : { units, end };
}

/** Orders to a list of units: builds and removals. */
export function listOrders(scan: Scan, at: number, kind: 'build' | 'disband' | 'hold' | 'bare'): Candidate[] {
  const list = unitListAt(scan, at);
  if (list === undefined) return [];
  const drafts = list.units.map((unit): Draft => ({ kind, unit }));
  return [{ drafts, end: list.end, clean: isBoundary(scan, list.end) }];
}

const MOST_WAIVED = 17;

function countOf(digits: string): number {
  return Math.min(Math.max(Number.parseInt(digits, 10), 1), MOST_WAIVED);
}

/**
 * A waived build: `waive`, `pass`, `no build`, `1 unused build waived`, `waive 2`, «отказываюсь от постройки», «не
 * строю», `Do not use build order.` Read to the end of its clause.
 */
export function waiveAt(scan: Scan, at: number): Candidate | undefined {
  let waived = false;
  let negated = false;
  let building = false;
  const before = scan.tokens[at - 1];
  let count = before?.kind === 'number' ? countOf(before.text) : 1;
  let here = at;
  for (let passed = 0; passed < 12; passed++, here++) {
    const token = scan.tokens[here];
    if (
      token === undefined ||
      token.kind === 'comma' ||
      token.kind === 'semicolon' ||
      token.kind === 'stop' ||
      token.kind === 'question'
    )
      break;
    if (token.kind === 'number') count = countOf(token.text);
    if (token.kind !== 'word') continue;
    const times = /^[xх](\d)$/.exec(token.key)?.[1];
    if (times !== undefined) count = countOf(times);
    count = COUNTS.get(token.key) ?? count;
    // `SUB ( FRA WVE )`: the power before it is read first.
    if (!waived && here > at && namedPower(scan.map, token.key) !== undefined) return undefined;
    waived ||= plays(scan, here, ROLE.waive);
    negated ||=
      plays(scan, here, ROLE.not) || token.key === 'ничего' || token.key === 'nothing' || token.key === 'hold';
    building ||= plays(scan, here, ROLE.build);
    if (plays(scan, here, ROLE.and) && !plays(scan, here, ROLE.army) && waived) break;
    if (!waived && startsUnit(scan, here)) return undefined;
  }
  if (!waived && !(negated && building)) return undefined;
  return { drafts: Array.from({ length: count }, (): Draft => ({ kind: 'waive' })), end: here, clean: true };
}

/** `+A Par` and `-F Kie`: a sign for the verb. */
export function signedAt(scan: Scan, at: number): Candidate[] {
  const sign = scan.tokens[at];
  if (scan.phase === 'movement') return [];
  if (sign?.kind === 'plus' && scan.phase === 'build') return listOrders(scan, at + 1, 'build');
  if (isArrow(scan, at) && sign?.kind === 'dash') return listOrders(scan, at + 1, 'disband');
  return [];
}
