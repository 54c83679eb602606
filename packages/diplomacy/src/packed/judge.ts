import { tablesOf } from '../engine/tables.ts';
import type { GameMap } from '../map.ts';
import type { GivenOrder, MovementOrder, UnitRef } from '../order.ts';
import type { Position, Unit } from '../position.ts';
import { DEFAULT_RULES, type RuleIssue, type Rules } from '../rules.ts';
import type { Location } from '../vocabulary.ts';
import { FLEET_BIT, type PackedBoard, type PackedOutcome, POWER_SHIFT } from './board.ts';
import { resolveFully } from './full.ts';
import { type LegalOrders, listLegalOrders } from './legal-orders.ts';
import {
  CONVOY_ORDER,
  HOLD,
  MOVE,
  PLACE_BITS,
  packedCoast,
  packedKind,
  packedOther,
  SUPPORT_HOLD,
  VIA,
} from './order.ts';
import { packsPlainly } from './pack-plain.ts';
import { prepareBoard, type ReusableBoard } from './prepare.ts';
import { fitsPlain, resolvePlain } from './resolve.ts';
import { surveyOf } from './survey.ts';

/** The choices that the fast resolver takes for granted; under others every board goes to the full one. */
const PLAIN: readonly RuleIssue[] = ['4.A.1', '4.A.2', '4.A.3', '4.A.4', '4.A.7'];

/** The low-level door: phases as numbers, for bots and searches. Orders are legal ones; an illegal order is a hold. */
export interface PackedJudge {
  readonly map: GameMap;
  /**
   * Packs a position with its orders, by the same checks as `judgeMovement`; units without a legal order hold. `into`, if
   * given, is filled and returned: nothing is allocated.
   */
  readonly prepare: (position: Position, orders: readonly GivenOrder[], into?: ReusableBoard) => PackedBoard;
  /** Resolves a phase into `out`. */
  readonly resolve: (board: PackedBoard, out: PackedOutcome) => void;
  /** Writes every legal order of every unit into `out`; the board's own orders are not looked at. Default choices of 4.A.6 and 4.B. */
  readonly legalOrders: (board: PackedBoard, out: LegalOrders) => void;
  /** A packed unit as JSON. */
  readonly unpackUnit: (unit: number) => Unit;
  /** A packed order of unit `index` as JSON. */
  readonly unpackOrder: (board: PackedBoard, index: number, word: number) => MovementOrder;
}

function locationOf(map: GameMap, word: number): Location {
  const province = word & PLACE_BITS;
  const coast = packedCoast(word);
  const location = coast === 0 ? province : (map.coasts[province]?.[coast - 1] ?? province);
  return map.locations[location] ?? '';
}

function unpackUnit(map: GameMap, unit: number): Unit {
  const power = map.data.powers[(unit >> POWER_SHIFT) - 1] ?? '';
  return { power, type: (unit & FLEET_BIT) === 0 ? 'A' : 'F', at: locationOf(map, unit) };
}

/** The unit in a province as an order names it. */
function refIn(map: GameMap, board: PackedBoard, province: number): UnitRef {
  for (let i = board.offset; i < board.offset + board.count; i++) {
    const unit = board.units[i] ?? 0;
    if ((unit & PLACE_BITS) !== province) continue;
    const { type, at } = unpackUnit(map, unit);
    return { type, at };
  }
  return { at: map.provinces[province] ?? '' };
}

function toOrder(map: GameMap, board: PackedBoard, index: number, word: number): MovementOrder {
  const { type, at } = unpackUnit(map, board.units[board.offset + index] ?? 0);
  const unit: UnitRef = { type, at };
  const to = locationOf(map, word);
  switch (packedKind(word)) {
    case HOLD:
      return { kind: 'hold', unit };
    case MOVE:
      return (word & VIA) === 0 ? { kind: 'move', unit, to } : { kind: 'move', unit, to, via: true };
    case SUPPORT_HOLD:
      return { kind: 'support-hold', unit, target: refIn(map, board, packedOther(word)) };
    case CONVOY_ORDER:
      return { kind: 'convoy', unit, target: refIn(map, board, packedOther(word)), to };
    default:
      return { kind: 'support-move', unit, target: refIn(map, board, packedOther(word)), to };
  }
}

/**
 * Whether packed orders can say all that a set of rules asks about: not paths that a move must name (4.A.6 c), nor moves
 * that fail and still count as moves (4.B.2 b, 4.E.1 b). `judgeMovement` takes any rules.
 */
export function canPack(rules: Rules): boolean {
  return rules['4.A.6'] !== 'c' && rules['4.B.2'] !== 'b' && rules['4.E.1'] !== 'b';
}

/**
 * A judge for phases as numbers on one map under one set of rules, of which `canPack` must hold (else it throws). A path
 * named in an order is not kept.
 */
export function createPackedJudge(map: GameMap, rules: Rules = DEFAULT_RULES): PackedJudge {
  if (!canPack(rules)) throw new Error('these rules cannot be packed; see canPack');
  const tables = tablesOf(map);
  const packsPlain = packsPlainly(rules);
  const plain = PLAIN.every((issue) => rules[issue] === DEFAULT_RULES[issue]) && fitsPlain(tables);
  return {
    map,
    prepare: (position, orders, into) => prepareBoard(tables, rules, packsPlain, position, orders, into),
    resolve(board, out) {
      if (!(plain && resolvePlain(tables, board, out))) resolveFully(map, rules, board, out);
    },
    legalOrders: (board, out) => listLegalOrders(surveyOf(map), board, out),
    unpackUnit: (unit) => unpackUnit(map, unit),
    unpackOrder: (board, index, word) => toOrder(map, board, index, word),
  };
}
