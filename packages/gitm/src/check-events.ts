import {
  type Faults,
  faultOfShape,
  fieldOf,
  isObject,
  type JsonObject,
  listIn,
  near,
  optionalSquare,
  readName,
  readSquareAt,
} from './check-values.ts';
import type { InterceptEvent, InterceptionBox, MoveEvent, TacEvent } from './phase.ts';
import type { UnitId } from './vocabulary.ts';

function readUnit(value: unknown, at: string, units: ReadonlyMap<UnitId, string>, faults: Faults): UnitId | undefined {
  const unit = readName(value, at, faults);
  if (unit === undefined || units.has(unit)) return unit;
  faults.push({ at, code: 'gitm/unknown-unit', unit, candidates: near(faults, unit, units.keys()) });
  return undefined;
}

function readBox(object: JsonObject, at: string, faults: Faults): { readonly box?: InterceptionBox } {
  const value = fieldOf(object, 'box');
  if (value === undefined) return {};
  if (!isObject(value)) return faultOfShape(faults, `${at}.box`, 'object', value) ?? {};
  const center = readSquareAt(fieldOf(value, 'center'), `${at}.box.center`, faults);
  const radius = fieldOf(value, 'radius');
  if (typeof radius !== 'number' || !Number.isInteger(radius) || radius < 0)
    return faultOfShape(faults, `${at}.box.radius`, 'number', radius) ?? {};
  return center === undefined ? {} : { box: { center, radius } };
}

type Units = ReadonlyMap<UnitId, string>;

function readMove(value: JsonObject, at: string, units: Units, faults: Faults): MoveEvent | undefined {
  const unit = readUnit(fieldOf(value, 'unit'), `${at}.unit`, units, faults);
  const to = readSquareAt(fieldOf(value, 'to'), `${at}.to`, faults);
  const from = optionalSquare(value, 'from', at, faults);
  const via = optionalSquare(value, 'via', at, faults);
  if (unit === undefined || to === undefined) return undefined;
  return { type: 'move', unit, to, ...from, ...via };
}

function readIntercept(value: JsonObject, at: string, units: Units, faults: Faults): InterceptEvent | undefined {
  const unit = readUnit(fieldOf(value, 'unit'), `${at}.unit`, units, faults);
  const target = readUnit(fieldOf(value, 'target'), `${at}.target`, units, faults);
  const point = readSquareAt(fieldOf(value, 'at'), `${at}.at`, faults);
  const optional = {
    ...optionalSquare(value, 'to', at, faults),
    ...optionalSquare(value, 'from', at, faults),
    ...optionalSquare(value, 'target_from', at, faults),
    ...optionalSquare(value, 'via', at, faults),
    ...readBox(value, at, faults),
  };
  const stops = fieldOf(value, 'stops');
  if (stops !== undefined && typeof stops !== 'boolean') faultOfShape(faults, `${at}.stops`, 'truth', stops);
  if (unit === undefined || target === undefined || point === undefined) return undefined;
  if (unit === target) {
    faults.push({ at: `${at}.target`, code: 'gitm/own-target', unit });
    return undefined;
  }
  return { type: 'intercept', unit, target, at: point, ...optional, ...(stops === true ? { stops } : {}) };
}

/** The events in order; units must be among those placed. */
export function readEvents(object: JsonObject, units: Units, faults: Faults): TacEvent[] {
  const events: TacEvent[] = [];
  for (const [index, value] of listIn(object, 'events', faults).entries()) {
    const at = `events[${index}]`;
    if (!isObject(value)) {
      faultOfShape(faults, at, 'object', value);
      continue;
    }
    const type = fieldOf(value, 'type');
    let event: TacEvent | undefined;
    if (type === 'move') event = readMove(value, at, units, faults);
    else if (type === 'intercept') event = readIntercept(value, at, units, faults);
    else if (typeof type === 'string') faults.push({ at: `${at}.type`, code: 'gitm/unknown-event', type });
    else faultOfShape(faults, `${at}.type`, 'text', type);
    if (event !== undefined) events.push(event);
  }
  return events;
}
