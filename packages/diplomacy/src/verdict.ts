import type { WrittenOrder } from './order.ts';
import type { Reason, ReasonCode } from './reason.ts';
import type { ResultWord } from './vocabulary.ts';

/** The verdict follows from the reason (DATC 4.E.2); codes left out mean the order was illegal. */
const VERDICTS: Readonly<Partial<Record<ReasonCode, ResultWord>>> = {
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
 * The result words of a reason, first what became of the order, then what became of its unit. `kind`: the order's, for a
 * paradox disrupts a convoy and fails a move, and a missing coast fails a move (DATC 4.B.2 b) and is a fault elsewhere.
 */
export function resultOf(reason: Reason, kind?: WrittenOrder['kind']): ResultWord[] {
  const words: ResultWord[] = [];
  if (reason.code === 'convoy-paradox') words.push(kind === 'convoy' ? 'disrupted' : 'fails');
  else if (reason.code === 'coast-missing' && reason.choice === '4.B.2=b' && (kind === 'move' || kind === 'retreat'))
    words.push('fails');
  else if (reason.code !== 'overrun') words.push(VERDICTS[reason.code] ?? 'illegal');
  if (reason.dislodged !== undefined) {
    // A holding unit has no word of its own but this one.
    if (words[0] === 'stands') words.pop();
    words.push(reason.dislodged.retreats.length === 0 ? 'destroyed' : 'dislodged');
  }
  return words;
}
