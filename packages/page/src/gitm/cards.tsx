import './gitm.css';
import type { JSX } from 'preact';
import { WhenSeen } from '../gallery/when-seen.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { CASE_DATA } from './case-data.ts';
import { phaseOfCase } from './cases.ts';
import { GITM } from './text.ts';
import { TacThumbnail } from './thumbnail.tsx';

/** The cases of the tac phase as cards that open them, for the gallery of all positions. */
export function TacCards(): JSX.Element {
  const text = inLanguage(GITM);
  return (
    <>
      <h2>{text.title}</h2>
      <div class="position-cards">
        {CASE_DATA.map((one) => (
          <a key={one.id} class="position-card" href={`/gitm#c=${one.id}`} data-within>
            <div class="picture tac-picture">
              <WhenSeen>
                <TacThumbnail of={phaseOfCase(one, language.value)} />
              </WhenSeen>
            </div>
            <div class="words">
              <b>{inLanguage(one.title)}</b>
            </div>
          </a>
        ))}
      </div>
    </>
  );
}
