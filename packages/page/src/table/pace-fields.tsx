import type { Pace, Span } from '@standoff/table';
import type { JSX } from 'preact';
import { inLanguage } from '../shell/language.ts';
import { NumberField } from './fields.tsx';
import { timesOf } from './new-settings.ts';
import { SETTINGS } from './settings-text.ts';

const LONGEST_HOURS = 2160;

function SpanFields(props: {
  readonly name: string;
  readonly span: Span;
  readonly set: (span: Span) => void;
}): JSX.Element {
  const text = inLanguage(SETTINGS);
  const { span, set } = props;
  return (
    <fieldset class="row wrap span-fields">
      <legend>{props.name}</legend>
      <select
        class="input short"
        aria-label={props.name}
        value={span.kind}
        onChange={(event) => {
          const kind = event.currentTarget.value;
          if (kind === 'length') set({ kind, minutes: 1440 });
          else if (kind === 'clock') set({ kind, times: ['21:00'], atLeast: 720 });
          else set({ kind: 'none' });
        }}
      >
        {(['length', 'clock', 'none'] as const).map((kind) => (
          <option key={kind} value={kind}>
            {text.spanKind[kind]}
          </option>
        ))}
      </select>
      {span.kind === 'length' && (
        <>
          <NumberField
            label={text.hours}
            value={Math.floor(span.minutes / 60)}
            least={0}
            most={LONGEST_HOURS}
            set={(hours) => set({ ...span, minutes: Math.max(1, hours * 60 + (span.minutes % 60)) })}
          />
          <NumberField
            label={text.minutes}
            value={span.minutes % 60}
            least={0}
            most={59}
            set={(minutes) => set({ ...span, minutes: Math.max(1, Math.floor(span.minutes / 60) * 60 + minutes) })}
          />
        </>
      )}
      {span.kind === 'clock' && (
        <>
          <label class="field-label">
            {text.times}
            <input
              class="input"
              defaultValue={span.times.join(', ')}
              placeholder={text.timesHelp}
              onInput={(event) => {
                const times = timesOf(event.currentTarget.value);
                if (times.length > 0) set({ ...span, times });
              }}
            />
          </label>
          <NumberField
            label={text.atLeast}
            value={Math.round(span.atLeast / 60)}
            least={0}
            most={LONGEST_HOURS}
            set={(hours) => set({ ...span, atLeast: hours * 60 })}
          />
        </>
      )}
    </fieldset>
  );
}

/** Every field of a pace of one's own. */
export function PaceFields(props: { readonly pace: Pace; readonly set: (pace: Pace) => void }): JSX.Element {
  const text = inLanguage(SETTINGS);
  const { pace, set } = props;
  return (
    <div class="pace-fields">
      <fieldset class="row wrap">
        <legend>{text.days}</legend>
        {text.dayNames.map((name, index) => {
          const day = index + 1;
          const on = pace.days.includes(day);
          return (
            <button
              key={name}
              type="button"
              class="option"
              aria-pressed={on}
              onClick={() => {
                const days = on ? pace.days.filter((one) => one !== day) : [...pace.days, day].sort();
                if (days.length > 0) set({ ...pace, days });
              }}
            >
              {name}
            </button>
          );
        })}
      </fieldset>
      <SpanFields name={text.movement} span={pace.movement} set={(movement) => set({ ...pace, movement })} />
      <SpanFields name={text.retreat} span={pace.retreat} set={(retreat) => set({ ...pace, retreat })} />
      <SpanFields name={text.build} span={pace.build} set={(build) => set({ ...pace, build })} />
      <div class="row wrap">
        <NumberField
          label={text.grace}
          value={pace.grace}
          least={0}
          most={10080}
          set={(grace) => set({ ...pace, grace })}
        />
        <NumberField
          label={text.extensions}
          value={pace.extensions.each}
          least={0}
          most={99}
          set={(each) => set({ ...pace, extensions: { ...pace.extensions, each } })}
        />
        <NumberField
          label={text.extensionLength}
          value={Math.max(1, Math.round(pace.extensions.minutes / 60))}
          least={1}
          most={LONGEST_HOURS}
          set={(hours) => set({ ...pace, extensions: { ...pace.extensions, minutes: hours * 60 } })}
        />
        <NumberField
          label={text.remind}
          value={pace.remind}
          least={0}
          most={10080}
          set={(remind) => set({ ...pace, remind })}
        />
      </div>
      <p class="small muted">{text.graceHelp}</p>
      <label class="check">
        <input
          type="checkbox"
          checked={pace.early}
          onChange={(event) => set({ ...pace, early: event.currentTarget.checked })}
        />
        {text.early}
      </label>
    </div>
  );
}
