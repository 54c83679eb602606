import type { Attempt, Outcome, Part, Role } from '../result.ts';
import { squareName } from '../square.ts';
import type { RuleNumber } from '../vocabulary.ts';
import { type Board, NOBODY, newBoard, starterOf, unitsIn, unitsWith } from './board.ts';
import { playEvent } from './intercept.ts';
import { type Obstacles, obstacles } from './obstacles.ts';
import { ALLIED, NEUTRAL, type Play, relationOf, type Setup, WAR } from './setup.ts';

export interface Member {
  readonly unit: number;
  readonly part: Part;
  /** Whether units of only two states were in the square when the unit came to the battle (R8, R10). */
  readonly twoStates: boolean;
}

/** A battle as it was begun, and who came to it. */
export interface BattleRecord {
  readonly square: number;
  readonly starter: number;
  readonly event: number;
  /** The unit whose interception brought it about, or `NOBODY`. */
  readonly interceptor: number;
  readonly members: Member[];
}

/** Everything that happened, in order. */
export interface PhaseRecord {
  readonly attempts: readonly Attempt[];
  readonly battles: readonly BattleRecord[];
  readonly board: Board;
  /** By unit number: the square it left on its last move, or `NOBODY`. */
  readonly cameFrom: Int32Array;
}

/** Called before each event, while the board is as the event finds it. */
export type BeforeEvent = (board: Board, ways: Obstacles, play: Play, event: number) => void;

const MOVED: ReadonlySet<Outcome> = new Set(['enters', 'begins', 'meets', 'joins']);

const NO_RULES: readonly RuleNumber[] = [];

function onlyTwoStates(board: Board, square: number): boolean {
  return board.stacks[square]?.states.size === 2;
}

/** The battle that has just begun in a square, with all who stand there. */
function openBattle(setup: Setup, board: Board, square: number, event: number, interceptor: number): BattleRecord {
  const starter = starterOf(board, square);
  const twoStates = onlyTwoStates(board, square);
  const members: Member[] = [{ unit: starter, part: 'starter', twoStates }];
  for (const unit of unitsIn(board, square)) {
    // Where the start broke R16 a unit may be neutral to the starter: it has no side (A17).
    if (unit === starter || unit === interceptor || relationOf(setup, unit, starter) === NEUTRAL) continue;
    members.push({ unit, part: 'resident', twoStates });
  }
  if (interceptor !== NOBODY) members.push({ unit: interceptor, part: 'interceptor', twoStates });
  return { square, starter, event, interceptor, members };
}

function rulesOfEntry(outcome: Outcome, side: 'attack' | 'defend', alone: boolean, metArrivals: boolean): RuleNumber[] {
  if (outcome === 'begins') return metArrivals ? ['R1', 'R5', 'R6'] : ['R5', 'R6'];
  if (outcome === 'meets') return ['R9'];
  if (outcome === 'joins') return ['R5', side === 'attack' ? 'R17' : 'R18'];
  return alone ? ['R7'] : ['R2', 'R7'];
}

/** Plays all events and writes down what happens. */
export function record(setup: Setup, before: BeforeEvent): PhaseRecord {
  const board = newBoard(setup);
  const attempts: Attempt[] = [];
  const battles: BattleRecord[] = [];
  const battleIn = new Map<number, BattleRecord>();
  const cameFrom = new Int32Array(setup.units.length).fill(NOBODY);
  const movedIn = new Int32Array(setup.units.length).fill(NOBODY);
  const ways = obstacles(setup, board, movedIn);

  const battleAfter = (event: number, unit: number, to: number, outcome: Outcome): void => {
    if (outcome === 'joins') {
      battleIn.get(to)?.members.push({ unit, part: 'later', twoStates: onlyTwoStates(board, to) });
      return;
    }
    const battle = openBattle(setup, board, to, event, outcome === 'meets' ? unit : NOBODY);
    battles.push(battle);
    battleIn.set(to, battle);
  };

  const witness = (event: number, unit: number, role: Role, from: number, to: number, outcome: Outcome): void => {
    const name = setup.units[unit] ?? '';
    const [start, end] = [squareName(from), squareName(to)];
    if (outcome === 'refused') {
      const { units: because, rules } = ways.bars(unit, to);
      attempts.push({ event, unit: name, role, from: start, to: end, outcome, because, rules });
      return;
    }
    if (!MOVED.has(outcome)) {
      attempts.push({ event, unit: name, role, from: start, to: end, outcome, rules: NO_RULES });
      return;
    }
    const hostile = outcome === 'begins' ? unitsWith(setup, board, to, unit, WAR) : [];
    const metArrivals = hostile.some((other) => movedIn[other] !== NOBODY);
    // The target that goes on past the point of a meeting is still on the one move, unless that leads back.
    if (movedIn[unit] !== event || cameFrom[unit] === to) cameFrom[unit] = from;
    movedIn[unit] = event;
    const starter = starterOf(board, to);
    const side = starter !== NOBODY && relationOf(setup, unit, starter) === ALLIED ? 'attack' : 'defend';
    const rules = rulesOfEntry(outcome, side, board.stacks[to]?.units.size === 1, metArrivals);
    if (outcome === 'enters') {
      attempts.push({ event, unit: name, role, from: start, to: end, outcome, rules });
      return;
    }
    battleAfter(event, unit, to, outcome);
    const because = hostile.length > 0 ? { because: hostile.map((other) => setup.units[other] ?? '') } : {};
    attempts.push({ event, unit: name, role, from: start, to: end, outcome, side, ...because, rules });
  };

  for (const [event, play] of setup.plays.entries()) {
    before(board, ways, play, event);
    playEvent(setup, board, play, (...seen) => witness(event, ...seen));
  }
  return { attempts, battles, board, cameFrom };
}
