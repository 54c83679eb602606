import {
  type GameMap,
  type Location,
  neighboursOf,
  type Position,
  type ProvinceCode,
  provinceData,
  provinceOf,
  type Rules,
  type Unit,
} from '@standoff/diplomacy';

/** What the reference judge looks at besides the orders. */
export interface Board {
  readonly map: GameMap;
  readonly rules: Rules;
  /** Who stands where, by province. */
  readonly at: ReadonlyMap<ProvinceCode, Unit>;
}

export function toBoard(map: GameMap, position: Position, rules: Rules): Board {
  return { map, rules, at: new Map(position.units.map((unit) => [provinceOf(unit.at), unit] as const)) };
}

export function kindOf(board: Board, at: Location): 'inland' | 'coastal' | 'sea' | undefined {
  return provinceData(board.map, at)?.kind;
}

/** The named coasts of a province, as locations: `SPA/NC`, `SPA/SC`; none for most. */
export function coastsOf(board: Board, province: ProvinceCode): readonly Location[] {
  return (provinceData(board.map, province)?.coasts ?? []).map((coast) => `${province}/${coast}`);
}

/** Where a unit gets in one step without a convoy. */
export function steps(board: Board, unit: Unit): readonly Location[] {
  return neighboursOf(board.map, unit.type, unit.at);
}

/** Whether a unit can reach a province, on whatever coast, in one step without a convoy. */
export function reaches(board: Board, unit: Unit, province: ProvinceCode): boolean {
  return steps(board, unit).some((to) => provinceOf(to) === province);
}

/** The seas beside every province of a map, worked out once a map: the chains ask for them again and again. */
const SEAS = new WeakMap<GameMap, ReadonlyMap<ProvinceCode, ReadonlySet<ProvinceCode>>>();

function allSeas(board: Board): ReadonlyMap<ProvinceCode, ReadonlySet<ProvinceCode>> {
  const known = SEAS.get(board.map);
  if (known !== undefined) return known;
  const provinces = board.map.provinces.slice(1);
  const beside = (province: ProvinceCode): readonly ProvinceCode[] =>
    [province, ...coastsOf(board, province)]
      .flatMap((shore) => neighboursOf(board.map, 'F', shore))
      .filter((to) => kindOf(board, to) === 'sea');
  const seas = new Map(provinces.map((province) => [province, new Set(beside(province))] as const));
  SEAS.set(board.map, seas);
  return seas;
}

/** The sea provinces that touch a coastal province (on whatever coast) or another sea. */
export function seasBeside(board: Board, province: ProvinceCode): ReadonlySet<ProvinceCode> {
  return allSeas(board).get(province) ?? new Set();
}

/** The seas in which a fleet stands. */
export function fleetsAtSea(board: Board): readonly ProvinceCode[] {
  return [...board.at.values()]
    .filter((unit) => unit.type === 'F' && kindOf(board, unit.at) === 'sea')
    .map((unit) => provinceOf(unit.at));
}
