import { useSignal } from '@preact/signals';
import { powerName } from '@standoff/language';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../shell/dialog.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { codes } from '../shell/settings.ts';
import { shortOrder } from '../state/write.ts';
import type { LogEntry, TableAnswer } from './answers.ts';
import { ask } from './ask.ts';
import { TABLE } from './text.ts';
import { moment } from './when.ts';
import { phaseWord } from './words.ts';

/** Every set of orders that was saved for one, with its time: the answer to "I never ordered this". */
export function LogDialog({ now, close }: { readonly now: TableAnswer; readonly close: () => void }): JSX.Element {
  const text = inLanguage(TABLE);
  const lang = language.value;
  const log = useSignal<readonly LogEntry[] | undefined>(undefined);
  const failed = useSignal('');
  useEffect(() => {
    void Promise.all(
      now.own.map(({ power }) =>
        ask<{ readonly log: readonly LogEntry[] }>('GET', `tables/${now.id}/orders/log?power=${power}`),
      ),
    ).then((all) => {
      const wrong = all.find((got) => !got.ok);
      if (wrong !== undefined && !wrong.ok) failed.value = wrong.error.lost ? text.noServer : wrong.error.message;
      log.value = all.flatMap((got) => (got.ok ? got.value.log : [])).sort((a, b) => b.at - a.at || b.n - a.n);
    });
  }, [now.id]);
  return (
    <Dialog title={text.log} close={close} class="wide">
      <p class="muted">{text.logHelp}</p>
      {failed.value !== '' && <p class="bad-text">{failed.value}</p>}
      {log.value?.length === 0 && failed.value === '' && <p>{text.logNone}</p>}
      <ol class="log">
        {log.value?.map((entry) => (
          <li key={`${entry.power} ${entry.n}`}>
            <p class="small">
              <b class="num">{moment(entry.at, lang)}</b> · {phaseWord(entry.phase, lang)}
              {now.own.length > 1 && ` · ${powerName(entry.power, lang)}`}
              {entry.by === 'moderator' && ` · ${text.byModerator}`}
            </p>
            <p class="num">
              {entry.orders.length === 0
                ? text.logEmpty
                : entry.orders.map(({ order }) => shortOrder(order, codes.value)).join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
