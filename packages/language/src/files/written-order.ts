import {
  type GameMap,
  type Location,
  type ProvinceCode,
  provinceOf,
  UNIT_TYPES,
  type UnitRef,
  type WrittenOrder,
} from '@standoff/diplomacy';
import { type Path, under } from './path.ts';
import { powerNamed } from './position-data.ts';
import { type FileResult, fine, readEach, wrong } from './problem.ts';
import { isList, isMember, isObject, optional, shapeProblem } from './shape.ts';

// An order may name a place that is on no map (it is illegal then), so only its form is checked.
function readPlace(value: unknown, at: Path): FileResult<Location> {
  if (typeof value !== 'string' || !/^[A-Z]{3}(\/[A-Z]C)?$/.test(value)) return wrong(shapeProblem(at, 'place', value));
  return fine(value);
}

function readRef(map: GameMap, value: unknown, at: Path): FileResult<UnitRef> {
  if (!isObject(value)) return wrong(shapeProblem(at, 'object', value));
  const place = readPlace(value.at, under(at, 'at'));
  if (!place.ok) return place;
  let ref: UnitRef = { at: place.value };
  const type = optional(value, 'type');
  if (type !== undefined) {
    if (!isMember(UNIT_TYPES, type)) return wrong(shapeProblem(under(at, 'type'), 'unit-type', type));
    ref = { type, ...ref };
  }
  const power = optional(value, 'power');
  if (power === undefined) return fine(ref);
  if (typeof power !== 'string') return wrong(shapeProblem(under(at, 'power'), 'text', power));
  return fine({ ...ref, power: powerNamed(map, power) ?? power });
}

function readRoute(value: unknown, at: Path): FileResult<readonly ProvinceCode[]> {
  if (!isList(value)) return wrong(shapeProblem(at, 'list', value));
  const seas = readEach(value, at, readPlace);
  return seas.ok ? fine(seas.value.map(provinceOf)) : seas;
}

/** Reads an order stored as data, in the shapes of `WrittenOrder`; whether it is legal is not asked. */
export function readWrittenOrder(map: GameMap, value: unknown, at: Path): FileResult<WrittenOrder> {
  if (!isObject(value)) return wrong(shapeProblem(at, 'object', value));
  const { kind } = value;
  if (kind === 'waive') return fine({ kind });
  const unit = readRef(map, value.unit, under(at, 'unit'));
  if (!unit.ok) return unit;
  if (kind === 'hold' || kind === 'disband' || kind === 'build') return fine({ kind, unit: unit.value });
  if (kind === 'support-hold') {
    const target = readRef(map, value.target, under(at, 'target'));
    return target.ok ? fine({ kind, unit: unit.value, target: target.value }) : target;
  }
  const to = readPlace(value.to, under(at, 'to'));
  if (!to.ok) return to;
  if (kind === 'retreat') return fine({ kind, unit: unit.value, to: to.value });
  if (kind === 'support-move' || kind === 'convoy') {
    const target = readRef(map, value.target, under(at, 'target'));
    return target.ok ? fine({ kind, unit: unit.value, target: target.value, to: to.value }) : target;
  }
  if (kind !== 'move') return wrong(shapeProblem(under(at, 'kind'), 'order-kind', kind));
  const via = value.via === true ? { via: true as const } : {};
  const path = optional(value, 'route');
  if (path === undefined) return fine({ kind, unit: unit.value, to: to.value, ...via });
  const route = readRoute(path, under(at, 'route'));
  return route.ok ? fine({ kind, unit: unit.value, to: to.value, ...via, route: route.value }) : route;
}
