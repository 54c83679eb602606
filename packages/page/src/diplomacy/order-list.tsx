import { useSignal } from '@preact/signals';
import { type Power, provinceOf, STANDARD_MAP } from '@standoff/diplomacy';
import { powerName } from '@standoff/language';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { codes } from '../shell/settings.ts';
import { currentNode, powersOf } from '../state/document.ts';
import { setLines, setOrders } from '../state/edit.ts';
import { IDLE } from '../state/entry.ts';
import { type ReadLine, readText } from '../state/lines.ts';
import { readLineIn } from '../state/write.ts';
import { borrower, change, doc, entry, mayOrder, view } from './bench.ts';
import { type Issue, issuesOf, mended } from './issues.ts';
import { PowerHead } from './power-chip.tsx';
import { ghostOf, onceBegun, type Pinned, type Row, rowsOf } from './rows.ts';
import { BENCH } from './text.ts';

/** The line of a row written anew; an empty one goes. */
function writeRow(row: Row, text: string): number | undefined {
  const lines = currentNode(doc.value).orders[row.power] ?? [];
  if (row.index === undefined) {
    if (text.trim() === '') return undefined;
    change(setLines(doc.value, row.power, [...lines, text]), `type ${row.power} ${lines.length}`);
    return lines.length;
  }
  const next = lines.map((line, index) => (index === row.index ? text : line));
  change(setLines(doc.value, row.power, next), `type ${row.power} ${row.index}`);
  return row.index;
}

function dropEmpty(power: Power): void {
  const lines = currentNode(doc.value).orders[power] ?? [];
  const kept = lines.filter((line) => line.trim() !== '');
  if (kept.length < lines.length) change(setLines(doc.value, power, kept), 'tidy');
}

/** Several lines pasted into one: they go to whom they are for. */
function pasteLines(text: string, power: Power): void {
  const read = readText(text, view.value.state);
  const orders = { ...currentNode(doc.value).orders };
  for (const [owner, lines] of Object.entries(read.orders)) {
    const to = owner === '' ? power : owner;
    orders[to] = [...(orders[to] ?? []), ...lines];
  }
  change(setOrders(doc.value, orders));
}

interface RowProps {
  readonly row: Row;
  readonly issues: readonly Issue[];
  readonly pin: (pinned: Pinned | undefined) => void;
}

/** The text of a line with the words that were not understood underlined. */
function Told({ line, shown }: { readonly line: ReadLine; readonly shown: string }): JSX.Element {
  const [problem] = line.problems;
  if (problem === undefined || problem.endColumn <= problem.column) return <>{shown}</>;
  const from = problem.column - 1;
  const to = problem.endColumn - 1;
  return (
    <>
      {line.text.slice(0, from)}
      <i>{line.text.slice(from, to)}</i>
      {line.text.slice(to)}
    </>
  );
}

