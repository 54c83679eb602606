import { judgedScene, tintsOf } from '@standoff/board';
import { STANDARD_BOARD } from '@standoff/board/standard';
import { judgePhase, STANDARD_MAP } from '@standoff/diplomacy';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { BoardView } from '../map/board-view.tsx';
import { marksOf } from '../map/hit.ts';
import { language } from '../shell/language.ts';
import { patterns } from '../shell/settings.ts';
import type { GalleryPosition } from './positions.ts';

/** The part of the map that shows some places, in a given shape. */
function cropOf(places: readonly string[], ratio: number, margin = 62): readonly [number, number, number, number] {
  const marks = marksOf(STANDARD_BOARD, places);
  const [left, right] = [
    Math.min(...marks.map((mark) => mark.x)) - margin,
    Math.max(...marks.map((mark) => mark.x)) + margin,
  ];
  const [top, bottom] = [
    Math.min(...marks.map((mark) => mark.y)) - margin * 0.8,
    Math.max(...marks.map((mark) => mark.y)) + margin * 0.8,
  ];
  const width = Math.min(STANDARD_BOARD.width, Math.max(290, right - left, (bottom - top) * ratio));
  const height = width / ratio;
  const x = Math.max(0, Math.min(STANDARD_BOARD.width - width, (left + right - width) / 2));
  const y = Math.max(0, Math.min(Math.max(0, STANDARD_BOARD.height - height), (top + bottom - height) / 2));
  return [x, y, width, height];
}

/** A position judged, as a small picture. */
export function Thumbnail({
  position,
  width = 260,
}: {
  readonly position: GalleryPosition;
  readonly width?: number;
}): JSX.Element {
  const ratio = 1.68;
  const made = useMemo(() => {
    const result = judgePhase(STANDARD_MAP, position.phase, position, position.given);
    return {
      scene: judgedScene(position, result),
      tints: tintsOf(STANDARD_BOARD, position),
      crop: cropOf(position.places, ratio),
    };
  }, [position]);
  return (
    <BoardView
      map={STANDARD_BOARD}
      scene={made.scene}
      tints={made.tints}
      lang={language.value}
      scale={width / made.crop[2]}
      patterns={patterns.value}
      id={`small-${position.id}`}
      crop={made.crop}
      aside
    />
  );
}
