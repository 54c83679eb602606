import { createSocket } from 'node:dgram';
import { isIP } from 'node:net';

/** A name server of this machine. */
export interface NameServer {
  readonly address: string;
  /** How often each name was asked for, by IPv4 and IPv6 together. */
  readonly asked: ReadonlyMap<string, number>;
  /** Says nothing from now on, until it is let speak: then it answers all it was asked. */
  readonly hold: () => void;
  readonly speak: () => void;
  readonly stop: () => Promise<void>;
}

/** The bytes of an IP address. */
function bytesOf(address: string): Buffer {
  if (isIP(address) === 4) return Buffer.from(address.split('.').map(Number));
  // As a host of a URL it is written in one way only.
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const start = groups(before);
  const end = groups(after ?? '');
  const middle = Array<string>(8 - start.length - end.length).fill('0');
  return Buffer.concat([...start, ...middle, ...end].map((group) => Buffer.from(group.padStart(4, '0'), 'hex')));
}

const ADDRESS = 1;
const ADDRESS_6 = 28;

/** Answers with what `addresses` gives for a name; nothing may be remembered of it. An empty list says there is none. */
export async function nameServer(addresses: (name: string) => readonly string[]): Promise<NameServer> {
  const asked = new Map<string, number>();
  let held: (() => void)[] | undefined;
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const labels: string[] = [];
    let at = 12;
    for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
      labels.push(query.subarray(at + 1, at + 1 + length).toString());
      at += 1 + length;
    }
    const name = labels.join('.');
    const type = query.readUInt16BE(at + 1);
    asked.set(name, (asked.get(name) ?? 0) + 1);
    const family = type === ADDRESS ? 4 : type === ADDRESS_6 ? 6 : 0;
    const answers = addresses(name)
      .filter((address) => isIP(address) === family)
      .map((address) => {
        const data = bytesOf(address);
        // A pointer to the name in the question, type, class, no time to live.
        const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, data.length]);
        return Buffer.concat([head, data]);
      });
    const head = Buffer.from([query[0] ?? 0, query[1] ?? 0, 0x81, 0x80, 0, 1, 0, answers.length, 0, 0, 0, 0]);
    const say = (): void =>
      socket.send(Buffer.concat([head, query.subarray(12, at + 5), ...answers]), from.port, from.address);
    if (held === undefined) say();
    else held.push(say);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    hold: () => {
      held = [];
    },
    speak: () => {
      for (const say of held ?? []) say();
      held = undefined;
    },
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

/** Whether this system has all of 127.0.0.0/8 for itself, as Linux does. */
export const HAS_MANY_LOOPBACKS: boolean = process.platform === 'linux';
