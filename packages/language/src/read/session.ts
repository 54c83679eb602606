import type { PhaseKind, Power } from '@standoff/diplomacy';
import type { Entry } from './entries.ts';
import type { Draft } from './grammar/draft.ts';
import type { Heading } from './heading.ts';
import type { ReadContext, ReadLine, ReadNotice, ReadProblem, Span } from './reading.ts';
import type { Board } from './settle/board.ts';
import { boardOf } from './settle/board.ts';

/** An order that can only be settled when the whole text is known. */
export interface Deferred {
  readonly draft: Draft;
  readonly power: Power | undefined;
  readonly span: Span;
  readonly text: string;
  readonly quoted: boolean;
  /** Orders read before it. */
  readonly before: number;
}

/** The state of reading a text: what headings have set, and what was understood so far. */
export interface Session {
  readonly context: ReadContext;
  readonly boards: Map<PhaseKind, Board>;
  readonly entries: Entry[];
  readonly problems: ReadProblem[];
  readonly notices: ReadNotice[];
  readonly lines: ReadLine[];
  readonly deferred: Deferred[];
  power: Power | undefined;
  phase: PhaseKind;
  list: 'build' | 'disband' | 'hold' | undefined;
  /** The lines of the text. */
  text: readonly string[];
  /** What headings of a quoted mail have set. */
  quoted: { power: Power | undefined; phase: PhaseKind; list: Session['list'] };
}

/** Begins to read a text. */
export function newSession(context: ReadContext): Session {
  return {
    context,
    boards: new Map(),
    entries: [],
    problems: [],
    notices: [],
    lines: [],
    deferred: [],
    power: undefined,
    phase: context.phase,
    list: undefined,
    text: [],
    quoted: { power: undefined, phase: context.phase, list: undefined },
  };
}

/**
 * What dashes at the start of lines are where no board tells: minuses beside pluses, bullets where several stand;
 * `undefined` where nobody can know.
 */
export function signOf({ text }: Session): 'build' | 'disband' | undefined {
  if (text.some((line) => /^\s*\+\s*\S/.test(line))) return 'disband';
  return text.filter((line) => /^\s*[-–—]\s+\S/.test(line)).length > 1 ? 'build' : undefined;
}

/** The board as the phase at hand sees it. */
export function boardIn(session: Session): Board {
  let board = session.boards.get(session.phase);
  if (board === undefined) {
    board = boardOf(session.context, session.phase);
    session.boards.set(session.phase, board);
  }
  return board;
}

/**
 * Takes over what a heading says. A subject line (`France, S03`) that names the sender says nothing new; a section of
 * retreats and one of builds may stand in one text (two-season postal games). `alone`: it is the whole line.
 */
export function applyHeading(session: Session, heading: Heading, alone: boolean): void {
  const { context } = session;
  if (heading.power !== undefined && (heading.firm || heading.power !== context.power)) {
    session.power = heading.power;
    if (alone) {
      session.list = undefined;
      session.phase = context.phase;
    }
  }
  const winter = heading.season === 'winter' ? 'build' : undefined;
  const section = heading.phase === 'movement' ? undefined : (heading.phase ?? winter);
  if (section !== undefined && context.phase !== 'movement') {
    session.phase = section;
    session.list = undefined;
  }
  if (heading.list !== undefined && (session.phase === 'build') !== (heading.list === 'hold'))
    session.list = heading.list;
}
