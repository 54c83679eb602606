import { type Signal, signal } from '@preact/signals';
import type { Power } from '@standoff/diplomacy';
import { isList, isObject } from '@standoff/language';
import { dropValue, keepValue, keptValue } from '../keep/store.ts';
import type { OrderLines } from '../state/lines.ts';
import type { SavedAnswer } from './answers.ts';
import { ask } from './ask.ts';
import { refreshTable, table, tableId } from './held.ts';
import { savedLines } from './lay.ts';

/** How far the orders one sees are with the server. */
export type Saving = 'saved' | 'sending' | 'lost' | 'refused';
export const saving: Signal<Saving> = signal('saved');
/** Why orders were refused; with `late` the phase was over. */
export const refusal: Signal<{ readonly message: string; readonly late: boolean } | undefined> = signal(undefined);

/** Lines that the server has not said yes to, of one phase. */
interface Unsent {
  readonly turn: number;
  readonly lines: OrderLines;
}

const unsent: Signal<Unsent | undefined> = signal(undefined);

/** Lines in the writer's own words, with the time at which the server took them: they stand until somebody else saves others. */
let written: {
  readonly turn: number;
  readonly by: Readonly<Record<Power, { readonly at: number; readonly lines: readonly string[] }>>;
} = {
  turn: -1,
  by: {},
};

const SOON = 250;
const AGAIN = 3000;
let timer: ReturnType<typeof setTimeout> | undefined;
let sending: Promise<void> | undefined;

function keptName(id: string): string {
  return `table/${id}/unsent`;
}

function isLines(value: unknown): value is readonly string[] {
  return isList(value) && value.every((line) => typeof line === 'string');
}

/** Lines that were kept in this browser when the page was closed before the server had them. */
function keptUnsent(id: string): Unsent | undefined {
  const kept = keptValue(keptName(id));
  if (!isObject(kept) || typeof kept.turn !== 'number' || !isObject(kept.lines)) return undefined;
  const lines = Object.entries(kept.lines).flatMap(([power, list]): readonly [string, readonly string[]][] =>
    isLines(list) ? [[power, list]] : [],
  );
  return { turn: kept.turn, lines: Object.fromEntries(lines) };
}

/** The lines one sees of one's own: those on the way, else those the server has. */
export function ownLines(): OrderLines {
  const now = table.value;
  if (now === undefined) return {};
  const waiting = unsent.value;
  const words = written.turn === now.turn ? written.by : {};
  const mine = now.own.flatMap(({ power, saved }): readonly [Power, readonly string[]][] => {
    const own = words[power];
    return own !== undefined && own.at === saved?.at ? [[power, own.lines]] : [];
  });
  return { ...savedLines(now), ...Object.fromEntries(mine), ...(waiting?.turn === now.turn ? waiting.lines : {}) };
}

function clear(power: Power, sent: readonly string[]): void {
  const waiting = unsent.value;
  if (waiting === undefined) return;
  const { [power]: now, ...rest } = waiting.lines;
  // What was changed again meanwhile is still to be sent.
  if (now !== undefined && now !== sent) return;
  unsent.value = Object.keys(rest).length === 0 ? undefined : { ...waiting, lines: rest };
  if (unsent.value === undefined) dropValue(keptName(tableId.value));
  else keepValue(keptName(tableId.value), unsent.value);
}

function drop(late: boolean, message: string): void {
  unsent.value = undefined;
  dropValue(keptName(tableId.value));
  refusal.value = { message, late };
  saving.value = 'refused';
}

/** Sends the lines of one power; `false` if the server was not reached or said no. */
async function send(power: Power, waiting: Unsent, lines: readonly string[]): Promise<boolean> {
  const id = tableId.value;
  const text = lines.filter((line) => line.trim() !== '').join('\n');
  const got = await ask<SavedAnswer>('PUT', `tables/${id}/orders`, { power, text, turn: waiting.turn });
  if (id !== tableId.value) return false;
  if (got.ok) {
    const now = table.value;
    const { saved } = got.value;
    if (saved !== undefined) {
      const others = written.turn === waiting.turn ? written.by : {};
      written = { turn: waiting.turn, by: { ...others, [power]: { at: saved.at, lines } } };
    }
    if (now !== undefined && now.turn === waiting.turn && saved !== undefined)
      table.value = { ...now, own: now.own.map((one) => (one.power === power ? { ...one, saved } : one)) };
    clear(power, lines);
    return true;
  }
  if (got.error.lost || got.error.code === 'request/too-many') {
    saving.value = 'lost';
    timer = setTimeout(flush, AGAIN);
    return false;
  }
  drop(got.error.code === 'orders/locked', got.error.message);
  await refreshTable();
  return false;
}

async function sendAll(): Promise<void> {
  for (let waiting = unsent.value; waiting !== undefined; waiting = unsent.value) {
    const now = table.value;
    if (now !== undefined && now.turn !== waiting.turn) {
      drop(true, '');
      return;
    }
    const [first] = Object.entries(waiting.lines);
    if (first === undefined) break;
    saving.value = 'sending';
    if (!(await send(first[0], waiting, first[1]))) return;
  }
  saving.value = 'saved';
}

/** Sends at once what waits. */
export function flush(): Promise<void> {
  clearTimeout(timer);
  if (unsent.value === undefined) return sending ?? Promise.resolve();
  sending = (sending ?? Promise.resolve()).then(sendAll);
  return sending;
}

/** Takes lines that were changed; they are kept here at once and sent in a moment. */
export function write(lines: OrderLines): void {
  const now = table.value;
  if (now === undefined) return;
  const before = ownLines();
  const changed = now.own.flatMap(({ power }): readonly [Power, readonly string[]][] => {
    const next = lines[power] ?? [];
    return JSON.stringify(next) === JSON.stringify(before[power] ?? []) ? [] : [[power, next]];
  });
  if (changed.length === 0) return;
  const kept = unsent.value?.turn === now.turn ? unsent.value.lines : {};
  unsent.value = { turn: now.turn, lines: { ...kept, ...Object.fromEntries(changed) } };
  keepValue(keptName(tableId.value), unsent.value);
  refusal.value = undefined;
  saving.value = 'sending';
  clearTimeout(timer);
  timer = setTimeout(flush, SOON);
}

/** Begins with a table: what was left unsent the last time goes first. */
export function beginSaving(id: string): void {
  clearTimeout(timer);
  sending = undefined;
  written = { turn: -1, by: {} };
  refusal.value = undefined;
  unsent.value = keptUnsent(id);
  saving.value = unsent.value === undefined ? 'saved' : 'sending';
}
