import { useSignal } from '@preact/signals';
import { STANDARD_MAP } from '@standoff/diplomacy';
import { powerName } from '@standoff/language';
import { deadlineFor, type TableSettings } from '@standoff/table';
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
import { FieldRow, Options } from './fields.tsx';
import { LinksPage } from './links.tsx';
import { LOBBY } from './lobby-text.ts';
import { freshSettings, zoneHere } from './new-settings.ts';
import { MainFields, MoreFields } from './settings-fields.tsx';
import { TABLE } from './text.ts';
import { moment } from './when.ts';
import { WishFields } from './wishes.tsx';

interface Made {
  readonly id: string;
  readonly seat?: string;
  readonly links: Links;
  readonly settings: TableSettings;
}

type OwnSeat = 'none' | 'random';

/** A new table: every question answered already, one button away. */
export function Create(): JSX.Element {
  const lobby = inLanguage(LOBBY);
  const lang = language.value;
  const settings = useSignal(freshSettings(lobby.defaultName, zoneHere()));
  const own = useSignal<OwnSeat>('random');
  const name = useSignal('');
  const wishes = useSignal<readonly string[]>(['', '', '']);
  const dummies = useSignal<readonly string[]>([]);
  const file = useSignal<{ readonly name: string; readonly text: string } | undefined>(undefined);
  const failed = useSignal('');
  const made = useSignal<Made | undefined>(undefined);
  useEffect(() => {
    document.title = `${lobby.newTable} - Standoff`;
  }, [lobby]);
  if (made.value !== undefined) return <LinksPage {...made.value} />;
  const now = settings.value;
  const make = async (listed: boolean): Promise<void> => {
    failed.value = '';
    const body = {
      settings: { ...now, listed },
      dummies: dummies.value,
      ...(own.value === 'random' && !listed ? { seat: 'random' } : {}),
      ...(name.value.trim() === '' ? {} : { name: name.value.trim() }),
    };
    const got =
      file.value === undefined
        ? await ask<Omit<Made, 'settings'>>('POST', 'tables', body)
        : await ask<Omit<Made, 'settings'>>('POST', 'import', {
            file: file.value.text,
            ...body,
          });
    if (!got.ok) {
      failed.value = got.error.lost ? inLanguage(TABLE).noServer : got.error.message;
      return;
    }
    if (listed && own.value === 'random')
      await ask('POST', `tables/${got.value.id}/join`, {
        name: name.value.trim() || lobby.moderates,
        wishes: [...new Set(wishes.value.filter((power) => power !== ''))],
      });
    made.value = { ...got.value, settings: { ...now, listed } };
    scrollTo(0, 0);
  };
  const deadline = deadlineFor(now.pace, 'movement', serverNow());
  const fields = {
    settings: now,
    set: (next: TableSettings): void => {
      settings.value = next;
    },
  };
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
            <MainFields {...fields} />
            <details>
              <summary>{lobby.more}</summary>
              <MoreFields {...fields} />
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
              {own.value === 'random' && file.value === undefined && (
                <details>
                  <summary>{lobby.wishesOpen}</summary>
                  <WishFields
                    powers={STANDARD_MAP.data.powers.filter((power) => !dummies.value.includes(power))}
                    wishes={wishes.value}
                    set={(next) => {
                      wishes.value = next;
                    }}
                  />
                </details>
              )}
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
