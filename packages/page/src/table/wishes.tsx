import type { Power } from '@standoff/diplomacy';
import { powerName } from '@standoff/language';
import type { JSX } from 'preact';
import { inLanguage, language } from '../shell/language.ts';
import { LOBBY } from './lobby-text.ts';

/** Which powers somebody would like, the dearest first; an empty wish is any. */
export function WishFields(props: {
  readonly powers: readonly Power[];
  readonly wishes: readonly string[];
  readonly set: (wishes: readonly string[]) => void;
}): JSX.Element {
  const text = inLanguage(LOBBY);
  return (
    <fieldset class="stack">
      <legend>{text.wishes}</legend>
      {props.wishes.map((wish, index) => (
        <label key={text.wish(index + 1)} class="row small">
          {text.wish(index + 1)}
          <select
            class="input"
            value={wish}
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              props.set(props.wishes.map((other, at) => (at === index ? chosen : other)));
            }}
          >
            <option value="">{text.anyPower}</option>
            {props.powers.map((power) => (
              <option key={power} value={power}>
                {powerName(power, language.value)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
