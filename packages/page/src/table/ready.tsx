import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../icons/icon.tsx';
import { inLanguage, language } from '../shell/language.ts';
import type { TableAnswer } from './answers.ts';
import { ask } from './ask.ts';
import { refreshTable } from './held.ts';
import { flush } from './save.ts';
import { openPowers } from './stage.ts';
import { TABLE } from './text.ts';
import { clock } from './when.ts';

/** The one loud button. It says what it does not do: saved orders count without it. */
export function ReadyFoot({ now }: { readonly now: TableAnswer }): JSX.Element | null {
  const text = inLanguage(TABLE);
  const lang = language.value;
  const failed = useSignal('');
  const open = openPowers();
  if (open.length === 0) return null;
  const mine = now.own.filter(({ power }) => open.includes(power));
  const isReady = mine.every(({ ready }) => ready);
  const deadline = now.clock?.deadline ?? null;
  const set = async (ready: boolean): Promise<void> => {
    // What one is ready with has to be there first.
    await flush();
    failed.value = '';
    for (const { power } of mine) {
      const got = await ask('POST', `tables/${now.id}/ready`, { power, ready });
      if (!got.ok) failed.value = got.error.lost ? text.noServer : got.error.message;
    }
    await refreshTable();
  };
  return (
    <div class="row ready-foot">
      <button
        type="button"
        class={isReady ? 'btn' : 'btn primary'}
        aria-pressed={isReady}
        onClick={() => void set(!isReady)}
      >
        {isReady && <Icon name="check" />}
        {isReady ? text.notReady : text.iAmReady}
      </button>
      <p class="small muted grow">
        {failed.value !== '' && (
          <b class="bad-text" role="alert">
            {failed.value}{' '}
          </b>
        )}
        {deadline === null ? text.countsAnyway : text.countsAt(clock(deadline, lang, now.settings.pace.zone))}{' '}
        {now.ready === undefined ? text.onlyHurries : text.readyCount(now.ready.count, now.ready.of)}
      </p>
    </div>
  );
}
