import { COASTS, UNIT_TYPES, type WrittenOrder } from '@standoff/diplomacy';
import * as z from 'zod';

const Province = z.string().regex(/^[A-Z]{3}$/);
const Place = z
  .string()
  .regex(new RegExp(`^[A-Z]{3}(/(${COASTS.join('|')}))?$`))
  .meta({ example: 'STP/SC' });
const Unit = z.object({ type: z.enum(UNIT_TYPES).optional(), at: Place, power: z.string().max(40).optional() });

const orders = [
  z.object({ kind: z.literal('hold'), unit: Unit }),
  z.object({
    kind: z.literal('move'),
    unit: Unit,
    to: Place,
    via: z.literal(true).optional(),
    route: z.array(Province).max(40).optional(),
  }),
  z.object({ kind: z.literal('support-hold'), unit: Unit, target: Unit }),
  z.object({ kind: z.literal('support-move'), unit: Unit, target: Unit, to: Place }),
  z.object({ kind: z.literal('convoy'), unit: Unit, target: Unit, to: Place }),
  z.object({ kind: z.literal('retreat'), unit: Unit, to: Place }),
  z.object({ kind: z.literal('disband'), unit: Unit }),
  z.object({ kind: z.literal('build'), unit: Unit }),
  z.object({ kind: z.literal('waive') }),
] as const;

/** An order as data, without fields that are not there. */
export const Order: z.ZodType<WrittenOrder> = z
  .discriminatedUnion('kind', orders)
  // A field that may be missing is left out by zod where it is, so the shape is exact.
  .transform((order) => JSON.parse(JSON.stringify(order)) as WrittenOrder)
  .meta({ id: 'Order' });
