import { type Relation, relationBetween, type State } from '@standoff/gitm';
import { tacCatalogue, tacSpeaker } from '@standoff/language';
import type { JSX } from 'preact';
import { inLanguage, language } from '../shell/language.ts';
import { change, pair, phase, result, step } from './bench.ts';
import { nextRelation, setRelation } from './edit.ts';
import { GITM } from './text.ts';
import { StateTag, stateOf } from './unit-tag.tsx';

const SIGNS: Readonly<Record<Relation, string>> = { allied: '+', neutral: '○', war: '×' };
/** Keys of the marks, the Cyrillic letters on them and those that look alike. */
const KEYS: Readonly<Record<string, Relation>> = {
  '+': 'allied',
  '=': 'allied',
  a: 'allied',
  o: 'neutral',
  о: 'neutral',
  '0': 'neutral',
  щ: 'neutral',
  n: 'neutral',
  x: 'war',
  х: 'war',
  ч: 'war',
  w: 'war',
};

/** Whether the event shown turns on the relation of two states. */
function decides(a: State, b: State): boolean {
  const now = result.value.attempts.filter((one) => one.event === step.value - 1);
  return now.some(({ unit, because = [] }) => {
    const own = stateOf(unit);
    return because.some((other) => {
      const state = stateOf(other);
      return (own === a && state === b) || (own === b && state === a);
    });
  });
}

function isLooked(a: State, b: State): boolean {
  const looked = pair.value;
  return looked?.includes(a) === true && looked.includes(b);
}

function onKeyDown(event: KeyboardEvent & { readonly currentTarget: HTMLButtonElement }, a: State, b: State): void {
  const relation = KEYS[event.key.toLowerCase()];
  const table = event.currentTarget.closest('table');
  if (relation !== undefined && !event.ctrlKey && !event.metaKey) {
    change(setRelation(phase.value, a, b, relation));
    event.preventDefault();
    return;
  }
  const [columns, rows] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
    event.key
  ] ?? [0, 0];
  if (columns === 0 && rows === 0) return;
  event.preventDefault();
  const { states } = phase.value;
  let [row, column] = [states.indexOf(a) + (rows ?? 0), states.indexOf(b) + (columns ?? 0)];
  // The diagonal has no cells: one goes over it.
  if (row === column) [row, column] = [row + (rows ?? 0), column + (columns ?? 0)];
  const name = `${states[row] ?? ''} ${states[column] ?? ''}`;
  table?.querySelector<HTMLElement>(`[data-pair="${CSS.escape(name)}"]`)?.focus();
}

/** How the states stand to each other: a press on a cell goes on to the next relation. */
export function RelationTable(): JSX.Element {
  const text = inLanguage(GITM);
  const words = tacCatalogue(language.value);
  const speaker = tacSpeaker(phase.value, language.value);
  const { states } = phase.value;
  if (states.length < 2) return <p class="muted pad-line">{text.noStates}</p>;
  return (
    <div class="relations-scroll">
      <table class="relations" data-relations>
        <caption class="sr-only">{text.relationHelp}</caption>
        <thead>
          <tr>
            <td />
            {states.map((state) => (
              <th key={state} scope="col" title={speaker.state(state).name}>
                {state}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {states.map((row) => (
            <tr key={row}>
              <th scope="row" title={speaker.state(row).name}>
                <StateTag state={row} />
              </th>
              {states.map((column) => {
                if (row === column) return <td key={column} />;
                const relation = relationBetween(phase.value, row, column);
                const marks = `${decides(row, column) ? 'decides' : ''} ${isLooked(row, column) ? 'looked' : ''}`;
                return (
                  <td key={column}>
                    <button
                      type="button"
                      class={`relation ${relation} ${marks}`}
                      data-pair={`${row} ${column}`}
                      aria-label={text.relationOf(
                        speaker.state(row).name,
                        speaker.state(column).name,
                        words.relation(relation),
                      )}
                      onClick={() => change(nextRelation(phase.value, row, column))}
                      onFocus={() => {
                        pair.value = [row, column];
                      }}
                      onMouseEnter={() => {
                        pair.value = [row, column];
                      }}
                      onKeyDown={(event) => onKeyDown(event, row, column)}
                    >
                      {SIGNS[relation]}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The three marks in words. */
export function RelationLegend(): JSX.Element {
  const text = inLanguage(GITM);
  return (
    <span class="tiny muted legend">
      {(['allied', 'neutral', 'war'] as const).map((relation) => (
        <span key={relation}>
          {SIGNS[relation]} {text[relation]}
        </span>
      ))}
    </span>
  );
}
