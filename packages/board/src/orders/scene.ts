import { type ConvoyOrder, type Location, type MoveOrder, type ProvinceCode, provinceOf } from '@standoff/diplomacy';
import type { BoardMap, Point } from '../map.ts';
import { type DrawnUnit, pointOf, unitPoint } from '../place.ts';
import { UNIT_SCALE } from '../units.ts';
import type { OrderMark } from './mark.ts';

/** The units of a board and the orders to draw on it. */
export interface OrderScene {
  readonly units: readonly DrawnUnit[];
  readonly orders: readonly OrderMark[];
  /** Provinces left empty by a standoff: a seal is put on them. */
  readonly contested?: readonly ProvinceCode[];
  /** Size of the units, for which arrows leave room. */
  readonly unitScale?: number;
  /** Keys of the orders that keep their strength; the others are dimmed. */
  readonly kept?: ReadonlySet<string>;
}

/** A mark whose order is of one kind. */
export type MarkOf<O> = OrderMark & { readonly order: O };
export type MoveMark = MarkOf<MoveOrder>;
export type ConvoyMark = MarkOf<ConvoyOrder>;

function isMove(mark: OrderMark): mark is MoveMark {
  return mark.order.kind === 'move';
}

function isConvoy(mark: OrderMark): mark is ConvoyMark {
  return mark.order.kind === 'convoy';
}

/** The scene with what is looked up again and again. */
export interface Stage {
  readonly map: BoardMap;
  readonly scene: OrderScene;
  /** Units as large as usual are 1. */
  readonly size: number;
  readonly moves: readonly MoveMark[];
  readonly convoys: readonly ConvoyMark[];
  /** The place of the unit that stands in a province, if one does. */
  readonly standing: ReadonlyMap<ProvinceCode, Point>;
  /** How many moves go to a province. */
  readonly rush: ReadonlyMap<ProvinceCode, number>;
}

export function toStage(map: BoardMap, scene: OrderScene): Stage {
  const standing = new Map<ProvinceCode, Point>();
  for (const unit of scene.units) {
    const at = pointOf(map, unit);
    if (at !== undefined && unit.out !== true) standing.set(provinceOf(unit.at), at);
  }
  const moves = scene.orders.filter(isMove).filter(({ outcome }) => outcome !== 'illegal');
  const rush = new Map<ProvinceCode, number>();
  for (const { order } of moves) rush.set(provinceOf(order.to), (rush.get(provinceOf(order.to)) ?? 0) + 1);
  return {
    map,
    scene,
    size: (scene.unitScale ?? UNIT_SCALE) / UNIT_SCALE,
    moves,
    convoys: scene.orders.filter(isConvoy).filter(({ outcome }) => outcome !== 'illegal'),
    standing,
    rush,
  };
}

/** Where a unit named by an order stands: on the board, else where the map has the place. */
export function placeOf(stage: Stage, at: Location): Point | undefined {
  return stage.standing.get(provinceOf(at)) ?? unitPoint(stage.map, at);
}

/** Whether two provinces share a border on land. */
export function bordersByLand(map: BoardMap, a: Location, b: Location): boolean {
  const [left, right] = [provinceOf(a), provinceOf(b)];
  return map.borders.land.some(({ between: [x, y] }) => (x === left && y === right) || (x === right && y === left));
}
