import type { StoredEvent } from '@standoff/store';
import type { Channel } from '@standoff/table';

/** `table=12;seat:France=5`: how far somebody was told, as the id of an event in the stream. */
export function formatPosition(position: ReadonlyMap<Channel, number>): string {
  return [...position].map(([channel, seq]) => `${channel}=${seq}`).join(';');
}

/** Reads a position; what is not one is passed over. */
export function parsePosition(text: string): ReadonlyMap<string, number> {
  const position = new Map<string, number>();
  for (const part of text.slice(0, 2000).split(';')) {
    const match = /^([\w:]{1,60})=(\d{1,15})$/.exec(part);
    if (match?.[1] !== undefined) position.set(match[1], Number(match[2]));
  }
  return position;
}

/** Events as a server sends them; the id stands with the last, as only then all before it have come. */
export function formatEvents(events: readonly StoredEvent[], position: ReadonlyMap<Channel, number>): string {
  const last = events.length - 1;
  return events
    .map(({ at, event }, index) => {
      const id = index === last ? `id: ${formatPosition(position)}\n` : '';
      return `${id}event: ${event.kind}\ndata: ${JSON.stringify({ at, ...event })}\n\n`;
    })
    .join('');
}
