import { provinceOf } from '@standoff/diplomacy';
import { report, settleLater } from './line.ts';
import { boardIn, type Deferred, type Session } from './session.ts';
import { ownUnits } from './settle/board.ts';

/** A convoy whose army is ordered somewhere else in the text goes where the army goes. */
export function settleConvoy(session: Session, { draft, power, span, text, quoted }: Deferred): void {
  if (draft.kind !== 'convoy') return;
  const places = new Set([...(draft.target.at?.exact ?? []), ...(draft.target.at?.likely ?? [])]);
  const goals = new Set<string>();
  for (const { order } of session.entries.map((entry) => entry.read)) {
    if (order.kind === 'move' && places.has(provinceOf(order.unit.at))) goals.add(order.to);
  }
  const [goal] = goals;
  if (goals.size === 1 && goal !== undefined && draft.target.at !== undefined) {
    const to = { ...draft.target.at, exact: [provinceOf(goal)], likely: [], possible: [], text: goal };
    const settled = settleLater(session, power, { ...draft, to });
    if ('order' in settled) {
      const read = { ...span, order: settled.order, text, ...(power === undefined ? {} : { power }) };
      session.entries.push({ read, quoted });
      return;
    }
  }
  report(session, {
    code: 'order/unknown',
    detail: 'no-destination',
    span,
    word: text,
    candidates: [],
    suggestions: [],
    power,
  });
}

/** "All hold", "the rest hold": orders for the units that have none. */
export function settleGroup(session: Session, { draft, power, span, text, quoted }: Deferred): void {
  if (draft.kind !== 'group') return;
  const whose = power ?? session.context.power;
  const ordered = new Set(
    session.entries
      .filter(({ read }) => whose === undefined || (read.power ?? session.context.power) === whose)
      .map(({ read: { order } }) => (order.kind === 'waive' ? '' : provinceOf(order.unit.at))),
  );
  for (const unit of ownUnits(boardIn(session), whose, draft.type)) {
    if (ordered.has(provinceOf(unit.at))) continue;
    const order = { kind: draft.order, unit: { type: unit.type, at: unit.at } } as const;
    session.entries.push({ read: { ...span, order, text, ...(power === undefined ? {} : { power }) }, quoted });
  }
}
