import type { JSX } from 'preact';
import { Icon } from '../icons/icon.tsx';
import { inLanguage, language } from '../shell/language.ts';
import type { TableAnswer } from './answers.ts';
import { saving } from './save.ts';
import { TABLE } from './text.ts';
import { clock } from './when.ts';

/** How far one's orders are with the server: the one thing a player must be able to trust. */
export function SavedMark({ now }: { readonly now: TableAnswer }): JSX.Element {
  const text = inLanguage(TABLE);
  const lang = language.value;
  const times = now.own.flatMap(({ saved }) => (saved === undefined ? [] : [saved.at]));
  const count = now.own.reduce((sum, { saved }) => sum + (saved?.orders.length ?? 0), 0);
  const state = saving.value;
  const [kind, words] =
    state === 'sending'
      ? ['', text.saving]
      : state === 'lost'
        ? ['warn', text.unsent]
        : state === 'refused'
          ? ['bad', text.refused]
          : times.length === 0
            ? ['', text.notYet]
            : [
                'good',
                count === 0
                  ? text.savedNone(clock(Math.max(...times), lang))
                  : text.saved(count, clock(Math.max(...times), lang)),
              ];
  return (
    <span class={`mark-chip ${kind}`} role="status" data-saving={state}>
      <Icon name={kind === 'warn' || kind === 'bad' ? 'warn' : 'save'} />
      {words}
    </span>
  );
}
