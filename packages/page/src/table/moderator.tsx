import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { phaseTitle } from '../diplomacy/name.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icons.ts';
import { inLanguage, language } from '../shell/language.ts';
import { TopBar } from '../shell/top-bar.tsx';
import type { TableAnswer } from './answers.ts';
import { ask } from './ask.ts';
import { second } from './clock.ts';
import { Head, Standing } from './head.tsx';
import { moderate, proposeTo } from './moderate.ts';
import { CorrectCard, PasteCard, ReportCard, RollBackCard } from './moderator-cards.tsx';
import { ModeratorSeats } from './moderator-seats.tsx';
import { MODERATOR } from './moderator-text.ts';
import { ProposalBand } from './proposal.tsx';
import { News } from './seats.tsx';
import { Sure } from './sure.tsx';
import { TABLE } from './text.ts';

/** A line to everybody, from the moderator. */
function WriteAll({ now }: { readonly now: TableAnswer }): JSX.Element {
  const text = inLanguage(MODERATOR);
  const table = inLanguage(TABLE);
  const words = useSignal('');
  const told = useSignal('');
  return (
    <form
      class="card pane-part"
      onSubmit={async (event) => {
        event.preventDefault();
        const got = await ask('POST', `tables/${now.id}/threads/public`, { as: 'moderator', text: words.value });
        told.value = got.ok ? text.written : got.error.lost ? table.sendFailed : got.error.message;
        if (got.ok) words.value = '';
      }}
    >
      <label class="field-label">
        {text.writeAll}
        <textarea
          class="input tall"
          rows={3}
          maxLength={10_000}
          value={words.value}
          onInput={(event) => {
            words.value = event.currentTarget.value;
            told.value = '';
          }}
        />
      </label>
      <div class="row">
        <button type="submit" class="btn" disabled={words.value.trim() === ''}>
          <Icon name="talk" />
          {table.send}
        </button>
        <span class="small" role="status">
          {told.value}
        </span>
      </div>
    </form>
  );
}

const EXTENSIONS = [1, 12, 24, 72, 168];

function Deeds({ now }: { readonly now: TableAnswer }): JSX.Element {
  const text = inLanguage(MODERATOR);
  const failed = useSignal('');
  const hours = useSignal(24);
  const act = async (what: string, body?: object): Promise<void> => {
    failed.value = await moderate(now, what, body);
  };
  const paused = now.clock?.paused !== undefined;
  const button = (name: string, icon: IconName, what: string, body?: object): JSX.Element => (
    <button type="button" class="btn" onClick={() => void act(what, body)}>
      <Icon name={icon} />
      {name}
    </button>
  );
  const missing = now.seats.filter(({ mustOrder, ordered }) => mustOrder && ordered === false).length;
  const closes = now.clock?.graceUntil ?? now.clock?.deadline ?? null;
  const early = now.moderator.plays && (closes === null || closes > second.value);
  return (
    <>
      <div class="row wrap deeds">
        {now.status === 'gathering' && (
          <Sure name={text.start} icon="play" sure={text.startSure} act={() => act('start')} />
        )}
        {now.status === 'playing' && (
          <>
            {paused ? button(text.resume, 'play', 'resume') : button(text.pause, 'pause', 'pause')}
            <span class="row joined">
              {button(text.extend, 'plus', 'extend', { minutes: hours.value * 60 })}
              <select
                class="input short"
                aria-label={text.extendBy}
                value={String(hours.value)}
                onChange={(event) => {
                  hours.value = Number(event.currentTarget.value);
                }}
              >
                {EXTENSIONS.map((one) => (
                  <option key={one} value={one}>
                    {text.hours(one)}
                  </option>
                ))}
              </select>
            </span>
            {early ? (
              <Sure
                name={text.askJudge}
                icon="gavel"
                sure={text.askSure}
                act={async () => {
                  failed.value = await proposeTo(now);
                }}
              />
            ) : (
              <Sure name={text.judge} icon="gavel" sure={text.judgeSure(missing)} act={() => act('judge')} />
            )}
          </>
        )}
        <span class="grow" />
        {now.status !== 'ended' && (
          <Sure name={text.callOff} icon="close" sure={text.callOffSure} act={() => act('call-off')} />
        )}
      </div>
      {failed.value !== '' && (
        <p class="bad-text" role="alert">
          {failed.value}
        </p>
      )}
    </>
  );
}

/** The moderator's page: what keeps a table going, without what is not for a moderator's eyes. */
export function Moderating({ now }: { readonly now: TableAnswer }): JSX.Element {
  const text = inLanguage(MODERATOR);
  const lang = language.value;
  useEffect(() => {
    document.title = `${text.title}: ${now.settings.name} - Standoff`;
  }, [text, now.settings.name]);
  return (
    <>
      <TopBar>
        <a class="btn small" href={`/table/${now.id}`} data-within>
          <Icon name="map" />
          {text.toTable}
        </a>
      </TopBar>
      <main id="content" class="sheet-page moderator" tabIndex={-1}>
        <h1>{now.settings.name}</h1>
        {now.moderates ? (
          <>
            <Head now={now} unnamed />
            <Standing now={now} />
            <ProposalBand now={now} />
            {now.moderator.plays && <p class="note">{text.plays}</p>}
            <Deeds now={now} />
            <div class="moderator-grid">
              <div class="column">
                <ModeratorSeats now={now} />
                <div class="card">
                  <News now={now} most={30} />
                </div>
              </div>
              <div class="column">
                {now.status === 'playing' && <PasteCard now={now} />}
                <ReportCard now={now} title={phaseTitle(now.state.phase, lang)} />
                <WriteAll now={now} />
                <RollBackCard now={now} />
                {now.status === 'playing' && <CorrectCard now={now} />}
              </div>
            </div>
          </>
        ) : (
          <p>{text.notYours}</p>
        )}
      </main>
    </>
  );
}
