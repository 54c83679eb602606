import { type Location, newGame, provinceOf, STANDARD_MAP, type Unit } from '@standoff/diplomacy';
import type { Both } from '../shell/language.ts';
import { boardOf, newWorkbench, type Workbench } from '../state/document.ts';
import { POSITION_DATA, type WrittenPosition } from './position-data.ts';

/** A position of the gallery, ready to be looked at and opened. */
export interface GalleryPosition {
  readonly id: string;
  readonly title: Both<string>;
  readonly hint: Both<string>;
  /** Places that the picture shows. */
  readonly places: readonly Location[];
  /** A workbench with the position and its orders, not judged yet. */
  readonly board: () => Workbench;
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

function placesOf({ orders, units }: WrittenPosition): readonly Location[] {
  const words =
    Object.values(orders)
      .flat()
      .join(' ')
      .toUpperCase()
      .match(/\b[A-Z]{3}\b/g) ?? [];
  const known = words.filter((word) => STANDARD_MAP.provinceNumber.has(word));
  return [...new Set([...unitsOf(units).map((unit) => provinceOf(unit.at)), ...known])];
}

function toPosition(written: WrittenPosition): GalleryPosition {
  const { id, title, hint, phase, orders } = written;
  return {
    id,
    title,
    hint,
    places: placesOf(written),
    board: () => {
      const opening = boardOf(newGame());
      const units = unitsOf(written.units);
      const fresh = newWorkbench({
        ...opening,
        units,
        centers: written.centers ?? opening.centers,
        ...(phase === undefined ? {} : { phase }),
      });
      return { ...fresh, nodes: fresh.nodes.map((node) => ({ ...node, orders })) };
    },
  };
}

/** All positions, in the order they are shown. */
export const GALLERY: readonly GalleryPosition[] = POSITION_DATA.map(toPosition);

export function positionById(id: string): GalleryPosition | undefined {
  return GALLERY.find((position) => position.id === id);
}
