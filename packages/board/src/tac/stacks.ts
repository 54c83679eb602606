import type { Square, TacPhase } from '@standoff/gitm';
import type { Point } from '../map.ts';
import { classes, escapeXml, num } from '../svg.ts';
import { squarePoint, stateClass } from './grid.ts';
import { battlesOf, type Standing, standingOf, type TacView } from './standing.ts';

const TAG_HEIGHT = 13.6;
const WIDE = 41;
const NARROW = 19.6;
const ROW = 14.6;
/** What a column of tags may take of the height of a square. */
const COLUMN = 43;

interface Tag {
  readonly text: string;
  readonly at: Point;
  readonly width: number;
  /** Tags of long columns are smaller. */
  readonly scale: number;
}

/** Letters shrink where a tag would not hold them. */
function fontSize(text: string, width: number): number {
  return Math.min(11, (width - 3) / (0.585 * Math.max(1, [...text].length)));
}

function placed(at: Point, scale: number): string {
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`;
  return `translate(${num(at[0])} ${num(at[1])})${size}`;
}

function tag(phase: TacPhase, standing: Standing, { text, at, width, scale }: Tag, more = ''): string {
  const rect = (name: string): string =>
    `<rect class="${name}" x="${num(-width / 2)}" y="${num(-TAG_HEIGHT / 2)}" width="${num(width)}" height="${num(TAG_HEIGHT)}" rx="2.5"/>`;
  const size = fontSize(text, width);
  const name = classes('tag', stateClass(phase, standing.state), more);
  return `<g class="${name}" data-unit="${escapeXml(standing.unit)}" transform="${placed(at, scale)}">${rect('tag-halo')}${rect('tag-box')}<text class="tag-text" y="${num(size * 0.36)}" font-size="${num(size)}">${escapeXml(text)}</text></g>`;
}

/** How the stacks are looked at: pixels a map unit decide whether the names of units fit into narrow tags. */
interface Look {
  readonly phase: TacPhase;
  readonly pixels: number;
}

/** The smallest letters, in pixels. */
const LEGIBLE = 9;

/** A column of tags around a point; with too many the last place tells how many more there are. */
function column(look: Look, units: readonly Standing[], at: Point, width: number, places: number): string {
  const shown = units.length > places ? units.slice(0, places - 1) : units;
  const rows = Math.min(units.length, places);
  const scale = Math.min(1, COLUMN / (rows * ROW));
  const y = (row: number): number => at[1] + (row - (rows - 1) / 2) * ROW * scale;
  const isLegible = (name: string): boolean => fontSize(name, width) * scale * look.pixels >= LEGIBLE;
  const tags = shown.map((standing, row) => {
    const text = width === WIDE || isLegible(standing.unit) ? standing.unit : standing.state;
    return tag(look.phase, standing, { text, at: [at[0], y(row)], width, scale });
  });
  const rest = units.length - shown.length;
  const more =
    rest === 0
      ? ''
      : `<g class="tac-more" transform="${placed([at[0], y(places - 1)], scale)}"><rect x="${num(-width / 2)}" y="-6" width="${num(width)}" height="12" rx="6"/><text y="3.3">+${rest}</text></g>`;
  return tags.join('') + more;
}

/** The units of one square: one below the other while there are three at most, else in two columns. In a battle attackers stand left. */
function stack(look: Look, square: Square, units: readonly Standing[], battle: boolean): string {
  const at = squarePoint(square);
  const beside = (side: number): Point => [at[0] + side * (NARROW / 2 + 0.8), at[1]];
  if (battle) {
    const attackers = units.filter(({ side }) => side === 'attack');
    const defenders = units.filter(({ side }) => side !== 'attack');
    const starter = attackers.findIndex((unit) => unit.starter === true);
    const ordered = starter > 0 ? [...attackers.slice(starter), ...attackers.slice(0, starter)] : attackers;
    return column(look, ordered, beside(-1), NARROW, 5) + column(look, defenders, beside(1), NARROW, 5);
  }
  if (units.length <= 3) return column(look, units, at, WIDE, 3);
  const half = Math.ceil(units.length / 2);
  return (
    column(look, units.slice(0, half), beside(-1), NARROW, 5) + column(look, units.slice(half), beside(1), NARROW, 5)
  );
}

/**
 * All units where they stand after the events shown, and faded where they came from. In full squares and battles they
 * are told by their states, or where `pixels` (a map unit) make their names legible by these.
 */
export function tacUnits(view: TacView, pixels = 1): string {
  const look = { phase: view.phase, pixels };
  const standing = standingOf(view);
  const bySquare = new Map<Square, Standing[]>();
  for (const unit of standing) bySquare.set(unit.square, [...(bySquare.get(unit.square) ?? []), unit]);
  const battles = new Set(battlesOf(view).map(({ square }) => square));
  const ghosts = standing.map((unit) => {
    const { from } = unit;
    if (from === undefined || bySquare.has(from)) return '';
    return tag(view.phase, unit, { text: unit.unit, at: squarePoint(from), width: WIDE, scale: 1 }, 'ghost');
  });
  const stacks = [...bySquare].map(
    ([square, units]) =>
      `<g class="stack" data-stack="${square}">${stack(look, square, units, battles.has(square))}</g>`,
  );
  return `<g class="tac-units">${ghosts.join('')}${stacks.join('')}</g>`;
}
