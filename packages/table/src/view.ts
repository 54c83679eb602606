import type { GameState, Position, Power } from '@standoff/diplomacy';
import { formatPhaseName } from '@standoff/language';
import type { Clock } from './clock.ts';
import type { Message, TurnRecord } from './effect.ts';
import type { Channel } from './event.ts';
import { moderatorPlays } from './moderate.ts';
import { mayWrite, PUBLIC, writersOf } from './press.ts';
import { asked, type Proposal, type ProposalKind } from './proposal.ts';
import { type Score, scoresOf } from './scores.ts';
import type { TableSettings } from './settings.ts';
import type { Branch, SavedOrders, Table, TableEnd, TableStatus } from './table.ts';
import { electors, expected, hasOrdered, mustOrder, powersOf, seatOf } from './who.ts';

/** Who looks: the seats one holds, whether one moderates. Nobody's seat and no moderator: a watcher. */
export interface Viewer {
  readonly seats: readonly Power[];
  readonly moderator: boolean;
  /** Waits in the lobby under this id. */
  readonly applicant?: string;
}

export const WATCHER: Viewer = { seats: [], moderator: false };

/** What a watcher of a delayed table is shown instead of the present: the board some phases ago. */
export interface Delayed {
  readonly turn: number;
  readonly state: GameState;
}

export interface SeatView {
  readonly power: Power;
  readonly holder: 'open' | 'held' | 'dummy';
  readonly name?: string;
  readonly absent: boolean;
  readonly missed: number;
  readonly extensions: number;
  readonly centers: number;
  readonly units: number;
  readonly mustOrder: boolean;
  /** Only where the table shows whose mark is set, or to the moderator who does not play. */
  readonly ready?: boolean;
  /** Only to the moderator who does not play. */
  readonly ordered?: boolean;
}

/** What only the holder of a seat sees of it. */
export interface OwnView {
  readonly power: Power;
  readonly saved?: SavedOrders;
  readonly ready: boolean;
  readonly mustOrder: boolean;
  readonly elector: boolean;
  /** Has agreed to what the moderator asks. */
  readonly agreed?: boolean;
  readonly votes: {
    readonly draw: boolean;
    readonly abandon: boolean;
    readonly pause: boolean;
    readonly resume: boolean;
    readonly concede?: Power;
  };
}

/** What a moderator who plays asks: of orders only whose they are. */
export interface ProposalView {
  readonly n: number;
  readonly what: ProposalKind;
  readonly agreed: number;
  readonly of: number;
  readonly position?: Position;
  readonly powers?: readonly Power[];
  readonly phase?: string;
}

export interface TableView {
  readonly id: string;
  readonly settings: TableSettings;
  readonly status: TableStatus;
  readonly turn: number;
  readonly phase: string;
  readonly state: GameState;
  readonly clock?: Clock;
  readonly seats: readonly SeatView[];
  readonly moderator: { readonly name?: string; readonly plays: boolean };
  readonly ready?: { readonly count: number; readonly of: number };
  readonly votes?: Readonly<Record<string, { readonly count: number; readonly of: number }>>;
  /** What a moderator who plays asks the others to agree to. */
  readonly proposal?: ProposalView;
  readonly lobby?: {
    readonly joined: number;
    readonly free: number;
    readonly names?: readonly string[];
    /** The viewer waits here too. */
    readonly waits?: true;
  };
  readonly end?: TableEnd;
  /** What the game was worth to each, once it is over. */
  readonly scores?: readonly Score[];
  readonly branches?: readonly Branch[];
  readonly own: readonly OwnView[];
  readonly moderates: boolean;
  /** Some phases ago, as this table is shown to watchers. */
  readonly delayed: boolean;
}

function isPlayer({ seats, moderator, applicant }: Viewer): boolean {
  return seats.length > 0 || moderator || applicant !== undefined;
}

/** Whether somebody may look at a table at all. Those who may not are told that there is none. */
export function maySee(table: Table, viewer: Viewer): boolean {
  if (isPlayer(viewer)) return true;
  if (table.status === 'gathering') return table.settings.listed || table.settings.watch.who !== 'nobody';
  return table.settings.watch.who !== 'nobody';
}

/** How many of the judged phases a viewer may see: all, or for a delayed watcher all but the last. */
export function turnsShown(table: Table, viewer: Viewer): number {
  if (isPlayer(viewer) || table.status === 'ended' || table.settings.watch.who === 'anyone') return table.turn;
  return Math.max(0, table.turn - table.settings.watch.delay);
}

