import { readFileSync } from 'node:fs';
import { checkPhase, judgePhase } from '@standoff/gitm';
import { expect, test } from 'vitest';
import { sorted, verdictOf } from './gitm/reference.ts';

interface CornerCase {
  readonly id: string;
  readonly title: string;
  readonly expect: Parameters<typeof sorted>[0] & { readonly warnings: readonly string[] };
}

const { cases }: { readonly cases: readonly CornerCase[] } = JSON.parse(
  readFileSync(new URL('./cases/gitm-corners.json', import.meta.url), 'utf8'),
);

test.each(cases)('$id: $title', (one) => {
  const checked = checkPhase(one);
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  const result = judgePhase(checked.value);
  const { origins = result.origins, warnings, ...wanted } = one.expect;
  expect(verdictOf(result)).toEqual(sorted({ ...wanted, origins }));
  expect(result.warnings.map((warning) => warning.code)).toEqual(warnings);
});
