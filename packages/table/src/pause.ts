import { closesAt, freshClock } from './clock.ts';
import { deadlineFor } from './deadline.ts';
import { type Draft, tell, update } from './draft.ts';
import { judgeIfReady } from './tick.ts';

/** Stops the clock of a table. */
export function pauseClock(draft: Draft, by: 'vote' | 'moderator'): void {
  const { clock } = draft.table;
  const closes = closesAt(clock);
  const left = closes === null ? null : Math.max(0, closes - draft.now);
  update(draft, { clock: { ...clock, paused: { at: draft.now, by, left } } });
  tell(draft, 'table', { kind: 'paused', by });
}

/** Lets the clock go on: what was left is left. After a pause for silence a full phase begins. */
export function resumeClock(draft: Draft): void {
  const { clock, settings, state } = draft.table;
  const { paused, ...running } = clock;
  if (paused === undefined) return;
  const shift = draft.now - paused.at;
  const moved =
    paused.by === 'silence'
      ? freshClock(draft.now, deadlineFor(settings.pace, state.phase.kind, draft.now))
      : {
          ...running,
          deadline: running.deadline === null ? null : running.deadline + shift,
          ...(running.graceUntil === undefined ? {} : { graceUntil: running.graceUntil + shift }),
        };
  update(draft, { clock: moved, silent: 0, votes: { ...draft.table.votes, pause: [], resume: [] } });
  tell(draft, 'table', { kind: 'resumed', deadline: moved.deadline });
  judgeIfReady(draft);
}
