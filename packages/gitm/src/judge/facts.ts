import { testInterception } from '../march.ts';
import type { InterceptEvent } from '../phase.ts';
import type { Remark, Warning } from '../result.ts';
import { MAP_SIZE, squareName, squareNumber } from '../square.ts';
import type { Square, UnitId } from '../vocabulary.ts';
import { type Board, isCaught, squareOf } from './board.ts';
import type { Obstacles } from './obstacles.ts';
import { ALLIED, type Play, relationOf, type Setup } from './setup.ts';

/** What is noted of events before they are judged: reach, lines of march, what orders say of where units stand. */
export interface EventFacts {
  readonly warnings: Warning[];
  readonly remarks: Remark[];
  /** Of the way past the point of a meeting, by event: they count only if the target goes on. */
  readonly beyond: Map<number, Remark[]>;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** Calls back with every square that a straight line passes exactly, the last being its end. */
function eachSquare(from: number, to: number, visit: (square: number) => void): void {
  const columns = Math.floor(to / MAP_SIZE) - Math.floor(from / MAP_SIZE);
  const rows = (to % MAP_SIZE) - (from % MAP_SIZE);
  const parts = commonDivisor(Math.abs(columns), Math.abs(rows));
  const part = (columns / parts) * MAP_SIZE + rows / parts;
  for (let done = 1; done <= parts; done += 1) visit(from + part * done);
}

/** Units not allied to the mover that stand on its straight lines, its destination aside: they block it (A13, A14). */
function noteBlocks(
  setup: Setup,
  board: Board,
  ways: Obstacles,
  play: Play,
  mover: number,
  event: number,
  facts: EventFacts,
): void {
  const met = play.target >= 0 ? play.at : -1;
  let past = false;
  const visit = (square: number): void => {
    if (square === met) past = true;
    if (square === play.to || square === met || board.stacks[square] === undefined) return;
    const units = ways.blocks(mover, square);
    const by = play.target >= 0 ? units.filter((unit) => unit !== play.event.unit) : units;
    if (by.length === 0) return;
    const unit = setup.units[mover] ?? '';
    const remark: Remark = { code: 'march-blocked', unit, square: squareName(square), by, event };
    if (!past) facts.remarks.push(remark);
    else facts.beyond.set(event, [...(facts.beyond.get(event) ?? []), remark]);
  };
  const from = squareOf(board, mover);
  const { via } = play.event;
  const turn = via === undefined ? from : squareNumber(via);
  eachSquare(from, turn, visit);
  eachSquare(turn, play.to, visit);
}

function noteMisplaced(unit: UnitId, said: Square | undefined, stands: Square, event: number, facts: EventFacts): void {
  if (said !== undefined && said !== stands) facts.warnings.push({ code: 'not-where-said', unit, said, stands, event });
}

function noteReach(order: InterceptEvent, interceptor: Square, from: Square, event: number, facts: EventFacts): void {
  const { unit, target, at, to = at, via, box } = order;
  const turn = via === undefined ? {} : { via };
  const test = testInterception({ interceptor, from, to, at, ...turn, ...(box === undefined ? {} : { box }) });
  if (test.bar === undefined) return;
  const { steps, moverSteps, bar: why } = test;
  const mover = moverSteps === undefined ? {} : { mover_steps: moverSteps };
  facts.warnings.push({ code: 'interception-forbidden', why, unit, target, at, steps, ...mover, event });
}

/** Notes the facts of one event on the board as it finds it. None of them changes the result. */
export function noteFacts(
  setup: Setup,
  board: Board,
  ways: Obstacles,
  play: Play,
  index: number,
  facts: EventFacts,
): void {
  const { event } = play;
  const mover = play.target >= 0 ? play.target : play.unit;
  const moverCaught = isCaught(setup, board, mover);
  if (!moverCaught) {
    const square = squareOf(board, mover);
    if (square !== play.to) noteBlocks(setup, board, ways, play, mover, index, facts);
    else
      facts.remarks.push({
        code: 'already-there',
        unit: setup.units[mover] ?? '',
        square: squareName(square),
        event: index,
      });
  }
  const stands = squareName(squareOf(board, play.unit));
  noteMisplaced(event.unit, event.from, stands, index, facts);
  if (event.type !== 'intercept') return;
  const targetStands = squareName(squareOf(board, mover));
  noteMisplaced(event.target, event.target_from, targetStands, index, facts);
  const { unit, target, at } = event;
  if (relationOf(setup, play.unit, mover) === ALLIED)
    facts.warnings.push({ code: 'intercepts-ally', unit, target, at, event: index });
  if (!moverCaught && !isCaught(setup, board, play.unit)) noteReach(event, stands, targetStands, index, facts);
}
