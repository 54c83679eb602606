import { type GameMap, PHASE_KINDS, type PhaseKind, type ProvinceCode, UNIT_TYPES } from '@standoff/diplomacy';
import type { KnownUnit, ReadContext, Reading } from '../read/reading.ts';
import { type CaseId, caseId } from './case.ts';
import { type Path, pathText, under } from './path.ts';
import { powerNamed } from './position-data.ts';
import { type FileResult, fine, readEach, wrong } from './problem.ts';
import { isList, isMember, isObject, type JsonObject, optional, shapeProblem } from './shape.ts';
import { canonicalText, type TextErrorData, textErrorData } from './text-error.ts';

/** Lines of orders as people write them, with as much of the board as matters. */
export interface WrittenCase {
  readonly id?: CaseId;
  readonly text: string;
  readonly context: ReadContext;
}

function readKnownUnit(map: GameMap, value: unknown, at: Path): FileResult<KnownUnit> {
  if (!isObject(value)) return wrong(shapeProblem(at, 'object', value));
  const { type, at: place } = value;
  if (!isMember(UNIT_TYPES, type)) return wrong(shapeProblem(under(at, 'type'), 'unit-type', type));
  if (typeof place !== 'string') return wrong(shapeProblem(under(at, 'at'), 'place', place));
  if (!map.locationNumber.has(place))
    return wrong({ code: 'position/unknown-place', at: pathText(under(at, 'at')), place });
  const named = optional(value, 'power');
  if (named === undefined) return fine({ type, at: place });
  const power = typeof named === 'string' ? powerNamed(map, named) : undefined;
  if (typeof named !== 'string') return wrong(shapeProblem(under(at, 'power'), 'text', named));
  if (power === undefined)
    return wrong({
      code: 'position/unknown-power',
      at: pathText(under(at, 'power')),
      power: named,
      candidates: map.data.powers,
    });
  return fine({ power, type, at: place });
}

function readUnits(map: GameMap, value: JsonObject, name: 'units' | 'dislodged'): FileResult<Partial<ReadContext>> {
  const list = optional(value, name);
  if (list === undefined) return fine({});
  if (!isList(list)) return wrong(shapeProblem(name, 'list', list));
  const units = readEach(list, name, (item, at) => readKnownUnit(map, item, at));
  return units.ok ? fine({ [name]: units.value }) : units;
}

function readText(value: JsonObject): FileResult<string> {
  const lines = optional(value, 'lines');
  if (lines === undefined)
    return typeof value.line === 'string' ? fine(value.line) : wrong(shapeProblem('line', 'text', value.line));
  if (!isList(lines)) return wrong(shapeProblem('lines', 'list', lines));
  const texts = readEach(lines, 'lines', (item, at) =>
    typeof item === 'string' ? fine(item) : wrong(shapeProblem(at, 'text', item)),
  );
  return texts.ok ? fine(texts.value.join('\n')) : texts;
}

function readPhase(value: JsonObject): FileResult<PhaseKind> {
  const phase = optional(value, 'phase') ?? 'movement';
  return isMember(PHASE_KINDS, phase) ? fine(phase) : wrong(shapeProblem('phase', 'phase', phase));
}

/** Reads `{id, lang?, phase, line | lines, power?, units?, dislodged?}`; unknown fields are ignored. */
export function readWrittenCase(map: GameMap, value: unknown): FileResult<WrittenCase> {
  if (!isObject(value)) return wrong(shapeProblem('', 'object', value));
  const phase = readPhase(value);
  if (!phase.ok) return phase;
  const text = readText(value);
  if (!text.ok) return text;
  const units = readUnits(map, value, 'units');
  if (!units.ok) return units;
  const dislodged = readUnits(map, value, 'dislodged');
  if (!dislodged.ok) return dislodged;
  let context: ReadContext = { map, phase: phase.value, ...units.value, ...dislodged.value };
  const sender = optional(value, 'power');
  if (sender !== undefined) {
    const power = typeof sender === 'string' ? powerNamed(map, sender) : undefined;
    if (typeof sender !== 'string') return wrong(shapeProblem('power', 'text', sender));
    if (power === undefined)
      return wrong({ code: 'position/unknown-power', at: 'power', power: sender, candidates: map.data.powers });
    context = { ...context, power };
  }
  const lang = optional(value, 'lang');
  if (typeof lang === 'string') context = { ...context, lang };
  const id = caseId(value);
  return fine(id === undefined ? { text: text.value, context } : { id, text: text.value, context });
}

/** What was read of such lines. Powers are in capitals, orders in canonical notation, the seas of a convoy apart. */
export interface WrittenCaseResult {
  readonly id?: CaseId;
  readonly orders: readonly {
    readonly power?: string;
    readonly canonical: string;
    readonly route?: readonly ProvinceCode[];
  }[];
  readonly errors: readonly TextErrorData[];
}

/** The reading of a case in the shapes of the batch form. */
export function toWrittenCaseResult({ id }: WrittenCase, reading: Reading): WrittenCaseResult {
  return {
    ...(id === undefined ? {} : { id }),
    orders: reading.orders.map(({ power, order }) => {
      const canonical = canonicalText(order);
      const named = power === undefined ? { canonical } : { power: power.toUpperCase(), canonical };
      const route = order.kind === 'move' ? (order.route ?? []) : [];
      return route.length === 0 ? named : { ...named, route };
    }),
    errors: reading.problems.map(textErrorData),
  };
}
