import { useSignal } from '@preact/signals';
import { PROFILE_NAMES, STANDARD_MAP } from '@standoff/diplomacy';
import { DRAW_VOTES, NO_SHOW_POLICIES, PRESS_KINDS, READY_MARKS, type TableSettings, WATCHING } from '@standoff/table';
import type { JSX } from 'preact';
import { PROFILE_TITLES } from '../diplomacy/rules-name.ts';
import { inLanguage, language } from '../shell/language.ts';
import { FieldRow, NumberField, Options } from './fields.tsx';
import { PACES, type PaceName, paceOf, zones } from './new-settings.ts';
import { PaceFields } from './pace-fields.tsx';
import { SETTINGS } from './settings-text.ts';
import { paceWords, watchWord } from './settings-words.ts';

interface Fields {
  readonly settings: TableSettings;
  readonly set: (settings: TableSettings) => void;
}

/** What every table is asked: how fast, how talkative, what happens to the late, who may watch. */
export function MainFields(props: Fields): JSX.Element {
  const text = inLanguage(SETTINGS);
  const lang = language.value;
  const pace = useSignal<PaceName>('daily');
  const { settings: now } = props;
  const set = (change: Partial<TableSettings>): void => props.set({ ...now, ...change });
  const choosePace = (chosen: PaceName): void => {
    pace.value = chosen;
    if (chosen !== 'own') set({ pace: paceOf(chosen, now.pace.zone) });
  };
  const hidden = now.press === 'none' || now.press === 'anonymous';
  return (
    <>
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
    </>
  );
}

/** What few tables change. */
export function MoreFields(props: Fields): JSX.Element {
  const text = inLanguage(SETTINGS);
  const { settings: now } = props;
  const set = (change: Partial<TableSettings>): void => props.set({ ...now, ...change });
  return (
    <>
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
            const { lastYear: _, ...rest } = now;
            const year = Number(event.currentTarget.value);
            props.set(year > 0 ? { ...rest, lastYear: year } : rest);
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
              {PROFILE_TITLES[profile]}
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
    </>
  );
}
