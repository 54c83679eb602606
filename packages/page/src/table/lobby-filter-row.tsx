import type { JSX } from 'preact';
import { inLanguage } from '../shell/language.ts';
import { ANY_TABLE, type LobbyFilter, TEMPI } from './lobby-filter.ts';
import { LOBBY } from './lobby-text.ts';

/** What one looks for among open tables, each choice a button. */
export function LobbyFilterRow(props: {
  /** So many tables that one may look for one by its name. */
  readonly many: boolean;
  readonly filter: LobbyFilter;
  readonly set: (filter: LobbyFilter) => void;
}): JSX.Element {
  const text = inLanguage(LOBBY);
  const { filter, set } = props;
  const { tempo, press, names, ...rest } = filter;
  const any = tempo === undefined && press === undefined && names === undefined && filter.words === '';
  const choice = (name: string, on: boolean, next: LobbyFilter): JSX.Element => (
    <button key={name} type="button" class="option" aria-pressed={on} onClick={() => set(next)}>
      {name}
    </button>
  );
  const kept = { ...(press && { press }), ...(names && { names }) };
  return (
    <search class="row lobby-filter">
      {props.many && (
        <input
          class="input short"
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          value={filter.words}
          onInput={(event) => set({ ...filter, words: event.currentTarget.value })}
        />
      )}
      {choice(text.all, any, ANY_TABLE)}
      {TEMPI.map((one) =>
        choice(text.tempi[one], tempo === one, { ...rest, ...kept, ...(tempo === one ? {} : { tempo: one }) }),
      )}
      {choice(text.noTalk, press === 'none', {
        ...rest,
        ...(tempo && { tempo }),
        ...(names && { names }),
        ...(press === 'none' ? {} : { press: 'none' }),
      })}
      {choice(text.hiddenNames, names === 'hidden', {
        ...rest,
        ...(tempo && { tempo }),
        ...(press && { press }),
        ...(names === 'hidden' ? {} : { names: 'hidden' }),
      })}
    </search>
  );
}
