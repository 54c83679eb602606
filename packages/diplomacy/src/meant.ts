import { checkMovementOrder } from './engine/legality.ts';
import type { Board } from './engine/workspace.ts';
import type { GameMap } from './map.ts';
import type { WrittenOrder } from './order.ts';
import type { IllegalReason } from './reason.ts';
import type { Rules } from './rules.ts';
import { type Location, type ProvinceCode, provinceOf } from './vocabulary.ts';

/** Whether two codes are easily taken for one another: one letter differs, or two neighbours are swapped (LVN and LVP, BER and BRE). */
function confusable(a: string, b: string): boolean {
  if (a === b) return false;
  const first = a[0] === b[0];
  const second = a[1] === b[1];
  const third = a[2] === b[2];
  if (first ? second || third : second && third) return true;
  if (third) return a[0] === b[1] && a[1] === b[0];
  return first && a[1] === b[2] && a[2] === b[1];
}

function confusableIn(map: GameMap, code: ProvinceCode): ProvinceCode[] {
  return map.provinces.filter((other) => other !== '' && confusable(code, other));
}

const known = new WeakMap<GameMap, Map<ProvinceCode, readonly ProvinceCode[]>>();

/** The provinces whose codes are easily taken for that of a place; kept for the codes of the map. */
function lookAlikes({ map }: Board, at: Location): readonly ProvinceCode[] {
  const code = provinceOf(at);
  if (!map.provinceNumber.has(code)) return confusableIn(map, code);
  let ofMap = known.get(map);
  if (ofMap === undefined) {
    ofMap = new Map();
    known.set(map, ofMap);
  }
  let codes = ofMap.get(code);
  if (codes === undefined) {
    codes = confusableIn(map, code);
    ofMap.set(code, codes);
  }
  return codes;
}

/** Orders that somebody who wrote this impossible one may have meant. */
function candidates(board: Board, order: WrittenOrder, reason: IllegalReason): readonly WrittenOrder[] {
  switch (reason.code) {
    case 'same-place':
      return order.kind === 'move' ? [{ kind: 'hold', unit: order.unit }] : [];
    case 'support-self':
      return order.kind === 'support-hold' ? [{ kind: 'hold', unit: order.unit }] : [];
    case 'coast-unreachable':
      if (order.kind !== 'move' && order.kind !== 'support-move') return [];
      return reason.reachable.map((to) => ({ ...order, to }));
    case 'support-needs-supporter':
      return order.kind === 'support-move' ? [{ ...order, kind: 'convoy' }] : [];
    case 'convoy-not-a-fleet':
    case 'convoy-not-at-sea':
    case 'convoy-not-an-army':
      return order.kind === 'convoy' ? [{ ...order, kind: 'support-move' }] : [];
    case 'not-adjacent':
    case 'army-to-sea':
    case 'fleet-inland':
    case 'no-route':
    case 'no-such-place':
      if (order.kind !== 'move') return [];
      return lookAlikes(board, order.to).map((to) => ({ ...order, to }));
    case 'no-such-unit':
    case 'foreign-unit':
      if (order.kind === 'waive') return [];
      return lookAlikes(board, order.unit.at).map((at) => ({ ...order, unit: { ...order.unit, at } }));
    default:
      return NONE;
  }
}

const NONE: readonly WrittenOrder[] = [];

/**
 * What an illegal order was probably meant to be: the one legal order among its likely slips, if there is just one. A
 * guess for people to read; it is never carried out.
 */
export function guessMeant(
  board: Board,
  power: number,
  order: WrittenOrder,
  reason: IllegalReason,
  rules: Rules,
): WrittenOrder | undefined {
  const likely = candidates(board, order, reason);
  if (likely.length === 0) return undefined;
  const legal = likely.filter((one) => {
    const check = checkMovementOrder(board, power, one, rules);
    return check.ok && check.notes.every((note) => note.code !== 'type-ignored');
  });
  return legal.length === 1 ? legal[0] : undefined;
}
