import { type GameState, newGame, type Power, parseRules, STANDARD_MAP } from '@standoff/diplomacy';
import { checkSettings } from './check-settings.ts';
import { freshClock } from './clock.ts';
import type { SettingsError } from './error.ts';
import { fine, type Result, wrong } from './result.ts';
import { emptySeat, type Seat } from './seat.ts';
import type { TableSettings } from './settings.ts';
import type { Table } from './table.ts';
import { NO_VOTES } from './vote.ts';

export interface NewTable {
  readonly id: string;
  readonly settings: TableSettings;
  readonly dummies: readonly Power[];
  /** A game to go on with; without one a new game begins. */
  readonly state?: GameState;
}

/** A table that waits for its players, or why its settings will not do. */
export function newTable({ id, settings, dummies, state }: NewTable, now: number): Result<Table, SettingsError> {
  const checked = checkSettings(settings);
  if (!checked.ok) return checked;
  const rules = parseRules(settings.rules);
  if (!rules.ok) return wrong({ code: 'settings/wrong', at: 'rules' });
  const { powers } = STANDARD_MAP.data;
  if (!dummies.every((power) => powers.includes(power))) return wrong({ code: 'settings/wrong', at: 'dummies' });
  const { lastYear } = settings;
  const years = lastYear === undefined ? {} : { lastYear };
  const seats: Record<Power, Seat> = {};
  for (const power of powers) {
    const seat = emptySeat(settings.pace.extensions.each);
    seats[power] = dummies.includes(power) ? { ...seat, holder: 'dummy' } : seat;
  }
  return fine({
    id,
    createdAt: now,
    settings: checked.value,
    status: 'gathering',
    state:
      state === undefined
        ? newGame(STANDARD_MAP, { rules: rules.value, ...years })
        : { ...state, rules: rules.value, ...years },
    turn: 0,
    seats,
    moderator: {},
    clock: freshClock(now, null),
    saved: {},
    ready: [],
    votes: NO_VOTES,
    applicants: [],
    silent: 0,
    branches: [],
    counters: {},
  });
}
