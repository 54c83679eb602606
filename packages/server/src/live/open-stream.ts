import { readTable } from '@standoff/store';
import { type Channel, channelsFor, type Table, type Viewer } from '@standoff/table';
import type { Ask } from '../api/ask.ts';
import { keyOf } from '../api/key.ts';
import { viewerAt } from '../api/viewer.ts';
import type { Listener } from './hub.ts';
import { formatEvents, formatPosition, parsePosition } from './stream.ts';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // No proxy may pack it, which it could only do with a whole piece in hand, nor hold it back.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;
/** So many pieces may wait for a slow listener; then it has to come again. */
const MOST_WAITING = 200;

/** Where a listener begins: where it left off, else now. */
function beginning(table: Table, channels: readonly Channel[], last: string | undefined): Map<Channel, number> {
  const told = last === undefined ? undefined : parsePosition(last);
  return new Map(
    channels.map((channel) => {
      const now = table.counters[channel] ?? 0;
      return [channel, Math.min(told?.get(channel) ?? now, now)];
    }),
  );
}

/** A stream of what happens at a table, for one viewer; it ends when the viewer may not look any more. */
export function openStream(ask: Ask, table: Table, viewer: Viewer): Response {
  const { site, c, key, address } = ask;
  // Who asks for the head only never reads, and would never be gone.
  if (c.req.method === 'HEAD') return new Response(null, { headers: HEADERS });
  const encoder = new TextEncoder();
  const position = beginning(table, channelsFor(table, viewer), c.req.header('last-event-id'));
  let stop = (): void => undefined;
  const stream = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        const write = (text: string): void => {
          if ((controller.desiredSize ?? 0) < -MOST_WAITING) listener.close();
          else controller.enqueue(encoder.encode(text));
        };
        let open = true;
        const listener: Listener = {
          tableId: table.id,
          key,
          address,
          position,
          // An event, not a comment: pages tell by it whether news reach them.
          beat: () => open && write('event: beat\ndata: {}\n\n'),
          send: (events, at) => open && write(formatEvents(events, at)),
          renew: async () => {
            const found = await keyOf(c, site);
            const current = await readTable(site.store, table.id);
            if (current === undefined) return undefined;
            const channels = channelsFor(current, await viewerAt({ site, key: found }, table.id));
            return channels.length === 0 ? undefined : channels;
          },
          close: () => {
            if (!open) return;
            stop();
            controller.close();
          },
        };
        write(`retry: 2000\nid: ${formatPosition(position)}\nevent: hello\ndata: {}\n\n`);
        const remove = site.hub.add(listener);
        stop = () => {
          open = false;
          remove();
        };
      },
      cancel: () => stop(),
    },
    { highWaterMark: 16 },
  );
  return new Response(stream, { headers: HEADERS });
}
