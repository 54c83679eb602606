import type { UnitType } from '@standoff/diplomacy';
import { ROLE } from '../words/roles.ts';
import { actionsAt } from './action.ts';
import { bestOf, type Candidate, candidate } from './candidate.ts';
import type { Draft, UnitDraft } from './draft.ts';
import { afterAux, plays, type Scan, solid } from './scan.ts';
import { type UnitMatch, unitsAt } from './unit.ts';

const MOST_SHARING = 34;
const MUTUAL = /^(?:each|one|mutually|друг|взаимно|einander|gegenseitig)$/;

interface Joint {
  readonly next: number;
  /** "and" stands there, not only a comma. */
  readonly and: boolean;
}

function jointAt(scan: Scan, at: number): Joint | undefined {
  const here = solid(scan, at);
  const kind = scan.tokens[here]?.kind;
  const isAnd = (token: number): boolean => plays(scan, token, ROLE.and) && !plays(scan, token, ROLE.army);
  if (kind === 'comma' || kind === 'plus' || kind === 'slash') {
    const next = solid(scan, here + 1);
    return isAnd(next) ? { next: next + 1, and: true } : { next: here + 1, and: kind === 'plus' };
  }
  return isAnd(here) ? { next: here + 1, and: true } : undefined;
}

/** Orders several units may share. A move is shared only where "and" says so: units before a comma may be a list. */
function isShared(draft: Draft, and: boolean): boolean {
  const { kind } = draft;
  return kind === 'hold' || kind === 'support' || kind === 'disband' || kind === 'convoy' || (kind === 'move' && and);
}

/** `A Mun and A Ber support each other`: two supports. */
function mutualAt(scan: Scan, units: readonly UnitDraft[], at: number): Candidate | undefined {
  const [one, other] = units;
  const verb = afterAux(scan, at);
  if (units.length !== 2 || one === undefined || other === undefined || !plays(scan, verb, ROLE.support))
    return undefined;
  const word = solid(scan, verb + 1);
  if (!MUTUAL.test(scan.tokens[word]?.key ?? '')) return undefined;
  const second = scan.tokens[word + 1]?.key ?? '';
  const end = /^(?:other|another|друга)$/.test(second) ? word + 2 : word + 1;
  const last = candidate(scan, { kind: 'support', unit: other, target: one }, end);
  return { ...last, drafts: [{ kind: 'support', unit: one, target: other }, ...last.drafts] };
}

/**
 * `A Ber and A Mun hold`, `F Nth, F Nwg C A Lon - StP`: units in a row, the last of which carries the order of all. A
 * unit without its letter has the one of the unit before it, if it can.
 */
export function sharedAt(scan: Scan, first: UnitMatch): Candidate | undefined {
  // Where a row led to nothing, the rest of it leads to nothing either.
  if (first.end <= scan.memory.sharedUpTo) return undefined;
  const units: UnitDraft[] = [first.unit];
  let like: UnitType | undefined = first.unit.type;
  let end = first.end;
  let and = false;
  while (units.length < MOST_SHARING) {
    const joint = jointAt(scan, end);
    const match = joint === undefined ? undefined : unitsAt(scan, joint.next).find(({ unit }) => unit.at !== undefined);
    if (joint === undefined || match === undefined) break;
    const unit = match.unit.type === undefined && like !== undefined ? { ...match.unit, like } : match.unit;
    units.push(unit);
    like = unit.type ?? like;
    end = match.end;
    and = joint.and;
    const mutual = mutualAt(scan, units, end);
    if (mutual !== undefined) return mutual;
    const action = bestOf(actionsAt(scan, unit, end));
    if (action === undefined) continue;
    const [draft] = action.drafts;
    if (!action.clean || draft === undefined || action.drafts.length > 1 || !isShared(draft, and)) break;
    return {
      drafts: units.map((each) => ('unit' in draft ? { ...draft, unit: each } : draft)),
      end: action.end,
      clean: true,
    };
  }
  scan.memory.sharedUpTo = end;
  return undefined;
}
