import { useSignal } from '@preact/signals';
import type { State, UnitId } from '@standoff/gitm';
import { tacCatalogue, tacSpeaker } from '@standoff/language';
import type { JSX } from 'preact';
import { Icon } from '../icons/icon.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { change, open, openCase, phase, picked, tool } from './bench.ts';
import { ARMS, type Arm, addState, EMPTY_PHASE, removeState, removeUnit } from './edit.ts';
import { RATINGS, type Rating } from './ground.ts';
import { StateName, UnitName } from './name-fields.tsx';
import { pick } from './point.ts';
import { GITM } from './text.ts';
import { StateTag, UnitTag } from './unit-tag.tsx';

/** Letters that a code may have; Cyrillic ones that look like them are taken for these. */
const ALIKE: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
  У: 'Y',
};

function toCode(typed: string): State {
  return [...typed.toUpperCase()]
    .map((letter) => ALIKE[letter] ?? letter)
    .filter((letter) => /^[A-Z]$/.test(letter))
    .join('')
    .slice(0, 2);
}

function isArm(value: string): value is Arm {
  return ARMS.some((arm) => arm === value);
}

/** What a tap on the map does: place a unit of a state and an arm, shift, remove. */
function Tools(): JSX.Element {
  const text = inLanguage(GITM);
  const speaker = tacSpeaker(phase.value, language.value);
  const arm = useSignal<Arm>('IN');
  const typed = useSignal('');
  const use = tool.value;
  const place = (state: State): void => {
    picked.value = undefined;
    tool.value = { kind: 'place', state, arm: arm.value };
  };
  return (
    <div class="tools">
      <div class="segments" role="group">
        {(['shift', 'remove'] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={use.kind === kind}
            onClick={() => {
              picked.value = undefined;
              tool.value = { kind };
            }}
          >
            {kind === 'shift' ? text.shift : text.removeTool}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={use.kind === 'ground'}
          onClick={() => {
            picked.value = undefined;
            tool.value = { kind: 'ground', rating: use.kind === 'ground' ? use.rating : 4 };
          }}
        >
          {text.ground}
        </button>
      </div>
      {use.kind === 'ground' && <GroundTools rating={use.rating} />}
      <h2 class="sub">{text.place}</h2>
      <div class="row wrap">
        {phase.value.states.map((state) => (
          <button
            key={state}
            type="button"
            class="btn small state-button"
            aria-pressed={use.kind === 'place' && use.state === state}
            onClick={() => place(state)}
          >
            <StateTag state={state} />
            {speaker.state(state).name === state ? '' : speaker.state(state).name}
          </button>
        ))}
      </div>
      <label class="field-label">
        {text.arm}
        <select
          class="input"
          value={arm.value}
          onChange={(event) => {
            const { value } = event.currentTarget;
            if (!isArm(value)) return;
            arm.value = value;
            if (tool.value.kind === 'place') tool.value = { ...tool.value, arm: value };
          }}
        >
          {ARMS.map((one) => (
            <option key={one} value={one}>
              {`${one}, ${text.arms[one]}`}
            </option>
          ))}
        </select>
      </label>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.value.length !== 2) return;
          change(addState(phase.value, typed.value));
          place(typed.value);
          typed.value = '';
        }}
      >
        <label class="field-label grow">
          {text.stateCode}
          <input
            class="input"
            value={typed.value}
            placeholder={text.stateCodeHelp}
            autocomplete="off"
            onInput={(event) => {
              typed.value = toCode(event.currentTarget.value);
              event.currentTarget.value = typed.value;
            }}
          />
        </label>
        <button type="submit" class="btn at-foot" disabled={typed.value.length !== 2}>
          <Icon name="plus" />
          {text.addState}
        </button>
      </form>
    </div>
  );
}

/** Which rating a tap gives a square. */
function GroundTools({ rating }: { readonly rating: Rating | undefined }): JSX.Element {
  const text = inLanguage(GITM);
  return (
    <>
      <div class="segments" role="group" aria-label={text.ground}>
        {[...RATINGS, undefined].map((one) => (
          <button
            key={String(one)}
            type="button"
            aria-pressed={rating === one}
            onClick={() => {
              tool.value = { kind: 'ground', rating: one };
            }}
          >
            {one ?? text.noRating}
          </button>
        ))}
      </div>
      <p class="small muted">
        {rating === undefined ? text.groundHelp : tacCatalogue(language.value).heads.rating(rating)}
      </p>
    </>
  );
}

/** States and their units: what stands where when the phase begins. */
export function UnitPanel({ openFile }: { readonly openFile: () => void }): JSX.Element {
  const text = inLanguage(GITM);
  const { states, start } = phase.value;
  const named = useSignal<UnitId | undefined>(undefined);
  return (
    <div class="unit-panel">
      <Tools />
      {states.map((state) => (
        <section key={state} aria-label={state}>
          <div class="row state-head">
            <StateTag state={state} />
            <StateName state={state} />
            <button
              type="button"
              class="btn ghost small icon-only"
              aria-label={text.removeState(state)}
              onClick={() => {
                tool.value = { kind: 'shift' };
                change(removeState(phase.value, state));
              }}
            >
              <Icon name="close" />
            </button>
          </div>
          <ul class="unit-list">
            {start
              .filter((placed) => placed.state === state)
              .map(({ unit, square }) => (
                <li key={unit} class={picked.value === unit ? 'on' : ''}>
                  {named.value === unit ? (
                    <UnitName
                      unit={unit}
                      done={() => {
                        named.value = undefined;
                      }}
                    />
                  ) : (
                    <button
                      type="button"
                      class="unit-line"
                      onClick={() => {
                        tool.value = { kind: 'shift' };
                        pick(unit);
                      }}
                    >
                      <UnitTag unit={unit} /> <span class="num">{square}</span>
                    </button>
                  )}
                  <button
                    type="button"
                    class="btn ghost small icon-only"
                    aria-label={text.rename(unit)}
                    title={text.rename(unit)}
                    onClick={() => {
                      named.value = unit;
                    }}
                  >
                    <Icon name="pen" />
                  </button>
                  <button
                    type="button"
                    class="btn ghost small icon-only"
                    aria-label={text.removeUnit(unit)}
                    onClick={() => change(removeUnit(phase.value, unit))}
                  >
                    <Icon name="close" />
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <div class="row wrap">
        <button
          type="button"
          class="btn small"
          onClick={() => {
            open({ phase: EMPTY_PHASE });
            tool.value = { kind: 'shift' };
          }}
        >
          {text.newPhase}
        </button>
        <button type="button" class="btn small" onClick={openFile}>
          {text.openFile}
        </button>
        <button type="button" class="btn small" onClick={() => openCase('E2')}>
          {text.example}
        </button>
      </div>
    </div>
  );
}
