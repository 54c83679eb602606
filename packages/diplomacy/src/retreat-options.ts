import { type GameMap, neighboursOf } from './map.ts';
import type { DislodgedUnit, Position, Unit } from './position.ts';
import type { ClosedRetreat } from './reason.ts';
import type { RetreatOptions } from './result.ts';
import { DEFAULT_RULES, type Rules } from './rules.ts';
import { type Location, provinceOf } from './vocabulary.ts';

/** What closes retreats on a board after movement: who stands where, and which provinces a standoff left empty. */
export interface AfterMovement {
  readonly unitAt: (province: string) => Unit | undefined;
  readonly isContested: (province: string) => boolean;
}

/** Why a dislodged unit may not go to a neighbouring place; `undefined`: it may (DATC 6.H.5, 6.H.6, 6.H.11, 6.H.15, 6.H.16). */
function whyClosed(unit: DislodgedUnit, to: Location, after: AfterMovement, rules: Rules): ClosedRetreat | undefined {
  const province = provinceOf(to);
  const by = after.unitAt(province);
  if (by !== undefined) return { to, why: 'occupied', by };
  const originOpen = unit.byConvoy === true && rules['4.A.5'] === 'b';
  if (province === unit.attackedFrom && !originOpen) return { to, why: 'attackers-origin', from: province };
  if (after.isContested(province)) return { to, why: 'contested' };
  return undefined;
}

/** Every neighbouring place of a dislodged unit, open or closed with the reason, sorted by place. */
export function optionsOf(map: GameMap, unit: DislodgedUnit, after: AfterMovement, rules: Rules): RetreatOptions {
  const open: Location[] = [];
  const closed: ClosedRetreat[] = [];
  for (const to of neighboursOf(map, unit.type, unit.at)) {
    const why = whyClosed(unit, to, after, rules);
    if (why === undefined) open.push(to);
    else closed.push(why);
  }
  return { unit, open, closed };
}

/** Reads what closes retreats out of a position. */
function afterMovementOf(position: Position): AfterMovement {
  const standing = new Map(position.units.map((unit) => [provinceOf(unit.at), unit] as const));
  const contested = new Set((position.contested ?? []).map(provinceOf));
  return {
    unitAt: (province) => standing.get(province),
    isContested: (province) => contested.has(province),
  };
}

/**
 * A dislodged unit as a position tells it. Where only the list of retreats is given, an attacker's start among them
 * shows that the attacker came by convoy.
 */
function completed(unit: DislodgedUnit): DislodgedUnit {
  if (unit.byConvoy !== undefined || unit.retreats === undefined || unit.attackedFrom === undefined) return unit;
  const from = unit.attackedFrom;
  return unit.retreats.some((to) => provinceOf(to) === from) ? { ...unit, byConvoy: true } : unit;
}

/** The retreats of every dislodged unit of a position, in the order of the position. Source: rulebook, DATC 6.H. */
export function retreatOptions(
  map: GameMap,
  position: Position,
  rules: Rules = DEFAULT_RULES,
): readonly RetreatOptions[] {
  const after = afterMovementOf(position);
  return (position.dislodged ?? []).map((unit) => optionsOf(map, completed(unit), after, rules));
}
