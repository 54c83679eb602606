import type { State, TacPhase, UnitId } from '@standoff/gitm';
import type { Language } from '../names/terms.ts';
import { STATE_NAMES, stateOfName } from './states.ts';

/** What a state is called in a sentence. Names that cannot be declined give way to the code where Russian declines them. */
export interface SpokenState {
  /** In a list, or alone. */
  readonly name: string;
  /** In an English sentence: `the United States`. The same as `name` in Russian. */
  readonly inText: string;
  /** After «у». In English the same as `inText`. */
  readonly gen: string;
  /** After «с». In English the same as `inText`. */
  readonly ins: string;
}

/** Names the states and units of one phase. */
export interface Speaker {
  readonly lang: Language;
  readonly state: (state: State) => SpokenState;
  readonly stateOf: (unit: UnitId) => State;
  /** `FR1IN (France)`. */
  readonly unit: (unit: UnitId) => string;
}

function spoken(state: State, given: string | undefined, lang: Language): SpokenState {
  // A name that the file gives is kept, unless it is a known state's in the other language or this one.
  const known = STATE_NAMES[given === undefined ? state : (stateOfName(given) ?? '')];
  if (known === undefined) {
    const name = given ?? state;
    return lang === 'en'
      ? { name, inText: name, gen: name, ins: name }
      : { name, inText: name, gen: state, ins: state };
  }
  const { en, ru } = known;
  if (lang === 'ru') return { name: ru.name, inText: ru.name, gen: ru.gen, ins: ru.ins };
  const inText = en.inText ?? en.name;
  return { name: en.name, inText, gen: inText, ins: inText };
}

export function speakerFor(phase: TacPhase, lang: Language): Speaker {
  const states = new Map<State, SpokenState>();
  const units = new Map(phase.start.map(({ unit, state }) => [unit, state]));
  const state = (code: State): SpokenState => {
    const known = states.get(code) ?? spoken(code, namedIn(phase, code), lang);
    states.set(code, known);
    return known;
  };
  const stateOf = (unit: UnitId): State => units.get(unit) ?? '';
  return { lang, state, stateOf, unit: (unit) => `${unit} (${state(stateOf(unit)).name})` };
}

/** The states of some units, each once, in their order. */
export function statesOf(speaker: Speaker, units: readonly UnitId[]): readonly State[] {
  return [...new Set(units.map(speaker.stateOf))];
}

function namedIn({ names }: TacPhase, state: State): string | undefined {
  return names !== undefined && Object.hasOwn(names, state) ? names[state] : undefined;
}
