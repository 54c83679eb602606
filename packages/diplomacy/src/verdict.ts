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
  built: 'succeeds',
  'build-coast-missing': 'fails',
  'build-type-missing': 'fails',
  removed: 'succeeds',
  waived: 'succeeds',
};

/** The result words of a reason. `convoyOrder`: the order was a convoy, for a paradox breaks both it and the move. */
export function resultOf(reason: Reason, convoyOrder = false): ResultWord[] {
  const words: ResultWord[] = [];
  if (reason.code === 'convoy-paradox') words.push(convoyOrder ? 'disrupted' : 'fails');
  else if (reason.code !== 'overrun') words.push(VERDICTS[reason.code] ?? 'illegal');
  if (reason.dislodged !== undefined) {
    // A holding unit has no word of its own but this one.
    if (words[0] === 'stands') words.pop();
    words.push(reason.dislodged.retreats.length === 0 ? 'destroyed' : 'dislodged');
  }
  return words;
}