/** Who sees which order and ready marks: the moderator who does not play, and will not. */
export function seesMarks(table: Table, { moderator, seats, applicant }: Viewer): boolean {
  const willPlay = applicant !== undefined || table.applicants.some(({ moderates }) => moderates);
  return moderator && seats.length === 0 && !willPlay && !moderatorPlays(table);
}

/** Names are told where they are not hidden, after the end, and to the moderator who does not play. */
function seesNames(table: Table, viewer: Viewer): boolean {
  return table.settings.names === 'shown' || table.status === 'ended' || seesMarks(table, viewer);
}

function seatView(table: Table, viewer: Viewer, power: Power, state: GameState, present: boolean): SeatView {
  const seat = seatOf(table, power);
  const named = seesNames(table, viewer) || viewer.seats.includes(power);
  const marks = present && seesMarks(table, viewer);
  const readyShown = marks || (present && isPlayer(viewer) && table.settings.ready === 'named');
  return {
    power,
    holder: seat?.holder ?? 'open',
    ...(named && seat?.name !== undefined ? { name: seat.name } : {}),
    absent: seat?.absent ?? false,
    missed: seat?.missed ?? 0,
    extensions: seat?.extensions ?? 0,
    centers: (state.centers[power] ?? []).length,
    units:
      state.units.filter((unit) => unit.power === power).length +
      state.dislodged.filter((unit) => unit.power === power).length,
    mustOrder: present && table.status === 'playing' && mustOrder(table).includes(power),
    ...(readyShown ? { ready: table.ready.includes(power) } : {}),
    ...(marks ? { ordered: hasOrdered(table, power) } : {}),
  };
}

function ownView(table: Table, power: Power): OwnView {
  const saved = table.saved[power];
  const { draw, abandon, pause, resume, concede } = table.votes;
  const to = concede[power];
  return {
    power,
    ...(saved === undefined ? {} : { saved }),
    ready: table.ready.includes(power),
    mustOrder: table.status === 'playing' && mustOrder(table).includes(power),
    elector: electors(table).includes(power),
    ...(table.proposal === undefined ? {} : { agreed: table.proposal.agreed.includes(power) }),
    votes: {
      draw: draw.includes(power),
      abandon: abandon.includes(power),
      pause: pause.includes(power),
      resume: resume.includes(power),
      ...(to === undefined ? {} : { concede: to }),
    },
  };
}

function openVotes(table: Table): NonNullable<TableView['votes']> {
  const voters = electors(table);
  const count = (list: readonly Power[]) => ({
    count: voters.filter((power) => list.includes(power)).length,
    of: voters.length,
  });
  const { draw, pause, resume } = table.votes;
  return {
    ...(table.settings.draws === 'open' ? { draw: count(draw) } : {}),
    ...(table.clock.paused === undefined ? { pause: count(pause) } : { resume: count(resume) }),
  };
}

function proposalView(table: Table, proposal: Proposal): ProposalView {
  const { n, what, agreed } = proposal;
  return {
    n,
    what,
    agreed: agreed.length,
    of: asked(table).length,
    ...(proposal.what === 'correct' ? { position: proposal.position } : {}),
    ...(proposal.what === 'enter' ? { powers: proposal.entered.map(({ power }) => power) } : {}),
    ...(proposal.what === 'roll-back' ? { phase: proposal.phase } : {}),
  };
}

function lobbyView(table: Table, viewer: Viewer): NonNullable<TableView['lobby']> {
  const free = powersOf(table).filter((power) => seatOf(table, power)?.holder === 'open').length;
  const names = table.applicants.map(({ name }) => name).sort();
  return {
    joined: table.applicants.length,
    free,
    ...(seesNames(table, viewer) ? { names } : {}),
    ...(viewer.applicant === undefined ? {} : { waits: true }),
  };
}

/**
 * What a viewer may see of a table: the only door by which it leaves the server. `delayed` is the board of the phase that
 * `turnsShown` names, needed where that is not the present one.
 */
