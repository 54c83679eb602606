import { useSignal } from '@preact/signals';
import { powerName } from '@standoff/language';
import type { VoteKind } from '@standoff/table';
import type { JSX } from 'preact';
import { Icon } from '../icons/icon.tsx';
import { inLanguage, language } from '../shell/language.ts';
import type { TableAnswer } from './answers.ts';
import { ask } from './ask.ts';
import { DECIDE } from './decide-text.ts';
import { put } from './held.ts';
import { TABLE } from './text.ts';
import { duration } from './when.ts';

/** Sends something one decides for each of one's own seats; the last answer is the table as it is then. */
async function decide(now: TableAnswer, path: string, body: object): Promise<string> {
  for (const { power, elector } of now.own) {
    if (!elector) continue;
    const got = await ask<TableAnswer>('PUT', `tables/${now.id}/${path}`, { power, ...body });
    if (!got.ok) return got.error.lost ? inLanguage(TABLE).noServer : got.error.message;
    put(got.value);
  }
  return '';
}

function survivors(now: TableAnswer): readonly string[] {
  return now.seats.filter(({ centers, units }) => centers > 0 || units > 0).map(({ power }) => power);
}

function votes(now: TableAnswer): boolean {
  return now.status === 'playing' && now.own.some(({ elector }) => elector);
}

/** The vote for a draw, in a line. */
export function DrawVote({ now }: { readonly now: TableAnswer }): JSX.Element | null {
  const text = inLanguage(DECIDE);
  const failed = useSignal('');
  if (!votes(now) || now.settings.draws === 'none') return null;
  const voted = now.own.filter(({ elector }) => elector).every((one) => one.votes.draw);
  const count = now.votes?.draw;
  return (
    <div class="row vote-row">
      <Icon name="vote" />
      <p class="small grow">
        <b>{voted ? text.voted : text.draw(survivors(now).length)}</b>{' '}
        <span class="muted">{count === undefined ? text.drawHidden : text.drawOpen(count.count, count.of)}</span>
        {failed.value !== '' && <b class="bad-text"> {failed.value}</b>}
      </p>
      <button
        type="button"
        class="btn small"
        aria-pressed={voted}
        onClick={async () => {
          failed.value = await decide(now, 'vote', { vote: 'draw', value: !voted });
        }}
      >
        {voted ? text.takeBack : text.voteFor}
      </button>
    </div>
  );
}

/** What else can be decided: to concede, to pause, to end without a result, to take more time. */
export function Decisions({ now }: { readonly now: TableAnswer }): JSX.Element | null {
  const text = inLanguage(DECIDE);
  const lang = language.value;
  const failed = useSignal('');
  if (!votes(now)) return null;
  const mine = now.own.filter(({ elector }) => elector);
  const paused = now.clock?.paused !== undefined;
  const cast = (vote: VoteKind, words: string, help: string): JSX.Element => {
    const on = mine.every((one) => one.votes[vote]);
    return (
      <div class="row vote-row">
        <p class="small grow">
          <b>{words}</b> <span class="muted">{help}</span>
        </p>
        <button
          type="button"
          class="btn small"
          aria-pressed={on}
          aria-label={`${words}: ${on ? text.takeBack : text.voteFor}`}
          onClick={async () => {
            failed.value = await decide(now, 'vote', { vote, value: !on });
          }}
        >
          {on ? text.takeBack : text.voteFor}
        </button>
      </div>
    );
  };
  const which = paused ? 'resume' : 'pause';
  const count = now.votes?.[which];
  const to = mine[0]?.votes.concede ?? '';
  const { each, minutes } = now.settings.pace.extensions;
  const seat = now.seats.find(({ power }) => power === mine[0]?.power);
  return (
    <section class="decisions">
      {each > 0 && seat !== undefined && now.clock?.deadline !== null && (
        <div class="row vote-row">
          <p class="small grow">
            <b>{text.extension(seat.extensions)}</b>
          </p>
          <button
            type="button"
            class="btn small"
            disabled={seat.extensions === 0}
            onClick={async () => {
              const got = await ask('POST', `tables/${now.id}/extension`, { power: seat.power, turn: now.turn });
              failed.value = got.ok ? '' : got.error.message;
            }}
          >
            {text.extensionTake(duration(minutes, lang))}
          </button>
        </div>
      )}
      {cast(
        which,
        paused ? text.resumeVote : text.pauseVote,
        count === undefined ? '' : text.majority(count.count, count.of),
      )}
      <div class="row vote-row">
        <p class="small grow">
          <b>{text.conceding}</b> <span class="muted">{text.concedeHelp}</span>
        </p>
        <select
          class="input short"
          aria-label={text.concedeTo}
          value={to}
          onChange={async (event) => {
            const chosen = event.currentTarget.value;
            failed.value = await decide(now, 'concede', { to: chosen === '' ? null : chosen });
          }}
        >
          <option value="">{text.nobody}</option>
          {survivors(now)
            .filter((power) => !mine.some((one) => one.power === power))
            .map((power) => (
              <option key={power} value={power}>
                {powerName(power, lang)}
              </option>
            ))}
        </select>
      </div>
      {cast('abandon', text.abandonVote, text.abandonHelp)}
      {failed.value !== '' && (
        <p class="small bad-text section-note" role="alert">
          {failed.value}
        </p>
      )}
    </section>
  );
}
