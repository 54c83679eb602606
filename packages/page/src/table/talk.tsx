import { useSignal } from '@preact/signals';
import { powerName } from '@standoff/language';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { narrow } from '../shell/settings.ts';
import type { TableAnswer } from './answers.ts';
import { GroupDialog } from './group-dialog.tsx';
import { NotesPane } from './notes.tsx';
import { acting, mayGroup, openTalk, openThread, reading, threadList, unreadCount, writerNow } from './talk-state.ts';
import { TABLE } from './text.ts';
import { Thread } from './thread.tsx';
import { ThreadButton } from './thread-button.tsx';
import { threadWord } from './words.ts';

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
