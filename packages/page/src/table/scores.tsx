import { powerName } from '@standoff/language';
import type { JSX } from 'preact';
import { PowerMark } from '../diplomacy/power-chip.tsx';
import { inLanguage, language } from '../shell/language.ts';
import type { TableAnswer } from './answers.ts';
import { DECIDE } from './decide-text.ts';

/** What a game that is over was worth to each, by the formulas in use. */
export function Scores({ now }: { readonly now: TableAnswer }): JSX.Element | null {
  const text = inLanguage(DECIDE);
  const lang = language.value;
  const { scores = [] } = now;
  if (scores.length === 0) return null;
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  return (
    <section class="pane-part scores">
      <h3>{text.scores}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.score.power}</th>
            <th scope="col">{text.score.centres}</th>
            <th scope="col">{text.score.drawSize}</th>
            <th scope="col">{text.score.squares}</th>
          </tr>
        </thead>
        <tbody>
          {scores.map(({ power, centers, drawSize, squares }) => (
            <tr key={power} data-score={power}>
              <th scope="row">
                <PowerMark power={power} /> {powerName(power, lang)}
              </th>
              <td class="num">{centers}</td>
              <td class="num">{number.format(drawSize)}</td>
              <td class="num">{number.format(squares)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="small muted">{text.scoresHelp}</p>
    </section>
  );
}
