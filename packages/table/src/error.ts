import type { Power } from '@standoff/diplomacy';

/** Codes that need no facts. */
export const PLAIN_ERRORS = [
  'table/not-playing',
  'table/not-gathering',
  'table/not-full',
  'table/ended',
  'seat/not-yours',
  'seat/not-open',
  'seat/not-held',
  'seat/not-dummy',
  'orders/locked',
  'orders/nothing-to-order',
  'clock/paused',
  'clock/not-paused',
  'clock/no-extensions',
  'clock/no-deadline',
  'clock/too-long',
  'vote/not-elector',
  'vote/no-draws',
  'vote/not-survivor',
  'press/none',
  'press/not-now',
  'press/public-only',
  'press/not-in-thread',
  'press/no-such-thread',
  'press/empty',
  'press/too-long',
  'moderator/plays',
  'proposal/not-needed',
  'proposal/unknown',
  'lobby/closed',
  'lobby/full',
  'lobby/unknown',
  'turn/unknown',
  'turn/no-branch',
] as const;
export type PlainErrorCode = (typeof PLAIN_ERRORS)[number];

/** What is wrong with the settings of a table; `at` is the field. */
export interface SettingsError {
  readonly code: 'settings/wrong';
  readonly at: string;
}

/** Why something cannot be done at a table. */
export type TableError =
  | { readonly code: PlainErrorCode }
  | { readonly code: 'seat/unknown'; readonly power: Power }
  | SettingsError;
