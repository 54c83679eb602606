import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { inLanguage, language } from '../shell/language.ts';
import type { MessageView, TableAnswer } from './answers.ts';
import { ask } from './ask.ts';
import { addMessages, messages, refreshThreads } from './held.ts';
import { drafts, markRead, threadList, writerNow } from './talk-state.ts';
import { TABLE } from './text.ts';
import { clock } from './when.ts';
import { phaseWord, roleWord, threadWord } from './words.ts';

function Said({
  message,
  before,
}: {
  readonly message: MessageView;
  readonly before: MessageView | undefined;
}): JSX.Element {
  const text = inLanguage(TABLE);
  const lang = language.value;
  const { from, own } = message;
  const who = from === undefined ? text.somebody : roleWord(from, text, lang);
  const isDay = before === undefined || new Date(before.at).toDateString() !== new Date(message.at).toDateString();
  return (
    <>
      {before?.phase !== message.phase && <li class="said-phase">{phaseWord(message.phase, lang)}</li>}
      {isDay && before !== undefined && (
        <li class="said-phase">{new Date(message.at).toLocaleDateString(lang === 'ru' ? 'ru-RU' : 'en-GB')}</li>
      )}
      <li class={`said ${own ? 'own' : ''}`}>
        {!own && <b class="small">{who} </b>}
        {own && <span class="sr-only">{text.you}: </span>}
        <span class="words">{message.text}</span>{' '}
        <time class="tiny num" dateTime={new Date(message.at).toISOString()}>
          {clock(message.at, lang)}
        </time>
      </li>
    </>
  );
}

function Composer({ now, thread }: { readonly now: TableAnswer; readonly thread: string }): JSX.Element {
  const text = inLanguage(TABLE);
  const failed = useSignal('');
  const busy = useSignal(false);
  const me = writerNow(now);
  const draft = drafts.value[thread] ?? '';
  const set = (words: string): void => {
    drafts.value = { ...drafts.value, [thread]: words };
  };
  const send = async (): Promise<void> => {
    if (draft.trim() === '' || busy.value) return;
    busy.value = true;
    const got = await ask<{ readonly message?: MessageView }>(
      'POST',
      `tables/${now.id}/threads/${encodeURIComponent(thread)}`,
      { as: me, text: draft },
    );
    busy.value = false;
    if (!got.ok) {
      failed.value = got.error.lost ? text.sendFailed : got.error.message;
      return;
    }
    failed.value = '';
    set('');
    if (got.value.message !== undefined) addMessages(thread, [got.value.message]);
    void refreshThreads();
  };
  const name = text.writeTo(threadWord(thread, [me], text, language.value));
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {failed.value !== '' && (
        <p class="small bad-text" role="alert">
          {failed.value}
        </p>
      )}
      <div class="row">
        <textarea
          class="input"
          rows={Math.min(6, draft.split('\n').length)}
          aria-label={name}
          placeholder={name}
          maxLength={10_000}
          value={draft}
          onInput={(event) => set(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
            event.preventDefault();
            void send();
          }}
        />
        <button type="submit" class="btn small icon-only" aria-label={text.send} disabled={draft.trim() === ''}>
          <Icon name="right" />
        </button>
      </div>
    </form>
  );
}

/** The messages of a conversation, the latest at the foot. */
export function Thread({ now, thread }: { readonly now: TableAnswer; readonly thread: string }): JSX.Element {
  const text = inLanguage(TABLE);
  const said = messages.value[thread] ?? [];
  const ref = useRef<HTMLOListElement>(null);
  const known = threadList(now).find((one) => one.thread === thread);
  const mayWrite = (known?.open ?? true) && (now.own.length > 0 || now.moderates);
  useEffect(() => {
    const list = ref.current;
    if (list !== null) list.scrollTop = list.scrollHeight;
    if (document.visibilityState === 'visible') void markRead(thread);
    const seen = (): void => {
      if (document.visibilityState === 'visible') void markRead(thread);
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [thread, said.length, known?.read, known?.unread, known?.last]);
  return (
    <div class="conversation">
      {/* What is said scrolls, so it can be reached by the keyboard. */}
      <ol class="messages" ref={ref} tabIndex={0} aria-label={text.talk} aria-live="polite">
        {said.length === 0 && <li class="muted small">{text.noMessages}</li>}
        {said.map((message, index) => (
          <Said key={message.n} message={message} before={said[index - 1]} />
        ))}
      </ol>
      {mayWrite ? (
        <Composer key={thread} now={now} thread={thread} />
      ) : (
        <p class="small muted pad">{text.closedTalk}</p>
      )}
    </div>
  );
}
