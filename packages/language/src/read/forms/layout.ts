import type { WrittenOrder } from '@standoff/diplomacy';
import { piecesOf } from '../grammar/pieces.ts';
import { scanOf } from '../grammar/scan.ts';
import { otherLayout } from '../letters.ts';
import { settleLater } from '../line.ts';
import type { Session } from '../session.ts';
import { tokenize } from '../tokens.ts';

const LONGEST = 200;
/** Something that looks like an order: a lone letter first, or a dash or arrow between words. */
const ORDERLY = /^\W*\p{L}[\s.]|\p{L}\s*(?:[-–—>→]|=>)\s*[\p{L}<>;',.]/u;

/**
 * A line that gave no order may have been typed on the other keyboard layout («Ф Зфк - Игк» is `A Par - Bur`): if
 * every word of it is an order then, that is offered; it is never carried out.
 */
export function otherLayoutOf(session: Session, text: string, number: number, problemsBefore: number): void {
  const trouble = session.problems.slice(problemsBefore);
  if (text.length > LONGEST || !ORDERLY.test(text)) return;
  if (trouble.some(({ detail }) => detail !== 'unknown-place' && detail !== 'unknown-word')) return;
  const scan = scanOf(session.context.map, session.phase, tokenize(otherLayout(text), number));
  const pieces = piecesOf(scan, 0, session.power);
  const candidates: WrittenOrder[] = [];
  for (const piece of pieces) {
    if (piece.refusal !== undefined || piece.bare === true) return;
    for (const [draft] of piece.orders) {
      const settled = draft === undefined ? undefined : settleLater(session, piece.power, draft);
      if (settled === undefined || !('order' in settled) || settled.repaired.length > 0) return;
      candidates.push(settled.order);
    }
  }
  if (candidates.length === 0) return;
  session.problems.length = problemsBefore;
  const word = text.trim();
  const column = text.length - text.trimStart().length + 1;
  session.problems.push({
    code: 'order/unknown',
    detail: 'other-layout',
    line: number,
    column,
    endColumn: column + word.length,
    word,
    candidates,
    suggestions: [otherLayout(word)],
  });
}
