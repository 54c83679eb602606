import { useSignal } from '@preact/signals';
import { PROFILE_NAMES, STANDARD_MAP } from '@standoff/diplomacy';
import { powerName } from '@standoff/language';
import {
  DRAW_VOTES,
  deadlineFor,
  NO_SHOW_POLICIES,
  PRESS_KINDS,
  READY_MARKS,
  type TableSettings,
  WATCHING,
} from '@standoff/table';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { PowerMark } from '../diplomacy/power-chip.tsx';
import { Icon } from '../icons/icon.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { go } from '../shell/router.ts';
import { TopBar } from '../shell/top-bar.tsx';
import type { Links } from './answers.ts';
import { ask } from './ask.ts';
import { serverNow } from './clock.ts';
import { FieldRow, NumberField, Options } from './fields.tsx';
import { LinksPage } from './links.tsx';
import { LOBBY } from './lobby-text.ts';
import { freshSettings, PACES, type PaceName, paceOf, zoneHere, zones } from './new-settings.ts';
import { PaceFields } from './pace-fields.tsx';
import { SETTINGS } from './settings-text.ts';
import { paceWords, watchWord } from './settings-words.ts';
import { TABLE } from './text.ts';
import { moment } from './when.ts';

interface Made {
  readonly id: string;
  readonly seat?: string;
  readonly links: Links;
  readonly settings: TableSettings;
}

type OwnSeat = 'none' | 'random';

