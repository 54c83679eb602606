import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { inLanguage, language } from '../shell/language.ts';
import { codes } from '../shell/settings.ts';
import { readText } from '../state/lines.ts';
import { linesIn, ordersText } from '../state/write.ts';
import { doc, view, writeOrders } from './bench.ts';
import { ProblemList } from './problems.tsx';
import { BENCH } from './text.ts';

/** All orders as one text. What is typed is kept as it is; the board and the list follow it. */
export function TextTab(): JSX.Element {
  const text = inLanguage(BENCH);
  const typed = useSignal<{ readonly text: string; readonly for: number } | undefined>(undefined);
  const now = view.value;
  const written = ordersText(linesIn(now.read, codes.value), language.value);
  const value = typed.value !== undefined && typed.value.for === doc.value.current ? typed.value.text : written;
  const read = readText(value, now.state);
  return (
    <div class="text-tab">
      <p class="small muted" id="text-help">
        {text.readBelow}
      </p>
      <textarea
        class="orders-text"
        aria-label={text.orders}
        aria-describedby="text-help"
        spellcheck={false}
        value={value}
        onInput={(event) => {
          const next = event.currentTarget.value;
          typed.value = { text: next, for: doc.value.current };
          writeOrders(readText(next, now.state).orders, 'text');
        }}
        onBlur={() => {
          typed.value = undefined;
        }}
      />
      <ProblemList problems={read.problems} notices={[]} />
    </div>
  );
}
