import { type Location, type Position, type Power, type ProvinceCode, provinceOf } from '@standoff/diplomacy';
import { type DrawingIds, idOf, useOutline } from './defs.ts';
import { CENTRE_GLYPH } from './glyphs.ts';
import type { BoardMap } from './map.ts';
import { powerClass } from './powers.ts';
import { num, path } from './svg.ts';

/** Whose colour each province of land takes; one that is left out stays bare. */
export type Tints = Readonly<Record<ProvinceCode, Power>>;

/** Every home province in its power's colour: the board before anybody moved. */
export function homeTints(map: BoardMap): Tints {
  const homes: Record<ProvinceCode, Power> = {};
  for (const [code, { home }] of Object.entries(map.provinces)) if (home !== undefined) homes[code] = home;
  return homes;
}

/**
 * The tints of a position: centres by their owner, other land by who stood there last. `before` are the tints of the
 * phase before; without any, the home provinces of powers that own a centre. A position without centres has no tints.
 */
export function tintsOf(map: BoardMap, position: Pick<Position, 'units' | 'centers'>, before?: Tints): Tints {
  const { centers, units } = position;
  if (centers === undefined) return {};
  const owners = new Set(Object.entries(centers).flatMap(([power, held]) => (held.length > 0 ? [power] : [])));
  const tints: Record<ProvinceCode, Power> = {};
  for (const [code, power] of Object.entries(before ?? homeTints(map))) {
    const { centre } = map.provinces[code] ?? {};
    if (centre === undefined && owners.has(power)) tints[code] = power;
  }
  for (const { at, power } of units) {
    const code = provinceOf(at);
    const province = map.provinces[code];
    if (province !== undefined && province.kind !== 'sea' && province.centre === undefined) tints[code] = power;
  }
  for (const [power, held] of Object.entries(centers)) {
    for (const at of held) if (map.provinces[provinceOf(at)] !== undefined) tints[provinceOf(at)] = power;
  }
  return tints;
}

export interface TintOptions extends DrawingIds {
  /** Hatching over the tints, so that they are told apart without colour. */
  readonly patterns?: boolean;
}

/** The colours of the powers on their land, and the thicker border between them. */
export function tintLayer(map: BoardMap, tints: Tints, options: TintOptions = {}): string {
  const land = Object.entries(tints).filter(([code]) => map.provinces[code]?.kind !== 'sea' && map.provinces[code]);
  const shapes = land.map(([code, power]) => {
    const name = powerClass(power);
    const fill = useOutline(options, code, `tint ${name}`, ` data-province="${code}"`);
    if (options.patterns !== true) return fill;
    return `${fill}<use href="#${idOf(options, code)}" fill="url(#${idOf(options, `hatch-${name}`)})"/>`;
  });
  const side = (code: string): string => (code in map.provinces ? (tints[code] ?? 'nobody') : 'nowhere');
  const between = map.borders.land.filter(({ between: [a, b] }) => side(a) !== side(b)).map(({ line }) => line);
  return `<g class="tints">${shapes.join('')}${path('border-power', between.join(''))}</g>`;
}

/** The marks of the supply centres; where `kept` is given, the others are dimmed. */
export function centreLayer(map: BoardMap, kept?: ReadonlySet<Location>): string {
  const marks = Object.entries(map.provinces).map(([code, { centre }]) =>
    centre === undefined
      ? ''
      : `<g class="centre${kept === undefined || kept.has(code) ? '' : ' dim'}" data-centre="${code}" transform="translate(${num(centre[0])} ${num(centre[1])})">${CENTRE_GLYPH}</g>`,
  );
  return `<g class="centres">${marks.join('')}</g>`;
}
