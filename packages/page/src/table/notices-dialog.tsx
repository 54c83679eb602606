import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../shell/dialog.tsx';
import { inLanguage, language } from '../shell/language.ts';
import type { ContactAnswer, TableAnswer } from './answers.ts';
import { ask } from './ask.ts';
import { NOTICES } from './notices-text.ts';
import { subscribe } from './push.ts';
import { TABLE } from './text.ts';

interface Answer {
  readonly contacts: readonly ContactAnswer[];
  readonly ways: readonly ContactAnswer['kind'][];
  readonly pushKey?: string;
}

const KINDS = ['phase', 'remind', 'message', 'votes', 'ended', 'table'] as const;

/** Where one's notices go, and of what one is told there. */
export function NoticesDialog({ now, close }: { readonly now: TableAnswer; readonly close: () => void }): JSX.Element {
  const text = inLanguage(NOTICES);
  const table = inLanguage(TABLE);
  const got = useSignal<Answer | undefined>(undefined);
  const failed = useSignal('');
  /** The address that was tried last, and what was wrong. */
  const tested = useSignal<{ readonly id: string; readonly words: string } | undefined>(undefined);
  const kind = useSignal<ContactAnswer['kind']>('mail');
  const to = useSignal('');
  const path = `tables/${now.id}/notices`;
  const load = async (): Promise<void> => {
    const answer = await ask<Answer>('GET', path);
    if (!answer.ok) {
      failed.value = answer.error.lost ? table.noServer : answer.error.message;
      return;
    }
    got.value = answer.value;
    const [first] = answer.value.ways;
    if (first !== undefined && !answer.value.ways.includes(kind.value)) kind.value = first;
  };
  useEffect(() => void load(), [now.id]);
  const tryOut = async (id: string): Promise<void> => {
    tested.value = undefined;
    const sent = await ask('POST', `${path}/${id}/test`);
    tested.value = { id, words: sent.ok ? '' : sent.error.lost ? table.noServer : sent.error.message };
  };
  const add = async (): Promise<void> => {
    failed.value = '';
    const role = now.own[0]?.power ?? (now.moderates ? 'moderator' : undefined);
    const common = { kind: kind.value, lang: language.value, ...(role === undefined ? {} : { role }) };
    let body: object = { ...common, to: to.value.trim() };
    if (kind.value === 'push') {
      const subscription = await subscribe(got.value?.pushKey ?? '');
      if (subscription === undefined) {
        failed.value = text.pushRefused;
        return;
      }
      body = { ...common, subscription };
    }
    const answer = await ask<ContactAnswer>('POST', path, body);
    if (!answer.ok) failed.value = answer.error.lost ? table.noServer : answer.error.message;
    else to.value = '';
    await load();
  };
  return (
    <Dialog title={text.title} close={close} class="wide">
      <p class="muted">{text.help}</p>
      {got.value?.contacts.length === 0 && <p>{text.none}</p>}
      {got.value?.contacts.map((contact) => (
        <fieldset key={contact.id} class="contact">
          <legend>
            {text.kind[contact.kind]} {contact.to ?? text.thisBrowser}
          </legend>
          <div class="row wrap">
            {KINDS.map((one) => (
              <label key={one} class="check small">
                <input
                  type="checkbox"
                  checked={contact.on.includes(one)}
                  onChange={async (event) => {
                    const others = contact.on.filter((other) => other !== one);
                    const on = event.currentTarget.checked ? [...others, one] : others;
                    await ask('PUT', `${path}/${contact.id}`, { on });
                    await load();
                  }}
                />
                {text.on[one]}
              </label>
            ))}
            <span class="grow" />
            <button type="button" class="btn small" onClick={() => void tryOut(contact.id)}>
              {text.test}
            </button>
            <button
              type="button"
              class="btn small"
              onClick={async () => {
                await ask('DELETE', `${path}/${contact.id}`);
                await load();
              }}
            >
              {text.remove}
            </button>
          </div>
          {tested.value?.id === contact.id && (
            <p class={`small ${tested.value.words === '' ? 'good-text' : 'bad-text'}`} role="status">
              {tested.value.words === '' ? text.tested : tested.value.words}
            </p>
          )}
        </fieldset>
      ))}
      {got.value !== undefined && (
        <form
          class="row wrap"
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <select
            class="input short"
            aria-label={text.title}
            value={kind.value}
            onChange={(event) => {
              const chosen = got.value?.ways.find((way) => way === event.currentTarget.value);
              if (chosen !== undefined) kind.value = chosen;
            }}
          >
            {got.value.ways.map((way) => (
              <option key={way} value={way}>
                {text.kind[way]}
              </option>
            ))}
          </select>
          {kind.value !== 'push' && (
            <input
              class="input grow"
              type="text"
              inputMode={kind.value === 'mail' ? 'email' : 'url'}
              required
              aria-label={text.to[kind.value]}
              placeholder={text.to[kind.value]}
              value={to.value}
              onInput={(event) => {
                to.value = event.currentTarget.value;
              }}
            />
          )}
          <button type="submit" class="btn primary">
            {text.add}
          </button>
        </form>
      )}
      {failed.value !== '' && (
        <p class="bad-text small" role="alert">
          {failed.value}
        </p>
      )}
    </Dialog>
  );
}
