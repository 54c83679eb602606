import { type Location, STANDARD_MAP, type UnitRef, type WrittenOrder } from '@standoff/diplomacy';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftScene, unitsOf } from '../judged.ts';
import { setNames } from '../names.ts';
import { STANDARD_BOARD } from '../standard.ts';
import { unitLayer } from '../units.ts';
import { coverBoxes } from './cover.ts';
import { drawOrders, orderLayers } from './draw.ts';
import { type OrderMark, OUTCOMES } from './mark.ts';

const place: fc.Arbitrary<Location> = fc.constantFrom(...STANDARD_MAP.locations.slice(1), 'XXX', 'SPA/WC', 'KIE/NC');
const type = fc.constantFrom('A' as const, 'F' as const);
const ref: fc.Arbitrary<UnitRef> = fc.record({ type, at: place });
const power = fc.constantFrom('Austria', 'England', 'France', 'Turkey', 'Nobody', '<&"');

const order: fc.Arbitrary<WrittenOrder> = fc.oneof(
  fc.record({ kind: fc.constant('hold' as const), unit: ref }),
  fc.record({ kind: fc.constant('move' as const), unit: ref, to: place }),
  fc.record({ kind: fc.constant('move' as const), unit: ref, to: place, via: fc.constant(true as const) }),
  fc.record({ kind: fc.constant('support-hold' as const), unit: ref, target: ref }),
  fc.record({ kind: fc.constant('support-move' as const), unit: ref, target: ref, to: place }),
  fc.record({ kind: fc.constant('convoy' as const), unit: ref, target: ref, to: place }),
  fc.record({ kind: fc.constant('retreat' as const), unit: ref, to: place }),
  fc.record({ kind: fc.constant('disband' as const), unit: ref }),
  fc.record({ kind: fc.constant('build' as const), unit: ref }),
  fc.constant({ kind: 'waive' as const }),
);

const unit = fc.record({ power, type, at: place });
const position = fc.record({
  units: fc.array(unit, { maxLength: 20 }),
  dislodged: fc.array(unit, { maxLength: 3 }),
  contested: fc.array(place, { maxLength: 3 }),
});

test('Whatever is ordered on whatever board can be drawn: nothing throws, every group is closed', () => {
  fc.assert(
    fc.property(
      position,
      fc.array(fc.record({ power, order, outcome: fc.constantFrom(...OUTCOMES) }), { maxLength: 25 }),
      fc.constantFrom(0.6, 1.2, 2.1),
      (board, given, unitScale) => {
        const drafts = draftScene(board, given);
        const orders = drafts.orders.map(
          (mark, i): OrderMark => ({ ...mark, outcome: OUTCOMES[i % OUTCOMES.length] ?? 'open', strength: i }),
        );
        const scene = { ...drafts, orders, unitScale };
        const { below, above, plates } = orderLayers(STANDARD_BOARD, scene);
        const svg = below + above + plates + unitLayer(STANDARD_BOARD, unitsOf(board), { letters: true });
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
        expect(svg).not.toMatch(/="[^"]*[<&](?!amp;|lt;|gt;|quot;|#39;)/);
      },
    ),
    { numRuns: 150 },
  );
});

test('Names are set whatever arrows there are', () => {
  fc.assert(
    fc.property(position, fc.array(fc.record({ power, order }), { maxLength: 30 }), (board, given) => {
      const avoid = coverBoxes(drawOrders(STANDARD_BOARD, draftScene(board, given)));
      const names = setNames(STANDARD_BOARD, { lang: 'en', avoid });
      expect(names.filter(({ key }) => key.length === 3)).toHaveLength(75);
    }),
    { numRuns: 15 },
  );
});
