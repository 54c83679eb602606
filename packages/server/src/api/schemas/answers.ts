import { COASTS, PHASE_KINDS, RESULT_WORDS, SEASONS, UNIT_TYPES } from '@standoff/diplomacy';
import { VOTE_KINDS } from '@standoff/table';
import * as z from 'zod';

/*
 * What the API answers, as far as a program should count on it: more fields may come. Only described, never checked against:
 * what leaves is made by typed code. `test/table/answers.test.ts` holds real answers against these.
 */

const Power = z.string().meta({ example: 'France' });
const Moment = z.int().meta({ description: 'Milliseconds since 1970.' });
const Place = z.string().meta({ example: `STP/${COASTS[1]}` });

const Unit = z.looseObject({ power: Power, type: z.enum(UNIT_TYPES), at: Place });

const Phase = z.object({ kind: z.enum(PHASE_KINDS), season: z.enum(SEASONS), year: z.int() });

const State = z
  .looseObject({
    phase: Phase,
    units: z.array(Unit),
    dislodged: z.array(Unit),
    contested: z.array(Place),
    centers: z.record(Power, z.array(Place)),
    rules: z.record(z.string(), z.string()),
  })
  .meta({ id: 'State', description: 'A board between two phases; `lastYear` and `end` where there are such.' });

const End = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('solo'), power: Power, centers: z.int() }),
    z.object({ kind: z.literal('draw'), powers: z.array(Power) }),
    z.object({ kind: z.literal('year'), year: z.int() }),
    z.object({ kind: z.literal('conceded'), power: Power }),
    z.object({ kind: z.literal('abandoned') }),
  ])
  .meta({ id: 'End' });

const SavedOrders = z
  .object({ at: Moment, orders: z.array(z.object({ text: z.string(), order: z.looseObject({ kind: z.string() }) })) })
  .meta({ id: 'SavedOrders' });

const Clock = z
  .looseObject({
    openedAt: Moment,
    deadline: Moment.nullable(),
    graceUntil: Moment.optional(),
    late: z
      .array(Power)
      .meta({ description: 'For whom the phase is still open after its deadline; the others are locked.' }),
    waiting: z.enum(['orders', 'replacement']).optional(),
    paused: z.looseObject({ at: Moment, by: z.enum(['vote', 'moderator', 'silence']) }).optional(),
  })
  .meta({ id: 'Clock' });

const Seat = z
  .looseObject({
    power: Power,
    holder: z.enum(['open', 'held', 'dummy']),
    name: z.string().optional(),
    absent: z.boolean(),
    missed: z.int(),
    extensions: z.int(),
    centers: z.int(),
    units: z.int(),
    mustOrder: z.boolean(),
    ready: z.boolean().optional(),
    ordered: z.boolean().optional(),
  })
  .meta({ id: 'Seat' });

const Own = z
  .looseObject({
    power: Power,
    saved: SavedOrders.optional(),
    ready: z.boolean(),
    mustOrder: z.boolean(),
    elector: z.boolean(),
    votes: z.looseObject(Object.fromEntries(VOTE_KINDS.map((kind) => [kind, z.boolean()]))),
  })
  .meta({ id: 'Own', description: 'What only the holder of a seat sees of it.' });

const Proposal = z
  .looseObject({
    n: z.int(),
    what: z.enum(['judge', 'correct', 'enter', 'roll-back', 'bring-back']),
    agreed: z.int(),
    of: z.int(),
    position: z.looseObject({}).optional(),
    powers: z.array(Power).optional(),
    phase: z.string().optional(),
  })
  .meta({ id: 'Proposal', description: 'What a moderator who plays asks the others to agree to.' });

const Score = z
  .looseObject({
    power: Power,
    centers: z.int(),
    drawSize: z.number().meta({ description: 'All to a winner, else equal parts to those in the draw; of 100.' }),
    squares: z.number().meta({ description: 'All to a winner, else by the square of centres; of 100.' }),
  })
  .meta({ id: 'Score' });

