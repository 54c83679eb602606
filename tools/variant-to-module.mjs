// Writes packages/diplomacy/src/standard.ts from data/standard.json, so that the rules stay importable in any
// browser and on Node 20 without JSON modules. A test holds the two together.
import fs from 'node:fs';

const root = new URL('../packages/diplomacy/', import.meta.url);
const { $schema, ...variant } = JSON.parse(fs.readFileSync(new URL('data/standard.json', root), 'utf8'));
const text = `// Generated from data/standard.json by tools/variant-to-module.mjs; do not edit.
import type { VariantData } from './variant.ts';

/** The standard board and the spring 1901 start. Source: the rulebook's map. */
export const STANDARD_DATA: VariantData = ${JSON.stringify(variant)};
`;
fs.writeFileSync(new URL('src/standard.ts', root), text);