export function viewFor(table: Table, viewer: Viewer, delayed?: Delayed): TableView {
  const shown = turnsShown(table, viewer);
  const present = shown === table.turn;
  const state = present || delayed === undefined ? table.state : delayed.state;
  const playing = table.status === 'playing';
  const marked = expected(table).filter((power) => table.ready.includes(power)).length;
  const readyShown = playing && present && isPlayer(viewer) && table.settings.ready !== 'hidden';
  return {
    id: table.id,
    settings: table.settings,
    status: table.status,
    turn: present ? table.turn : shown,
    phase: formatPhaseName(state.phase),
    state,
    ...(present ? { clock: table.clock } : {}),
    seats: powersOf(table).map((power) => seatView(table, viewer, power, state, present)),
    moderator: {
      ...(table.moderator.name !== undefined && (seesNames(table, viewer) || !moderatorPlays(table))
        ? { name: table.moderator.name }
        : {}),
      plays: moderatorPlays(table),
    },
    ...(readyShown ? { ready: { count: marked, of: expected(table).length } } : {}),
    ...(playing && isPlayer(viewer) ? { votes: openVotes(table) } : {}),
    ...(table.proposal !== undefined && isPlayer(viewer) ? { proposal: proposalView(table, table.proposal) } : {}),
    ...(table.status === 'gathering' ? { lobby: lobbyView(table, viewer) } : {}),
    ...(table.end === undefined ? {} : { end: table.end, scores: scoresOf(table) }),
    ...(viewer.moderator ? { branches: table.branches } : {}),
    own: viewer.seats.filter((power) => powersOf(table).includes(power)).map((power) => ownView(table, power)),
    moderates: viewer.moderator,
    delayed: !present,
  };
}

/** An order as everybody sees it once its phase is judged: the canonical text, never the words its writer chose. */
export interface TurnView extends Omit<TurnRecord, 'orders'> {
  readonly orders: readonly { readonly power: Power; readonly order: TurnRecord['orders'][number]['order'] }[];
}

/** A judged phase as a viewer may see it; `undefined` if not yet. */
export function turnFor(table: Table, viewer: Viewer, record: TurnRecord): TurnView | undefined {
  if (!maySee(table, viewer) || record.turn >= turnsShown(table, viewer)) return undefined;
  return { ...record, orders: record.orders.map(({ power, order }) => ({ power, order })) };
}

/** Which threads a viewer may read. The moderator reads others' press only where the game says so, never one who plays. */
export function mayRead(table: Table, viewer: Viewer, thread: string): boolean {
  const writers = writersOf(table, thread);
  if (writers === undefined || !maySee(table, viewer)) return false;
  if (thread === PUBLIC) return isPlayer(viewer) || table.status === 'ended' || table.settings.watch.who === 'anyone';
  if (writers.some((writer) => (writer === 'moderator' ? viewer.moderator : viewer.seats.includes(writer))))
    return true;
  return seesMarks(table, viewer) && table.settings.moderatorReads;
}

/** A message as its reader sees it. */
export interface MessageView {
  readonly thread: string;
  readonly n: number;
  readonly from?: Power | 'moderator';
  readonly own: boolean;
  readonly text: string;
  readonly at: number;
  readonly phase: string;
}

/** A message for a viewer; `undefined` if it is not for them. In anonymous press nobody is named, not even afterwards. */
export function messageFor(table: Table, viewer: Viewer, message: Message): MessageView | undefined {
  const { thread, n, from, text, at, phase } = message;
  if (!mayRead(table, viewer, thread)) return undefined;
  const own = from === 'moderator' ? viewer.moderator : viewer.seats.includes(from);
  const nameless = table.settings.press === 'anonymous' && thread === PUBLIC && from !== 'moderator';
  return { thread, n, ...(nameless ? {} : { from }), own, text, at, phase };
}

/** The channels whose events a viewer is told. */
export function channelsFor(table: Table, viewer: Viewer): readonly Channel[] {
  if (!maySee(table, viewer)) return [];
  const delayed = !isPlayer(viewer) && table.settings.watch.who === 'delayed';
  const all: Channel[] = [delayed ? 'watch' : 'table'];
  for (const power of viewer.seats) all.push(`seat:${power}`);
  if (viewer.moderator) all.push('moderator');
  return all;
}

/** Whether the orders of a power in the current phase are shown to a viewer: to its holder, and where the game says so to the moderator. */
export function ordersFor(table: Table, viewer: Viewer, power: Power): SavedOrders | undefined {
  const allowed = viewer.seats.includes(power) || (seesMarks(table, viewer) && table.settings.moderatorReads);
  return allowed ? table.saved[power] : undefined;
}

/** Threads somebody in a seat could write to now; for the page to offer. */
export function canWrite(table: Table, viewer: Viewer, thread: string): boolean {
  return [...viewer.seats, ...(viewer.moderator ? ['moderator'] : [])].some(
    (writer) => mayWrite(table, writer, thread).ok,
  );
}
