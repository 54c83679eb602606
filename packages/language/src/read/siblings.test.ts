import { readdirSync, readFileSync } from 'node:fs';
import { formatOrder, type PhaseKind, type Power, STANDARD_MAP, type WrittenOrder } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { type KnownUnit, readOrders } from './index.ts';

/*
 * Each file of `siblings/` holds variants of one style, a line each: `text ≡ reading`, where a reading is orders in
 * canonical notation, `-` (nothing to read), `? A | B` (ambiguous, with its candidates) or `!` (unknown). `@means`
 * sets the reading of lines without one; `@phase`, `@power`, `@units` and `@dislodged` the context; `⏎` breaks lines.
 */
interface Sibling {
  readonly text: string;
  readonly wanted: string;
  readonly phase: PhaseKind;
  readonly power?: Power;
  readonly units?: readonly KnownUnit[];
  readonly dislodged?: readonly KnownUnit[];
}

function powerName(capitals: string): Power {
  return capitals.slice(0, 1) + capitals.slice(1).toLowerCase();
}

function unitsIn(text: string): KnownUnit[] {
  return text.split(',').map((item) => {
    const words = item.trim().split(' ');
    const [at = '', type = '', power] = words.reverse();
    return { type: type === 'F' ? 'F' : 'A', at, ...(power === undefined ? {} : { power: powerName(power) }) };
  });
}

function siblingsIn(file: string): Sibling[] {
  const siblings: Sibling[] = [];
  let wanted = '-';
  let context: Omit<Sibling, 'text' | 'wanted'> = { phase: 'movement' };
  for (const line of readFileSync(new URL(`./siblings/${file}`, import.meta.url), 'utf8').split('\n')) {
    const [, directive, value = ''] = /^@(\w+) ?(.*)$/.exec(line) ?? [];
    if (line === '' || line.startsWith('# ')) continue;
    if (directive === undefined) {
      const [text = '', own] = line.split(' ≡ ');
      siblings.push({ ...context, text: text.replaceAll('⏎', '\n'), wanted: own ?? wanted });
    } else if (directive === 'means') wanted = value;
    else if (directive === 'phase') context = { phase: value as PhaseKind };
    else if (directive === 'power') context = { phase: context.phase, ...(value === '' ? {} : { power: value }) };
    else context = { ...context, [directive]: unitsIn(value) };
  }
  return siblings;
}

function canonical(order: WrittenOrder): string {
  return formatOrder(order).replace(/ VIA .*$/, ' VIA');
}

function readingOf({ text, wanted: _, ...context }: Sibling): string {
  const { orders, problems } = readOrders(text, { map: STANDARD_MAP, ...context });
  const read = orders.map(
    ({ power, order }) => `${power === undefined ? '' : `${power.toUpperCase()}: `}${canonical(order)}`,
  );
  const refused = problems.map(({ code, candidates }) =>
    code === 'order/unknown' ? '!' : `? ${candidates.map(canonical).sort().join(' | ')}`,
  );
  const all = [...read.sort(), ...refused];
  return all.length === 0 ? '-' : all.join('; ');
}

function sorted(wanted: string): string {
  const parts = wanted.split('; ');
  const orders = parts.filter((part) => !/^[?!]/.test(part)).sort();
  return [...orders, ...parts.filter((part) => /^[?!]/.test(part))].join('; ');
}

for (const file of readdirSync(new URL('./siblings/', import.meta.url)).sort()) {
  test.each(siblingsIn(file).map((sibling) => [sibling.text, sibling.wanted, sibling] as const))(
    `${file.replace('.txt', '')}: %s is read as %s`,
    (_text, wanted, sibling) => {
      expect(readingOf(sibling)).toBe(sorted(wanted));
    },
  );
}
