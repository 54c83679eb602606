import { type Draft, fault, near, spanOf, unitNamed } from './draft.ts';
import type { Token } from './tokens.ts';
import { addUnit } from './unit-parts.ts';

/** FR1IN and FR1NI may be one unit misspelt, FR1IN and FR2IN are two. */
function numberOf(unit: string): string {
  return unit.replace(/\D/g, '');
}

/** Units without an order by square and number: what an order there calls otherwise may be one of these misspelt. */
function withoutOrder(draft: Draft): ReadonlyMap<string, readonly string[]> {
  const ordered = new Set(draft.events.flatMap(({ unit, target }) => [unit, target]));
  for (const { unit } of draft.idle) ordered.add(unitNamed(unit));
  const found = new Map<string, string[]>();
  for (const { unit, square } of draft.start) {
    if (ordered.has(unit)) continue;
    const key = `${square} ${numberOf(unit)}`;
    found.set(key, [...(found.get(key) ?? []), unit]);
  }
  return found;
}

/**
 * Places the units that no line places but whose own order says where they stand. One whose name is nearly that of a
 * unit without an order, of the same number, in that very square is rather misspelt.
 */
export function placeByOrders(draft: Draft): void {
  const known = new Set(draft.start.map(({ unit }) => unit));
  const others = withoutOrder(draft);
  const place = (unit: unknown, square: unknown, at: string): void => {
    const span = draft.spans.get(at);
    if (typeof unit !== 'string' || known.has(unit)) return;
    // Only its first order can tell where a unit stands when the phase begins.
    known.add(unit);
    if (typeof square !== 'string' || span === undefined) return;
    const candidates = near(draft, unit, others.get(`${square} ${numberOf(unit)}`) ?? []);
    if (candidates.length > 0) {
      draft.problems.push({ ...span, code: 'gitm/unit-misspelt', unit, candidates });
      return;
    }
    const token: Token = { kind: 'quoted', text: unit, column: span.column, length: span.length };
    const from = draft.spans.get(at.replace(/unit$/, 'from').replace(/target$/, 'target_from')) ?? span;
    const where: Token = { kind: 'square', text: square, column: from.column, length: from.length };
    addUnit(draft, token, where, draft.said.get(unit), span.line);
  };
  for (const [index, event] of draft.events.entries()) {
    place(event.unit, event.from, `events[${index}].unit`);
    place(event.target, event.target_from, `events[${index}].target`);
  }
}

/** Places the units that are only said to stay where they are; one that stands elsewhere or nowhere is a fault. */
export function placeIdle(draft: Draft): void {
  const stands = new Map(draft.start.map(({ unit, square }) => [unit, square]));
  for (const { unit, square, line } of draft.idle) {
    const name = unitNamed(unit);
    const known = stands.get(name);
    if (square === undefined && known === undefined) {
      fault(draft, spanOf(unit, line), {
        code: 'gitm/unit-misspelt',
        unit: name,
        candidates: near(draft, name, stands.keys()),
      });
    } else if (square !== undefined && square.text !== known) {
      addUnit(draft, unit, square, undefined, line);
      stands.set(name, square.text);
    }
  }
}
