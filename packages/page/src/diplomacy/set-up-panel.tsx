import { newGame, type Phase, STANDARD_MAP } from '@standoff/diplomacy';
import { PHASE_NAMES, powerName, SEASON_NAMES } from '@standoff/language';
import type { JSX } from 'preact';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icons.ts';
import { inLanguage, language } from '../shell/language.ts';
import { boardOf } from '../state/document.ts';
import { setBoard } from '../state/edit.ts';
import { change, doc, view } from './bench.ts';
import { DislodgedList } from './dislodged-list.tsx';
import { PowerMark } from './power-chip.tsx';
import { builder, setPhase, type Tool, tool } from './set-up.ts';
import { BENCH } from './text.ts';

/** The phases of a year. */
const PHASES = ['spring movement', 'spring retreat', 'fall movement', 'fall retreat', 'winter build'] as const;

function phaseAs(words: string, year: number): Phase {
  const [season, kind] = words.split(' ');
  return {
    season: season === 'spring' || season === 'winter' ? season : 'fall',
    kind: kind === 'retreat' || kind === 'build' ? kind : 'movement',
    year,
  };
}

/** Tools to lay out a board: units, centres, phase; and whole boards to begin from. */
export function SetUpPanel(props: { readonly paste: () => void; readonly openFile: () => void }): JSX.Element {
  const text = inLanguage(BENCH);
  const lang = language.value;
  const { state } = view.value;
  const { phase } = state;
  const tools: readonly (readonly [Tool, string, IconName])[] = [
    ['A', text.army, 'army'],
    ['F', text.fleet, 'fleet'],
    ['dislodged', text.dislodgedTool, 'dislodged'],
    ['contested', text.contestedTool, 'refused'],
    ['centre', text.centre, 'build'],
    ['clear', text.clear, 'close'],
  ];
  return (
    <div class="pad set-up">
      <div class="row wrap" role="group" aria-label={text.setUp}>
        {tools.map(([one, name, icon]) => (
          <button
            key={one}
            type="button"
            class="btn"
            aria-pressed={tool.value === one}
            onClick={() => {
              tool.value = one;
            }}
          >
            <Icon name={icon} />
            {name}
          </button>
        ))}
      </div>
      <div class="row wrap" role="group" aria-label={text.units}>
        {STANDARD_MAP.data.powers.map((power) => (
          <button
            key={power}
            type="button"
            class="btn"
            aria-pressed={builder.value === power}
            onClick={() => {
              builder.value = power;
            }}
          >
            <PowerMark power={power} />
            {powerName(power, lang)}
          </button>
        ))}
      </div>
      <p class="small muted">
        {tool.value === 'dislodged'
          ? text.dislodgedHelp
          : tool.value === 'contested'
            ? text.contestedHelp
            : text.setUpHelp}
      </p>
      <DislodgedList />
      <div class="row wrap">
        <label class="field-label">
          {text.phase}
          <select
            class="input"
            value={`${phase.season} ${phase.kind}`}
            onChange={(event) => setPhase(phaseAs(event.currentTarget.value, phase.year))}
          >
            {PHASES.map((words) => {
              const { season, kind } = phaseAs(words, 0);
              return (
                <option key={words} value={words}>
                  {SEASON_NAMES[season][lang]}, {PHASE_NAMES[kind][lang]}
                </option>
              );
            })}
          </select>
        </label>
        <label class="field-label">
          {text.year}
          <input
            class="input year-input"
            type="number"
            min={1}
            max={9999}
            value={phase.year}
            onChange={(event) => {
              const year = Math.round(event.currentTarget.valueAsNumber);
              if (year >= 1 && year <= 9999) setPhase({ ...phase, year });
            }}
          />
        </label>
      </div>
      <h3>{text.start}</h3>
      <div class="row wrap">
        <button type="button" class="btn" onClick={() => change(setBoard(doc.value, boardOf(newGame())))}>
          {text.opening}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() =>
            change(
              setBoard(doc.value, {
                ...boardOf(state),
                units: [],
                dislodged: [],
                contested: [],
                unordered: [],
                centers: {},
              }),
            )
          }
        >
          {text.empty}
        </button>
        <button type="button" class="btn" onClick={props.paste}>
          <Icon name="copy" />
          {text.pastePosition}
        </button>
        <button type="button" class="btn" onClick={props.openFile}>
          {text.openFile}
        </button>
      </div>
    </div>
  );
}
