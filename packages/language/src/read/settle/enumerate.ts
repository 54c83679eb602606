import {
  type GameMap,
  type Location,
  type PhaseKind,
  type Power,
  provinceData,
  provinceOf,
  type UnitType,
} from '@standoff/diplomacy';
import type { OrderDraft, PlaceSlot, UnitDraft } from '../grammar/draft.ts';
import { type Board, ownUnitAt, unitAt } from './board.ts';
import { locationOf, meanings } from './choices.ts';
import { type Choice, impliedType } from './fit.ts';
import { borders } from './reach.ts';

export interface SettleContext {
  readonly map: GameMap;
  readonly board: Board;
  readonly phase: PhaseKind;
  /** Whose order it is: the power a heading names, else the sender. */
  readonly power?: Power;
}

/** More combinations than these are no reading anybody could choose from. */
const MOST_CHOICES = 4000;

function typeOf(context: SettleContext, unit: UnitDraft, at: Location, isTarget: boolean): UnitType | undefined {
  if (unit.type !== undefined) return unit.type;
  const own = isTarget ? undefined : ownUnitAt(context.board, context.power, at);
  return (own ?? unitAt(context.board, at))?.type;
}

function seasOf(context: SettleContext, slots: readonly PlaceSlot[]): Location[] {
  return slots.map((slot) => {
    const all = meanings(slot, 2);
    return all.find((code) => provinceData(context.map, code)?.kind === 'sea') ?? all[0] ?? '';
  });
}

/** Chooses the seas of a path so that each touches the next; as named where there is no such choice. */
function pathOf(context: SettleContext, from: Location, slots: readonly PlaceSlot[]): Location[] {
  let here = provinceOf(from);
  const path: Location[] = [];
  for (const slot of slots) {
    const next = meanings(slot, 2).find(
      (code) => provinceData(context.map, code)?.kind === 'sea' && borders(context.map, 'F', here, code),
    );
    if (next === undefined) return seasOf(context, slots);
    path.push(next);
    here = next;
  }
  return path;
}

/** The only type that can support into a place. */
function supporterType(map: GameMap, at: Location, into: Location | undefined): UnitType | undefined {
  if (into === undefined) return undefined;
  const army = borders(map, 'A', at, into);
  return army === borders(map, 'F', at, into) ? undefined : army ? 'A' : 'F';
}

/** All choices of places a draft leaves at a level. */
export function choicesOf(context: SettleContext, draft: OrderDraft, level: number): Choice[] {
  const { map } = context;
  const choices: Choice[] = [];
  const route = draft.kind === 'move' || draft.kind === 'retreat' ? draft.route : [];
  const target = draft.kind === 'support' || draft.kind === 'convoy' ? draft.target : undefined;
  const to = 'to' in draft ? draft.to : undefined;
  const unitAts = draft.unit.at === undefined ? [] : meanings(draft.unit.at, level);
  const targetAts = target?.at === undefined ? [undefined] : meanings(target.at, level);
  const tos = to === undefined ? [undefined] : meanings(to, level);
  for (const code of unitAts) {
    const at = locationOf(map, code, draft.unit.at?.coast);
    for (const targetCode of targetAts) {
      const targetAt = targetCode === undefined ? undefined : locationOf(map, targetCode, target?.at?.coast);
      for (const toCode of tos) {
        if (choices.length >= MOST_CHOICES) return choices;
        const goal = toCode === undefined ? undefined : locationOf(map, toCode, to?.coast);
        const via = (draft.kind === 'move' || draft.kind === 'retreat') && (draft.via || route.length > 0);
        const mover = target === undefined ? at : targetAt;
        if (goal !== undefined && mover !== undefined && provinceOf(goal) === provinceOf(mover)) {
          // A unit's own place is the one meant only where it is named outright.
          if (toCode === undefined || !to?.exact.includes(toCode)) continue;
        }
        // No unit supports or convoys itself.
        if (targetAt !== undefined && provinceOf(targetAt) === provinceOf(at) && unitAts.length * targetAts.length > 1)
          continue;
        const written = typeOf(context, draft.unit, at, false);
        const type =
          written ??
          (draft.kind === 'convoy' ? 'F' : impliedType(map, at, target === undefined ? goal : undefined, via)) ??
          supporterType(map, at, goal ?? targetAt) ??
          draft.unit.like;
        const targetType =
          target === undefined || targetAt === undefined
            ? undefined
            : (typeOf(context, target, targetAt, true) ??
              (draft.kind === 'convoy' ? 'A' : impliedType(map, targetAt, goal, false)));
        choices.push({
          kind: draft.kind,
          at,
          via,
          route: pathOf(context, at, route),
          ...(type === undefined ? {} : { type }),
          ...(goal === undefined ? {} : { to: goal }),
          ...(targetAt === undefined
            ? {}
            : {
                target: {
                  at: targetAt,
                  ...(targetType === undefined ? {} : { type: targetType }),
                  ...(target?.power === undefined ? {} : { power: target.power }),
                },
              }),
        });
      }
    }
  }
  return choices;
}
