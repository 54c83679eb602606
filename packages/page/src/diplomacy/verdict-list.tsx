import { type Power, provinceOf } from '@standoff/diplomacy';
import { isMarked } from '@standoff/language';
import type { JSX } from 'preact';
import { inLanguage } from '../shell/language.ts';
import { codes } from '../shell/settings.ts';
import { powersOf } from '../state/document.ts';
import { type Judged, type ShortVerdict, shortVerdict, verdictsOf } from '../state/verdict.ts';
import { shortOrder, shortUnit } from '../state/write.ts';
import { chosen, deciding, view } from './bench.ts';
import { decidersNow } from './decides.ts';
import { PowerHead } from './power-chip.tsx';
import { BENCH, type BenchText } from './text.ts';

/** `1 : 1` with thin spaces, or a word. */
export function shortText(short: ShortVerdict, text: BenchText): string {
  if (short.kind === 'none') return '';
  return short.kind === 'word' ? text.short[short.word] : `${short.strength}\u2009:\u2009${short.against}`;
}

export function powerOf(judged: Judged): Power {
  return judged.kind === 'order' ? judged.judged.power : judged.judged.unit.power;
}

/** The order in codes; a unit without one alone. */
export function lineOf(judged: Judged): string {
  return judged.kind === 'order'
    ? shortOrder(judged.judged.order, codes.value)
    : shortUnit(judged.judged.unit, codes.value);
}

/** All verdicts by power, failed orders underlined. Each opens its reason. */
export function VerdictList(): JSX.Element {
  const text = inLanguage(BENCH);
  const now = view.value;
  const verdicts = verdictsOf(now.result);
  const related = new Set(decidersNow());
  const places = new Map(now.state.units.map((unit, index) => [provinceOf(unit.at), index] as const));
  const byUnit = (a: readonly [Judged, number], b: readonly [Judged, number]): number =>
    (places.get(a[0].at ?? '') ?? 99) - (places.get(b[0].at ?? '') ?? 99);
  return (
    <div class="powers verdicts">
      {[...powersOf(now.state, now.node.orders), ''].map((power) => {
        const own = verdicts.map((one, index) => [one, index] as const).filter(([one]) => powerOf(one) === power);
        if (own.length === 0) return null;
        return (
          <section key={power} class="power-group">
            {power === '' ? <h3 class="power-head">{text.nobody}</h3> : <PowerHead power={power} />}
            <ul>
              {own.sort(byUnit).map(([one, index]) => {
                const marked = isMarked(one.judged.result);
                const isChosen = chosen.value === index;
                return (
                  <li key={index}>
                    <button
                      type="button"
                      class={`verdict ${marked ? 'failed' : ''} ${isChosen ? 'on' : ''} ${one.at !== undefined && related.has(one.at) ? 'related' : ''}`}
                      aria-pressed={isChosen}
                      data-verdict={one.at ?? 'waive'}
                      onClick={() => {
                        chosen.value = isChosen ? undefined : index;
                        if (isChosen) deciding.value = false;
                      }}
                      onFocus={(event) => {
                        if (event.currentTarget.matches(':focus-visible')) chosen.value = index;
                      }}
                    >
                      <span class="words">{lineOf(one)}</span>
                      {one.kind === 'unordered' && <span class="side quiet">{text.noOrder}</span>}
                      <span class="side">{shortText(shortVerdict(one.judged), text)}</span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
