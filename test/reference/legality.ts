import {
  type ConvoyOrder,
  type GivenOrder,
  type Location,
  type MovementOrder,
  type MoveOrder,
  type ProvinceCode,
  provinceOf,
  type SupportHoldOrder,
  type SupportMoveOrder,
  type Unit,
  type UnitRef,
  type WrittenOrder,
} from '@standoff/diplomacy';
import { type Board, fleetsAtSea, kindOf, reaches } from './board.ts';
import { type Chain, chainsBetween } from './chains.ts';
import { hasUnknownCoast, isWrongForArmy, isWronglyNamed, landingOf } from './coasts.ts';

/** What a possible order asks for, in provinces; a move's `landing` and a support's `coast` are locations. */
export type Meaning =
  | { readonly kind: 'hold' }
  | {
      readonly kind: 'move';
      readonly to: ProvinceCode;
      readonly landing: Location;
      readonly via: boolean;
      /** The only chain that may carry the army (DATC 4.A.6). */
      readonly route?: Chain;
    }
  /** A fleet's move without its coast, under 4.B.2 b: it fails and goes nowhere. */
  | { readonly kind: 'lost-move'; readonly to: ProvinceCode }
  | { readonly kind: 'support-hold'; readonly of: ProvinceCode }
  | {
      readonly kind: 'support-move';
      readonly of: ProvinceCode;
      readonly to: ProvinceCode;
      /** The coast the move must be to. */
      readonly coast?: Location;
    }
  | { readonly kind: 'convoy'; readonly of: ProvinceCode; readonly to: ProvinceCode };

function sameChain(left: Chain, right: Chain): boolean {
  return left.length === right.length && left.every((sea, index) => sea === right[index]);
}

function meaningOfMove(board: Board, unit: Unit, order: MoveOrder): Meaning | undefined {
  const { rules } = board;
  const from = provinceOf(unit.at);
  const to = provinceOf(order.to);
  const walksAnyway = rules['4.A.3'] === 'a' || rules['4.A.3'] === 'c';
  const via = order.via === true;
  if (from === to) return undefined;
  if (unit.type === 'F') {
    const landing = landingOf(board, unit, order.to);
    if (landing === undefined || landing === 'either') return undefined;
    return landing === 'fails' ? { kind: 'lost-move', to } : { kind: 'move', to, landing, via: false };
  }
  const kind = kindOf(board, to);
  if (kind === undefined || kind === 'sea' || isWrongForArmy(board, order.to)) return undefined;
  const land = reaches(board, unit, to);
  const plain: Meaning = { kind: 'move', to, landing: to, via };
  if (land && !via) return plain;
  // From here the sea is asked for, or is the only way.
  const chains = chainsBetween(board, from, to, fleetsAtSea(board));
  const named = rules['4.A.6'] === 'a' ? undefined : order.route;
  const usable = named === undefined ? chains : chains.filter((chain) => sameChain(chain, named));
  const missing = rules['4.A.6'] === 'c' && named === undefined;
  if (usable.length === 0 || missing) {
    // No chain will do, so the army walks where it may.
    if (!land || !walksAnyway) return undefined;
    return chains.length === 0 ? { ...plain, via: false } : { ...plain, route: [] };
  }
  return named === undefined ? plain : { ...plain, route: named };
}

/** The unit a support or convoy is for, if there is one that may be named so. */
function targetOf(board: Board, unit: Unit, ref: UnitRef): Unit | undefined {
  const target = board.at.get(provinceOf(ref.at));
  if (target === undefined || target === unit || isWronglyNamed(board, ref, target)) return undefined;
  return target;
}

function meaningOfSupportHold(board: Board, unit: Unit, order: SupportHoldOrder): Meaning | undefined {
  const target = targetOf(board, unit, order.target);
  if (target === undefined) return undefined;
  const of = provinceOf(target.at);
  return reaches(board, unit, of) ? { kind: 'support-hold', of } : undefined;
}

function meaningOfSupportMove(board: Board, unit: Unit, order: SupportMoveOrder): Meaning | undefined {
  const target = targetOf(board, unit, order.target);
  const to = provinceOf(order.to);
  if (target === undefined || to === provinceOf(unit.at) || to === provinceOf(target.at)) return undefined;
  if (!reaches(board, unit, to)) return undefined;
  const of = provinceOf(target.at);
  const choice = board.rules['4.B.4'];
  if (target.type === 'A') {
    if (isWrongForArmy(board, order.to)) return undefined;
    // The supporter cannot carry the army it supports (DATC 6.D.31).
    const others = fleetsAtSea(board).filter((sea) => sea !== provinceOf(unit.at));
    const possible = reaches(board, target, to) || chainsBetween(board, of, to, others).length > 0;
    return possible ? { kind: 'support-move', of, to } : undefined;
  }
  if (choice === 'd') {
    const unknown = hasUnknownCoast(board, order.to) && board.rules['4.B.6'] === 'a';
    return reaches(board, target, to) && !unknown ? { kind: 'support-move', of, to } : undefined;
  }
  const landing = landingOf(board, target, order.to);
  if (landing === undefined || landing === 'fails') return undefined;
  if (landing !== 'either') return { kind: 'support-move', of, to, coast: landing };
  if (choice === 'a' || (choice === 'b' && target.power !== unit.power)) return undefined;
  return { kind: 'support-move', of, to };
}

function meaningOfConvoy(board: Board, unit: Unit, order: ConvoyOrder): Meaning | undefined {
  const target = targetOf(board, unit, order.target);
  if (unit.type !== 'F' || kindOf(board, unit.at) !== 'sea' || target?.type !== 'A') return undefined;
  if (isWrongForArmy(board, order.to)) return undefined;
  const of = provinceOf(target.at);
  const to = provinceOf(order.to);
  const chains = chainsBetween(board, of, to, fleetsAtSea(board));
  return chains.some((chain) => chain.includes(provinceOf(unit.at))) ? { kind: 'convoy', of, to } : undefined;
}

export function isMovementOrder(order: WrittenOrder): order is MovementOrder {
  return ['hold', 'move', 'support-hold', 'support-move', 'convoy'].includes(order.kind);
}

/** The unit an order is about: one of its sender's own. */
export function unitOf(board: Board, given: GivenOrder): Unit | undefined {
  if (given.order.kind === 'waive') return undefined;
  const unit = board.at.get(provinceOf(given.order.unit.at));
  return unit?.power === given.power ? unit : undefined;
}

/** What an order asks for; `undefined` where it is impossible on this board whatever others order (DATC 4.E.1). */
export function meaningOf(board: Board, given: GivenOrder): Meaning | undefined {
  const unit = unitOf(board, given);
  const { order } = given;
  if (unit === undefined || order.kind === 'waive' || isWronglyNamed(board, order.unit, unit)) return undefined;
  switch (order.kind) {
    case 'hold':
      return { kind: 'hold' };
    case 'move':
      return meaningOfMove(board, unit, order);
    case 'support-hold':
      return meaningOfSupportHold(board, unit, order);
    case 'support-move':
      return meaningOfSupportMove(board, unit, order);
    case 'convoy':
      return meaningOfConvoy(board, unit, order);
    default:
      return undefined;
  }
}
