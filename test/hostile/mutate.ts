import type { Chance } from '../random-boards/chance.ts';
import { nastyText, nastyValue } from './nasty.ts';

/** A text with some of it cut, doubled, moved, or replaced. */
export function mutateText(chance: Chance, text: string): string {
  let changed = text;
  for (let times = 1 + chance.below(4); times > 0; times--) {
    const at = chance.below(changed.length + 1);
    const to = at + chance.below(Math.min(40, changed.length - at + 1));
    const part = changed.slice(at, to);
    const middle = chance.pick([
      '',
      part + part,
      nastyText(chance, 500),
      part.toUpperCase(),
      [...part].reverse().join(''),
      part.normalize('NFD'),
      String.fromCharCode(chance.below(65_536)),
    ]);
    changed = changed.slice(0, at) + (middle ?? '') + changed.slice(to);
  }
  return changed;
}

/** A copy of a JSON value in which some places hold something else, or nothing, or more. */
export function mutateJson(chance: Chance, value: unknown, rate = 0.03): unknown {
  if (chance.isTrue(rate)) return nastyValue(chance);
  if (Array.isArray(value)) {
    const items = value.map((item) => mutateJson(chance, item, rate));
    if (chance.isTrue(rate)) items.splice(chance.below(items.length + 1), chance.below(3), nastyValue(chance));
    return chance.isTrue(rate) ? [...items, ...items] : items;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
      if (chance.isTrue(rate)) return [];
      return [[chance.isTrue(rate / 3) ? nastyText(chance, 100) : name, mutateJson(chance, field, rate)]];
    });
    return Object.fromEntries(fields);
  }
  if (typeof value === 'string' && chance.isTrue(rate * 2)) return mutateText(chance, value);
  if (typeof value === 'number' && chance.isTrue(rate))
    return chance.pick([-value, value + 0.5, value * 1e300, String(value)]);
  return value;
}
