import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { view } from '../diplomacy/bench.ts';
import { Icon } from '../icons/icon.tsx';
import { inLanguage, language } from '../shell/language.ts';
import type { TableAnswer } from './answers.ts';
import { ask } from './ask.ts';
import { refreshTable } from './held.ts';
import { LOBBY } from './lobby-text.ts';
import { flush } from './save.ts';
import { SavedMark } from './saved-mark.tsx';
import { openPowers } from './stage.ts';
import { TABLE } from './text.ts';
import { unorderedUnits } from './unordered.ts';
import { clock } from './when.ts';

/** The one loud button. It says what it does not do: saved orders count without it. */
export function ReadyFoot(props: { readonly now: TableAnswer; readonly onMap?: boolean }): JSX.Element | null {
  const text = inLanguage(TABLE);
  const { now } = props;
  const lang = language.value;
  const failed = useSignal('');
  const asked = useSignal(-1);
  const open = openPowers();
  if (open.length === 0) return null;
  const mine = now.own.filter(({ power }) => open.includes(power));
  const isReady = mine.every(({ ready }) => ready);
  const deadline = now.clock?.deadline ?? null;
  const set = async (ready: boolean): Promise<void> => {
    asked.value = -1;
    // What one is ready with has to be there first.
    await flush();
    failed.value = '';
    for (const { power } of mine) {
      const got = await ask('POST', `tables/${now.id}/ready`, { power, ready, turn: now.turn });
      if (!got.ok) failed.value = got.error.lost ? text.noServer : got.error.message;
    }
    await refreshTable();
  };
  const without = unorderedUnits(view.value, open);
  // The question is of this phase and of so many units; with either changed it is another question.
  const question = now.turn * 100 + without;
  if (!isReady && without > 0 && asked.value === question)
    return (
      <div class="row ready-foot asks" role="alertdialog" aria-label={text.readyWithout(without)}>
        <p class="small grow">
          <b>{text.readyWithout(without)}</b> {now.state.phase.kind === 'retreat' ? text.wouldDisband : text.wouldHold}
        </p>
        <button type="button" class="btn" onClick={() => void set(true)}>
          {text.readyAnyway}
        </button>
        <button
          type="button"
          class="btn primary"
          ref={(here) => here?.focus()}
          onClick={() => {
            asked.value = -1;
          }}
        >
          {text.orderFirst}
        </button>
      </div>
    );
  return (
    <div class="row ready-foot">
      <button
        type="button"
        class={isReady ? 'btn' : 'btn primary'}
        aria-pressed={isReady}
        onClick={() => {
          if (!isReady && without > 0) asked.value = question;
          else void set(!isReady);
        }}
      >
        {isReady && <Icon name="check" />}
        {isReady ? text.notReady : text.iAmReady}
      </button>
      {props.onMap === true && (
        <span class="row small wrap foot-facts">
          <SavedMark now={now} />
          {without > 0 && <b class="warn-text">{inLanguage(LOBBY).unordered(without)}</b>}
        </span>
      )}
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
