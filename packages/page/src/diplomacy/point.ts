import { canStand, judgePhase, type ProvinceCode, positionOf, STANDARD_MAP, type UnitType } from '@standoff/diplomacy';
import { explainOrder, placeName } from '@standoff/language';
import { inLanguage, language } from '../shell/language.ts';
import {
  type Choice,
  choicesAt,
  type Entry,
  type EntryBoard,
  IDLE,
  orderOf,
  targetsOf,
  unitToOrder,
} from '../state/entry.ts';
import { coastAsked, hint, hot, opened } from './asked.ts';
import { borrower, cursor, entry, mayOrder, order, spoken, tab, takeBack, view } from './bench.ts';
import { orderName, unitName } from './name.ts';
import {
  builder,
  clearDislodged,
  clearProvince,
  giveCentre,
  markContested,
  placeUnit,
  placing,
  tool,
} from './set-up.ts';
import { BENCH } from './text.ts';

export function entryBoard(): EntryBoard {
  const { state, given } = view.value;
  return { state, given };
}

/** Whether orders can be pointed out now. */
export function isOpen(): boolean {
  const closed = borrower.value?.powers.length === 0;
  return !closed && view.value.node.judged !== true && tab.value !== 'setup' && view.value.state.end === undefined;
}

/** Takes a choice: an order is written, a step goes on. */
export function take(choice: Choice): void {
  opened.value = undefined;
  hot.value = undefined;
  if (!isOpen()) return;
  if (choice.kind === 'order') {
    order(choice.power, choice.order);
    spoken.value = inLanguage(BENCH).ordered(orderName(choice.order, language.value));
  } else if (choice.kind === 'take-back') {
    takeBack(choice.at);
    entry.value = IDLE;
  } else entry.value = choice.entry;
}

/** Says what stands in a province and what it is ordered. */
export function sayUnit(province: ProvinceCode): void {
  const { state, given } = view.value;
  const unit = unitToOrder(state, province);
  const text = inLanguage(BENCH);
  const ordered = orderOf(given, province);
  spoken.value =
    unit === undefined
      ? placeName(province, language.value)
      : text.unitSaid(
          unitName(unit, language.value),
          ordered === undefined ? text.noOrder : orderName(ordered, language.value),
        );
}

/** Chooses the unit of a province. */
export function select(province: ProvinceCode): void {
  opened.value = undefined;
  hint.value = '';
  hot.value = undefined;
  entry.value = { step: 'unit', at: province };
  cursor.value = province;
  sayUnit(province);
}

/** Why a unit may not go to a province: what the judge would say of that order. */
function whyNot(from: ProvinceCode, to: ProvinceCode): string {
  const { state } = view.value;
  const unit = unitToOrder(state, from);
  if (unit === undefined) return '';
  const kind = state.phase.kind === 'retreat' ? 'retreat' : 'move';
  const written = { kind, unit: { type: unit.type, at: unit.at }, to } as const;
  const given = [{ power: unit.power, order: written }];
  const [judged] = judgePhase(STANDARD_MAP, state.phase, positionOf(state), given, state.rules).orders;
  return judged === undefined ? '' : explainOrder(judged, language.value);
}

export function refuse(from: ProvinceCode, to: ProvinceCode): void {
  hint.value = whyNot(from, to);
  spoken.value = hint.value;
}

/** A support to hold is not taken at once: one may have wanted to order the unit there. */
function isCertain(choice: Choice): boolean {
  return !(choice.kind === 'order' && choice.order.kind === 'support-hold');
}

function askOrTake(at: ProvinceCode, from: Entry, choices: readonly Choice[]): void {
  const [only] = choices;
  if (only !== undefined && choices.length === 1 && isCertain(only)) take(only);
  else opened.value = { at, entry: from, choices };
}

/** Hold, disband, take the order back: what can be told a unit by pointing at it twice. */
function ownChoices(at: ProvinceCode): readonly Choice[] {
  const { state, given } = view.value;
  const unit = unitToOrder(state, at);
  if (unit === undefined) return [];
  const kind = state.phase.kind === 'retreat' ? 'disband' : 'hold';
  const still: Choice = { kind: 'order', power: unit.power, order: { kind, unit: { type: unit.type, at: unit.at } } };
  const now = orderOf(given, at);
  return now === undefined ? [still] : [still, { kind: 'take-back', at, order: now }];
}

/** Points at a province, as a click, a drop or Enter does. */
export function pointAt(province: ProvinceCode, from: Entry = entry.value): void {
  hint.value = '';
  opened.value = undefined;
  const board = entryBoard();
  const choices = choicesAt(from, province, board).filter(
    (choice) => choice.kind !== 'order' || mayOrder(choice.power),
  );
  if (board.state.phase.kind === 'build') {
    if (choices.length > 0) askOrTake(province, IDLE, choices);
    return;
  }
  if (from.step !== 'idle' && province === from.at) {
    opened.value = { at: province, entry: from, choices: ownChoices(province) };
    return;
  }
  if (from.step !== 'idle' && (choices.length > 0 || targetsOf(from, board).some((target) => target.at === province))) {
    askOrTake(province, from, choices);
    return;
  }
  const unit = unitToOrder(board.state, province);
  if (unit !== undefined && mayOrder(unit.power)) select(province);
  else if (from.step !== 'idle') refuse(from.at, province);
}

/** Orders the unit of a province to hold; a dislodged one to disband. */
export function holdNow(at: ProvinceCode): void {
  const [still] = ownChoices(at);
  if (still !== undefined) take(still);
}

/** What a click does while the board is laid out. */
export function setUpAt(province: ProvinceCode): void {
  hint.value = '';
  coastAsked.value = undefined;
  if (tool.value === 'clear') clearProvince(province);
  else if (tool.value === 'centre') giveCentre(builder.value, province);
  else if (tool.value === 'contested') markContested(province);
  else putUnit(tool.value === 'dislodged' ? firstFit(province) : tool.value, province);
}

/** The kind of unit that comes first where either may: an army, at sea a fleet. */
function firstFit(province: ProvinceCode): UnitType {
  return canStand(STANDARD_MAP, 'A', province) ? 'A' : 'F';
}

function putUnit(type: UnitType, province: ProvinceCode): void {
  const what = placing(type, builder.value, province);
  if (what.kind === 'clear') {
    if (tool.value === 'dislodged') clearDislodged(province);
    else clearProvince(province);
    return;
  }
  const text = inLanguage(BENCH);
  if (what.kind === 'refused') {
    hint.value = text.cannotStand(what.type === 'A' ? text.army : text.fleet, placeName(province, language.value));
    return;
  }
  const [only] = what.places;
  if (only !== undefined && what.places.length === 1) placeUnit(builder.value, what.type, only);
  else coastAsked.value = province;
}
