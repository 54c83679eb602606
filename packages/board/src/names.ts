import { COASTS, type Coast, coastOf, type Location, type ProvinceCode } from '@standoff/diplomacy';
import { COAST_NAMES, type Language, placeCode, placeName } from '@standoff/language';
import { area, type Box, boxAround, overlap } from './box.ts';
import type { BoardMap, BoardProvince, Point } from './map.ts';
import { classes, escapeXml, num } from './svg.ts';
import { type Face, textWidth } from './text-width.ts';
import { UNIT_SCALE } from './units.ts';

export interface NameOptions {
  readonly lang: Language;
  /** Pixels a map unit at which the picture is looked at: names below 9.9 px grow against the map, or become codes. */
  readonly scale?: number;
  /** Size of the units that the names keep clear of, `UNIT_SCALE` unless told otherwise. */
  readonly unitScale?: number;
  /** What else the names step aside for, where they can: arrows. `coverBoxes` gives it for drawn orders. */
  readonly avoid?: readonly Box[];
  /** Provinces whose names keep their strength; the others are faint. */
  readonly kept?: ReadonlySet<ProvinceCode>;
}

/** A name as it is set on the map. */
export interface NameDrawing {
  /** The province, or for the name of a coast the location: `SPA/NC`. */
  readonly key: Location;
  readonly lines: readonly string[];
  /** Middle of the block of lines. */
  readonly at: Point;
  readonly size: number;
  readonly box: Box;
  readonly svg: string;
}

/** The smallest name, in pixels on the screen. */
const SMALLEST = 9.9;
/** Land names are set in a face that runs wider than the one the map's sizes were found with. */
const LAND_SIZE = 0.88;
/** How much a name may grow against the map to stay legible. */
const GROWTH = 1.34;

type Setting = Pick<NameDrawing, 'lines' | 'size'>;

function faceOf(province: BoardProvince): Face {
  return province.kind === 'sea' ? 'sea' : 'land';
}

function linesOf(code: ProvinceCode, province: BoardProvince, lang: Language): readonly string[] {
  const name = placeName(code, lang);
  if (province.label.lines.join(' ') === name) return province.label.lines;
  return name.length > 9 ? name.split(' ') : [name];
}

function boxOf({ lines, size }: Setting, at: Point, face: Face): Box {
  const width = Math.max(...lines.map((line) => textWidth(line, face, size)));
  return boxAround(at, width, size * (lines.length - 1) + size * 0.72);
}

/** The ways a name may be set, the best first: large, smaller, as a code. */
function settings(code: ProvinceCode, province: BoardProvince, lang: Language, scale: number): readonly Setting[] {
  const face = faceOf(province);
  const lines = linesOf(code, province, lang);
  const smallest = SMALLEST / scale;
  const designed = province.label.size * (face === 'sea' ? 1 : LAND_SIZE);
  const largest = Math.max(designed, Math.min(smallest, designed * GROWTH));
  const short: Setting = { lines: [placeCode(code, lang)], size: Math.max(smallest, Math.min(designed, 10)) };
  if (largest < smallest * 0.93) return [short];
  const sizes = [1, 0.93, 0.87, 0.81, 0.75].map((part) => largest * part).filter((size) => size >= smallest * 0.93);
  return [...sizes.map((size) => ({ lines, size })), short];
}

/** A box that would cover a name, and how bad that is. */
type Covered = Box & { readonly weight: number };

/** How bad an arrow through a name is: rather further from its place than struck out. */
const ARROW = 2.4;
/** A bar comes and goes with the orders; the names stay, so they leave it its room beforehand. */
const BAR = 1.6;

/** What names keep clear of: the places of units and the marks of centres, each with the province it belongs to. */
function obstacles(map: BoardMap, unitScale: number): readonly Covered[] {
  return Object.values(map.provinces).flatMap((province) => {
    const units = [province.unit, ...Object.values(province.coasts ?? {}).map(({ unit }) => unit)];
    const around = units.map((at) => ({ ...boxAround(at, 27 * unitScale, 21 * unitScale), weight: 3 }));
    const { centre } = province;
    return centre === undefined ? around : [...around, { ...boxAround(centre, 10.5, 10.5), weight: 2 }];
  });
}

/** Where the bar or the dots of a unit that holds may lie, below each place of a unit. */
function bars(map: BoardMap, unitScale: number): readonly Covered[] {
  return Object.values(map.provinces).flatMap((province) =>
    [province.unit, ...Object.values(province.coasts ?? {}).map(({ unit }) => unit)].map(([x, y]) => ({
      ...boxAround([x, y + 16 * unitScale], 24 * unitScale + 4, 7),
      weight: BAR,
    })),
  );
}

const OFFSETS: readonly Point[] = [0, -3, 3, -6, 6, -10, 10, -14, 14, -19, 19, -24, 24, -30, 30]
  .flatMap((dx) => [0, -3, 3, -6, 6, -9, 9, -13, 13, -17, 17, -22, 22, -27, 27].map((dy): Point => [dx, dy]))
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

interface Placed extends Setting {
  readonly at: Point;
  readonly box: Box;
  /** What of the name is covered, and how far it is from its place. */
  readonly cost: number;
  /** The least cost without arrows and bars: they move a name, but never make it smaller. */
  readonly settled: number;
}

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly taken: readonly Covered[];
  /** Arrows and bars. */
  readonly lines: readonly Covered[];
  readonly hasArrows: boolean;
}

