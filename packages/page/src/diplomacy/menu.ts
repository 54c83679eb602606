import { type Location, type ProvinceCode, provinceOf } from '@standoff/diplomacy';
import { COAST_NAMES, type Language, placeName } from '@standoff/language';
import type { MenuItem } from '../shell/choices.tsx';
import { type Choice, type Entry, type EntryBoard, orderOf, unitToOrder } from '../state/entry.ts';
import { goal, iconOf, orderName, unitIn, unitName } from './name.ts';
import type { BenchText } from './text.ts';

const LETTERS: Readonly<Record<string, string>> = {
  move: 'M',
  'support-move': 'S',
  'support-hold': 'H',
  convoy: 'C',
  retreat: 'R',
};

/** The name of a coast alone, as a choice: `North coast`. */
function coastName(at: Location, lang: Language): string {
  const coast = at.slice(4);
  const names = Object.entries(COAST_NAMES).find(([code]) => code === coast)?.[1];
  const name = names?.[lang].name ?? at;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What a choice is called in a menu at a target. */
function nameOf(
  choice: Choice,
  board: EntryBoard,
  text: BenchText,
  lang: Language,
  asks: ReturnType<typeof asked>,
): string {
  if (choice.kind === 'step') {
    const { entry } = choice;
    const of = entry.step === 'help' ? unitIn(board.state.units, entry.of) : undefined;
    const unit = of === undefined ? '' : unitName(of, lang);
    return entry.step === 'help' && entry.verb === 'convoy' ? text.convoyTo(unit) : text.supportTo(unit);
  }
  const { order } = choice;
  if (choice.kind === 'take-back')
    return order.kind === 'build' ? text.notBuild(unitName(order.unit, lang)) : text.remove;
  switch (order.kind) {
    case 'move':
      if (asks === 'coast') return coastName(order.to, lang);
      if (asks === 'way') return order.via === true ? text.byConvoy : text.onFoot;
      return order.via === true
        ? `${text.moveTo(goal(order.to, lang))}, ${text.byConvoy.toLowerCase()}`
        : text.moveTo(goal(order.to, lang));
    case 'retreat':
      return asks === 'coast' ? coastName(order.to, lang) : placeName(order.to, lang);
    case 'build':
      return text.build(unitName(order.unit, lang));
    case 'disband':
      return text.disband;
    case 'support-hold':
    case 'support-move':
    case 'convoy': {
      if (asks === 'whom') {
        const moved = { kind: 'move', unit: order.target, to: 'to' in order ? order.to : '' } as const;
        return order.kind === 'support-hold' ? unitName(order.target, lang) : orderName(moved, lang);
      }
      return helpName(order, lang);
    }
    default:
      return orderName(order, lang);
  }
}

/** A support or convoy as a command: `Support A London – Belgium`. */
function helpName(
  order: Extract<Extract<Choice, { kind: 'order' }>['order'], { kind: 'support-hold' | 'support-move' | 'convoy' }>,
  lang: Language,
): string {
  const unit = unitName(order.target, lang);
  if (order.kind === 'support-hold') return lang === 'ru' ? `Поддержать оборону ${unit}` : `Support ${unit} to hold`;
  const move = `${unit} – ${placeName(order.to, lang)}`;
  if (order.kind === 'convoy') return lang === 'ru' ? `Конвой ${move}` : `Convoy ${move}`;
  return lang === 'ru' ? `Поддержать ${move}` : `Support ${move}`;
}

/** What sets the choices apart, where they are all alike otherwise. */
function asked(choices: readonly Choice[]): 'coast' | 'way' | 'whom' | undefined {
  const orders = choices.flatMap((choice) => (choice.kind === 'order' ? [choice.order] : []));
  if (orders.length < choices.length) return undefined;
  const moves = orders.filter((order) => order.kind === 'move' || order.kind === 'retreat');
  if (moves.length === orders.length) return new Set(moves.map(({ to }) => to)).size > 1 ? 'coast' : 'way';
  return orders.every((order) => order.kind === 'support-move') ? 'whom' : undefined;
}

/** The head of the menu: `F North Sea → Belgium`. */
export function menuTitle(entry: Entry, at: ProvinceCode, board: EntryBoard, lang: Language): string {
  const unit = entry.step === 'idle' ? undefined : unitToOrder(board.state, entry.at);
  return unit === undefined ? placeName(at, lang) : `${unitName(unit, lang)} → ${placeName(at, lang)}`;
}

interface Deeds {
  readonly take: (choice: Choice) => void;
  readonly select: (at: ProvinceCode) => void;
}

/** The menu at a target: one line a choice, each with its letter, and the unit there to order instead. */
export function menuItems(
  entry: Entry,
  at: ProvinceCode,
  choices: readonly Choice[],
  board: EntryBoard,
  text: BenchText,
  lang: Language,
  deeds: Deeds,
): readonly MenuItem[] {
  const asks = asked(choices);
  const used = new Set<string>();
  const items = choices.map((choice, index): MenuItem => {
    const order = choice.kind === 'step' ? undefined : choice.order;
    const letter =
      asks === 'whom' || choice.kind === 'step' || choice.kind === 'take-back'
        ? String(index + 1)
        : asks === 'coast' && order !== undefined && 'to' in order
          ? order.to.slice(4, 5)
          : order?.kind === 'move' && order.via === true
            ? 'V'
            : (LETTERS[order?.kind ?? ''] ?? String(index + 1));
    const key = used.has(letter) ? String(index + 1) : letter;
    used.add(key);
    return {
      name: nameOf(choice, board, text, lang, asks),
      icon:
        choice.kind === 'step'
          ? choice.entry.step === 'help' && choice.entry.verb === 'convoy'
            ? 'convoy'
            : 'support'
          : iconOf(choice.order),
      key,
      take: () => deeds.take(choice),
    };
  });
  const other = entry.step === 'unit' && entry.at !== at ? unitIn(board.state.units, at) : undefined;
  if (other === undefined || board.state.phase.kind !== 'movement' || asks !== undefined) return items;
  const has = orderOf(board.given, at) !== undefined;
  return [
    ...items,
    {
      name: text.orderInstead(unitName(other, lang)),
      icon: other.type === 'A' ? 'army' : 'fleet',
      key: 'O',
      ...(has ? {} : { hint: text.noOrder }),
      take: () => deeds.select(provinceOf(other.at)),
    },
  ];
}
