import {
  type GameMap,
  type GivenOrder,
  type JudgedOrder,
  type PhaseKind,
  type PhaseResult,
  type Position,
  positionAfter,
  type Rules,
  type Season,
} from '@standoff/diplomacy';
import type { ReadProblem } from '../read/reading.ts';
import type { Case, CaseOrder, CasePhase } from './case.ts';
import { type ReadOrderText, readOrderText } from './order-text.ts';

/** An order of a case with its verdicts (one, or more where the text held several orders), or why it was not read. */
export interface PlayedOrder {
  readonly given: CaseOrder;
  readonly judged: readonly JudgedOrder[];
  readonly errors: readonly ReadProblem[];
}

export interface PlayedPhase {
  readonly kind: PhaseKind;
  readonly season: Season;
  readonly position: Position;
  readonly orders: readonly PlayedOrder[];
  readonly result: PhaseResult;
}

/** What playing a case needs: the judge and the reader of orders as people write them. */
export interface CasePlayer {
  readonly map: GameMap;
  readonly rules: Rules;
  readonly judge: (
    map: GameMap,
    phase: { readonly kind: PhaseKind; readonly season: Season },
    position: Position,
    orders: readonly GivenOrder[],
    rules: Rules,
  ) => PhaseResult;
  readonly read: ReadOrderText;
}

/** A phase without a season: builds are in winter, retreats in the season before, movement is judged as spring. */
function seasonOf(phase: CasePhase, before: PlayedPhase | undefined): Season {
  if (phase.season !== undefined) return phase.season;
  if (phase.kind === 'build') return 'winter';
  return phase.kind === 'retreat' ? (before?.season ?? 'spring') : 'spring';
}

function playPhase(phase: CasePhase, position: Position, season: Season, player: CasePlayer): PlayedPhase {
  const { map } = player;
  const { kind } = phase;
  const given: GivenOrder[] = [];
  const readings = phase.orders.map(({ power, text }) => {
    const reading = readOrderText(text, { map, kind, power, position }, player.read);
    if (reading.ok) for (const order of reading.orders) given.push(order);
    return reading;
  });
  const result = player.judge(map, { kind, season }, position, given, player.rules);
  let next = 0;
  const orders = phase.orders.map((order, index): PlayedOrder => {
    const reading = readings[index];
    if (reading === undefined || !reading.ok) return { given: order, judged: [], errors: reading?.errors ?? [] };
    const judged = result.orders.slice(next, next + reading.orders.length);
    next += reading.orders.length;
    return { given: order, judged, errors: [] };
  });
  return { kind, season, position, orders, result };
}

/** Plays the phases of a case one after the other; one without a position follows from the phase before. */
export function playCase({ phases }: Case, player: CasePlayer): readonly PlayedPhase[] {
  const played: PlayedPhase[] = [];
  for (const phase of phases) {
    const before = played.at(-1);
    const position =
      phase.position ?? (before === undefined ? { units: [] } : positionAfter(before.position, before.result));
    played.push(playPhase(phase, position, seasonOf(phase, before), player));
  }
  return played;
}
