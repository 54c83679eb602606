import type { JSX } from 'preact';
import { PowerMark } from '../diplomacy/power-chip.tsx';
import { Icon } from '../icons/icon.tsx';
import { inLanguage, language } from '../shell/language.ts';
import type { ListedTable } from './answers.ts';
import { second } from './clock.ts';
import { DECIDE } from './decide-text.ts';
import { LOBBY } from './lobby-text.ts';
import { MODERATOR } from './moderator-text.ts';
import { SETTINGS } from './settings-text.ts';
import { watchWord } from './settings-words.ts';
import { TABLE } from './text.ts';
import { timeLeft } from './when.ts';
import { endWord, phaseWord } from './words.ts';

/** Less than this is left: the time turns amber. */
const HOURS_SHORT = 6 * 3_600_000;

/** How one stands at a table of one's own. */
function Standing({ one }: { readonly one: ListedTable }): JSX.Element | null {
  const text = inLanguage(LOBBY);
  const wanted = one.own.filter(({ mustOrder }) => mustOrder);
  if (one.status !== 'playing' || wanted.length === 0) return null;
  if (wanted.every(({ ready }) => ready)) return <span class="mark-chip good">{text.isReady}</span>;
  const missing = wanted.reduce((sum, { unordered }) => sum + unordered, 0);
  const some = wanted.some(({ ordered }) => ordered);
  if (wanted.every(({ ordered }) => ordered) && missing === 0)
    return <span class="mark-chip good">{text.hasOrdered}</span>;
  return <span class="mark-chip warn">{missing > 0 && some ? text.unordered(missing) : text.toOrder}</span>;
}

/** A table of one's own. */
export function Mine({ one }: { readonly one: ListedTable }): JSX.Element {
  const text = inLanguage(LOBBY);
  const lang = language.value;
  const { lobby } = one;
  const left = one.deadline === null || one.deadline === undefined ? undefined : one.deadline - second.value;
  return (
    <li class="table-row" data-table={one.id}>
      <span class="row marks">
        {one.own.map(({ power }) => (
          <PowerMark key={power} power={power} />
        ))}
        {one.moderates && one.own.length === 0 && <Icon name="gavel" />}
      </span>
      <span class="grow">
        <a class="table-name" href={`/table/${one.id}`} data-within>
          {one.settings.name}
        </a>
        <span class="small muted">
          {one.end !== undefined
            ? endWord(one.end, inLanguage(DECIDE), lang)
            : one.status === 'gathering'
              ? lobby === undefined
                ? ''
                : one.settings.listed
                  ? text.gathering(lobby.joined, lobby.free)
                  : text.free(lobby.free)
              : [
                  phaseWord(one.phase ?? '', lang),
                  ...(one.own.length === 0
                    ? []
                    : [inLanguage(TABLE).centres(one.own.reduce((sum, { centers }) => sum + centers, 0))]),
                ].join(' · ')}
          {one.moderates && ` · ${text.moderates}`}
        </span>
      </span>
      {left !== undefined && one.status === 'playing' && one.paused !== true && (
        <span class={`mark-chip num ${left < HOURS_SHORT ? 'warn' : ''}`}>
          <Icon name="clock" />
          {timeLeft(left, lang)}
        </span>
      )}
      <Standing one={one} />
      {(one.unread ?? 0) > 0 && (
        <span class="mark-chip news-chip num">
          <Icon name="talk" />
          {text.unread(one.unread ?? 0)}
        </span>
      )}
      {one.moderates && (
        <a class="btn small" href={`/table/${one.id}/moderator`} data-within>
          {inLanguage(MODERATOR).title}
        </a>
      )}
      <a
        class="btn small wide-only"
        href={`/table/${one.id}`}
        data-within
        aria-label={`${text.open}: ${one.settings.name}`}
      >
        {text.open}
      </a>
    </li>
  );
}

/** A game that may be watched. */
export function WatchedTable({ one }: { readonly one: ListedTable }): JSX.Element {
  const text = inLanguage(LOBBY);
  const lang = language.value;
  const { settings, id, end } = one;
  return (
    <li class="table-row" data-watch={id}>
      <span class="grow">
        <a class="table-name" href={`/table/${id}`} data-within>
          {settings.name}
        </a>
        <span class="small muted">
          {end === undefined ? watchWord(settings, inLanguage(SETTINGS)) : endWord(end, inLanguage(DECIDE), lang)}
        </span>
      </span>
      <a class="btn small" href={`/table/${id}`} data-within aria-label={`${text.watch}: ${settings.name}`}>
        {text.watch}
      </a>
    </li>
  );
}
