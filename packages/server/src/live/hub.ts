import { eventsSince, type Key, keysThere, type Store, type StoredEvent, type Told, versionsOf } from '@standoff/store';
import type { Channel } from '@standoff/table';
import { errorFacts, type Log } from '../log.ts';

/** Somebody who listens to a table. */
export interface Listener {
  readonly tableId: string;
  /** By what it listens, and from where. */
  readonly key: Key | undefined;
  readonly address: string;
  /** How far each channel has been told; the keys are the channels that may be heard. */
  position: Map<Channel, number>;
  readonly send: (events: readonly StoredEvent[], position: ReadonlyMap<Channel, number>) => void;
  /** Shows that the line is still there. */
  readonly beat: () => void;
  /** Looks anew who listens: a seat may have changed hands. `undefined` ends the listening. */
  readonly renew: () => Promise<readonly Channel[] | undefined>;
  readonly close: () => void;
}

/** Brings events to listeners: at once those of this process, and at the next look those of others. */
export interface Hub {
  readonly add: (listener: Listener) => () => void;
  /** Hears that a table was changed. */
  readonly touch: (told: Told) => void;
  /** Looks for changes that other processes made. */
  readonly poll: () => Promise<void>;
  /** To be called every second: shows every listener now and then that the line is there, if their key still opens it. */
  readonly beat: () => Promise<void>;
  /** How many listen, of all or from one address. */
  readonly count: (address?: string) => number;
  /** Ends the listening by a key that opens nothing any more, or by all keys of an account. */
  readonly endOf: (key: Partial<Key>) => void;
  readonly close: () => void;
}

interface Room {
  readonly listeners: Set<Listener>;
  /** All that happened up to this version of the table was told to everybody here. */
  version: number;
  busy: boolean;
  again: boolean;
}

/** After these a viewer may be somebody else. */
const RENEWING = ['seat', 'chair', 'drawn', 'ended', 'rolled-back', 'started'];

async function renewAll(listeners: Iterable<Listener>): Promise<void> {
  for (const listener of listeners) {
    const channels = await listener.renew();
    if (channels === undefined) listener.close();
    else listener.position = new Map(channels.map((channel) => [channel, listener.position.get(channel) ?? 0]));
  }
}

/** What of some events a listener has not been told. */
function newsFor({ position }: Listener, found: ReadonlyMap<Channel, readonly StoredEvent[]>): readonly StoredEvent[] {
  return [...position].flatMap(([channel, at]) => (found.get(channel) ?? []).filter(({ seq }) => seq > at));
}

function tellAll(listeners: Iterable<Listener>, found: ReadonlyMap<Channel, readonly StoredEvent[]>): void {
  for (const listener of listeners) {
    const news = newsFor(listener, found);
    if (news.length === 0) continue;
    for (const { channel, seq } of news) listener.position.set(channel, seq);
    listener.send(news, listener.position);
  }
}

function byChannel(events: readonly StoredEvent[]): ReadonlyMap<Channel, readonly StoredEvent[]> {
  const found = new Map<Channel, StoredEvent[]>();
  for (const one of events) {
    const before = found.get(one.channel);
    if (before === undefined) found.set(one.channel, [one]);
    else before.push(one);
  }
  return found;
}

/** Reads what is new and tells it; gives whether there may be more. */
async function flush(store: Store, tableId: string, room: Room): Promise<boolean> {
  // Who comes meanwhile may have to be told what was before, and waits for the next look.
  const listeners = [...room.listeners];
  const from = new Map<Channel, number>();
  for (const { position } of listeners)
    for (const [channel, at] of position) from.set(channel, Math.min(at, from.get(channel) ?? at));
  const { version, events, more } = await eventsSince(store, tableId, from);
  const renewed = events.some(({ event }) => RENEWING.includes(event.kind));
  if (renewed) await renewAll(listeners);
  tellAll(listeners, byChannel(events));
  if (!more && !renewed) room.version = version;
  return more || renewed;
}

/** Tells what this process has just written without reading it again; gives whether that could be all there was to tell. */
function pass(room: Room, { version, events }: Told): boolean {
  if (version === undefined || events === undefined || room.busy || room.version !== version - 1) return false;
  if (events.some(({ event }) => RENEWING.includes(event.kind))) return false;
  tellAll(room.listeners, byChannel(events));
  room.version = version;
  return true;
}

/** So many seconds are between two beats of a line. */
const BEAT = 25;

/** Ends the listening of those whose keys another process has ended. */
async function endLost(store: Store, listeners: readonly Listener[], now: number): Promise<void> {
  const known = await keysThere(store, new Set(listeners.flatMap(({ key }) => key?.hash ?? [])), now);
  for (const { key, close } of listeners) if (key !== undefined && !known.has(key.hash)) close();
}

export function newHub(store: Store, log: Log, now: () => number): Hub {
  const rooms = new Map<string, Room>();
  /** In which second each began to listen. */
  const since = new Map<Listener, number>();
  let second = 0;

  const run = async (tableId: string, room: Room): Promise<void> => {
    if (room.busy) {
      room.again = true;
      return;
    }
    room.busy = true;
    do {
      room.again = false;
      try {
        if (await flush(store, tableId, room)) room.again = true;
      } catch (error) {
        // What could not be read is read at the next look.
        room.version = -1;
        log('warn', 'live-failed', errorFacts(error));
      }
    } while (room.again);
    room.busy = false;
  };

  const touch = (told: Told): void => {
    const room = rooms.get(told.tableId);
    if (room === undefined || (told.version !== undefined && room.version >= told.version)) return;
    if (!pass(room, told)) void run(told.tableId, room);
  };

  return {
    add: (listener) => {
      const room = rooms.get(listener.tableId) ?? { listeners: new Set(), version: -1, busy: false, again: false };
      rooms.set(listener.tableId, room);
      room.listeners.add(listener);
      since.set(listener, second);
      // What happened since it was last told comes at once.
      void run(listener.tableId, room);
      return () => {
        since.delete(listener);
        room.listeners.delete(listener);
        if (room.listeners.size === 0) rooms.delete(listener.tableId);
      };
    },
    touch,
    poll: async () => {
      const versions = await versionsOf(store, [...rooms.keys()]);
      for (const [tableId, version] of versions) {
        const room = rooms.get(tableId);
        if (room !== undefined && room.version !== version) await run(tableId, room);
      }
    },
    beat: async () => {
      second += 1;
      const due = [...since].filter(([, from]) => (second - from) % BEAT === 0).map(([listener]) => listener);
      for (const { beat } of due) beat();
      await endLost(store, due, now());
    },
    count: (address) => {
      let count = 0;
      for (const { listeners } of rooms.values()) {
        if (address === undefined) count += listeners.size;
        else for (const listener of listeners) if (listener.address === address) count += 1;
      }
      return count;
    },
    endOf: ({ hash, accountId }) => {
      for (const { listeners } of rooms.values())
        for (const { key, close } of [...listeners]) {
          const ends = accountId === undefined ? key?.hash === hash : key?.accountId === accountId;
          if (key !== undefined && ends) close();
        }
    },
    close: () => {
      for (const room of rooms.values()) for (const listener of room.listeners) listener.close();
      rooms.clear();
    },
  };
}
