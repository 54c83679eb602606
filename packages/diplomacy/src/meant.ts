import { checkMovementOrder } from './engine/legality.ts';
import type { Board } from './engine/workspace.ts';
import type { WrittenOrder } from './order.ts';
import type { IllegalReason } from './reason.ts';
import type { Rules } from './rules.ts';
import { type Location, provinceOf } from './vocabulary.ts';

/** Whether two codes are easily taken for one another: one letter differs, or two neighbours are swapped (LVN and LVP, BER and BRE). */
function confusable(a: string, b: string): boolean {
  if (a === b) return false;
  const differing = [0, 1, 2].filter((i) => a[i] !== b[i]);
  if (differing.length === 1) return true;
  const [i = 0, j = 0] = differing;
  return differing.length === 2 && j === i + 1 && a[i] === b[j] && a[j] === b[i];
}

function lookAlikes(board: Board, at: Location): string[] {
  const code = provinceOf(at);
  return board.map.provinces.filter((other) => other !== '' && confusable(code, other));
}

/** Orders that somebody who wrote this impossible one may have meant. */
function candidates(board: Board, order: WrittenOrder, reason: IllegalReason): WrittenOrder[] {
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
      return [];
  }
}

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
  const legal = candidates(board, order, reason).filter((one) => {
    const check = checkMovementOrder(board, power, one, rules);
    return check.ok && check.notes.every((note) => note.code !== 'type-ignored');
  });
  return legal.length === 1 ? legal[0] : undefined;
}
