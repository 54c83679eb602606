import {
  type Centers,
  canStand,
  coastOf,
  type DislodgedUnit,
  type GameMap,
  type Location,
  type Position,
  type Power,
  type ProvinceCode,
  provinceData,
  provinceOf,
  UNIT_TYPES,
  type Unit,
} from '@standoff/diplomacy';
import { type Path, pathText, under } from './path.ts';
import { type FileResult, fine, readEach, wrong } from './problem.ts';
import { isList, isMember, isObject, type JsonObject, optional, shapeProblem } from './shape.ts';

/** The power of that name, in any letter case: `FRANCE` is `France`. */
export function powerNamed(map: GameMap, name: string): Power | undefined {
  if (map.data.powers.includes(name)) return name;
  const lower = name.toLowerCase();
  return map.data.powers.find((power) => power.toLowerCase() === lower);
}

function readPower(map: GameMap, value: unknown, at: Path): FileResult<Power> {
  if (typeof value !== 'string') return wrong(shapeProblem(at, 'text', value));
  const power = powerNamed(map, value);
  if (power === undefined)
    return wrong({ code: 'position/unknown-power', at: pathText(at), power: value, candidates: map.data.powers });
  return fine(power);
}

function readPlace(map: GameMap, value: unknown, at: Path): FileResult<Location> {
  if (typeof value !== 'string') return wrong(shapeProblem(at, 'place', value));
  if (!map.locationNumber.has(value)) return wrong({ code: 'position/unknown-place', at: pathText(at), place: value });
  return fine(value);
}

/** A list of places. */
export function readPlaces(map: GameMap, value: unknown, at: Path): FileResult<readonly Location[]> {
  if (!isList(value)) return wrong(shapeProblem(at, 'list', value));
  return readEach(value, at, (item, path) => readPlace(map, item, path));
}

/** A province, also where a coast of it is named. */
function readProvince(map: GameMap, value: unknown, at: Path): FileResult<ProvinceCode> {
  const place = readPlace(map, value, at);
  return place.ok ? fine(provinceOf(place.value)) : place;
}

function readUnit(map: GameMap, value: unknown, at: Path): FileResult<Unit> {
  if (!isObject(value)) return wrong(shapeProblem(at, 'object', value));
  const power = readPower(map, value.power, under(at, 'power'));
  if (!power.ok) return power;
  const type = value.type;
  if (!isMember(UNIT_TYPES, type)) return wrong(shapeProblem(under(at, 'type'), 'unit-type', type));
  const place = readPlace(map, value.at, under(at, 'at'));
  if (!place.ok) return place;
  return checkUnit(map, { power: power.value, type, at: place.value }, at);
}

/** A unit that can stand where it stands: armies on land, fleets at sea or on a coast, named where there are two. */
export function checkUnit(map: GameMap, unit: Unit, at: Path): FileResult<Unit> {
  if (!canStand(map, unit.type, unit.at)) return wrong({ code: 'position/cannot-stand', at: pathText(at), unit });
  if (unit.type === 'A') return fine(coastOf(unit.at) === undefined ? unit : { ...unit, at: provinceOf(unit.at) });
  const coasts = provinceData(map, unit.at)?.coasts;
  if (coasts === undefined || coastOf(unit.at) !== undefined) return fine(unit);
  return wrong({
    code: 'position/coast-needed',
    at: pathText(at),
    unit,
    coasts: coasts.map((coast) => `${unit.at}/${coast}`),
  });
}

function readDislodged(map: GameMap, value: unknown, at: Path): FileResult<DislodgedUnit> {
  const unit = readUnit(map, value, at);
  if (!unit.ok || !isObject(value)) return unit;
  const { attackedFrom, byConvoy, retreats } = {
    attackedFrom: optional(value, 'attackedFrom'),
    byConvoy: optional(value, 'byConvoy'),
    retreats: optional(value, 'retreats'),
  };
  let dislodged: DislodgedUnit = unit.value;
  if (attackedFrom !== undefined) {
    const from = readProvince(map, attackedFrom, under(at, 'attackedFrom'));
    if (!from.ok) return from;
    dislodged = { ...dislodged, attackedFrom: from.value };
  }
  if (byConvoy !== undefined) {
    if (typeof byConvoy !== 'boolean') return wrong(shapeProblem(under(at, 'byConvoy'), 'truth', byConvoy));
    dislodged = { ...dislodged, byConvoy };
  }
  if (retreats !== undefined) {
    const places = readPlaces(map, retreats, under(at, 'retreats'));
    if (!places.ok) return places;
    dislodged = { ...dislodged, retreats: places.value };
  }
  return fine(dislodged);
}

