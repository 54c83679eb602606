import {
  type GameMap,
  type Location,
  type ProvinceCode,
  provinceOf,
  UNIT_TYPES,
  type UnitRef,
  type WrittenOrder,
} from '@standoff/diplomacy';
import { powerNamed } from './position-data.ts';
import { type FileResult, fine, readEach, wrong } from './problem.ts';
import { field, isList, isMember, isObject, optional, shapeProblem } from './shape.ts';

// An order may name a place that is on no map (it is illegal then), so only its form is checked.
function readPlace(value: unknown, at: string): FileResult<Location> {
  if (typeof value !== 'string' || !/^[A-Z]{3}(\/[A-Z]C)?$/.test(value)) return wrong(shapeProblem(at, 'place', value));
  return fine(value);
}

function readRef(map: GameMap, value: unknown, at: string): FileResult<UnitRef> {
  if (!isObject(value)) return wrong(shapeProblem(at, 'object', value));
  const place = readPlace(value.at, field(at, 'at'));
  if (!place.ok) return place;
  let ref: UnitRef = { at: place.value };
  const type = optional(value, 'type');
  if (type !== undefined) {
    if (!isMember(UNIT_TYPES, type)) return wrong(shapeProblem(field(at, 'type'), 'unit-type', type));
    ref = { type, ...ref };
  }
  const power = optional(value, 'power');
  if (power === undefined) return fine(ref);
  if (typeof power !== 'string') return wrong(shapeProblem(field(at, 'power'), 'text', power));
  return fine({ ...ref, power: powerNamed(map, power) ?? power });
}

function readRoute(value: unknown, at: string): FileResult<readonly ProvinceCode[]> {
  if (!isList(value)) return wrong(shapeProblem(at, 'list', value));
  const seas = readEach(value, at, readPlace);
  return seas.ok ? fine(seas.value.map(provinceOf)) : seas;
}

/** Reads an order stored as data, in the shapes of `WrittenOrder`; whether it is legal is not asked. */
export function readWrittenOrder(map: GameMap, value: unknown, at: string): FileResult<WrittenOrder> {
  if (!isObject(value)) return wrong(shapeProblem(at, 'object', value));
  const { kind } = value;
  if (kind === 'waive') return fine({ kind });
  const unit = readRef(map, value.unit, field(at, 'unit'));
  if (!unit.ok) return unit;
  if (kind === 'hold' || kind === 'disband' || kind === 'build') return fine({ kind, unit: unit.value });
  if (kind === 'support-hold') {
    const target = readRef(map, value.target, field(at, 'target'));
    return target.ok ? fine({ kind, unit: unit.value, target: target.value }) : target;
  }
  const to = readPlace(value.to, field(at, 'to'));
  if (!to.ok) return to;
  if (kind === 'retreat') return fine({ kind, unit: unit.value, to: to.value });
  if (kind === 'support-move' || kind === 'convoy') {
    const target = readRef(map, value.target, field(at, 'target'));
    return target.ok ? fine({ kind, unit: unit.value, target: target.value, to: to.value }) : target;
  }
  if (kind !== 'move') return wrong(shapeProblem(field(at, 'kind'), 'order-kind', kind));
  const via = value.via === true ? { via: true as const } : {};
  const path = optional(value, 'route');
  if (path === undefined) return fine({ kind, unit: unit.value, to: to.value, ...via });
  const route = readRoute(path, field(at, 'route'));
  return route.ok ? fine({ kind, unit: unit.value, to: to.value, ...via, route: route.value }) : route;
}
