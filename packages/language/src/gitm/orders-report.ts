import {
  MOST_EVENTS,
  type OrderChange,
  type OrderGroup,
  type OrderOutcome,
  type OrdersResult,
  type TacPhase,
} from '@standoff/gitm';
import type { Language } from '../names/terms.ts';
import type { TacCatalogue } from './catalogue/catalogue.ts';
import { catalogueOf } from './catalogue/catalogues.ts';
import { joined } from './catalogue/lists.ts';
import { stacked, type TacLine, wrapped } from './layout.ts';

/** Outcomes that are written out; data has them all. */
const SHOWN = 24;
/** Up to so many outcomes the change between any two is written out. */
const ALL_PAIRS = 4;

/** Names the events of a phase by their units, told apart where a unit has several. */
function eventNames(phase: TacPhase, words: TacCatalogue): (event: number) => string {
  const units = phase.events.map((event) => event.unit);
  return (number) => {
    const event = phase.events[number];
    if (event === undefined) return String(number + 1);
    const name = event.type === 'move' ? event.unit : words.orders.intercepts(event.unit, event.target);
    const several = units.filter((unit) => unit === event.unit).length > 1;
    return several ? `${name} (${number + 1})` : name;
  };
}

function factLines(outcome: OrderOutcome, words: TacCatalogue): readonly TacLine[] {
  const { and } = words.heads;
  const sentences = [
    ...outcome.battles.map(({ square, began_by, attackers, defenders }) =>
      words.orders.battle(square, began_by, joined(attackers, and), joined(defenders, and)),
    ),
    ...outcome.refused.map(({ unit, to }) => words.orders.stays(unit, to)),
    ...(outcome.caught.length > 0 ? [words.orders.caught(outcome.caught.join(', '))] : []),
  ];
  return (sentences.length > 0 ? sentences : [words.orders.nothing]).flatMap((sentence) =>
    wrapped('text', sentence, 4),
  );
}

function changeLines(
  changes: readonly OrderChange[],
  name: (event: number) => string,
  words: TacCatalogue,
): readonly TacLine[] {
  return changes.flatMap(({ from, to, turned, proved }) => {
    const pairs = turned.map(([first, second]) => words.orders.before(name(first), name(second)));
    return wrapped('text', words.orders.change(from + 1, to + 1, pairs.join(', '), proved), 2);
  });
}

function groupLines(phase: TacPhase, group: OrderGroup, words: TacCatalogue): readonly TacLine[] {
  const name = eventNames(phase, words);
  const units = group.events.map(name).join(', ');
  const { outcomes, orders, exact, changes } = group;
  const head = exact
    ? words.orders.group(units, outcomes.length, orders)
    : words.orders.drawn(units, outcomes.length, orders, MOST_EVENTS);
  const shown = outcomes.slice(0, SHOWN);
  const told = shown.map((outcome, index) => [
    ...wrapped('side', words.orders.outcome(index + 1, outcome.orders, orders, outcome.given), 2),
    ...wrapped('text', words.orders.order(outcome.order.map(name).join(', ')), 4),
    ...factLines(outcome, words),
  ]);
  const pairs = outcomes.length <= ALL_PAIRS ? changes : changes.filter(({ from, to }) => from === 0 && to < SHOWN);
  const rest = outcomes.length - shown.length;
  return stacked([
    wrapped('head', head),
    ...told,
    rest > 0 ? wrapped('text', words.orders.more(rest), 2) : [],
    changeLines(pairs, name, words),
  ]);
}

/** Every outcome that the moves could have in another order, group by group, and what turns one into another. */
export function tacOrdersReport(phase: TacPhase, result: OrdersResult, lang: Language): readonly TacLine[] {
  const words = catalogueOf(lang);
  const name = eventNames(phase, words);
  const several = result.groups.filter((group) => group.outcomes.length > 1 || !group.exact);
  const alone = result.groups
    .filter((group) => group.outcomes.length === 1 && group.exact)
    .flatMap((group) => group.events);
  const total =
    result.orders === undefined
      ? []
      : wrapped('text', words.orders.all(result.outcomes, result.orders, several.length));
  return stacked([
    wrapped('title', words.heads.orders),
    total,
    ...several.map((group) => groupLines(phase, group, words)),
    alone.length > 0
      ? wrapped(
          'text',
          words.orders.alone(
            alone
              .sort((a, b) => a - b)
              .map(name)
              .join(', '),
          ),
        )
      : [],
  ]);
}