/** A new table: every question answered already, one button away. */
export function Create(): JSX.Element {
  const text = inLanguage(SETTINGS);
  const lobby = inLanguage(LOBBY);
  const lang = language.value;
  const settings = useSignal(freshSettings(lobby.defaultName, zoneHere()));
  const pace = useSignal<PaceName>('daily');
  const own = useSignal<OwnSeat>('random');
  const name = useSignal('');
  const dummies = useSignal<readonly string[]>([]);
  const file = useSignal<{ readonly name: string; readonly text: string } | undefined>(undefined);
  const failed = useSignal('');
  const made = useSignal<Made | undefined>(undefined);
  useEffect(() => {
    document.title = `${lobby.newTable} - Standoff`;
  }, [lobby]);
  if (made.value !== undefined) return <LinksPage {...made.value} />;
  const now = settings.value;
  const set = (change: Partial<TableSettings>): void => {
    settings.value = { ...settings.value, ...change };
  };
  const choosePace = (chosen: PaceName): void => {
    pace.value = chosen;
    if (chosen !== 'own') set({ pace: paceOf(chosen, now.pace.zone) });
  };
  const make = async (listed: boolean): Promise<void> => {
    failed.value = '';
    const body = {
      settings: { ...now, listed },
      dummies: dummies.value,
      ...(own.value === 'random' && !listed && file.value === undefined ? { seat: 'random' } : {}),
      ...(name.value.trim() === '' ? {} : { name: name.value.trim() }),
    };
    const got =
      file.value === undefined
        ? await ask<Omit<Made, 'settings'>>('POST', 'tables', body)
        : await ask<Omit<Made, 'settings'>>('POST', 'import', {
            file: file.value.text,
            settings: { ...now, listed },
            dummies: dummies.value,
          });
    if (!got.ok) {
      failed.value = got.error.lost ? inLanguage(TABLE).noServer : got.error.message;
      return;
    }
    if (listed && own.value === 'random')
      await ask('POST', `tables/${got.value.id}/join`, { name: name.value.trim() || lobby.moderates });
    made.value = { ...got.value, settings: { ...now, listed } };
    scrollTo(0, 0);
  };
  const deadline = deadlineFor(now.pace, 'movement', serverNow());
  const hidden = now.press === 'none' || now.press === 'anonymous';
  return (
    <>
      <TopBar />
      <main id="content" class="sheet-page create" tabIndex={-1}>
        <form
          class="create-grid"
          onSubmit={(event) => {
            event.preventDefault();
            void make(false);
          }}
        >
          <div>
            <h1>{lobby.newTable}</h1>
            <p class="muted">{lobby.createLead}</p>
            <FieldRow label={text.name} for="table-name">
              <input
                id="table-name"
                class="input"
                required
                maxLength={80}
                value={now.name}
                onInput={(event) => set({ name: event.currentTarget.value })}
              />
            </FieldRow>
            <Options
              label={text.pace}
              of={PACES}
              names={text.paces}
              value={pace.value}
              choose={choosePace}
              help={paceWords(now.pace, text, lang).join(' ')}
            />
            {pace.value === 'own' && <PaceFields pace={now.pace} set={(next) => set({ pace: next })} />}
            <FieldRow label={text.zone} for="table-zone">
              <select
                id="table-zone"
                class="input"
                value={now.pace.zone}
                onChange={(event) => set({ pace: { ...now.pace, zone: event.currentTarget.value } })}
              >
                {zones(now.pace.zone).map((zone) => (
                  <option key={zone} value={zone}>
                    {zone}
                  </option>
                ))}
              </select>
            </FieldRow>
            <Options
              label={text.press}
              of={PRESS_KINDS}
              names={text.presses}
              value={now.press}
              choose={(press) => set({ press })}
              help={text.pressHelp[now.press]}
            />
            <Options
              label={text.names}
              of={['shown', 'hidden'] as const}
              names={{ shown: text.namesShown, hidden: text.namesHidden }}
              value={hidden ? 'hidden' : now.names}
              choose={(names) => set({ names })}
              {...(hidden ? { help: text.namesForced } : {})}
            />
            <Options
              label={text.late}
              of={NO_SHOW_POLICIES}
              names={text.policies}
              value={now.noShow.policy}
              choose={(policy) => set({ noShow: { ...now.noShow, policy } })}
              help={text.policyHelp[now.noShow.policy]}
            />
            {(now.noShow.policy === 'replacement' || now.noShow.policy === 'disorder') && (
              <div class="row wrap indented">
                <NumberField
                  label={text.after}
                  value={now.noShow.after}
                  least={1}
                  most={99}
                  set={(after) => set({ noShow: { ...now.noShow, after } })}
                />
                {now.noShow.policy === 'replacement' && (
                  <NumberField
                    label={text.seek}
                    value={Math.round(now.noShow.seek / 60)}
                    least={1}
                    most={2160}
                    set={(hours) => set({ noShow: { ...now.noShow, seek: hours * 60 } })}
                  />
                )}
              </div>
            )}
            <Options
              label={text.watch}
              of={WATCHING}
              names={{
                ...text.watching,
                delayed: watchWord({ ...now, watch: { ...now.watch, who: 'delayed' } }, text),
              }}
              value={now.watch.who}
              choose={(who) => set({ watch: { ...now.watch, who } })}
            />
            <details>
              <summary>{lobby.more}</summary>
              {now.watch.who === 'delayed' && (
                <div class="indented">
                  <NumberField
                    label={text.delay}
                    value={now.watch.delay}
                    least={1}
                    most={99}
                    set={(delay) => set({ watch: { ...now.watch, delay } })}
                  />
                </div>
              )}
              <Options
                label={text.draws}
                of={DRAW_VOTES}
                names={text.drawVotes}
                value={now.draws}
                choose={(draws) => set({ draws })}
              />
              <Options
                label={text.ready}
                of={READY_MARKS}
                names={text.readyMarks}
                value={now.ready}
                choose={(ready) => set({ ready })}
              />
              <FieldRow label={text.ends} for="last-year">
                <select
                  id="last-year"
                  class="input"
                  value={String(now.lastYear ?? '')}
                  onChange={(event) => {
                    const { lastYear: _, ...rest } = settings.value;
                    const year = Number(event.currentTarget.value);
                    settings.value = year > 0 ? { ...rest, lastYear: year } : rest;
                  }}
                >
                  <option value="">{text.noLastYear}</option>
                  {Array.from({ length: 20 }, (_, index) => STANDARD_MAP.data.start.year + index).map((year) => (
                    <option key={year} value={year}>
                      {text.lastYear(year)}
                    </option>
                  ))}
                </select>
              </FieldRow>
              <FieldRow label={text.rules} for="table-rules">
                <select
                  id="table-rules"
                  class="input"
                  value={now.rules}
                  onChange={(event) => set({ rules: event.currentTarget.value })}
                >
                  {PROFILE_NAMES.map((profile) => (
                    <option key={profile} value={profile}>
                      {profile}
                    </option>
                  ))}
                </select>
              </FieldRow>
              <label class="check">
                <input
                  type="checkbox"
                  checked={now.moderatorReads}
                  onChange={(event) => set({ moderatorReads: event.currentTarget.checked })}
                />
                {text.reads} <span class="small muted">{text.readsHelp}</span>
              </label>
              <FieldRow label={lobby.importTitle} for="table-file">
                <input
                  id="table-file"
                  type="file"
                  accept=".json,application/json"
                  onChange={async (event) => {
                    const [found] = event.currentTarget.files ?? [];
                    file.value = found === undefined ? undefined : { name: found.name, text: await found.text() };
                  }}
                />
                <p class="small muted">{lobby.importHelp}</p>
              </FieldRow>
            </details>
          </div>
          <aside>
            <div class="card create-card">
              <h2>{now.name}</h2>
              <Options
                label={lobby.ownSeat}
                of={['random', 'none'] as const}
                names={lobby.ownSeats}
                value={own.value}
                choose={(value) => {
                  own.value = value;
                }}
                help={lobby.ownSeatHelp}
              />
              <label class="field-label">
                {lobby.yourName}
                <input
                  class="input"
                  maxLength={40}
                  autocomplete="nickname"
                  value={name.value}
                  onInput={(event) => {
                    name.value = event.currentTarget.value;
                  }}
                />
              </label>
              <fieldset>
                <legend class="small">{lobby.dummies}</legend>
                <div class="options">
                  {STANDARD_MAP.data.powers.map((power) => {
                    const on = dummies.value.includes(power);
                    return (
                      <button
                        key={power}
                        type="button"
                        class="option"
                        aria-pressed={on}
                        onClick={() => {
                          dummies.value = on ? dummies.value.filter((one) => one !== power) : [...dummies.value, power];
                        }}
                      >
                        <PowerMark power={power} />
                        {powerName(power, lang)}
                      </button>
                    );
                  })}
                </div>
                <p class="small muted">{lobby.dummiesHelp}</p>
              </fieldset>
              {deadline !== null && <p class="small">{lobby.first(moment(deadline, lang, now.pace.zone))}</p>}
              {failed.value !== '' && (
                <p class="bad-text" role="alert">
                  {failed.value}
                </p>
              )}
              <button type="submit" class="btn primary large">
                <Icon name="link" />
                {lobby.makeLinks}
              </button>
              {file.value === undefined && (
                <button type="button" class="btn large" onClick={() => void make(true)}>
                  <Icon name="list" />
                  {lobby.makeOpen}
                </button>
              )}
              <button type="button" class="btn ghost" onClick={() => go('/tables')}>
                {inLanguage(TABLE).back}
              </button>
            </div>
          </aside>
        </form>
      </main>
    </>
  );
}
