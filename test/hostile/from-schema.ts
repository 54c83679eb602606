import type { Chance } from '../random-boards/chance.ts';
import { nastyText, nastyValue } from './nasty.ts';

/** The part of JSON Schema that descriptions of the API use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly example?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}
export type Schemas = Readonly<Record<string, Schema>>;

/** Texts by which a request comes further than its check. */
const FITTING = [
  'France',
  'Italy',
  'standard',
  'datc-3.2',
  'A Par - Bur\nF Bre - Mao',
  'Europe/Berlin',
  '21:00',
  'x'.repeat(32),
];

/** A value as a schema asks for it, or nearly: now and then a part of it is anything. */
export function fromSchema(chance: Chance, schema: Schema, schemas: Schemas, depth = 0): unknown {
  if (chance.isTrue(0.06) || depth > 12) return nastyValue(chance);
  const inside = (part: Schema): unknown => fromSchema(chance, part, schemas, depth + 1);
  if (schema.$ref !== undefined) return inside(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return inside(chance.pick(choices) ?? {});
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return chance.pick(schema.enum);
  if (schema.example !== undefined && chance.isTrue(0.5)) return schema.example;
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).filter(
        ([name]) => schema.required?.includes(name) === true || chance.isTrue(0.5),
      );
      return Object.fromEntries(fields.map(([name, field]) => [name, inside(field)]));
    }
    case 'array':
      return Array.from({ length: chance.below(4) }, () => inside(schema.items ?? {}));
    case 'integer':
    case 'number': {
      const { minimum = -10, maximum = 10_000 } = schema;
      return chance.pick([minimum, minimum - 1, maximum, maximum + 1, minimum + chance.below(10), 1.5]);
    }
    case 'boolean':
      return chance.isTrue(0.5);
    case 'null':
      return null;
    case 'string':
      return chance.isTrue(0.7)
        ? chance.pick(FITTING)
        : nastyText(chance, (schema.maxLength ?? 1000) + chance.below(3) - 1);
    default:
      return nastyValue(chance);
  }
}
