import { powerName } from '@standoff/language';
import type { JSX } from 'preact';
import { PowerMark } from '../diplomacy/power-chip.tsx';
import { Icon } from '../icons/icon.tsx';
import { inLanguage, language } from '../shell/language.ts';
import type { TableAnswer } from './answers.ts';
import { news } from './held.ts';
import { NEWS } from './news-text.ts';
import { SETTINGS } from './settings-text.ts';
import { settingsWords } from './settings-words.ts';
import { TABLE } from './text.ts';
import { moment } from './when.ts';
import { eventWord } from './words.ts';

/** Who sits where, as far as the table tells; how strong each is; who missed. */
export function SeatList({ now }: { readonly now: TableAnswer }): JSX.Element {
  const text = inLanguage(TABLE);
  const lang = language.value;
  const own = now.own.map(({ power }) => power);
  return (
    <section class="pane-part">
      <h3>{text.seats}</h3>
      <ul class="seat-list">
        {now.seats.map((seat) => (
          <li key={seat.power} class="row" data-seat={seat.power}>
            <PowerMark power={seat.power} />
            <span class="grow">
              <b>{powerName(seat.power, lang)}</b>{' '}
              <span class="small muted">
                {[
                  own.includes(seat.power) ? text.you : undefined,
                  seat.name ?? (seat.holder === 'held' ? undefined : text.holder[seat.holder]),
                  seat.absent ? text.absent : undefined,
                  seat.missed > 0 ? text.missed(seat.missed) : undefined,
                ]
                  .filter((word) => word !== undefined)
                  .join(' · ')}
              </span>
            </span>
            {now.status !== 'gathering' && <span class="small num muted">{text.centres(seat.centers)}</span>}
            {now.status === 'gathering' && seat.holder === 'held' && (
              <span class="mark-chip good">{text.holder.held}</span>
            )}
            {seat.ready === true && (
              <span class="mark-chip good">
                <Icon name="check" />
                {text.seatReady}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the whole table was told, the latest first. */
export function News({ now, most }: { readonly now: TableAnswer; readonly most: number }): JSX.Element {
  const text = inLanguage(NEWS);
  const lang = language.value;
  const { zone } = now.settings.pace;
  const told = news.value.flatMap((item, index) => {
    const words = eventWord(item, lang, zone);
    return words === undefined ? [] : [{ key: index, at: item.at, words }];
  });
  return (
    <section class="pane-part">
      <h3>{text.news}</h3>
      {told.length === 0 && <p class="small muted">{text.newsNone}</p>}
      <ol class="news">
        {told
          .slice(-most)
          .reverse()
          .map(({ key, at, words }) => (
            <li key={key} class="small">
              <time class="num muted" dateTime={new Date(at).toISOString()}>
                {moment(at, lang, zone)}
              </time>
              <span>{words}</span>
            </li>
          ))}
      </ol>
    </section>
  );
}

/** What the table agreed on. */
export function Agreed({ settings }: { readonly settings: TableAnswer['settings'] }): JSX.Element {
  const text = inLanguage(SETTINGS);
  return (
    <dl class="agreed small">
      {settingsWords(settings, text, language.value).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
