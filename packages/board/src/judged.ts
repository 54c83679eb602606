import {
  type GivenOrder,
  type JudgedOrder,
  type Location,
  type PhaseResult,
  type Position,
  provinceOf,
  type Reason,
  type ResultWord,
  type Unit,
  type UnorderedUnit,
} from '@standoff/diplomacy';
import { type OrderMark, type Outcome, orderKey } from './orders/mark.ts';
import type { OrderScene } from './orders/scene.ts';
import type { DrawnUnit } from './place.ts';

const OUTCOME_OF: Readonly<Record<ResultWord, Outcome>> = {
  illegal: 'illegal',
  invalid: 'unmatched',
  succeeds: 'done',
  fails: 'failed',
  given: 'done',
  cut: 'cut',
  available: 'done',
  disrupted: 'broken',
  stands: 'done',
  dislodged: 'failed',
  destroyed: 'failed',
};

/** How a judged order is drawn, by the first word of its result. A move without its convoy has failed; a disband never does. */
export function outcomeOf({ order, result }: Pick<JudgedOrder, 'order' | 'result'>): Outcome {
  const outcome = OUTCOME_OF[result[0] ?? 'succeeds'];
  if (order.kind === 'move' && outcome === 'unmatched') return 'failed';
  if (order.kind === 'hold' && outcome === 'failed') return 'done';
  return outcome;
}

/** The strength a move brought, where its reason tells it. */
function strengthOf(reason: Reason): number | undefined {
  switch (reason.code) {
    case 'moved':
    case 'standoff':
    case 'beaten':
    case 'beleaguered':
    case 'head-to-head':
    case 'defended':
    case 'not-vacated':
      return reason.strength;
    default:
      return undefined;
  }
}

function convoyOf(reason: Reason): Pick<OrderMark, 'byConvoy' | 'route'> {
  switch (reason.code) {
    case 'moved':
      return { byConvoy: reason.byConvoy, ...(reason.route === undefined ? {} : { route: reason.route }) };
    case 'rotated':
      return { byConvoy: reason.byConvoy };
    case 'convoy-disrupted':
    case 'convoy-paradox':
    case 'no-convoy':
      return { byConvoy: true };
    default:
      return {};
  }
}

/** Keys made different where one unit has several orders: `MUN`, `MUN+2`. */
function uniqueKeys(marks: readonly OrderMark[]): readonly OrderMark[] {
  const seen = new Map<string, number>();
  return marks.map((mark) => {
    const count = (seen.get(mark.key) ?? 0) + 1;
    seen.set(mark.key, count);
    return count === 1 ? mark : { ...mark, key: `${mark.key}+${count}` };
  });
}

/** A judged order as a mark. `retreat`: of a unit that waits beside its province. */
export function judgedMark(judged: JudgedOrder, retreat = false): OrderMark {
  const { power, order, reason } = judged;
  const strength = order.kind === 'move' ? strengthOf(reason) : undefined;
  return {
    key: orderKey(order, retreat),
    power,
    order,
    outcome: outcomeOf(judged),
    ...(order.kind === 'move' ? convoyOf(reason) : {}),
    ...(strength === undefined ? {} : { strength }),
  };
}

function unorderedMark({ unit }: UnorderedUnit, retreat: boolean): OrderMark {
  const ref = { type: unit.type, at: unit.at };
  const order = retreat ? ({ kind: 'disband', unit: ref } as const) : ({ kind: 'hold', unit: ref } as const);
  return { key: orderKey(order, retreat), power: unit.power, order, outcome: 'done', unordered: true };
}

/** Orders on units that are not on the board, or not the sender's, are not drawn: there is nothing to draw them from. */
function isDrawable({ unit, order, result, power }: JudgedOrder): boolean {
  if (order.kind === 'waive') return false;
  if (order.kind === 'build') return true;
  return unit !== undefined && (result[0] !== 'illegal' || unit.power === power);
}

interface Standing {
  readonly units: readonly DrawnUnit[];
}

/** The units of a position, those that wait for a retreat beside their province. */
export function unitsOf(position: Position): readonly DrawnUnit[] {
  const waiting = (position.dislodged ?? []).map(({ power, type, at }): DrawnUnit => ({ power, type, at, out: true }));
  return [...position.units, ...waiting];
}

function marked(position: Position, result: PhaseResult): Standing {
  const units = unitsOf(position);
  const isIn = (list: readonly Unit[]) => {
    const places = new Set(list.map(({ at }): Location => provinceOf(at)));
    return (unit: DrawnUnit): boolean => places.has(provinceOf(unit.at));
  };
  switch (result.phase) {
    case 'movement': {
      const struck = isIn(result.dislodgedAfter);
      // A unit without a way out is not among the dislodged that wait, but its order tells.
      const lost = new Set(
        [...result.orders, ...result.unordered].flatMap(({ unit, reason }) =>
          unit !== undefined && reason.dislodged !== undefined ? [provinceOf(unit.at)] : [],
        ),
      );
      return {
        units: units.map((unit) => (struck(unit) || lost.has(provinceOf(unit.at)) ? { ...unit, struck: true } : unit)),
      };
    }
    case 'retreat': {
      const lost = isIn(result.disbanded);
      return { units: units.map((unit) => (unit.out === true && lost(unit) ? { ...unit, gone: true } : unit)) };
    }
    case 'build': {
      const stay = isIn(result.unitsAfter);
      return { units: units.map((unit) => (stay(unit) ? unit : { ...unit, gone: true })) };
    }
  }
}

/** A judged phase as a scene: the board before, with every order and its verdict. */
export function judgedScene(position: Position, result: PhaseResult): OrderScene {
  const { units } = marked(position, result);
  const retreat = result.phase === 'retreat';
  const given = result.orders.filter(isDrawable).map((judged) => judgedMark(judged, retreat));
  const removed =
    result.phase === 'build'
      ? result.autoDisbanded.map((unit): OrderMark => {
          const order = { kind: 'disband', unit: { type: unit.type, at: unit.at } } as const;
          return { key: orderKey(order), power: unit.power, order, outcome: 'done', unordered: true };
        })
      : result.unordered.map((unit) => unorderedMark(unit, retreat));
  // A unit whose only order was illegal is told among the unordered too: its order is what is drawn.
  const keys = new Set(given.map(({ key }) => key));
  const rest = removed.filter(({ key }) => !keys.has(key));
  const contested = result.phase === 'movement' ? result.contested : (position.contested ?? []);
  return { units, orders: uniqueKeys([...given, ...rest]), contested };
}

/** Orders that are not judged yet, on the board they are for. */
export function draftScene(position: Position, orders: readonly GivenOrder[], retreat = false): OrderScene {
  const marks = orders
    .filter(({ order }) => order.kind !== 'waive')
    .map(({ power, order }): OrderMark => ({ key: orderKey(order, retreat), power, order, outcome: 'open' }));
  return { units: unitsOf(position), orders: uniqueKeys(marks), contested: position.contested ?? [] };
}
