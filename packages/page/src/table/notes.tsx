import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { inLanguage } from '../shell/language.ts';
import type { TableAnswer } from './answers.ts';
import { ask } from './ask.ts';
import { writerNow } from './talk-state.ts';
import { TABLE } from './text.ts';

const SOON = 600;
const AGAIN = 3000;

/** One's notebook: saved as one writes. */
export function NotesPane({ now }: { readonly now: TableAnswer }): JSX.Element {
  const text = inLanguage(TABLE);
  const power = writerNow(now);
  const words = useSignal<string | undefined>(undefined);
  const state = useSignal<'saved' | 'saving' | 'lost'>('saved');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    let here = true;
    void ask<{ readonly text: string }>('GET', `tables/${now.id}/notes?power=${power}`).then((got) => {
      if (here && got.ok) words.value = got.value.text;
    });
    return () => {
      here = false;
    };
  }, [now.id, power]);
  const save = async (): Promise<void> => {
    const sent = words.value;
    const got = await ask('PUT', `tables/${now.id}/notes`, { power, text: sent });
    if (got.ok) {
      if (sent === words.value) state.value = 'saved';
      return;
    }
    state.value = 'lost';
    timer.current = setTimeout(save, AGAIN);
  };
  return (
    <div class="conversation notes">
      <p class="small muted pad">
        {text.notesHelp} {state.value === 'saving' ? text.saving : state.value === 'lost' ? text.unsent : ''}
      </p>
      <textarea
        class="orders-text"
        aria-label={text.notes}
        disabled={words.value === undefined}
        maxLength={50_000}
        value={words.value ?? ''}
        onInput={(event) => {
          words.value = event.currentTarget.value;
          state.value = 'saving';
          clearTimeout(timer.current);
          timer.current = setTimeout(save, SOON);
        }}
      />
    </div>
  );
}
