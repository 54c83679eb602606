import type { JSX } from 'preact';
import { PowerMark } from '../diplomacy/power-chip.tsx';
import { Icon } from '../icons/icon.tsx';
import { inLanguage, language } from '../shell/language.ts';
import type { TableAnswer, ThreadAnswer } from './answers.ts';
import { openTalk, openThread, unreadIn, writerNow } from './talk-state.ts';
import { TABLE } from './text.ts';
import { threadWord } from './words.ts';

function ThreadMark({ thread, me }: { readonly thread: string; readonly me: string }): JSX.Element {
  const others = thread.split('+').filter((role) => role !== me);
  const [only] = others;
  if (thread === 'public') return <Icon name="talk" />;
  if (only === 'moderator') return <Icon name="gavel" />;
  if (only !== undefined && others.length === 1) return <PowerMark power={only} />;
  return <Icon name="user" />;
}

/** A conversation in the list, with what is unread in it. */
export function ThreadButton({
  thread,
  now,
}: {
  readonly thread: ThreadAnswer;
  readonly now: TableAnswer;
}): JSX.Element {
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
