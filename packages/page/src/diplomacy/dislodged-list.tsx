import { provinceOf } from '@standoff/diplomacy';
import { placeName } from '@standoff/language';
import type { JSX } from 'preact';
import { Icon } from '../icons/icon.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { view } from './bench.ts';
import { unitName } from './name.ts';
import { PowerMark } from './power-chip.tsx';
import { clearDislodged, setAttacker } from './set-up.ts';
import { attackersOf } from './set-up-retreats.ts';
import { BENCH } from './text.ts';

/** The units that wait for a retreat on a board laid out by hand, each with where it was attacked from. */
export function DislodgedList(): JSX.Element | null {
  const text = inLanguage(BENCH);
  const lang = language.value;
  const { dislodged } = view.value.state;
  if (dislodged.length === 0) return null;
  return (
    <ul class="dislodged-list">
      {dislodged.map((unit) => {
        const { beside, over } = attackersOf(unit.at);
        const name = unitName(unit, lang);
        const value = unit.attackedFrom === undefined ? '' : `${unit.byConvoy === true ? '~' : ''}${unit.attackedFrom}`;
        return (
          <li key={unit.at} class="row">
            <PowerMark power={unit.power} />
            <label class="field-label grow">
              {text.attackedFrom(name)}
              <select
                class="input"
                value={value}
                onChange={(event) => {
                  const chosen = event.currentTarget.value;
                  const from = chosen.replace('~', '');
                  setAttacker(unit.at, from === '' ? undefined : from, chosen.startsWith('~'));
                }}
              >
                <option value="">{text.attackUnknown}</option>
                {beside.map((code) => (
                  <option key={code} value={code}>
                    {placeName(code, lang)}
                  </option>
                ))}
                {over.length > 0 && (
                  <optgroup label={text.overWater}>
                    {over.map((code) => (
                      <option key={code} value={`~${code}`}>
                        {placeName(code, lang)}
                      </option>
                    ))}
                  </optgroup>
                )}
              </select>
            </label>
            <button
              type="button"
              class="btn ghost icon-only small at-end"
              aria-label={`${text.remove}: ${name}`}
              onClick={() => clearDislodged(provinceOf(unit.at))}
            >
              <Icon name="close" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
