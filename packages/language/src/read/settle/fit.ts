import { canStand, type GameMap, type Location, type Power, provinceData, type UnitType } from '@standoff/diplomacy';
import { type Board, knowsUnitsOf, ownUnitAt, unitAt } from './board.ts';
import { borders, isChain, overSeas } from './reach.ts';

/** An order with its places chosen, before it is known whether the choice is the one meant. */
export interface Choice {
  readonly kind: 'hold' | 'move' | 'retreat' | 'support' | 'convoy' | 'build' | 'disband';
  readonly type?: UnitType;
  readonly at: Location;
  readonly target?: { readonly type?: UnitType; readonly power?: Power; readonly at: Location };
  readonly to?: Location;
  readonly via: boolean;
  readonly route: readonly Location[];
}

/**
 * How well a choice fits the map and the position: the smaller the better, compared in this order. `undefined` from
 * `fitOf`: it does not fit at all.
 */
export interface Fit {
  /** 1 where the power has no such unit there though some of its units are known. */
  readonly position: number;
  /** 0 for a step, 1 by convoy, more where a supporter cannot reach. */
  readonly reach: number;
  /** 1 where units are known, but none in the place supported or convoyed. */
  readonly target: number;
}

function stepCost(
  map: GameMap,
  type: UnitType | undefined,
  from: Location,
  to: Location,
  via: boolean,
): number | undefined {
  if (type !== undefined && (!canStand(map, type, from) || !canStand(map, type, to))) return undefined;
  const direct =
    type === undefined ? borders(map, 'A', from, to) || borders(map, 'F', from, to) : borders(map, type, from, to);
  const bySea = type !== 'F' && overSeas(map, from, to);
  if (via && bySea) return 0;
  return direct ? 0 : bySea ? 1 : undefined;
}

function canReach(map: GameMap, type: UnitType | undefined, from: Location, to: Location): boolean {
  return type === undefined ? borders(map, 'A', from, to) || borders(map, 'F', from, to) : borders(map, type, from, to);
}

function reachOf(map: GameMap, choice: Choice): number | undefined {
  const { kind, type, at, target, to, via, route } = choice;
  if (type !== undefined && !canStand(map, type, at)) return undefined;
  switch (kind) {
    case 'hold':
    case 'disband':
      return 0;
    case 'build':
      return provinceData(map, at)?.centre === true ? 0 : undefined;
    case 'move':
    case 'retreat': {
      if (to === undefined) return undefined;
      if (route.length > 0) return canStand(map, 'A', to) && isChain(map, at, route, to) ? 0 : undefined;
      return stepCost(map, type, at, to, via);
    }
    case 'support': {
      if (target === undefined) return undefined;
      if (target.type !== undefined && !canStand(map, target.type, target.at)) return undefined;
      if (to === undefined) return canReach(map, type, at, target.at) ? 0 : 2;
      const step = stepCost(map, target.type, target.at, to, false);
      return step === undefined ? undefined : step + (canReach(map, type, at, to) ? 0 : 2);
    }
    case 'convoy': {
      if (target === undefined || provinceData(map, at)?.kind !== 'sea' || type === 'A') return undefined;
      if (to === undefined) return 0;
      return target.type !== 'F' && overSeas(map, target.at, to) ? 0 : undefined;
    }
  }
}

/** How a choice fits; `undefined` where it is impossible whatever the position. */
export function fitOf(map: GameMap, board: Board, power: Power | undefined, choice: Choice): Fit | undefined {
  const reach = reachOf(map, choice);
  if (reach === undefined) return undefined;
  let position = 0;
  if (choice.kind === 'build') {
    const home = provinceData(map, choice.at)?.home;
    position = power === undefined || home === power ? 0 : 1;
  } else if (knowsUnitsOf(board, power)) {
    const unit = ownUnitAt(board, power, choice.at);
    position = unit !== undefined && (choice.type === undefined || choice.type === unit.type) ? 0 : 1;
  }
  const known = choice.target !== undefined && board.known ? unitAt(board, choice.target.at) : undefined;
  const target = choice.target === undefined || !board.known || known !== undefined ? 0 : 1;
  return { position, reach, target };
}

/** The unit type that only one kind of unit can have here; `undefined` where both could. */
export function impliedType(map: GameMap, at: Location, to: Location | undefined, via: boolean): UnitType | undefined {
  const kind = provinceData(map, at)?.kind;
  if (kind === 'inland') return 'A';
  if (kind === 'sea') return 'F';
  if (to === undefined) return undefined;
  if (via) return 'A';
  const goal = provinceData(map, to)?.kind;
  if (goal === 'inland') return 'A';
  if (goal === 'sea') return 'F';
  const army = borders(map, 'A', at, to);
  const fleet = borders(map, 'F', at, to);
  if (army !== fleet) return army ? 'A' : 'F';
  return army ? undefined : 'A';
}
