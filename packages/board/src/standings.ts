import type { Centers, Position, Power } from '@standoff/diplomacy';
import { type Language, powerName } from '@standoff/language';
import { powerStyle, STYLED_POWERS } from './powers.ts';
import { escapeXml, num } from './svg.ts';
import { textWidth } from './text-width.ts';

/** A power with the number of its centres. */
export interface Standing {
  readonly power: Power;
  readonly centers: number;
}

function known(centers: Centers, { units }: Pick<Position, 'units'>): readonly Power[] {
  const held = Object.entries(centers).flatMap(([power, list]) => (list.length > 0 ? [power] : []));
  const powers = new Set([...held, ...units.map(({ power }) => power)]);
  const others = [...powers].filter((power) => !STYLED_POWERS.includes(power)).sort();
  return [...STYLED_POWERS.filter((power) => powers.has(power)), ...others];
}

/** How many centres each power owns that still has a centre or a unit; nothing where nobody knows who owns them. */
export function standings(position: Pick<Position, 'units' | 'centers'>): readonly Standing[] {
  const { centers } = position;
  if (centers === undefined) return [];
  return known(centers, position).map((power) => ({ power, centers: centers[power]?.length ?? 0 }));
}

/** The row of standings: its height and what is in it, for a width; all in the same units as `size`, that of the letters. */
export interface StandingsRow {
  readonly height: number;
  readonly svg: string;
}

interface Cell {
  readonly standing: Standing;
  readonly text: string;
  readonly width: number;
}

const GAP = 0.5;

/** The powers with their centres in one row: a chip with the letter, the name where there is room, the number. */
export function standingsRow(
  row: readonly Standing[],
  lang: Language,
  left: number,
  top: number,
  width: number,
  size: number,
): StandingsRow {
  if (row.length === 0) return { height: 0, svg: '' };
  const chip = size * 1.45;
  const cellsWith = (named: boolean): readonly Cell[] =>
    row.map((standing) => {
      const text = named ? `${powerName(standing.power, lang)} ${standing.centers}` : String(standing.centers);
      return { standing, text, width: chip + size * GAP + textWidth(text, 'interface', size) };
    });
  const total = (cells: readonly Cell[]): number => cells.reduce((sum, cell) => sum + cell.width + size, 0);
  const named = cellsWith(true);
  const cells = total(named) <= width ? named : cellsWith(false);
  const space = cells.length < 2 ? 0 : Math.min(size * 3, (width - total(cells)) / (cells.length - 1) + size);
  const height = size * 2.5;
  const middle = top + height / 2;
  let x = left;
  const drawn = cells.map(({ standing: { power, centers }, text, width: wide }) => {
    const { className, letter } = powerStyle(power);
    const at = x;
    x += wide + space;
    return [
      `<g class="standing ${className}" data-power="${escapeXml(power)}" data-centers="${centers}">`,
      `<rect class="standing-chip" x="${num(at)}" y="${num(middle - chip / 2)}" width="${num(chip)}" height="${num(chip)}" rx="${num(size * 0.28)}"/>`,
      `<text class="standing-letter" x="${num(at + chip / 2)}" y="${num(middle + size * 0.33)}" font-size="${num(size * 0.95)}">${escapeXml(letter)}</text>`,
      `<text class="standing-name" x="${num(at + chip + size * GAP)}" y="${num(middle + size * 0.35)}" font-size="${num(size)}">${escapeXml(text)}</text>`,
      '</g>',
    ].join('');
  });
  return { height, svg: `<g class="standings">${drawn.join('')}</g>` };
}
