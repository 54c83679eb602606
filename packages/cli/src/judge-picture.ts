import type { PhaseResult } from '@standoff/diplomacy';
import type { Game } from '@standoff/language';
import type { Board } from './board.ts';
import type { JudgeOptions } from './judge-options.ts';
import type { Session } from './session.ts';
import { DONE, type Status } from './status.ts';

interface Judged {
  readonly board: Board;
  readonly result: PhaseResult;
  /** The game that the board is of, for the colours of land without a centre. */
  readonly game?: Game;
}

/** Draws what was judged into the files of `--svg` and `--png`. What draws is loaded only where one is asked for. */
export async function drawJudged(
  { board, result, game }: Judged,
  { svg, png }: Pick<JudgeOptions, 'svg' | 'png'>,
  session: Session,
): Promise<Status> {
  if (svg === undefined && png === undefined) return DONE;
  const { drawBoard, tintsBefore } = await import('./draw-board.ts');
  const { writePicture } = await import('./draw-write.ts');
  const before = game === undefined ? undefined : tintsBefore(game);
  const drawn = { board, result, ...(before === undefined ? {} : { before }) };
  const style = {
    lang: session.lang,
    theme: 'light',
    patterns: false,
    strengths: false,
    whole: false,
    png: false,
  } as const;
  if (svg !== undefined) {
    const status = await writePicture(svg, 'svg', drawBoard(drawn, style), session);
    if (status !== DONE) return status;
  }
  return png === undefined ? DONE : writePicture(png, 'png', drawBoard(drawn, { ...style, png: true }), session);
}
