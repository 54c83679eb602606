import { useSignal } from '@preact/signals';
import type { State, UnitId } from '@standoff/gitm';
import { tacSpeaker } from '@standoff/language';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { inLanguage, language } from '../shell/language.ts';
import { change, phase } from './bench.ts';
import { mayBeNamed, nameState, renameUnit } from './naming.ts';
import { GITM } from './text.ts';

/** The free name of a state: written over, or left to its code. */
export function StateName({ state }: { readonly state: State }): JSX.Element {
  const text = inLanguage(GITM);
  return (
    <input
      class="plain-input grow"
      aria-label={text.nameOf(state)}
      placeholder={tacSpeaker(phase.value, language.value).state(state).name}
      value={phase.value.names?.[state] ?? ''}
      maxLength={60}
      onInput={(event) => change(nameState(phase.value, state, event.currentTarget.value), `name ${state}`)}
    />
  );
}

/** The name of a unit, to be written over; one that another unit has, or none, is not taken. */
export function UnitName({ unit, done }: { readonly unit: UnitId; readonly done: () => void }): JSX.Element {
  const text = inLanguage(GITM);
  const typed = useSignal<string>(unit);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const fits = mayBeNamed(phase.value, unit, typed.value);
  const take = (): void => {
    if (fits) change(renameUnit(phase.value, unit, typed.value));
    done();
  };
  return (
    <input
      ref={input}
      class="input grow"
      aria-label={text.nameOf(unit)}
      aria-invalid={!fits}
      value={typed.value}
      maxLength={40}
      autocomplete="off"
      onInput={(event) => {
        typed.value = event.currentTarget.value;
      }}
      onBlur={take}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') done();
      }}
    />
  );
}
