import { powerStyle } from '@standoff/board';
import { type Centers, type GameState, STANDARD_MAP } from '@standoff/diplomacy';
import { powerName } from '@standoff/language';
import type { JSX } from 'preact';
import { inLanguage, language } from '../shell/language.ts';
import { PowerMark } from './power-chip.tsx';
import { BENCH } from './text.ts';

function count(centers: Centers, power: string): number {
  return (centers[power] ?? []).length;
}

/** How many centres each power owns, and what changed. */
export function CentreTable({ state, before }: { readonly state: GameState; readonly before: Centers }): JSX.Element {
  const text = inLanguage(BENCH);
  const rows = STANDARD_MAP.data.powers
    .map((power) => ({
      power,
      centres: count(state.centers, power),
      units: state.units.filter((unit) => unit.power === power).length,
      change: count(state.centers, power) - count(before, power),
    }))
    .filter(({ centres, units, change }) => centres > 0 || units > 0 || change !== 0)
    .sort((a, b) => b.centres - a.centres);
  return (
    <table class="centres">
      <caption>{text.centresAfter}</caption>
      <tbody>
        {rows.map(({ power, centres, change }) => (
          <tr key={power}>
            <th scope="row">
              <PowerMark power={power} /> {powerName(power, language.value)}
            </th>
            <td class="bar-cell" aria-hidden="true">
              <span
                class={`bar ${powerStyle(power).className}`}
                style={{ width: `${Math.min(100, centres * 5.5)}%` }}
              />
            </td>
            <td class="num">
              <b>{centres}</b> {change > 0 ? `+${change}` : change < 0 ? `−${-change}` : ''}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
