import {
  formatOrder,
  type JudgedOrder,
  type Note,
  type PhaseResult,
  type Position,
  type Power,
  type ProvinceCode,
  provinceOf,
  type Reason,
  type Removal,
  type ResultWord,
  type Unit,
} from '@standoff/diplomacy';
import type { ReadProblem } from '../read/reading.ts';
import type { PlayedOrder, PlayedPhase } from './case-play.ts';
import { type TextErrorData, textErrorData } from './text-error.ts';

/** The reason of an order that could not be read. */
export interface UnreadableReason {
  readonly code: 'unreadable';
  readonly errors: readonly TextErrorData[];
}

/** One verdict: what the case form calls `result`, its reason as codes and facts, and as a sentence. */
export interface CaseVerdict {
  readonly result: readonly ResultWord[];
  readonly reason: Reason | UnreadableReason;
  readonly why: string;
  /** The order in canonical notation, where the text was another. */
  readonly canonical?: string;
  readonly notes?: readonly Note[];
}

/** An order as given with its verdict; `more` for the further orders of a text that held several. */
export interface CaseOrderResult extends CaseVerdict {
  readonly power: Power;
  readonly text: string;
  readonly more?: readonly CaseVerdict[];
}

/** A unit that civil disorder took, with its reason as facts and as a sentence. */
export interface CaseRemoval extends Removal {
  readonly why: string;
}

/** A phase in the words of the case form. Fields that do not belong to the kind of phase are left out. */
export interface CasePhaseResult {
  readonly phase: PhaseResult['phase'];
  readonly orders: readonly CaseOrderResult[];
  readonly unordered?: readonly Unit[];
  readonly unitsAfter: readonly Unit[];
  readonly dislodgedAfter?: readonly Unit[];
  readonly contested?: readonly string[];
  readonly disbanded?: readonly Unit[];
  readonly autoDisbanded?: readonly Unit[];
  /** Why civil disorder took the units of `autoDisbanded`. */
  readonly removals?: readonly CaseRemoval[];
  readonly centersAfter?: Readonly<Record<Power, readonly string[]>>;
}

/** The sentences that go with verdicts, in one language. */
export interface CaseSentences {
  readonly verdict: (judged: JudgedOrder) => string;
  readonly unreadable: (problem: ReadProblem) => string;
  readonly removal: (removal: Removal) => string;
}

function plain({ power, type, at }: Unit): Unit {
  return { power, type, at };
}

function verdict(judged: JudgedOrder, text: string, sentences: CaseSentences): CaseVerdict {
  const { result, reason, notes } = judged;
  const why = sentences.verdict(judged);
  const canonical = formatOrder(judged.order);
  if (canonical === text && (notes === undefined || notes.length === 0)) return { result, reason, why };
  return {
    result,
    reason,
    why,
    ...(canonical === text ? {} : { canonical }),
    ...(notes === undefined || notes.length === 0 ? {} : { notes }),
  };
}

function orderResult({ given, judged, errors }: PlayedOrder, sentences: CaseSentences): CaseOrderResult {
  const { power, text } = given;
  const [first, ...rest] = judged;
  if (first === undefined) {
    const reason: UnreadableReason = { code: 'unreadable', errors: errors.map(textErrorData) };
    return { power, text, result: ['illegal'], reason, why: errors.map(sentences.unreadable).join(' ') };
  }
  const told = { power, text, ...verdict(first, text, sentences) };
  return rest.length === 0 ? told : { ...told, more: rest.map((one) => verdict(one, text, sentences)) };
}

/** The units that had to do something and that nobody who may gave an order, however bad; sorted by place. */
function unordered(candidates: readonly Unit[], result: PhaseResult): readonly Unit[] {
  const ordered = new Map<ProvinceCode, Power[]>();
  for (const { power, unit, order } of result.orders) {
    const at = unit?.at ?? (order.kind === 'waive' ? undefined : order.unit.at);
    if (at === undefined) continue;
    const province = provinceOf(at);
    const powers = ordered.get(province);
    if (powers === undefined) ordered.set(province, [power]);
    else powers.push(power);
  }
  const idle = candidates.filter((unit) => ordered.get(provinceOf(unit.at))?.includes(unit.power) !== true);
  return idle.sort(byPlace).map(plain);
}

function byPlace(a: Unit, b: Unit): number {
  return a.at < b.at ? -1 : a.at > b.at ? 1 : 0;
}

function waiting(result: PhaseResult, position: Position): readonly Unit[] {
  return unordered(result.phase === 'movement' ? position.units : (position.dislodged ?? []), result);
}

function outcome(
  result: PhaseResult,
  position: Position,
  sentences: CaseSentences,
): Omit<CasePhaseResult, 'phase' | 'orders'> {
  switch (result.phase) {
    case 'movement':
      return {
        unordered: waiting(result, position),
        unitsAfter: result.unitsAfter.map(plain),
        dislodgedAfter: result.dislodgedAfter,
        contested: result.contested,
      };
    case 'retreat':
      return {
        unordered: waiting(result, position),
        unitsAfter: result.unitsAfter.map(plain),
        disbanded: result.disbanded.map(plain),
      };
    case 'build':
      return {
        unitsAfter: result.unitsAfter.map(plain),
        autoDisbanded: result.autoDisbanded.map(plain),
        removals: result.removals.map((removal) => ({ ...removal, why: sentences.removal(removal) })),
      };
  }
}

/** A played phase in the shapes of the case form, orders in the order given, every other list sorted by place. */
export function toCaseResult(
  { kind, orders, result, position }: PlayedPhase,
  sentences: CaseSentences,
): CasePhaseResult {
  return {
    phase: kind,
    orders: orders.map((order) => orderResult(order, sentences)),
    ...outcome(result, position, sentences),
    ...(result.centersAfter === undefined ? {} : { centersAfter: result.centersAfter }),
  };
}
