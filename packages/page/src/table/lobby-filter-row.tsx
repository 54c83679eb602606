import { PRESS_KINDS } from '@standoff/table';
import type { JSX } from 'preact';
import { inLanguage } from '../shell/language.ts';
import { type LobbyFilter, TEMPI } from './lobby-filter.ts';
import { LOBBY } from './lobby-text.ts';
import { SETTINGS } from './settings-text.ts';

function Select<T extends string>(props: {
  readonly label: string;
  readonly of: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly value: T | undefined;
  readonly choose: (value: T | undefined) => void;
}): JSX.Element {
  const text = inLanguage(LOBBY);
  return (
    <label class="field-label small">
      {props.label}
      <select
        class="input"
        value={props.value ?? ''}
        onChange={(event) => props.choose(props.of.find((one) => one === event.currentTarget.value))}
      >
        <option value="">{text.anyOf}</option>
        {props.of.map((one) => (
          <option key={one} value={one}>
            {props.names[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What one looks for among open tables. */
export function LobbyFilterRow(props: {
  readonly filter: LobbyFilter;
  readonly set: (filter: LobbyFilter) => void;
}): JSX.Element {
  const text = inLanguage(LOBBY);
  const words = inLanguage(SETTINGS);
  const { filter, set } = props;
  const { tempo, press, names, ...rest } = filter;
  return (
    <search class="row wrap lobby-filter">
      <label class="field-label small">
        {text.search}
        <input
          class="input"
          type="search"
          value={filter.words}
          onInput={(event) => set({ ...filter, words: event.currentTarget.value })}
        />
      </label>
      <Select
        label={words.pace}
        of={TEMPI}
        names={text.tempi}
        value={tempo}
        choose={(one) => set({ ...rest, ...(press && { press }), ...(names && { names }), ...(one && { tempo: one }) })}
      />
      <Select
        label={words.press}
        of={PRESS_KINDS}
        names={words.presses}
        value={press}
        choose={(one) => set({ ...rest, ...(tempo && { tempo }), ...(names && { names }), ...(one && { press: one }) })}
      />
      <Select
        label={words.names}
        of={['shown', 'hidden'] as const}
        names={{ shown: words.namesShown, hidden: words.namesHidden }}
        value={names}
        choose={(one) => set({ ...rest, ...(tempo && { tempo }), ...(press && { press }), ...(one && { names: one }) })}
      />
    </search>
  );
}
