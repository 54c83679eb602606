import {
  type GameMap,
  PHASE_KINDS,
  type PhaseKind,
  type Position,
  type Power,
  SEASONS,
  type Season,
} from '@standoff/diplomacy';
import { type Path, under } from './path.ts';
import { powerNamed, readPositionData } from './position-data.ts';
import { type FileResult, fine, readEach, wrong } from './problem.ts';
import { isList, isMember, isObject, optional, shapeProblem } from './shape.ts';

/** An order as a case gives it: the text as written and the power that sent it. */
export interface CaseOrder {
  readonly power: Power;
  readonly text: string;
}

/** One phase of a case; without `position` it follows from the phase before. */
export interface CasePhase {
  readonly kind: PhaseKind;
  readonly season?: Season;
  readonly position?: Position;
  readonly orders: readonly CaseOrder[];
}

/** What a case may be called. */
export type CaseId = string | number;

/** A case in the case form: phases played one after the other. */
export interface Case {
  readonly id?: CaseId;
  readonly phases: readonly CasePhase[];
}

/** The `id` of whatever a line holds, so that even an unreadable case can be named. */
export function caseId(value: unknown): CaseId | undefined {
  if (!isObject(value)) return undefined;
  return typeof value.id === 'string' || typeof value.id === 'number' ? value.id : undefined;
}

function readOrder(map: GameMap, value: unknown, at: Path): FileResult<CaseOrder> {
  if (!isObject(value)) return wrong(shapeProblem(at, 'object', value));
  const { power, text } = value;
  if (typeof power !== 'string') return wrong(shapeProblem(under(at, 'power'), 'text', power));
  if (typeof text !== 'string') return wrong(shapeProblem(under(at, 'text'), 'text', text));
  // Who sends orders need not be on the board: such orders are judged, and are illegal.
  return fine({ power: powerNamed(map, power) ?? power, text });
}

function readPhase(map: GameMap, value: unknown, at: Path): FileResult<CasePhase> {
  if (!isObject(value)) return wrong(shapeProblem(at, 'object', value));
  const kind = value.phase;
  if (!isMember(PHASE_KINDS, kind)) return wrong(shapeProblem(under(at, 'phase'), 'phase', kind));
  const season = optional(value, 'season');
  if (season !== undefined && !isMember(SEASONS, season))
    return wrong(shapeProblem(under(at, 'season'), 'season', season));
  const written = optional(value, 'orders') ?? [];
  if (!isList(written)) return wrong(shapeProblem(under(at, 'orders'), 'list', written));
  const orders = readEach(written, under(at, 'orders'), (item, path) => readOrder(map, item, path));
  if (!orders.ok) return orders;
  const placed = optional(value, 'position');
  const phase: CasePhase = { kind, ...(season === undefined ? {} : { season }), orders: orders.value };
  if (placed === undefined) return fine(phase);
  const position = readPositionData(map, placed, under(at, 'position'));
  return position.ok ? fine({ ...phase, position: position.value }) : position;
}

/**
 * Reads a case in the case form: `{id, phases: [{phase, season?, position, orders: [{power, text}]}]}`. Unknown
 * fields are ignored; the first thing that is wrong is named with its path. Order texts are not read here.
 */
export function readCase(map: GameMap, value: unknown): FileResult<Case> {
  if (!isObject(value)) return wrong(shapeProblem('', 'object', value));
  if (!isList(value.phases)) return wrong(shapeProblem('phases', 'list', value.phases));
  const phases = readEach(value.phases, 'phases', (item, at) => readPhase(map, item, at));
  if (!phases.ok) return phases;
  const first = phases.value[0];
  if (first === undefined) return wrong({ code: 'file/no-phases' });
  if (first.position === undefined) return wrong({ code: 'file/no-position', at: 'phases[0].position' });
  const id = caseId(value);
  return fine(id === undefined ? { phases: phases.value } : { id, phases: phases.value });
}