/** The best place for one setting, near where the map has the name. */
function place(setting: Setting, province: BoardProvince, sheet: Sheet): Placed {
  const face = faceOf(province);
  const [x, y] = province.label.at;
  const start = boxOf(setting, province.label.at, face);
  // Where arrows are drawn, a name may have to go round one.
  const reach = Math.min(34, (sheet.hasArrows ? 20 : 8) + province.room * 0.55);
  const isNear = (box: Box): boolean =>
    box.left < start.right + reach &&
    box.right > start.left - reach &&
    box.top < start.bottom + reach &&
    box.bottom > start.top - reach;
  const near = sheet.taken.filter(isNear);
  const lines = sheet.lines.filter(isNear);
  let best: Placed | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [dx, dy] of OFFSETS) {
    const way = Math.hypot(dx, dy);
    if (way > reach || (best !== undefined && way * FAR >= best.cost)) break;
    const box = { left: start.left + dx, right: start.right + dx, top: start.top + dy, bottom: start.bottom + dy };
    const out = Math.max(0, 3 - box.left, box.right - sheet.width + 3, 3 - box.top, box.bottom - sheet.height + 3);
    let settled = way * FAR + out * 0.2;
    for (const other of near) settled += (overlap(box, other) / area(box)) * other.weight;
    least = Math.min(least, settled);
    let cost = settled;
    for (const line of lines) cost += (overlap(box, line) / area(box)) * line.weight;
    if (best === undefined || cost < best.cost) best = { ...setting, at: [x + dx, y + dy], box, cost, settled };
  }
  if (best !== undefined) return { ...best, settled: least };
  return { ...setting, at: province.label.at, box: start, cost: 0, settled: 0 };
}

/** Between two names on a line. */
const GAP = 2;

/** What a step away from its place costs a name. */
const FAR = 0.004;

/** From this cost on, a smaller setting is tried: a touched corner is borne, a covered letter is not. */
const BEARABLE = 0.16;
/** From this cost on, not even the code is set: the map is too small for it. */
const HOPELESS = 0.5;
/** On a map as small as a phone shows it whole, what is set has to be read at a glance: rather fewer names. */
const SMALL_MAP = { scale: 0.45, hopeless: 0.14 };

function draw(key: Location, placed: Omit<Placed, 'cost' | 'settled'>, className: string): NameDrawing {
  const { lines, size, at, box } = placed;
  const text = (name: string): string =>
    lines
      .map((line, i) => {
        const y = at[1] + size * 0.33 + (i - (lines.length - 1) / 2) * size;
        return `<text class="${name}" x="${num(at[0])}" y="${num(y)}" font-size="${num(size)}">${escapeXml(line)}</text>`;
      })
      .join('');
  const svg = `<g class="name ${className}" data-name="${key}">${text('name-halo')}${text('name-text')}</g>`;
  return { key, lines, size, at, box, svg };
}

function isCoast(word: string | undefined): word is Coast {
  return COASTS.some((coast) => coast === word);
}

function coastName(at: Location, lang: Language): string {
  const coast = coastOf(at);
  if (!isCoast(coast)) return at;
  return lang === 'ru' ? COAST_NAMES[coast].ru.short : `${coast[0]}.C.`;
}

/** Every name of the map, set so that it keeps clear of units, centres and other names at the size it is looked at. */
export function setNames(map: BoardMap, options: NameOptions): readonly NameDrawing[] {
  const { lang, scale = 1, kept } = options;
  const size = options.unitScale ?? UNIT_SCALE;
  const lines = [...(options.avoid ?? []).map((box) => ({ ...box, weight: ARROW })), ...bars(map, size)];
  const hopeless = scale < SMALL_MAP.scale ? SMALL_MAP.hopeless : HOPELESS;
  const taken = [...obstacles(map, size)];
  const faint = (code: ProvinceCode): string | undefined =>
    kept === undefined || kept.has(code) ? undefined : 'faint';
  const done: NameDrawing[] = [];
  // Names with little room choose first.
  const byRoom = Object.entries(map.provinces).sort(([, a], [, b]) => a.room - b.room);
  for (const [code, province] of byRoom) {
    const sheet = { width: map.width, height: map.height, taken, lines, hasArrows: options.avoid !== undefined };
    let best: Placed | undefined;
    for (const setting of settings(code, province, lang, scale)) {
      const placed = place(setting, province, sheet);
      if (best === undefined || placed.settled < best.settled * 0.7) best = placed;
      if (best.settled <= BEARABLE) break;
    }
    if (best === undefined || best.settled > hopeless) continue;
    const { left, right, top, bottom } = best.box;
    taken.push({ left: left - GAP, right: right + GAP, top, bottom, weight: 3 });
    const kind = province.kind === 'sea' ? 'name-sea' : province.centre === undefined ? 'name-land' : 'name-centre';
    done.push(draw(code, best, classes(kind, faint(code))));
    for (const [coast, { label }] of Object.entries(scale < COAST_SCALE ? {} : (province.coasts ?? {}))) {
      const key = `${code}/${coast}`;
      const setting = { lines: [coastName(key, lang)], size: Math.max(9, Math.min(SMALLEST / scale, 12)) };
      const box = boxOf(setting, label, 'sea');
      taken.push({ ...box, weight: 3 });
      done.push(draw(key, { ...setting, at: label, box }, classes('name-sea name-coast', faint(code))));
    }
  }
  return done;
}

/** On smaller maps coasts are not named. */
const COAST_SCALE = 0.55;

/** All names as one layer: it depends on language and scale, and on nothing that happens in the game. */
export function nameLayer(map: BoardMap, options: NameOptions): string {
  const { at, lines, size } = map.impassable.mountains.label;
  const mountains =
    options.lang === 'en' && options.kept === undefined && size * (options.scale ?? 1) >= SMALLEST * 0.7
      ? draw('SWI', { lines, size, at, box: boxAround(at, 0, 0) }, 'name-land faint').svg
      : '';
  const names = setNames(map, options).map(({ svg }) => svg);
  return `<g class="names">${mountains}${names.join('')}</g>`;
}
