import {
  forgetTurns,
  live,
  messages,
  refreshNews,
  refreshTable,
  refreshThread,
  refreshThreads,
  table,
  tableId,
  trouble,
} from './held.ts';

/** Every kind of event a stream may bring. */
const KINDS = [
  'started',
  'phase',
  'clock',
  'paused',
  'resumed',
  'grace',
  'waiting',
  'missed',
  'disorder',
  'returned',
  'ready',
  'seat',
  'joined',
  'drawn',
  'votes',
  'rolled-back',
  'restored',
  'corrected',
  'entered',
  'ended',
  'proposal',
  'agreeing',
  'agreed',
  'refused',
  'orders',
  'remind',
  'own-ready',
  'own-vote',
] as const;

const AGAIN = 3000;
/** A stream says something by then: at its beginning, and then every 25 seconds. Else somebody on the way holds it back. */
const BEGINS = 8000;
const BEATS = 60_000;
/** So often what is new is asked for where no stream comes through. */
const ASKS = 10_000;

/** All that may have happened while nobody listened. */
async function catchUp(): Promise<void> {
  await Promise.all([
    refreshTable(),
    refreshThreads(),
    refreshNews(),
    ...Object.keys(messages.value).map((thread) => refreshThread(thread)),
  ]);
}

function threadIn(data: unknown): string | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const event: unknown = JSON.parse(data);
    return typeof event === 'object' && event !== null && 'thread' in event && typeof event.thread === 'string'
      ? event.thread
      : undefined;
  } catch {
    return undefined;
  }
}

function onMessage(event: MessageEvent): void {
  const thread = threadIn(event.data);
  void refreshThreads();
  if (thread !== undefined && messages.value[thread] !== undefined) void refreshThread(thread);
}

/** Asks for all that is new again and again while no stream is heard: from `silent` on until `heard`. */
function watch(id: string): {
  readonly heard: () => void;
  readonly silent: (after: number) => void;
  readonly stop: () => void;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const look = async (): Promise<void> => {
    await catchUp();
    if (over || tableId.value !== id) return;
    // The server answers: only its stream does not come through.
    if (trouble.value === undefined) live.value = true;
    silent(ASKS);
  };
  const silent = (after: number): void => {
    clearTimeout(timer);
    if (!over) timer = setTimeout(() => void look(), after);
  };
  return {
    heard: () => silent(BEATS),
    silent,
    stop: () => {
      over = true;
      clearTimeout(timer);
    },
  };
}

/**
 * Listens to a table until the returned function is called. A stream that breaks is taken up again by the browser where it
 * broke; one that was refused is opened anew. Either way everything is fetched once more, so that nothing is missed. Where
 * a proxy holds the stream back, what is new is asked for every few seconds.
 */
export function listen(id: string, onBack: () => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const silence = watch(id);
  const again = (): void => {
    clearTimeout(timer);
    timer = setTimeout(open, AGAIN);
  };
  const open = (): void => {
    if (over) return;
    source?.close();
    source = new EventSource(`/api/tables/${id}/events`);
    silence.silent(BEGINS);
    source.addEventListener('beat', silence.heard);
    source.addEventListener('hello', () => {
      silence.heard();
      const wasLost = !live.value;
      live.value = true;
      // What happened between the first answer and the stream is caught up with too.
      if (wasLost || table.value !== undefined) void catchUp();
      onBack();
    });
    source.onerror = () => {
      if (over || tableId.value !== id) return;
      live.value = false;
      if (source?.readyState === EventSource.CLOSED) again();
    };
    for (const kind of KINDS)
      source.addEventListener(kind, () => {
        silence.heard();
        if (kind === 'rolled-back' || kind === 'restored' || kind === 'corrected') forgetTurns();
        void refreshTable();
        if (!['orders', 'own-ready', 'own-vote', 'ready', 'agreeing'].includes(kind)) void refreshNews();
        // Who may write where changes with phases and seats.
        if (['phase', 'started', 'ended', 'seat'].includes(kind)) void refreshThreads();
      });
    source.addEventListener('message', (event) => {
      silence.heard();
      onMessage(event);
    });
    source.addEventListener('read', () => void refreshThreads());
  };
  const online = (): void => {
    if (!live.value) open();
  };
  addEventListener('online', online);
  open();
  return () => {
    over = true;
    silence.stop();
    clearTimeout(timer);
    removeEventListener('online', online);
    source?.close();
  };
}
