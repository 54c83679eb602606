import { batch, type Signal, signal } from '@preact/signals';
import { place } from '../shell/router.ts';
import type { MessageView, NewsItem, TableAnswer, ThreadAnswer, TurnAnswer, TurnLine } from './answers.ts';
import { ask, type Refusal } from './ask.ts';

/** The table one looks at, and what the server has told of it. */
export const tableId: Signal<string> = signal('');
export const table: Signal<TableAnswer | undefined> = signal(undefined);
/** All judged phases, and those of them that were looked at with boards and orders: a long game is not fetched whole. */
export const turnLines: Signal<readonly TurnLine[]> = signal([]);
export const turns: Signal<readonly TurnAnswer[]> = signal([]);
export const threads: Signal<readonly ThreadAnswer[]> = signal([]);
export const messages: Signal<Readonly<Record<string, readonly MessageView[]>>> = signal({});
export const news: Signal<readonly NewsItem[]> = signal([]);
/** Why there is no table to be seen. */
export const trouble: Signal<Refusal | undefined> = signal(undefined);
/** Whether news come as they happen. */
export const live: Signal<boolean> = signal(true);

/** Forgets a table that was left. */
export function forget(id: string): void {
  batch(() => {
    tableId.value = id;
    table.value = undefined;
    forgetTurns();
    threads.value = [];
    messages.value = {};
    news.value = [];
    trouble.value = undefined;
    live.value = true;
  });
}

/** Runs a piece of work once at a time; asked for meanwhile, it runs once more. */
function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;
  const run = async (): Promise<void> => {
    do {
      again = false;
      await work();
    } while (again);
    running = undefined;
  };
  return () => {
    if (running === undefined) running = run();
    else again = true;
    return running;
  };
}

/** The list of judged phases with those that are new; after a step back all anew. */
async function newLines(id: string, now: TableAnswer): Promise<readonly TurnLine[] | undefined> {
  const known = turnLines.value.length <= now.turn ? turnLines.value : [];
  if (known.length === now.turn) return known;
  const got = await ask<{ readonly turns: readonly TurnLine[] }>('GET', `tables/${id}/turns?from=${known.length}`);
  // A phase may have been judged since the table was asked for; it is looked at with the table after it.
  return got.ok ? [...known, ...got.value.turns].slice(0, now.turn) : undefined;
}

/** Of some judged phases those that are not here yet. */
function missing(wanted: readonly number[]): readonly number[] {
  return wanted.filter((turn) => turn >= 0 && !turns.value.some((known) => known.turn === turn));
}

/** Puts phases among those that are here, in their place. */
function withTurns(more: readonly TurnAnswer[]): readonly TurnAnswer[] {
  const byNumber = new Map([...turns.value, ...more].map((one) => [one.turn, one] as const));
  return [...byNumber.values()].sort((a, b) => a.turn - b.turn);
}

async function fetchTurns(id: string, wanted: readonly number[]): Promise<readonly TurnAnswer[] | undefined> {
  const got = await Promise.all(missing(wanted).map((turn) => ask<TurnAnswer>('GET', `tables/${id}/turns/${turn}`)));
  return got.every((one) => one.ok) ? got.flatMap((one) => (one.ok ? [one.value] : [])) : undefined;
}

/** Fetches a judged phase with its boards and orders, unless it is here; `false` if it could not be had. */
export async function needTurn(turn: number): Promise<boolean> {
  const id = tableId.value;
  const got = await fetchTurns(id, [turn]);
  if (got === undefined || id !== tableId.value) return false;
  if (got.length > 0) turns.value = withTurns(got);
  return true;
}

/** Fetches every judged phase, for a copy of the whole game; `false` if they could not be had. */
export async function needAllTurns(): Promise<boolean> {
  const id = tableId.value;
  const [first] = missing(turnLines.value.map(({ turn }) => turn));
  if (first === undefined) return true;
  const got = await ask<{ readonly turns: readonly TurnAnswer[] }>('GET', `tables/${id}/turns?whole=yes&from=${first}`);
  if (!got.ok || id !== tableId.value) return false;
  turns.value = withTurns(got.value.turns);
  return true;
}

/** The phase that the address names, which has to be here before the table is laid. */
function addressed(lines: readonly TurnLine[]): number {
  const phase = place.value.path.split('/')[3];
  return lines.findLast((line) => line.phase === phase)?.turn ?? -1;
}

/** Fetches the table as it is now, the list of its phases, the last of them, and the one that is looked at. */
export const refreshTable: () => Promise<void> = once(async () => {
  const id = tableId.value;
  const got = await ask<TableAnswer>('GET', `tables/${id}`);
  if (id !== tableId.value) return;
  if (!got.ok) {
    trouble.value = got.error;
    return;
  }
  const lines = await newLines(id, got.value);
  const more = lines === undefined ? undefined : await fetchTurns(id, [got.value.turn - 1, addressed(lines)]);
  if (id !== tableId.value || lines === undefined || more === undefined) return;
  batch(() => {
    trouble.value = undefined;
    turnLines.value = lines;
    turns.value = withTurns(more).filter(({ turn }) => turn < got.value.turn);
    table.value = got.value;
  });
});

/** After phases were taken back or a board was corrected, what was kept of them is fetched anew. */
export function forgetTurns(): void {
  turnLines.value = [];
  turns.value = [];
}

export const refreshNews: () => Promise<void> = once(async () => {
  const id = tableId.value;
  const got = await ask<{ readonly news: readonly NewsItem[] }>('GET', `tables/${id}/news`);
  if (got.ok && id === tableId.value) news.value = got.value.news;
});

export const refreshThreads: () => Promise<void> = once(async () => {
  const id = tableId.value;
  const got = await ask<{ readonly threads: readonly ThreadAnswer[] }>('GET', `tables/${id}/threads`);
  if (got.ok && id === tableId.value) threads.value = got.value.threads;
});

const loading = new Map<string, Promise<void>>();

async function loadMore(thread: string): Promise<void> {
  const id = tableId.value;
  for (;;) {
    const known = messages.value[thread] ?? [];
    const after = known.at(-1)?.n ?? 0;
    const got = await ask<{ readonly messages: readonly MessageView[] }>(
      'GET',
      `tables/${id}/threads/${encodeURIComponent(thread)}?after=${after}`,
    );
    if (!got.ok || id !== tableId.value) return;
    addMessages(thread, got.value.messages);
    if (got.value.messages.length < 200) return;
  }
}

/** Fetches the messages of a thread that came since. */
export function refreshThread(thread: string): Promise<void> {
  const before = loading.get(thread) ?? Promise.resolve();
  const next = before.then(() => loadMore(thread));
  loading.set(thread, next);
  return next;
}

/** Puts messages into their thread, each once and in its place. */
export function addMessages(thread: string, more: readonly MessageView[]): void {
  const byNumber = new Map(
    [...(messages.value[thread] ?? []), ...more].map((message) => [message.n, message] as const),
  );
  const sorted = [...byNumber.values()].sort((a, b) => a.n - b.n);
  messages.value = { ...messages.value, [thread]: sorted };
}

/** Changes what is known of the table without asking: what the server has just answered. */
export function put(next: TableAnswer): void {
  table.value = next;
}
