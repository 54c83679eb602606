import { useSignal } from '@preact/signals';
import { powerName } from '@standoff/language';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { PowerMark } from '../diplomacy/power-chip.tsx';
import { Icon } from '../icons/icon.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { narrow } from '../shell/settings.ts';
import type { MessageView, TableAnswer, ThreadAnswer } from './answers.ts';
import { ask } from './ask.ts';
import { addMessages, messages, refreshThreads, threads } from './held.ts';
import { NotesPane } from './notes.tsx';
import {
  acting,
  drafts,
  markRead,
  mayGroup,
  openTalk,
  openThread,
  reading,
  threadAmong,
  threadList,
  unreadIn,
  writerNow,
} from './talk-state.ts';
import { TABLE } from './text.ts';
import { clock } from './when.ts';
import { phaseWord, roleWord, threadWord } from './words.ts';

/** All that is unread. */
export function unreadCount(): number {
  return threads.value.reduce((sum, thread) => sum + unreadIn(thread), 0);
}

function ThreadMark({ thread, me }: { readonly thread: string; readonly me: string }): JSX.Element {
  const others = thread.split('+').filter((role) => role !== me);
  const [only] = others;
  if (thread === 'public') return <Icon name="talk" />;
  if (only === 'moderator') return <Icon name="gavel" />;
  if (only !== undefined && others.length === 1) return <PowerMark power={only} />;
  return <Icon name="user" />;
}

function ThreadButton({ thread, now }: { readonly thread: ThreadAnswer; readonly now: TableAnswer }): JSX.Element {
  const text = inLanguage(TABLE);
  const me = writerNow(now);
  const own = now.own.length === 0 ? ['moderator'] : [me];
  const here = openThread.value === thread.thread;
  const unread = unreadIn(thread);
  return (
    <button
      type="button"
      class={`thread ${unread > 0 ? 'new' : ''}`}
      aria-current={here ? 'true' : undefined}
      data-thread={thread.thread}
      onClick={() => openTalk(thread.thread)}
    >
      <ThreadMark thread={thread.thread} me={me} />
      <span class="grow ellipsis">{threadWord(thread.thread, own, text, language.value)}</span>
      {unread > 0 && (
        <span class="dot num" role="img" aria-label={text.unread(unread)}>
          {unread}
        </span>
      )}
    </button>
  );
}

/** Whom a group is to have. */
function GroupDialog({ now, close }: { readonly now: TableAnswer; readonly close: () => void }): JSX.Element {
  const text = inLanguage(TABLE);
  const picked = useSignal<readonly string[]>([]);
  const me = writerNow(now);
  return (
    <Dialog title={text.group} close={close}>
      <p class="muted">{text.groupHelp}</p>
      {now.seats
        .filter(({ power, holder }) => power !== me && holder !== 'dummy')
        .map(({ power }) => (
          <label key={power} class="check">
            <input
              type="checkbox"
              checked={picked.value.includes(power)}
              onChange={(event) => {
                const others = picked.value.filter((one) => one !== power);
                picked.value = event.currentTarget.checked ? [...others, power] : others;
              }}
            />
            <PowerMark power={power} />
            {powerName(power, language.value)}
          </label>
        ))}
      <button
        type="button"
        class="btn primary"
        disabled={picked.value.length === 0}
        onClick={() => {
          openTalk(threadAmong([me, ...picked.value]));
          close();
        }}
      >
        {text.open}
      </button>
    </Dialog>
  );
}

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
function Thread({ now, thread }: { readonly now: TableAnswer; readonly thread: string }): JSX.Element {
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

/** All conversations and the one that is open. */
export function Talk({ now }: { readonly now: TableAnswer }): JSX.Element {
  const text = inLanguage(TABLE);
  const grouping = useSignal(false);
  const list = threadList(now);
  const open = openThread.value;
  const shows = list.some(({ thread }) => thread === open) || open === 'notes' || open.includes('+') ? open : 'public';
  useEffect(() => {
    if (!narrow.value || reading.value) openTalk(shows);
  }, [now.id]);
  const unlisted = shows !== 'notes' && !list.some(({ thread }) => thread === shows);
  const isList = narrow.value && !reading.value;
  return (
    <section class="talk" aria-label={text.talk}>
      <div class="row section-head">
        {narrow.value && reading.value && (
          <button
            type="button"
            class="btn ghost small icon-only"
            aria-label={text.back}
            onClick={() => {
              reading.value = false;
            }}
          >
            <Icon name="left" />
          </button>
        )}
        <h3>
          {narrow.value && reading.value
            ? shows === 'notes'
              ? text.notes
              : threadWord(shows, [writerNow(now)], text, language.value)
            : text.talk}
        </h3>
        {unreadCount() > 0 && <span class="dot num">{unreadCount()}</span>}
        <span class="grow" />
        {now.own.length > 1 && (
          <select
            class="input short"
            aria-label={text.as}
            value={writerNow(now)}
            onChange={(event) => {
              acting.value = event.currentTarget.value;
            }}
          >
            {now.own.map(({ power }) => (
              <option key={power} value={power}>
                {powerName(power, language.value)}
              </option>
            ))}
          </select>
        )}
        {mayGroup(now) && (
          <button
            type="button"
            class="btn ghost small"
            onClick={() => {
              grouping.value = true;
            }}
          >
            <Icon name="plus" />
            {text.group}
          </button>
        )}
      </div>
      <div class="talk-body">
        {(!narrow.value || isList) && (
          <nav class="threads" aria-label={text.talk}>
            {list.map((thread) => (
              <ThreadButton key={thread.thread} thread={thread} now={now} />
            ))}
            {unlisted && <ThreadButton thread={{ thread: shows, last: 0, read: 0, unread: 0, open: true }} now={now} />}
            {now.own.length > 0 && (
              <button
                type="button"
                class="thread"
                aria-current={shows === 'notes' ? 'true' : undefined}
                data-thread="notes"
                onClick={() => openTalk('notes')}
              >
                <Icon name="book" />
                <span>{text.notes}</span>
              </button>
            )}
          </nav>
        )}
        {!isList && (shows === 'notes' ? <NotesPane now={now} /> : <Thread now={now} thread={shows} />)}
      </div>
      {grouping.value && (
        <GroupDialog
          now={now}
          close={() => {
            grouping.value = false;
          }}
        />
      )}
    </section>
  );
}
