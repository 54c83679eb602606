import { useSignal } from '@preact/signals';
import { formatPosition, powerName } from '@standoff/language';
import type { JSX } from 'preact';
import { Icon } from '../icons/icon.tsx';
import { inLanguage, language } from '../shell/language.ts';
import type { TableAnswer } from './answers.ts';
import { ask } from './ask.ts';
import { DECIDE } from './decide-text.ts';
import { put } from './held.ts';
import { TABLE } from './text.ts';
import { phaseWord } from './words.ts';

/** What a moderator who plays asks of the others, with their answer. */
export function ProposalBand({ now }: { readonly now: TableAnswer }): JSX.Element | null {
  const text = inLanguage(DECIDE);
  const lang = language.value;
  const failed = useSignal('');
  const { proposal } = now;
  if (proposal === undefined) return null;
  const { what, phase = '', powers = [], position } = proposal;
  const of = what === 'enter' ? powers.map((power) => powerName(power, lang)).join(', ') : phaseWord(phase, lang);
  // The moderator's own seat is not asked.
  const mine = now.moderates ? undefined : now.own.find(({ elector }) => elector);
  const answer = async (agrees: boolean): Promise<void> => {
    const got = await ask<TableAnswer>('PUT', `tables/${now.id}/proposal`, {
      power: mine?.power,
      n: proposal.n,
      agrees,
    });
    failed.value = got.ok ? '' : got.error.lost ? inLanguage(TABLE).noServer : got.error.message;
    if (got.ok) put(got.value);
  };
  return (
    <section class="band amber proposal" role="status">
      <Icon name="gavel" />
      <div class="grow">
        <p>
          {text.asksYou} <b>{text.asks[what](of)}</b>.{' '}
          <span class="num">{text.agreedSoFar(proposal.agreed, proposal.of)}</span>
        </p>
        {position !== undefined && (
          <details>
            <summary>{text.seePosition}</summary>
            <pre class="small">{formatPosition(position, now.state.phase, lang)}</pre>
          </details>
        )}
        {failed.value !== '' && (
          <p class="bad-text" role="alert">
            {failed.value}
          </p>
        )}
      </div>
      {mine?.agreed === false && (
        <button type="button" class="btn small primary" onClick={() => void answer(true)}>
          {text.agree}
        </button>
      )}
      {mine?.agreed === true && <b class="small">{text.youAgree}</b>}
      {mine !== undefined && (
        <button type="button" class="btn small" onClick={() => void answer(false)}>
          {text.refuse}
        </button>
      )}
    </section>
  );
}
