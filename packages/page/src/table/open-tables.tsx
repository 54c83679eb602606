import type { JSX } from 'preact';
import { inLanguage, language } from '../shell/language.ts';
import type { ListedTable } from './answers.ts';
import { ask } from './ask.ts';
import { tempoOf } from './lobby-filter.ts';
import { LOBBY } from './lobby-text.ts';
import { SETTINGS } from './settings-text.ts';
import { paceWords, rulesTitle } from './settings-words.ts';
import { powersWord } from './words.ts';

/** Whether one waits at an open table, holds a seat there, or may come. */
export type Place = 'none' | 'waits' | 'seat';

/** So many have come of so many who are wanted, as dots and in figures. */
function Players({ joined, free }: { readonly joined: number; readonly free: number }): JSX.Element {
  const text = inLanguage(LOBBY);
  return (
    <span class="players num">
      <span class="dots" aria-hidden="true">
        {Array.from({ length: free }, (_, index) => (
          <i key={index} class={index < joined ? 'in' : ''} />
        ))}
      </span>
      <span aria-hidden="true">
        {joined}/{free}
      </span>
      <span class="sr-only">{text.gathering(joined, free)}</span>
    </span>
  );
}

function Deed(props: {
  readonly one: ListedTable;
  readonly place: Place;
  readonly join: () => void;
  readonly changed: () => void;
}): JSX.Element {
  const text = inLanguage(LOBBY);
  const { id, settings } = props.one;
  if (props.place === 'seat')
    return (
      <a class="btn small" href={`/table/${id}`} data-within aria-label={`${text.open}: ${settings.name}`}>
        {text.open}
      </a>
    );
  if (props.place === 'none')
    return (
      <button type="button" class="btn small" aria-label={text.joinTitle(settings.name)} onClick={props.join}>
        {text.join}
      </button>
    );
  return (
    <button
      type="button"
      class="btn small"
      aria-label={`${text.leaveLobby}: ${settings.name}`}
      onClick={async () => {
        await ask('POST', `tables/${id}/unjoin`);
        props.changed();
      }}
    >
      {text.leaveLobby}
    </button>
  );
}

/** The tables that wait for players, with what one chooses by. */
export function OpenTables(props: {
  readonly tables: readonly ListedTable[];
  readonly placeAt: (id: string) => Place;
  readonly join: (one: ListedTable) => void;
  readonly changed: () => void;
}): JSX.Element {
  const text = inLanguage(LOBBY);
  const words = inLanguage(SETTINGS);
  const lang = language.value;
  return (
    <div class="card">
      <table class="open-tables">
        <thead>
          <tr>
            <th scope="col">{text.table}</th>
            <th scope="col">{text.players}</th>
            <th scope="col">{words.pace}</th>
            <th scope="col">{words.press}</th>
            <th scope="col">{words.rules}</th>
            <th scope="col">{words.late}</th>
            <th scope="col">
              <span class="sr-only">{text.join}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {props.tables.map((one) => {
            const { id, settings, lobby, seeking = [] } = one;
            const { pace } = settings;
            return (
              <tr key={id} data-open={id}>
                <th scope="row">
                  <a class="table-name" href={`/table/${id}`} data-within>
                    {settings.name}
                  </a>
                </th>
                <td>
                  {lobby === undefined ? (
                    text.seeks(powersWord(seeking, lang))
                  ) : (
                    <Players joined={lobby.joined} free={lobby.free} />
                  )}
                </td>
                <td title={paceWords(pace, words, lang).join(' ')}>{text.tempi[tempoOf(pace)]}</td>
                <td>
                  {words.presses[settings.press]}
                  {settings.names === 'hidden' && settings.press !== 'none' && ` · ${text.namesHidden}`}
                </td>
                <td class="wide-only">{rulesTitle(settings.rules)}</td>
                <td class="wide-only">{words.policies[settings.noShow.policy]}</td>
                <td>
                  <Deed one={one} place={props.placeAt(id)} join={() => props.join(one)} changed={props.changed} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
