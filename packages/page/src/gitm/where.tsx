import { tacEntryReport } from '@standoff/language';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { inLanguage, language } from '../shell/language.ts';
import { doing, phase, picked } from './bench.ts';
import { entries } from './point.ts';
import { Sentence } from './sentence.tsx';
import { GITM } from './text.ts';
import { entrySentences } from './told.ts';

/** Where the picked unit may go, in sentences. */
export function WherePanel(): JSX.Element | null {
  const text = inLanguage(GITM);
  const card = useRef<HTMLElement>(null);
  const unit = picked.value;
  useEffect(() => card.current?.scrollIntoView({ block: 'nearest' }), [unit, doing.value]);
  if (unit === undefined || doing.value !== 'where' || entries.value.length === 0) return null;
  const lines = tacEntryReport(phase.value, unit, entries.value, language.value);
  const [title] = lines;
  return (
    <section ref={card} class="where-card" aria-label={title?.text}>
      <h2 class="sub">
        <Sentence text={title?.text} />
      </h2>
      <ul>
        {entrySentences(lines).map((line) => (
          <li key={line.text} class={line.kind === 'failed' ? 'bad-text' : ''}>
            <Sentence text={line.text} />
          </li>
        ))}
      </ul>
      <p class="tiny muted">{text.legend}</p>
    </section>
  );
}
