import { useSignal } from '@preact/signals';
import type { Power } from '@standoff/diplomacy';
import { powerName } from '@standoff/language';
import type { JSX } from 'preact';
import { doc, tab, view, writeOrders } from '../diplomacy/bench.ts';
import { BuildPanel } from '../diplomacy/builds.tsx';
import { OrderList } from '../diplomacy/order-list.tsx';
import { ProblemList } from '../diplomacy/problems.tsx';
import { RetreatPanel } from '../diplomacy/retreats.tsx';
import { Icon } from '../icons/icon.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { codes, narrow } from '../shell/settings.ts';
import { type OrderLines, readText } from '../state/lines.ts';
import { lineIn, linesIn, ordersText } from '../state/write.ts';
import type { TableAnswer } from './answers.ts';
import { refusal } from './save.ts';
import { SavedMark } from './saved-mark.tsx';
import { openPowers } from './stage.ts';
import { TABLE } from './text.ts';

/** Of lines by power one's own; what could not be read stays with them, so that nothing written is lost. */
function ownOf(orders: OrderLines, powers: readonly Power[]): OrderLines {
  const own = powers.map((power, index): readonly [Power, readonly string[]] => [
    power,
    [...(orders[power] ?? []), ...(index === 0 ? (orders[''] ?? []) : [])],
  ]);
  return Object.fromEntries(own.filter(([, lines]) => lines.length > 0));
}

/** One's orders as one text, as they came to mind; orders for others than one's own are not taken. */
function TextEntry({ powers }: { readonly powers: readonly Power[] }): JSX.Element {
  const text = inLanguage(TABLE);
  const typed = useSignal<{ readonly text: string; readonly for: number } | undefined>(undefined);
  const now = view.value;
  const [only] = powers.length === 1 ? powers : [];
  const orders = linesIn(now.read, codes.value);
  const lines = only === undefined ? [] : (orders[only] ?? []);
  const written = only === undefined ? ordersText(orders, language.value) : lines.join('\n').replace(/ – /g, ' - ');
  const value = typed.value !== undefined && typed.value.for === doc.value.current ? typed.value.text : written;
  const read = readText(value, now.state, only);
  const foreign = Object.keys(read.orders).filter((power) => power !== '' && !powers.includes(power));
  return (
    <div class="text-entry">
      <p class="small muted" id="entry-help">
        {text.textHelp}
      </p>
      <textarea
        class="orders-text"
        rows={8}
        aria-label={text.yourOrders}
        aria-describedby="entry-help"
        spellcheck={false}
        value={value}
        onInput={(event) => {
          const next = event.currentTarget.value;
          typed.value = { text: next, for: doc.value.current };
          writeOrders(ownOf(readText(next, now.state, only).orders, powers), 'text');
        }}
        onBlur={() => {
          typed.value = undefined;
        }}
      />
      {foreign.length > 0 && (
        <p class="small warn-text" role="status">
          {text.notYours(foreign.map((power) => powerName(power, language.value)).join(', '))}
        </p>
      )}
      <ProblemList problems={read.problems} notices={read.notices} />
    </div>
  );
}

/** One's own orders of the phase now played: as a list, as cards of retreats and builds, or as text. */
export function OwnOrders(props: { readonly now: TableAnswer; readonly openLog: () => void }): JSX.Element {
  const text = inLanguage(TABLE);
  const { now } = props;
  const open = openPowers();
  const asText = tab.value === 'text';
  const { kind } = now.state.phase;
  const unread = view.value.read.reduce(
    (sum, { lines }) => sum + lines.filter((line) => line.problems.length > 0).length,
    0,
  );
  const must = now.own.some((one) => one.mustOrder);
  return (
    <section class="own-orders" aria-label={text.yourOrders}>
      <div class="row section-head">
        <h3>{text.yourOrders}</h3>
        {must && <SavedMark now={now} />}
        <span class="grow" />
        {open.length > 0 && (
          <button
            type="button"
            class="btn ghost small"
            onClick={() => {
              tab.value = asText ? 'orders' : 'text';
            }}
          >
            {asText ? text.asList : text.asText}
          </button>
        )}
        <button type="button" class="btn ghost small" aria-label={text.log} onClick={props.openLog}>
          {narrow.value ? <Icon name="book" /> : text.logShort}
        </button>
      </div>
      {refusal.value !== undefined && (
        <p class="small bad-text section-note" role="alert">
          {refusal.value.message === '' || refusal.value.late ? text.tooLate : refusal.value.message}
        </p>
      )}
      {unread > 0 && <p class="small warn-text section-note">{text.notRead(unread)}</p>}
      {!must && <p class="small muted section-note">{text.nothingToOrder}</p>}
      {must && open.length === 0 && <p class="small muted section-note">{text.locked}</p>}
      {open.length > 0 &&
        (asText ? (
          <TextEntry powers={open} />
        ) : kind === 'retreat' ? (
          <RetreatPanel />
        ) : kind === 'build' ? (
          <BuildPanel />
        ) : (
          <OrderList />
        ))}
      {must && open.length === 0 && (
        <ul class="locked-orders num">
          {now.own.flatMap(({ power, saved }) =>
            (saved?.orders ?? []).map((one, index) => (
              <li key={`${power} ${index}`}>{lineIn(one.text, [one.order], codes.value)}</li>
            )),
          )}
        </ul>
      )}
    </section>
  );
}