/** No two of these units stand in one province. */
function checkApart<T extends Unit>(units: readonly T[], at: Path): FileResult<readonly T[]> {
  const taken = new Set<ProvinceCode>();
  for (const unit of units) taken.add(provinceOf(unit.at));
  if (taken.size === units.length) return fine(units);
  taken.clear();
  for (const [index, unit] of units.entries()) {
    const province = provinceOf(unit.at);
    if (taken.has(province)) return wrong({ code: 'position/two-units', at: pathText(under(at, index)), province });
    taken.add(province);
  }
  return fine(units);
}

function readCenters(map: GameMap, value: unknown, at: Path): FileResult<Centers> {
  if (!isObject(value)) return wrong(shapeProblem(at, 'object', value));
  const centers: Record<Power, readonly ProvinceCode[]> = {};
  const owned = new Set<ProvinceCode>();
  for (const [name, list] of Object.entries(value)) {
    const path = under(at, name);
    const power = readPower(map, name, path);
    if (!power.ok) return power;
    if (!isList(list)) return wrong(shapeProblem(path, 'list', list));
    const places = readEach(list, path, (item, itemAt) => readProvince(map, item, itemAt));
    if (!places.ok) return places;
    for (let index = 0; index < places.value.length; index++) {
      const place = places.value[index] ?? '';
      if (provinceData(map, place)?.centre !== true)
        return wrong({ code: 'position/no-centre', at: pathText(under(path, index)), place });
      if (owned.has(place)) return wrong({ code: 'position/centre-twice', at: pathText(under(path, index)), place });
      owned.add(place);
    }
    const before = centers[power.value];
    centers[power.value] = before === undefined ? places.value : [...before, ...places.value];
  }
  return fine(centers);
}

function readUnits(map: GameMap, object: JsonObject, at: Path): FileResult<Position> {
  const path = under(at, 'units');
  if (!isList(object.units)) return wrong(shapeProblem(path, 'list', object.units));
  const units = readEach(object.units, path, (item, itemAt) => readUnit(map, item, itemAt));
  if (!units.ok) return units;
  const apart = checkApart(units.value, path);
  return apart.ok ? fine({ units: apart.value }) : apart;
}

/**
 * Reads a position in the shapes of the case form: `{units, dislodged?, contested?, centers?}`, unknown fields ignored.
 * Powers are known in any letter case; an army's coast is dropped. The first thing wrong is named with its path.
 */
export function readPositionData(map: GameMap, value: unknown, at: Path): FileResult<Position> {
  if (!isObject(value)) return wrong(shapeProblem(at, 'object', value));
  const units = readUnits(map, value, at);
  if (!units.ok) return units;
  let position: Position = units.value;
  const dislodged = optional(value, 'dislodged');
  if (dislodged !== undefined) {
    const path = under(at, 'dislodged');
    if (!isList(dislodged)) return wrong(shapeProblem(path, 'list', dislodged));
    const list = readEach(dislodged, path, (item, itemAt) => readDislodged(map, item, itemAt));
    if (!list.ok) return list;
    const apart = checkApart(list.value, path);
    if (!apart.ok) return apart;
    position = { ...position, dislodged: apart.value };
  }
  const contested = optional(value, 'contested');
  if (contested !== undefined) {
    const path = under(at, 'contested');
    if (!isList(contested)) return wrong(shapeProblem(path, 'list', contested));
    const list = readEach(contested, path, (item, itemAt) => readProvince(map, item, itemAt));
    if (!list.ok) return list;
    position = { ...position, contested: list.value };
  }
  const centers = optional(value, 'centers');
  if (centers === undefined) return fine(position);
  const owned = readCenters(map, centers, under(at, 'centers'));
  return owned.ok ? fine({ ...position, centers: owned.value }) : owned;
}
