import { batch, type Signal, signal } from '@preact/signals';
import type { MessageView, NewsItem, TableAnswer, ThreadAnswer, TurnAnswer } from './answers.ts';
import { ask, type Refusal } from './ask.ts';

/** The table one looks at, and what the server has told of it. */
export const tableId: Signal<string> = signal('');
export const table: Signal<TableAnswer | undefined> = signal(undefined);
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
    turns.value = [];
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

/** The judged phases that are not here yet; after a step back all anew. */
async function newTurns(id: string, now: TableAnswer): Promise<readonly TurnAnswer[] | undefined> {
  const known = turns.value.length <= now.turn ? turns.value : [];
  if (known.length === now.turn) return known;
  const got = await ask<{ readonly turns: readonly TurnAnswer[] }>(
    'GET',
    `tables/${id}/turns?whole=yes&from=${known.length}`,
  );
  return got.ok ? [...known, ...got.value.turns] : undefined;
}

/** Fetches the table as it is now, with the phases that were judged since. */
export const refreshTable: () => Promise<void> = once(async () => {
  const id = tableId.value;
  const got = await ask<TableAnswer>('GET', `tables/${id}`);
  if (id !== tableId.value) return;
  if (!got.ok) {
    trouble.value = got.error;
    return;
  }
  const all = await newTurns(id, got.value);
  if (id !== tableId.value || all === undefined) return;
  batch(() => {
    trouble.value = undefined;
    turns.value = all;
    table.value = got.value;
  });
});

/** After phases were taken back or a board was corrected, what was kept of them is fetched anew. */
export function forgetTurns(): void {
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
