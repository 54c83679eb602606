import type { Position, ProvinceData, Unit, VariantData } from '@standoff/diplomacy';
import { type Chance, drawBelow } from '@standoff/diplomacy/packed';

/** Seas a map may have. */
const MOST_SEAS = 31;
const POWERS = ['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey'];

function codeOf(index: number): string {
  return [676, 26, 1].map((unit) => String.fromCharCode(65 + (Math.floor(index / unit) % 26))).join('');
}

/**
 * A map of so many provinces in rows, each with up to six neighbours as on the standard board; a quarter of them sea, in
 * lakes of two by three, but no more than the judge's tables hold.
 */
export function generateMap(provinces: number): VariantData {
  const width = Math.ceil(Math.sqrt(provinces));
  const isWater = (index: number): boolean => {
    const x = index % width;
    const y = Math.floor(index / width);
    return x % 5 < 2 && y % 5 < 3;
  };
  const water = new Set<number>();
  for (let i = 0; i < provinces && water.size < MOST_SEAS; i++) if (isWater(i)) water.add(i);
  const neighbours = (index: number): number[] => {
    const x = index % width;
    const y = Math.floor(index / width);
    const lean = y % 2 === 0 ? -1 : 1;
    return [
      [x + 1, y],
      [x, y + 1],
      [x + lean, y + 1],
    ].flatMap(([column = -1, row = -1]) => {
      const other = row * width + column;
      return column >= 0 && column < width && other < provinces ? [other] : [];
    });
  };
  const army: [string, string][] = [];
  const fleet: [string, string][] = [];
  const coastal = new Set<number>();
  for (let a = 0; a < provinces; a++) {
    for (const b of neighbours(a)) {
      if (!water.has(a) && !water.has(b)) army.push([codeOf(a), codeOf(b)]);
      if (water.has(a) || water.has(b)) fleet.push([codeOf(a), codeOf(b)]);
      if (water.has(a) && !water.has(b)) coastal.add(b);
      if (water.has(b) && !water.has(a)) coastal.add(a);
    }
  }
  const kindOf = (index: number): ProvinceData['kind'] =>
    water.has(index) ? 'sea' : coastal.has(index) ? 'coastal' : 'inland';
  return {
    name: `generated-${provinces}`,
    title: `${provinces} provinces`,
    victory: provinces,
    powers: POWERS,
    provinces: Array.from({ length: provinces }, (_, i) => ({ code: codeOf(i), name: codeOf(i), kind: kindOf(i) })),
    army,
    fleet,
    start: { season: 'spring', year: 1901, units: [], centers: {} },
  };
}

/** So many units on a map, one a province, where they may stand; powers by chance. */
export function randomPosition(data: VariantData, count: number, chance: Chance): Position {
  const free = data.provinces.map((province) => province);
  const units: Unit[] = [];
  while (units.length < count && free.length > 0) {
    const [province] = free.splice(drawBelow(chance, free.length), 1);
    if (province === undefined) break;
    const coasts = province.coasts ?? [];
    const fleet = province.kind === 'sea' || (province.kind === 'coastal' && drawBelow(chance, 5) < 2);
    const coast = coasts[drawBelow(chance, Math.max(1, coasts.length))];
    units.push({
      power: data.powers[drawBelow(chance, data.powers.length)] ?? '',
      type: fleet ? 'F' : 'A',
      at: fleet && coast !== undefined ? `${province.code}/${coast}` : province.code,
    });
  }
  return { units };
}
