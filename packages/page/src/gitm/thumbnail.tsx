import { battleFlags, battleRings, SQUARE_SIZE, squarePoint, tacGround, tacMoves, tacUnits } from '@standoff/board';
import { judgePhase, type TacPhase } from '@standoff/gitm';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';

/** The square of the map around what a phase is about: left, top, width, height. */
function cropOf({ start, events }: TacPhase): readonly number[] {
  const squares = [
    ...start.map(({ square }) => square),
    ...events.map((event) => (event.type === 'move' ? event.to : event.at)),
  ];
  const points = squares.map(squarePoint);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const side = Math.max(right - left, bottom - top, 2 * SQUARE_SIZE) + 2 * SQUARE_SIZE;
  return [(left + right - side) / 2, (top + bottom - side) / 2, side, side];
}

/** A judged phase as a small picture, cut to where its units are. */
export function TacThumbnail({ of }: { readonly of: TacPhase }): JSX.Element {
  const svg = useMemo(() => {
    const seen = { phase: of, result: judgePhase(of) };
    return [tacGround(of.terrain), battleRings(seen), tacUnits(seen), tacMoves(seen), battleFlags(seen)].join('');
  }, [of]);
  return (
    <svg
      class="board tac"
      viewBox={cropOf(of).join(' ')}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
