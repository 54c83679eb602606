import {
  DAILY,
  DRAW_VOTES,
  LONGEST,
  LONGEST_NAME,
  NO_SHOW_POLICIES,
  type Pace,
  PRESS_KINDS,
  READY_MARKS,
  type Span,
  type TableSettings,
  WATCHING,
} from '@standoff/table';
import * as z from 'zod';

const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** What nobody sees, less what joins letters and chooses the look of emoji. */
const UNSEEN = /(?!\u200c|\u200d|\ufe0e|\ufe0f)(?:\p{Default_Ignorable_Code_Point}|\u2800)/gu;

/** Text of one line that every store and every screen can take: no control characters, nothing that turns writing round. */
export function lineOf(most: number): z.ZodType<string> {
  return (
    z
      .string()
      .max(most)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
      .regex(/^[^\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/)
      .refine((text) => !LONE_SURROGATE.test(text))
      .transform((text) => text.replaceAll(UNSEEN, '').trim())
      .refine((text) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text))
  );
}

/** A word by which whoever sat down is known again. */
export const ClaimWord: z.ZodType<string | undefined> = z
  .string()
  .regex(/^[\w-]{16,128}$/)
  .optional()
  .meta({
    description:
      'A random word of one’s own: whoever sends the same again within an hour is given the same seat, in case the answer was lost.',
  });

/** How often such a word has been sent. */
export const Attempt: z.ZodType<number> = z.int().min(1).max(1_000_000).default(1).meta({
  description:
    'Counts up each time the same `claim` is sent, so that one which was on its way for long comes to nothing.',
});

export const PowerName: z.ZodType<string> = z.string().max(40).meta({ example: 'France' });

const SpanSchema: z.ZodType<Span> = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('length'), minutes: z.int().min(1).max(LONGEST) }),
    z.strictObject({
      kind: z.literal('clock'),
      times: z
        .array(z.string().max(5))
        .min(1)
        .max(24)
        .meta({ example: ['21:00'] }),
      atLeast: z.int().min(0).max(LONGEST).default(720),
    }),
    z.strictObject({ kind: z.literal('none') }),
  ])
  .meta({
    id: 'Span',
    description: 'How long a phase lasts: minutes, up to the next clock time, or until a moderator judges.',
  });

const PaceSchema: z.ZodType<Pace> = z
  .strictObject({
    zone: z.string().max(64).default('UTC').meta({ example: 'Europe/Berlin' }),
    days: z
      .array(z.int().min(1).max(7))
      .min(1)
      .max(7)
      .default([...DAILY.days]),
    movement: SpanSchema.default({ kind: 'clock', times: ['21:00'], atLeast: 720 }),
    retreat: SpanSchema.default({ kind: 'length', minutes: 720 }),
    build: SpanSchema.default({ kind: 'length', minutes: 720 }),
    grace: z.int().min(0).max(LONGEST).default(DAILY.grace),
    extensions: z
      .strictObject({ each: z.int().min(0).max(99), minutes: z.int().min(1).max(LONGEST) })
      .default(DAILY.extensions),
    early: z.boolean().default(true),
    remind: z.int().min(0).max(LONGEST).default(DAILY.remind),
  })
  .meta({ id: 'Pace' });

/** Settings with what may be missing said to be undefined. */
type GivenSettings = Omit<TableSettings, 'lastYear'> & { readonly lastYear?: number | undefined };

/** The settings as a table keeps them. */
export function settingsOf({ lastYear, ...settings }: GivenSettings): TableSettings {
  return lastYear === undefined ? settings : { ...settings, lastYear };
}

/** The settings of a table as somebody gives them: all but the name has a default. */
export const Settings: z.ZodType<GivenSettings> = z
  .strictObject({
    name: lineOf(LONGEST_NAME),
    variant: z.string().max(40).default('standard'),
    rules: z.string().max(2000).default('datc-3.2'),
    press: z.enum(PRESS_KINDS).default('all'),
    names: z.enum(['shown', 'hidden']).default('shown'),
    pace: PaceSchema.default(() => PaceSchema.parse({})),
    noShow: z
      .strictObject({
        policy: z.enum(NO_SHOW_POLICIES).default('hold'),
        after: z.int().min(1).max(99).default(1),
        seek: z.int().min(1).max(LONGEST).default(2880),
      })
      .default({ policy: 'hold', after: 1, seek: 2880 }),
    draws: z.enum(DRAW_VOTES).default('hidden'),
    ready: z.enum(READY_MARKS).default('count'),
    lastYear: z.int().min(1901).max(9999).optional(),
    watch: z
      .strictObject({ who: z.enum(WATCHING), delay: z.int().min(0).max(99).default(1) })
      .default({ who: 'nobody', delay: 1 }),
    listed: z.boolean().default(false),
    moderatorReads: z.boolean().default(false),
  })
  .meta({ id: 'Settings' });