export const TableAnswer: z.ZodType = z
  .looseObject({
    id: z.string(),
    settings: z.looseObject({ name: z.string() }),
    status: z.enum(['gathering', 'playing', 'ended']),
    turn: z.int().meta({ description: 'Phases judged so far; the number of the one now played.' }),
    phase: z.string().meta({ example: 'S1901M' }),
    state: State,
    clock: Clock.optional(),
    seats: z.array(Seat),
    moderator: z.looseObject({ name: z.string().optional(), plays: z.boolean() }),
    ready: z.object({ count: z.int(), of: z.int() }).optional(),
    votes: z.record(z.string(), z.object({ count: z.int(), of: z.int() })).optional(),
    lobby: z
      .looseObject({
        joined: z.int(),
        free: z.int(),
        waits: z.literal(true).optional().meta({ description: 'One waits here oneself.' }),
      })
      .optional(),
    proposal: Proposal.optional(),
    end: End.optional(),
    scores: z.array(Score).optional(),
    own: z.array(Own),
    moderates: z.boolean(),
    delayed: z.boolean().meta({ description: 'The board some phases ago, as this table is shown to watchers.' }),
  })
  .meta({ id: 'Table' });

export const MadeAnswer: z.ZodType = z.looseObject({
  id: z.string(),
  seat: Power.optional(),
  token: z
    .string()
    .optional()
    .meta({ description: 'The secret of whoever made the table, where it does not come as a cookie.' }),
  links: z.object({ seats: z.array(z.object({ power: Power, link: z.string() })), moderator: z.string() }),
});

export const TakenAnswer: z.ZodType = z.looseObject({
  table: z.string(),
  role: z.string().meta({ description: 'A power, or `moderator`.' }),
  token: z.string().optional(),
});

const Trouble = z.looseObject({
  line: z.int(),
  column: z.int(),
  word: z.string(),
  message: z.string(),
  candidates: z.array(z.string()),
});

export const SavedAnswer: z.ZodType = z.looseObject({
  power: Power,
  turn: z.int().meta({ description: 'The number of the phase they count in.' }),
  saved: SavedOrders,
  problems: z.array(Trouble).meta({ description: 'What could not be read, and so was not saved.' }),
  notices: z.array(z.looseObject({})),
});

export const LogAnswer: z.ZodType = z.looseObject({
  power: Power,
  log: z.array(
    z.looseObject({
      n: z.int(),
      at: Moment,
      turn: z.int(),
      phase: z.string(),
      by: z.enum(['seat', 'moderator']),
      orders: SavedOrders.shape.orders,
    }),
  ),
});

const Judged = z.looseObject({
  power: Power,
  text: z.string(),
  why: z.string(),
  order: z.looseObject({ kind: z.string() }),
});

export const TurnAnswer: z.ZodType = z
  .looseObject({
    turn: z.int(),
    phase: z.string(),
    at: Moment,
    before: State,
    orders: z.array(Judged),
    result: z.looseObject({
      phase: z.enum(PHASE_KINDS),
      orders: z.array(
        z.looseObject({
          power: Power,
          result: z.array(z.enum(RESULT_WORDS)),
          reason: z.looseObject({ code: z.string() }),
        }),
      ),
    }),
    after: State,
    missed: z.array(Power),
  })
  .meta({ id: 'Turn' });

export const TurnsAnswer: z.ZodType = z.looseObject({
  turns: z.array(z.looseObject({ turn: z.int(), phase: z.string(), at: Moment, missed: z.array(Power) })),
});

const Message = z.looseObject({
  thread: z.string(),
  n: z.int(),
  from: z.string().optional().meta({ description: 'A power or `moderator`; not there in anonymous press.' }),
  own: z.boolean(),
  text: z.string(),
  at: Moment,
  phase: z.string(),
});

export const MessagesAnswer: z.ZodType = z.looseObject({ thread: z.string(), messages: z.array(Message) });
export const MessageAnswer: z.ZodType = z.looseObject({ message: Message });
export const ThreadsAnswer: z.ZodType = z.looseObject({
  threads: z.array(
    z.looseObject({ thread: z.string(), last: z.int(), read: z.int(), unread: z.int(), open: z.boolean() }),
  ),
});

const Listed = z.looseObject({
  id: z.string(),
  settings: z.looseObject({ name: z.string() }),
  status: z.string(),
  own: z.array(z.looseObject({ power: Power, mustOrder: z.boolean(), ready: z.boolean(), unordered: z.int() })),
  unread: z.int().optional().meta({ description: 'Messages one has not read.' }),
  moderates: z.boolean(),
});
export const ListAnswer: z.ZodType = z.looseObject({
  mine: z.array(Listed),
  open: z.array(Listed),
  watch: z.array(Listed),
});
