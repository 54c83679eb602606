import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  allLegalOrders,
  type PhaseKind,
  type Position,
  type Power,
  provinceOf,
  STANDARD_MAP,
  type WrittenOrder,
} from '@standoff/diplomacy';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../names/terms.ts';
import { readOrders } from '../read/index.ts';
import { ORDER_FORMS, type OrderStyle, writeOrder } from './order.ts';

const STYLES: readonly OrderStyle[] = LANGUAGES.flatMap((lang) => ORDER_FORMS.map((form) => ({ lang, form })));

/** Real boards with all their legal orders. */
interface Choice {
  readonly phase: PhaseKind;
  readonly position: Position;
  readonly power: Power;
  readonly orders: readonly WrittenOrder[];
}

function boards(file: string, phase: PhaseKind, most: number): readonly Choice[] {
  const text = gunzipSync(readFileSync(new URL(`../../../../test/cases/${file}`, import.meta.url))).toString('utf8');
  return text
    .trim()
    .split('\n')
    .slice(0, most)
    .flatMap((line) => {
      const one = JSON.parse(line) as { phases: readonly { phase: PhaseKind; position: Position }[] };
      const position = one.phases.find((part) => part.phase === phase)?.position;
      if (position === undefined) return [];
      return allLegalOrders(STANDARD_MAP, position, phase)
        .filter(({ orders }) => orders.length > 0)
        .map(({ power, orders }) => ({ phase, position, power, orders }));
    });
}

const CHOICES = [
  ...boards('bench-movement.jsonl.gz', 'movement', 60),
  ...boards('agreed-retreats.jsonl.gz', 'retreat', 60),
  ...boards('agreed-builds.jsonl.gz', 'build', 60),
];
/** The order with the power of the unit it supports or carries. */
function naming({ units }: Position, order: WrittenOrder): WrittenOrder {
  if (!('target' in order)) return order;
  const power = units.find((unit) => provinceOf(unit.at) === provinceOf(order.target.at))?.power;
  return power === undefined ? order : { ...order, target: { ...order.target, power } };
}

const anOrder = fc.constantFrom(...CHOICES).chain((choice) =>
  fc.record({
    choice: fc.constant(choice),
    order: fc
      .tuple(fc.constantFrom(...choice.orders), fc.boolean())
      .map(([order, named]) => (named ? naming(choice.position, order) : order)),
  }),
);

function readBack(text: string, { phase, position, power }: Choice): readonly WrittenOrder[] {
  const { units, dislodged = [] } = position;
  const reading = readOrders(text, { map: STANDARD_MAP, phase, power, units, dislodged, wholeBoard: true });
  return reading.orders.map(({ order }) => order);
}

test('whatever is written, with codes or names, in English or Russian, is read back as the same order', () => {
  fc.assert(
    fc.property(anOrder, fc.constantFrom(...STYLES), ({ choice, order }, style) => {
      const text = writeOrder(order, style);
      const orders = readBack(text, choice);
      expect({ text, orders }).toEqual({ text, orders: [order] });
      expect(orders.map((one) => writeOrder(one, style))).toEqual([text]);
    }),
    { numRuns: 3000 },
  );
});

test('a convoy with its seas named is read back with them', () => {
  const position: Position = {
    units: [
      { power: 'England', type: 'A', at: 'LON' },
      ...['NTH', 'NWG', 'ENG'].map((at) => ({ power: 'England', type: 'F', at }) as const),
    ],
  };
  const order: WrittenOrder = {
    kind: 'move',
    unit: { type: 'A', at: 'LON' },
    to: 'NWY',
    via: true,
    route: ['NTH', 'NWG'],
  };
  for (const style of STYLES) {
    const text = writeOrder(order, style);
    const choice: Choice = { phase: 'movement', position, power: 'England', orders: [] };
    expect({ text, orders: readBack(text, choice) }).toEqual({ text, orders: [order] });
  }
});
