import type { JSX } from 'preact';
import { inLanguage } from '../shell/language.ts';
import { side } from './bench.ts';
import { BENCH } from './text.ts';

/** The old board with its verdicts, or the new one. */
export function Sides(): JSX.Element {
  const bench = inLanguage(BENCH);
  return (
    <div class="segments" role="group">
      {(['verdicts', 'next'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={side.value === one}
          onClick={() => {
            side.value = one;
          }}
        >
          {one === 'next' ? bench.newBoard : bench.verdicts}
        </button>
      ))}
    </div>
  );
}
