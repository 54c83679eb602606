import type { WrittenOrder } from './order.ts';
import type { Dislodgement, Reason, ReasonCode, VerdictReason } from './reason.ts';
import { RESULT_WORDS, type ResultWord } from './vocabulary.ts';

/** The verdict follows from the reason (DATC 4.E.2); codes left out mean the order was illegal. */
const WORDS: Readonly<Partial<Record<ReasonCode, ResultWord>>> = {
  moved: 'succeeds',
  rotated: 'succeeds',
  standoff: 'fails',
  beaten: 'fails',
  beleaguered: 'fails',
  'head-to-head': 'fails',
  defended: 'fails',
  'not-vacated': 'fails',
  'own-unit': 'fails',
  'convoy-disrupted': 'fails',
  'no-convoy': 'invalid',
  supported: 'given',
  'support-not-counted': 'given',
  cut: 'cut',
  'cut-by-dislodgement': 'cut',
  'support-unmatched': 'invalid',
  'support-coast-mismatch': 'invalid',
  convoyed: 'available',
  'fleet-dislodged': 'disrupted',
  'convoy-unmatched': 'invalid',
  held: 'stands',
  'held-beleaguered': 'stands',
  retreated: 'succeeds',
  'retreat-standoff': 'fails',
  disbanded: 'succeeds',
  'no-retreat': 'destroyed',
  built: 'succeeds',
  'build-coast-missing': 'fails',
  'build-type-missing': 'fails',
  removed: 'succeeds',
  waived: 'succeeds',
};

/**
 * The result words of a reason, first what became of the order, then what became of its unit. `order`: for a
 * paradox disrupts a convoy and fails a move, and a missing coast fails a move (DATC 4.B.2 b) and is a fault elsewhere.
 */
export function resultOf(reason: Reason, order?: WrittenOrder): readonly ResultWord[] {
  return resultWith(reason, reason.dislodged, order);
}

/** The same where it is known what became of the unit. */
export function resultWith(
  reason: VerdictReason,
  dislodged: Dislodgement | undefined,
  order?: WrittenOrder,
): readonly ResultWord[] {
  if (dislodged === undefined) {
    const words = VERDICTS[reason.code];
    if (words !== undefined) return words;
  }
  const word = wordOf(reason, order?.kind);
  if (dislodged === undefined) return word === undefined ? [] : alone(word);
  const fate: ResultWord = dislodged.retreats.length === 0 ? 'destroyed' : 'dislodged';
  // A holding unit has no word of its own but this one.
  return word === undefined || word === 'stands' ? alone(fate) : [word, fate];
}

function wordOf(reason: VerdictReason, kind: WrittenOrder['kind'] | undefined): ResultWord | undefined {
  switch (reason.code) {
    case 'overrun':
      return undefined;
    case 'convoy-paradox':
      return kind === 'convoy' ? 'disrupted' : 'fails';
    case 'coast-missing':
      return reason.choice === '4.B.2=b' && (kind === 'move' || kind === 'retreat') ? 'fails' : 'illegal';
    default:
      return WORDS[reason.code] ?? 'illegal';
  }
}

/** One list for each word, shared by all results. */
const ALONE: ReadonlyMap<ResultWord, readonly ResultWord[]> = new Map(
  RESULT_WORDS.map((word) => [word, [word]] as const),
);

/** The words of the codes that say it all where the unit is not dislodged. */
const VERDICTS: Readonly<Partial<Record<ReasonCode, readonly ResultWord[]>>> = Object.fromEntries(
  Object.entries(WORDS).map(([code, word]) => [code, alone(word)] as const),
);

function alone(word: ResultWord): readonly ResultWord[] {
  return ALONE.get(word) ?? [word];
}
