import {
  DEFAULT_RULES,
  type DislodgedUnit,
  type GameMap,
  type GivenOrder,
  type Location,
  type Position,
  type ProvinceCode,
  provinceOf,
  type ResultWord,
  type Rules,
  type Unit,
} from '@standoff/diplomacy';
import { type Board, steps, toBoard } from './board.ts';
import { readOrders, type Taken } from './counting.ts';
import { byConvoy, preventStrength } from './formulas.ts';
import { isMovementOrder, meaningOf } from './legality.ts';
import { type Move, type Plan, toPlan } from './plan.ts';
import { type Outcome, settle } from './settle.ts';

/** What a movement phase comes to, in the shapes of the case form. */
export interface ReferenceResult {
  readonly unitsAfter: readonly Unit[];
  readonly dislodgedAfter: readonly Required<DislodgedUnit>[];
  readonly contested: readonly ProvinceCode[];
  /** Result words, in the order of the orders. */
  readonly results: readonly (readonly ResultWord[])[];
  readonly knots: Outcome['knots'];
}

function byPlace(left: { readonly at: Location }, right: { readonly at: Location }): number {
  return left.at < right.at ? -1 : left.at > right.at ? 1 : 0;
}

/** The moves that succeeded. */
function carriedOut(plan: Plan, outcome: Outcome): readonly Move[] {
  return plan.moves.filter((move) => outcome.world(move) === true);
}

function unitsAfterwards(plan: Plan, outcome: Outcome): readonly Unit[] {
  const moved = carriedOut(plan, outcome);
  const entered = new Set(moved.map((move) => move.to));
  const left = new Set(moved.map((move) => move.from));
  const stayed = [...plan.board.at].filter(([province]) => !left.has(province) && !entered.has(province));
  return [...stayed.map(([, unit]) => unit), ...moved.map((move) => ({ ...move.unit, at: move.landing }))].sort(
    byPlace,
  );
}

/** Provinces that a standoff left empty: somebody with strength there tried to enter and did not. */
function contestedProvinces(plan: Plan, outcome: Outcome, unitsAfter: readonly Unit[]): readonly ProvinceCode[] {
  const taken = new Set(unitsAfter.map((unit) => provinceOf(unit.at)));
  const failed = plan.moves.filter((move) => outcome.world(move) === false && !taken.has(move.to));
  const fought = failed.filter((move) => preventStrength(plan, outcome.world, move).min > 0);
  return [...new Set(fought.map((move) => move.to))].sort();
}

function dislodgedUnits(
  plan: Plan,
  outcome: Outcome,
  unitsAfter: readonly Unit[],
  contested: readonly ProvinceCode[],
): readonly Required<DislodgedUnit>[] {
  const { board } = plan;
  const moved = carriedOut(plan, outcome);
  const closed = new Set([...unitsAfter.map((unit) => provinceOf(unit.at)), ...contested]);
  return [...board.at]
    .flatMap(([province, unit]) => {
      const attack = moved.find((move) => move.to === province);
      if (attack === undefined || moved.some((move) => move.from === province)) return [];
      const convoyed = byConvoy(plan, outcome.world, attack) === true;
      // DATC 4.A.5: the attacker's start is closed, unless it came by sea.
      const origin = convoyed && board.rules['4.A.5'] === 'b' ? undefined : attack.from;
      const retreats = steps(board, unit).filter((to) => !closed.has(provinceOf(to)) && provinceOf(to) !== origin);
      return [{ ...unit, attackedFrom: attack.from, byConvoy: convoyed, retreats }];
    })
    .sort(byPlace);
}

/** What an order came to, without what became of its unit. */
function wordOf(board: Board, plan: Plan, outcome: Outcome, taken: Taken): ResultWord {
  const { given, unit, counts } = taken;
  const meaning = counts ? meaningOf(board, given) : undefined;
  if (unit === undefined || meaning === undefined) return 'illegal';
  const at = provinceOf(unit.at);
  const decided = [...plan.moves, ...plan.supports, ...plan.convoys].find((act) => act.from === at);
  switch (meaning.kind) {
    case 'hold':
      return 'stands';
    case 'lost-move':
      return 'fails';
    case 'move':
      if (decided?.kind === 'move' && decided.way === 'sea' && decided.chains.length === 0) return 'invalid';
      return decided !== undefined && outcome.world(decided) === true ? 'succeeds' : 'fails';
    case 'support-hold':
    case 'support-move':
      return decided === undefined ? 'invalid' : outcome.world(decided) === true ? 'given' : 'cut';
    case 'convoy':
      return decided === undefined ? 'invalid' : outcome.world(decided) === true ? 'available' : 'disrupted';
  }
}

function resultOf(word: ResultWord, dislodged: Required<DislodgedUnit> | undefined): readonly ResultWord[] {
  if (dislodged === undefined) return [word];
  const fate: ResultWord = dislodged.retreats.length > 0 ? 'dislodged' : 'destroyed';
  return word === 'stands' ? [fate] : [word, fate];
}

/**
 * Judges a movement phase slowly, by the equations of DATC chapter 5 as they stand. It shares with the judge under test
 * the map and the shapes of orders and positions, nothing else.
 */
export function judgeByReference(
  map: GameMap,
  position: Position,
  orders: readonly GivenOrder[],
  rules: Rules = DEFAULT_RULES,
): ReferenceResult {
  const board = toBoard(map, position, rules);
  const reading = readOrders(board, orders);
  const plan = toPlan(board, reading);
  const outcome = settle(plan);
  const unitsAfter = unitsAfterwards(plan, outcome);
  const contested = contestedProvinces(plan, outcome, unitsAfter);
  const dislodgedAfter = dislodgedUnits(plan, outcome, unitsAfter, contested);
  const results = reading.taken.map((taken) => {
    // An order for another phase, or a possible one beside the one that counts, says nothing of its unit.
    const { given, counts } = taken;
    const beside = !counts && meaningOf(board, given) !== undefined;
    const at = isMovementOrder(given.order) && !beside ? taken.unit?.at : undefined;
    const dislodged = dislodgedAfter.find((unit) => unit.at === at);
    return resultOf(wordOf(board, plan, outcome, taken), dislodged);
  });
  return { unitsAfter, dislodgedAfter, contested, results, knots: outcome.knots };
}
