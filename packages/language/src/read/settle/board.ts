import {
  coastOf,
  type Location,
  type PhaseKind,
  type Power,
  type ProvinceCode,
  provinceOf,
  type UnitType,
} from '@standoff/diplomacy';
import type { KnownUnit, ReadContext } from '../reading.ts';

/** The units the reader knows of, by province. */
export interface Board {
  /** Units that can be ordered in the phase: the dislodged ones in a retreat phase. */
  readonly ordered: ReadonlyMap<ProvinceCode, readonly KnownUnit[]>;
  /** Units on the board, for supports and convoys. */
  readonly standing: ReadonlyMap<ProvinceCode, readonly KnownUnit[]>;
  readonly known: boolean;
  readonly powers: ReadonlySet<Power | undefined>;
}

function byProvince(units: readonly KnownUnit[]): Map<ProvinceCode, KnownUnit[]> {
  const map = new Map<ProvinceCode, KnownUnit[]>();
  for (const unit of units) {
    const code = provinceOf(unit.at);
    const list = map.get(code);
    if (list === undefined) map.set(code, [unit]);
    else list.push(unit);
  }
  return map;
}

/** The board of a context as a phase sees it. */
export function boardOf(context: ReadContext, phase: PhaseKind): Board {
  const units = context.units ?? [];
  const ordered = phase === 'retreat' && context.dislodged !== undefined ? context.dislodged : units;
  return {
    ordered: byProvince(ordered),
    standing: byProvince(units),
    known: ordered.length > 0,
    powers: new Set(ordered.map((unit) => unit.power)),
  };
}

function isOwn(unit: KnownUnit, power: Power | undefined): boolean {
  return power === undefined || unit.power === undefined || unit.power === power;
}

/** Whether any unit of a power is known. */
export function knowsUnitsOf(board: Board, power: Power | undefined): boolean {
  return board.known && (power === undefined || board.powers.has(power) || board.powers.has(undefined));
}

/** The unit a power can order in a province; the coast decides where two could be meant. */
export function ownUnitAt(board: Board, power: Power | undefined, at: Location): KnownUnit | undefined {
  const units = board.ordered.get(provinceOf(at))?.filter((unit) => isOwn(unit, power)) ?? [];
  return units.find((unit) => coastOf(at) === undefined || unit.at === at) ?? units[0];
}

/** Any unit in a province: one that can be ordered, or one that stands there. */
export function unitAt(board: Board, at: Location): KnownUnit | undefined {
  const code = provinceOf(at);
  return board.ordered.get(code)?.[0] ?? board.standing.get(code)?.[0];
}

/** All units a power can order. */
export function ownUnits(board: Board, power: Power | undefined, type?: UnitType): KnownUnit[] {
  return [...board.ordered.values()]
    .flat()
    .filter((unit) => isOwn(unit, power) && (type === undefined || unit.type === type));
}
