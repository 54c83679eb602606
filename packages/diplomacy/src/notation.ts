import type { UnitRef, WrittenOrder } from './order.ts';
import type { Location, UnitType } from './vocabulary.ts';

/**
 * The canonical notation of the case form: `A BER H`, `F POR - SPA/NC`, `A SPA - POR VIA`, `A TYR S A VEN`,
 * `A WAL S F LON - YOR`, `F NTH C A LON - BEL`, `F TRI R ALB`, `A PRU D`, `F STP/NC B`, `WAIVE`. A named path is
 * written after `VIA`: `A LON - TUN VIA ENG MAO`.
 */

const UNIT = /^(?:([AF]) )?([A-Z]{3}(?:\/(?:NC|SC|EC|WC))?)$/;
const PLACE = /^[A-Z]{3}(?:\/(?:NC|SC|EC|WC))?$/;
const ORDER =
  /^((?:[AF] )?[A-Z]{3}(?:\/[A-Z]C)?) (?:(H|D|B)|(-|R) ([A-Z]{3}(?:\/[A-Z]C)?)((?: - [A-Z]{3}(?:\/[A-Z]C)?)*)( VIA(?: [A-Z]{3})*)?|(S|C) ((?:[AF] )?[A-Z]{3}(?:\/[A-Z]C)?)(?: - ([A-Z]{3}(?:\/[A-Z]C)?)| H)?)$/;

const codes = new Map<string, Location>();

/**
 * One and the same string for all orders that write a place alike: thousands of orders then hold a few dozen strings, which
 * a judge finds in the processor's cache. There are no more places than letters allow.
 */
function shared(code: Location): Location {
  const known = codes.get(code);
  if (known !== undefined) return known;
  codes.set(code, code);
  return code;
}

function toUnitRef(text: string): UnitRef | undefined {
  const match = UNIT.exec(text);
  const code = match?.[2];
  if (code === undefined) return undefined;
  const at = shared(code);
  const type = match?.[1];
  return type === 'A' || type === 'F' ? { type, at } : { at };
}

/**
 * Reads one order in canonical notation; `undefined` if it is not in that notation. Nothing is checked against the
 * map: reading is not judging. Orders as people write them are read by `@standoff/language`.
 */
export function parseOrder(text: string): WrittenOrder | undefined {
  if (text === 'WAIVE') return { kind: 'waive' };
  const match = ORDER.exec(text);
  if (match === null) return undefined;
  const [, unitText = '', letter, arrow, place, chain, viaText, sign, targetText, to] = match;
  const unit = toUnitRef(unitText);
  if (unit === undefined) return undefined;
  if (letter === 'H') return { kind: 'hold', unit };
  if (letter === 'D') return { kind: 'disband', unit };
  if (letter === 'B') return { kind: 'build', unit };
  if (arrow !== undefined && place !== undefined) {
    const stops = chain === undefined || chain === '' ? [] : chain.slice(3).split(' - ');
    const all = [place, ...stops];
    if (!all.every((stop) => PLACE.test(stop))) return undefined;
    const last = shared(all[all.length - 1] ?? place);
    if (arrow === 'R')
      return stops.length === 0 && viaText === undefined ? { kind: 'retreat', unit, to: last } : undefined;
    const named =
      viaText === undefined
        ? []
        : viaText
            .slice(5)
            .split(' ')
            .filter((word) => word !== '');
    const route = [...all.slice(0, -1), ...named];
    if (route.length > 0) return { kind: 'move', unit, to: last, via: true, route };
    return viaText === undefined ? { kind: 'move', unit, to: last } : { kind: 'move', unit, to: last, via: true };
  }
  const target = toUnitRef(targetText ?? '');
  if (target === undefined) return undefined;
  if (to !== undefined && !PLACE.test(to)) return undefined;
  if (to === undefined) return sign === 'C' ? undefined : { kind: 'support-hold', unit, target };
  const goal = shared(to);
  return sign === 'C' ? { kind: 'convoy', unit, target, to: goal } : { kind: 'support-move', unit, target, to: goal };
}

/** A unit in canonical notation: `F STP/SC`; without the letter where it is not known. */
export function formatUnit(unit: { readonly type?: UnitType; readonly at: Location }): string {
  return unit.type === undefined ? unit.at : `${unit.type} ${unit.at}`;
}

/** Writes an order in canonical notation. `parseOrder` reads it back. */
export function formatOrder(order: WrittenOrder): string {
  if (order.kind === 'waive') return 'WAIVE';
  const unit = formatUnit(order.unit);
  switch (order.kind) {
    case 'hold':
      return `${unit} H`;
    case 'move': {
      const route = order.route === undefined ? '' : order.route.map((sea) => ` ${sea}`).join('');
      return `${unit} - ${order.to}${order.via === true ? ` VIA${route}` : ''}`;
    }
    case 'support-hold':
      return `${unit} S ${formatUnit(order.target)}`;
    case 'support-move':
      return `${unit} S ${formatUnit(order.target)} - ${order.to}`;
    case 'convoy':
      return `${unit} C ${formatUnit(order.target)} - ${order.to}`;
    case 'retreat':
      return `${unit} R ${order.to}`;
    case 'disband':
      return `${unit} D`;
    case 'build':
      return `${unit} B`;
  }
}
