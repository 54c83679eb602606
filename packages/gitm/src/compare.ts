import type { Battle, Refusal, TacResult } from './result.ts';
import type { Side, Square, UnitId } from './vocabulary.ts';

/** One thing that is otherwise in a second result of the same units. */
export type Difference =
  | { readonly code: 'battle-begins'; readonly square: Square; readonly battle: Battle }
  | { readonly code: 'battle-gone'; readonly square: Square; readonly battle: Battle }
  | { readonly code: 'other-starter'; readonly square: Square; readonly before: UnitId; readonly after: UnitId }
  /** A unit in a battle of both results; a side it does not fight on in one is left out. */
  | {
      readonly code: 'other-side';
      readonly square: Square;
      readonly unit: UnitId;
      readonly before?: Side;
      readonly after?: Side;
    }
  | { readonly code: 'now-refused'; readonly unit: UnitId; readonly to: Square; readonly because: readonly UnitId[] }
  | { readonly code: 'no-longer-refused'; readonly unit: UnitId; readonly to: Square }
  | {
      readonly code: 'refused-by-others';
      readonly unit: UnitId;
      readonly to: Square;
      readonly before: readonly UnitId[];
      readonly after: readonly UnitId[];
    }
  | { readonly code: 'elsewhere'; readonly unit: UnitId; readonly before: Square; readonly after: Square }
  /** An order comes too late, or no longer does: the unit is caught in a battle before (A12). */
  | { readonly code: 'now-caught' | 'no-longer-caught'; readonly unit: UnitId; readonly event: number };

function bySquare(result: TacResult): ReadonlyMap<Square, Battle> {
  return new Map(result.battles.map((battle) => [battle.square, battle]));
}

function sideIn(battle: Battle, unit: UnitId): Side | undefined {
  if (battle.attackers.includes(unit)) return 'attack';
  return battle.defenders.includes(unit) ? 'defend' : undefined;
}

function withinBattle(before: Battle, after: Battle): Difference[] {
  const { square } = before;
  const found: Difference[] = [];
  if (before.began_by !== after.began_by)
    found.push({ code: 'other-starter', square, before: before.began_by, after: after.began_by });
  const units = new Set([...before.attackers, ...before.defenders, ...after.attackers, ...after.defenders]);
  for (const unit of units) {
    const [was, is] = [sideIn(before, unit), sideIn(after, unit)];
    if (was === is) continue;
    const sides = { ...(was === undefined ? {} : { before: was }), ...(is === undefined ? {} : { after: is }) };
    found.push({ code: 'other-side', square, unit, ...sides });
  }
  return found;
}

function battles(before: TacResult, after: TacResult): Difference[] {
  const later = bySquare(after);
  const earlier = bySquare(before);
  const found = before.battles.flatMap((battle): Difference[] => {
    const other = later.get(battle.square);
    return other === undefined ? [{ code: 'battle-gone', square: battle.square, battle }] : withinBattle(battle, other);
  });
  for (const battle of after.battles) {
    if (!earlier.has(battle.square)) found.push({ code: 'battle-begins', square: battle.square, battle });
  }
  return found;
}

/** Refusals by event, unit and square: a unit may be refused in several events. */
function refusals(result: TacResult): ReadonlyMap<string, Refusal> {
  return new Map(result.refused.map((refusal) => [`${refusal.event} ${refusal.to} ${refusal.unit}`, refusal]));
}

function refused(before: TacResult, after: TacResult): Difference[] {
  const earlier = refusals(before);
  const later = refusals(after);
  const found: Difference[] = [];
  for (const [key, { unit, to, because }] of earlier) {
    const other = later.get(key);
    if (other === undefined) found.push({ code: 'no-longer-refused', unit, to });
    else if (other.because.join(' ') !== because.join(' '))
      found.push({ code: 'refused-by-others', unit, to, before: because, after: other.because });
  }
  for (const [key, { unit, to, because }] of later) {
    if (!earlier.has(key)) found.push({ code: 'now-refused', unit, to, because });
  }
  return found;
}

function caught(result: TacResult): ReadonlyMap<string, { readonly unit: UnitId; readonly event: number }> {
  const found = result.attempts.filter((attempt) => attempt.outcome === 'caught');
  return new Map(found.map(({ unit, event }) => [`${event} ${unit}`, { unit, event }]));
}

/** What differs between two results of the same units and events: battles, refusals, caught units, positions. */
export function compareResults(before: TacResult, after: TacResult): readonly Difference[] {
  const found = [...battles(before, after), ...refused(before, after)];
  const [earlier, later] = [caught(before), caught(after)];
  for (const [key, fact] of later) if (!earlier.has(key)) found.push({ code: 'now-caught', ...fact });
  for (const [key, fact] of earlier) if (!later.has(key)) found.push({ code: 'no-longer-caught', ...fact });
  for (const [unit, square] of Object.entries(before.positions)) {
    const other = after.positions[unit];
    if (other !== undefined && other !== square) found.push({ code: 'elsewhere', unit, before: square, after: other });
  }
  return found;
}
