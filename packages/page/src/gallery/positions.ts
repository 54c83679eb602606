import {
  type Centers,
  type GivenOrder,
  type Location,
  newGame,
  type Phase,
  parseOrder,
  provinceOf,
  STANDARD_MAP,
  type Unit,
} from '@standoff/diplomacy';
import type { Both } from '../shell/language.ts';
import { POSITION_DATA, type WrittenPosition } from './position-data.ts';

/** A position of the gallery, ready to be looked at. */
export interface GalleryPosition {
  readonly id: string;
  readonly title: Both<string>;
  readonly hint: Both<string>;
  /** Places that the picture shows. */
  readonly places: readonly Location[];
  readonly phase: Phase;
  readonly units: readonly Unit[];
  readonly centers: Centers;
  readonly given: readonly GivenOrder[];
}

function unitsOf(text: string): readonly Unit[] {
  return text.split('; ').flatMap((part) => {
    const space = part.indexOf(' ');
    const power = part.slice(0, space);
    return part
      .slice(space + 1)
      .split(', ')
      .map((unit): Unit => ({ power, type: unit.startsWith('A') ? 'A' : 'F', at: unit.slice(2) }));
  });
}

function toPosition({ id, title, hint, units, orders, phase, centers }: WrittenPosition): GalleryPosition {
  const opening = newGame();
  const given = Object.entries(orders).flatMap(([power, texts]) =>
    texts.flatMap((text): readonly GivenOrder[] => {
      const order = parseOrder(text);
      return order === undefined ? [] : [{ power, order }];
    }),
  );
  const standing = unitsOf(units);
  const words =
    Object.values(orders)
      .flat()
      .join(' ')
      .match(/\b[A-Z]{3}\b/g) ?? [];
  const named = words.filter((word) => STANDARD_MAP.provinceNumber.has(word));
  return {
    id,
    title,
    hint,
    places: [...new Set([...standing.map((unit) => provinceOf(unit.at)), ...named])],
    phase: phase ?? opening.phase,
    units: standing,
    centers: centers ?? opening.centers,
    given,
  };
}

/** All positions, in the order they are shown. */
export const GALLERY: readonly GalleryPosition[] = POSITION_DATA.map(toPosition);

export function positionById(id: string): GalleryPosition | undefined {
  return GALLERY.find((position) => position.id === id);
}
