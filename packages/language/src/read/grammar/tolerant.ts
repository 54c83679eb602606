import { keysOf } from '../letters.ts';
import { editDistance } from '../names/distance.ts';
import { lookUpPlace } from '../names/lookup.ts';
import { rolesOf } from '../words/lexicon.ts';
import { bestOf, type Candidate } from './candidate.ts';
import type { Draft, PlaceSlot } from './draft.ts';
import { unitOrders } from './order.ts';
import { isArrow, type Scan, tolerantScan } from './scan.ts';
import { verbOrders } from './verb-first.ts';

/** Verbs a misspelt word may have been. */
const VERBS = keysOf(`support supports supporting convoy convoys convoying holds hold moves move attacks attack retreat
  retreats disband disbands build builds remove removes waive waives поддерживает поддержать поддержка обороняется оборона
  конвоирует конвой наступает наступать отступает отступить распустить распускает построить строит удерживает держит
  атакует движется unterstützt`);
const UNIT_WORDS = keysOf('army fleet armee flotte армия флот');
const SHORTEST_REPAIR = 5;

/** The verb a word of five letters and more is one or two letters away from. */
export function nearVerb(key: string): string | undefined {
  if (key.length < SHORTEST_REPAIR || key.length > 20) return undefined;
  const limit = key.length > 7 ? 2 : 1;
  return VERBS.find((verb) => verb.length >= SHORTEST_REPAIR && editDistance(key, verb, limit) <= limit);
}

/** `Amry`, `Fleat`: a misspelt word for a unit. */
function nearUnitWord(key: string): string | undefined {
  if (key.length < 4 || key.length > 6) return undefined;
  return UNIT_WORDS.find((word) => editDistance(key, word, 1) <= 1);
}

function isStrange(slot: PlaceSlot | undefined): boolean {
  return slot?.fault === 'unknown' || slot?.fault === 'elsewhere';
}

function hasSign(scan: Scan, from: PlaceSlot, to: PlaceSlot): boolean {
  for (let at = from.last + 1; at < to.first; at++) if (isArrow(scan, at)) return true;
  return false;
}

/**
 * Whether words that are not all understood are an order all the same: a unit letter with a verb or a sign, or a known
 * place with a sign. Anything less is prose.
 */
function isOrder(scan: Scan, draft: Draft | undefined): boolean {
  if (draft === undefined || !('unit' in draft) || draft.kind === 'bare') return false;
  const { unit } = draft;
  if (unit.at === undefined) return false;
  const typed = unit.type !== undefined;
  const strangeUnit = isStrange(unit.at);
  if (draft.kind !== 'move') return typed || !strangeUnit;
  const strangeGoal = isStrange(draft.to);
  const sign = hasSign(scan, unit.at, draft.to);
  if (strangeUnit && strangeGoal) return typed && sign;
  if (strangeUnit) return typed || (sign && draft.to.listed);
  return typed || (sign && unit.at.listed) || !strangeGoal || unit.at.exact.length > 0;
}

/** The scan with misspelt verbs understood and unknown words allowed as places. */
function forgiving(scan: Scan): Scan {
  const roles = scan.roles.map((role, at) => {
    const token = scan.tokens[at];
    if (role !== 0 || token?.kind !== 'word' || lookUpPlace(scan.names, token.key) !== undefined) return role;
    const verb = nearUnitWord(token.key) ?? nearVerb(token.key);
    return verb === undefined ? 0 : rolesOf(verb);
  });
  return { ...tolerantScan(scan), roles };
}

/** A place alone with a strange goal must end there: "BERLIN (AP) - The Kaiser announced" is news. */
function isFinished({ drafts: [draft], clean }: Candidate): boolean {
  return clean || draft?.kind !== 'move' || draft.unit.type !== undefined || !isStrange(draft.to);
}

const FORGIVING = new WeakMap<Scan, Scan>();

/** The best reading at `at` when words that are not understood may stand for places and verbs. */
export function tolerantCandidate(scan: Scan, at: number, strange: boolean): Candidate | undefined {
  let open = FORGIVING.get(scan);
  if (open === undefined) {
    open = forgiving(scan);
    FORGIVING.set(scan, open);
  }
  const candidates = [...verbOrders(open, at), ...unitOrders(open, at)];
  const best = bestOf(candidates.filter((each) => isOrder(scan, each.drafts[0]) && isFinished(each)));
  if (best === undefined) return undefined;
  const [draft] = best.drafts;
  const typed = draft !== undefined && 'unit' in draft && draft.unit.type !== undefined;
  return strange && !typed ? undefined : best;
}