/** A row one types in. */
function OrderRow({ row, issues, pin }: RowProps): JSX.Element {
  const text = inLanguage(BENCH);
  const begun = useSignal<string | undefined>(undefined);
  const { line, unit, power, key } = row;
  // What is being typed stands as it is typed, in whatever letters.
  const shown = line === undefined || line.text === begun.value ? line?.text : readLineIn(line, codes.value);
  const value = shown ?? begun.value ?? '';
  const [issue] = issues;
  const at = unit === undefined ? undefined : provinceOf(unit.at);
  const isChosen = at !== undefined && entry.value.step !== 'idle' && entry.value.at === at;
  const ghost = ghostOf(row, codes.value);
  const noOrder = view.value.state.phase.kind === 'retreat' ? text.disbands : text.holds;
  const name = unit === undefined ? powerName(power, language.value) : `${powerName(power, language.value)}: ${ghost}`;
  const told = issues.map((one) => one.told).join(' ');
  return (
    <div class={`order ${line === undefined ? 'none' : ''} ${issue?.kind ?? ''} ${isChosen ? 'on' : ''}`}>
      <span class="field">
        <span class="shown" aria-hidden="true">
          {line !== undefined ? <Told line={line} shown={value} /> : (begun.value ?? ghost)}
        </span>
        <input
          value={value}
          data-row={`${power} ${key}`}
          aria-label={name}
          {...(told === '' ? {} : { 'aria-description': told })}
          aria-invalid={issue?.kind === 'unread' || issue?.kind === 'illegal' ? true : undefined}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          enterkeyhint="next"
          onFocus={() => {
            if (at !== undefined && view.value.state.phase.kind !== 'build') entry.value = { step: 'unit', at };
            if (line === undefined && unit !== undefined) begun.value = `${ghost} `;
            else if (row.index !== undefined) pin({ power, key, index: row.index });
          }}
          onBlur={() => {
            begun.value = undefined;
            pin(undefined);
            dropEmpty(power);
          }}
          onInput={(event) => {
            const typed = onceBegun(ghost, event.currentTarget.value);
            const index = writeRow(row, typed);
            if (index !== undefined) pin({ power, key, index });
            begun.value = typed;
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData?.getData('text/plain') ?? '';
            if (!/\n/.test(pasted.trim())) return;
            event.preventDefault();
            pasteLines(pasted, power);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              event.currentTarget.blur();
              entry.value = IDLE;
            }
            const step = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
            if (step === 0) return;
            event.preventDefault();
            const all = [...document.querySelectorAll<HTMLInputElement>('.order input')];
            all[all.indexOf(event.currentTarget) + step]?.focus();
          }}
        />
      </span>
      {line === undefined && begun.value === undefined && <span class="side">{noOrder}</span>}
      {line !== undefined &&
        issue?.kind === 'unread' &&
        issue.suggestions.slice(0, 2).map((suggestion) => (
          <button
            key={suggestion}
            type="button"
            class="suggestion"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => writeRow(row, mended(line, suggestion))}
          >
            {`${suggestion}?`}
          </button>
        ))}
      {line !== undefined && borrower.value !== undefined && (
        <button
          type="button"
          class="take-out"
          aria-label={`${text.remove}: ${value}`}
          onClick={() => {
            writeRow(row, '');
            dropEmpty(power);
          }}
        >
          <Icon name="close" />
        </button>
      )}
      {(issue?.kind === 'warn' || issue?.kind === 'illegal') && (
        <span class="side" title={told}>
          {issue.kind === 'illegal' ? text.short.illegal : <Icon name="warn" />}
        </span>
      )}
    </div>
  );
}

/** The orders of all powers, line by line: the same text that clicks write and keys write. */
export function OrderList(): JSX.Element {
  const text = inLanguage(BENCH);
  const now = view.value;
  const pinned = useSignal<Pinned | undefined>(undefined);
  const issues = issuesOf(now, language.value, codes.value);
  const powers = powersOf(now.state, now.node.orders).filter(mayOrder);
  const nobody = (now.node.orders[''] ?? []).length > 0 ? [''] : [];
  const ref = useRef<HTMLDivElement>(null);
  return (
    <div class="powers" ref={ref}>
      {[...powers, ...nobody].map((power) => {
        const rows = rowsOf(
          now,
          power,
          now.read.find((one) => one.power === power),
          pinned.value,
        );
        if (rows.length === 0) return null;
        const given = rows.filter((row) => (row.line?.given.length ?? 0) > 0).length;
        return (
          <section
            key={power}
            class="power-group"
            aria-label={power === '' ? text.nobody : text.forPower(powerName(power, language.value))}
          >
            {STANDARD_MAP.data.powers.includes(power) ? (
              <PowerHead power={power}>
                <span class="count">
                  {given}/{rows.length}
                </span>
              </PowerHead>
            ) : (
              <h3 class="power-head">{text.nobody}</h3>
            )}
            {rows.map((row) => (
              <OrderRow
                key={row.key}
                row={row}
                issues={row.line === undefined ? [] : (issues.get(row.line) ?? [])}
                pin={(pin) => {
                  pinned.value = pin;
                }}
              />
            ))}
          </section>
        );
      })}
    </div>
  );
}
