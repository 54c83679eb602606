import { powerName } from '@standoff/language';
import type { JSX } from 'preact';
import { phaseTitle } from '../diplomacy/name.ts';
import { Icon } from '../icons/icon.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { narrow } from '../shell/settings.ts';
import type { TableAnswer } from './answers.ts';
import { second } from './clock.ts';
import { DECIDE } from './decide-text.ts';
import { turnLines } from './held.ts';
import { nodeOfTurn } from './lay.ts';
import { shown } from './stage.ts';
import { TABLE } from './text.ts';
import { clock, moment, timeLeft, zoneName } from './when.ts';
import { endWord, phaseWord, powersWord } from './words.ts';

const HOUR = 3_600_000;

/** The time left of the phase, in amber when it grows short. */
function TimeLeft({ now }: { readonly now: TableAnswer }): JSX.Element | null {
  const text = inLanguage(TABLE);
  const lang = language.value;
  if (now.status !== 'playing' || now.clock === undefined) return null;
  const { deadline, graceUntil, paused } = now.clock;
  const at = paused?.at ?? second.value;
  const closes = deadline !== null && at >= deadline ? (graceUntil ?? deadline) : deadline;
  if (closes === null) return <span class="time-left">{text.noDeadline}</span>;
  const left = closes - at;
  return (
    <span class={`time-left num ${left < HOUR && paused === undefined ? 'short' : ''}`} role="timer">
      <Icon name={paused === undefined ? 'clock' : 'pause'} />
      {left <= 0 ? text.timeUp : timeLeft(left, lang)}
    </span>
  );
}

/** When the phase ends, in the zone of the table. */
function Deadline({ now }: { readonly now: TableAnswer }): JSX.Element | null {
  const text = inLanguage(TABLE);
  const lang = language.value;
  const deadline = now.clock?.deadline ?? null;
  if (now.status !== 'playing' || deadline === null || now.clock?.paused !== undefined) return null;
  const { zone } = now.settings.pace;
  const isToday = moment(deadline, 'en', zone).split(',')[0] === moment(second.value, 'en', zone).split(',')[0];
  const when = isToday ? text.today(clock(deadline, lang, zone)) : moment(deadline, lang, zone);
  return (
    <span class="num">
      {when} · {zoneName(zone, lang)}
    </span>
  );
}

/** What stands over the table for everybody: a pause, a grace period, a replacement that is sought, the end. */
export function Standing({ now }: { readonly now: TableAnswer }): JSX.Element | null {
  const text = inLanguage(TABLE);
  const lang = language.value;
  if (now.end !== undefined)
    return (
      <p class="band good">
        <Icon name="check" />
        <b>{endWord(now.end, inLanguage(DECIDE), lang)}</b>
      </p>
    );
  const { clock: time } = now;
  if (now.status !== 'playing' || time === undefined) return null;
  const late = powersWord(time.late, lang);
  const told =
    time.paused !== undefined
      ? text.paused[time.paused.by]
      : time.waiting === 'orders'
        ? text.lateWait(late)
        : time.waiting === 'replacement'
          ? text.seeking(late)
          : time.late.length > 0
            ? text.grace(late)
            : undefined;
  if (told === undefined) return null;
  return (
    <p class="band amber" role="status">
      <Icon name={time.paused === undefined ? 'clock' : 'pause'} />
      {told}
    </p>
  );
}

/** The phase, its time, the name of the table; `unnamed` where the name stands over it already. */
export function Head(props: { readonly now: TableAnswer; readonly unnamed?: boolean }): JSX.Element {
  const { now } = props;
  const text = inLanguage(TABLE);
  const lang = language.value;
  const looked = turnLines.value.find(({ turn }) => nodeOfTurn(turn) === shown.value)?.phase ?? now.phase;
  const mine = now.own.map(({ power }) => powerName(power, lang)).join(', ');
  return (
    <div class="phase-head table-head">
      <div class="row">
        <h2 class="grow">
          {now.status === 'gathering' ? text.gathering : phaseWord(looked, lang)}
          {looked !== now.phase && now.status === 'playing' && (
            <span class="small muted"> {text.nowPlayed(phaseTitle(now.state.phase, lang))}</span>
          )}
        </h2>
        <TimeLeft now={now} />
      </div>
      <div class="row small muted">
        <span class="grow head-name">
          {props.unnamed !== true && now.settings.name}
          {narrow.value && mine !== '' ? `${props.unnamed === true ? '' : ' · '}${mine}` : ''}
        </span>
        <Deadline now={now} />
      </div>
    </div>
  );
}
