import { formatOrder, formatUnit, judgeMovement, type Rules, STANDARD_MAP } from '@standoff/diplomacy';
import { judgeByReference } from '../reference/judge.ts';
import type { RandomBoard } from './random-board.ts';

type Judged = Pick<ReturnType<typeof judgeMovement>, 'unitsAfter' | 'dislodgedAfter' | 'contested' | 'orders'>;

/** One fact a line, so that two judgements can be compared and their differences read. */
function facts(
  board: RandomBoard,
  judged: Omit<Judged, 'orders'>,
  results: readonly (readonly string[])[],
): readonly string[] {
  return [
    ...judged.unitsAfter.map((unit) => `after: ${unit.power} ${unit.type} ${unit.at}`),
    ...judged.dislodgedAfter.map(
      ({ power, type, at, attackedFrom, byConvoy, retreats }) =>
        `dislodged: ${power} ${type} ${at} from ${attackedFrom}${byConvoy ? ' by convoy' : ''}, to ${retreats?.join(' ')}`,
    ),
    ...judged.contested.map((at) => `contested: ${at}`),
    ...board.orders.map(
      ({ power, order }, index) => `order ${index}: ${power} ${formatOrder(order)}: ${results[index]?.join(' ')}`,
    ),
  ];
}

/** Where the judge and the reference part, a fact a line: `-` only the judge says, `+` only the reference. */
function differences(board: RandomBoard, rules: Rules): readonly string[] {
  const position = { units: board.units };
  const judged = judgeMovement(STANDARD_MAP, position, board.orders, rules);
  const reference = judgeByReference(STANDARD_MAP, position, board.orders, rules);
  const ours = facts(
    board,
    judged,
    judged.orders.map(({ result }) => result),
  );
  const theirs = facts(board, reference, reference.results);
  if (ours.join('\n') === theirs.join('\n')) return [];
  const found = [
    ...ours.filter((fact) => !theirs.includes(fact)).map((fact) => `- ${fact}`),
    ...theirs.filter((fact) => !ours.includes(fact)).map((fact) => `+ ${fact}`),
  ];
  return found.length > 0 ? found : ['the same facts in another order'];
}

/** Takes away units and orders as long as the two judges still part. */
function shrink(board: RandomBoard, rules: Rules): RandomBoard {
  const parts = (candidate: RandomBoard): boolean => differences(candidate, rules).length > 0;
  let smallest = board;
  for (let again = true; again; ) {
    again = false;
    const smaller: RandomBoard[] = [
      ...smallest.units.map((unit) => ({
        units: smallest.units.filter((other) => other !== unit),
        orders: smallest.orders.filter(
          ({ order }) => order.kind === 'waive' || order.unit.at.slice(0, 3) !== unit.at.slice(0, 3),
        ),
      })),
      ...smallest.orders.map((given) => ({
        units: smallest.units,
        orders: smallest.orders.filter((other) => other !== given),
      })),
    ];
    const next = smaller.find(parts);
    if (next === undefined) continue;
    smallest = next;
    again = true;
  }
  return smallest;
}

/** Nothing where the two judges say the same, else a smallest board that parts them and what each says of it. */
export function disagreement(board: RandomBoard, rules: Rules): string {
  if (differences(board, rules).length === 0) return '';
  const smallest = shrink(board, rules);
  return [
    smallest.units.map((unit) => `${unit.power} ${formatUnit(unit)}`).join(', '),
    ...smallest.orders.map(({ power, order }) => `${power} ${formatOrder(order)}`),
    ...differences(smallest, rules),
  ].join('\n');
}
