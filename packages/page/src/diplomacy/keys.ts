import { STANDARD_BOARD } from '@standoff/board/standard';
import { type ProvinceCode, positionOf, provinceOf, retreatOptions, STANDARD_MAP } from '@standoff/diplomacy';
import { useEffect } from 'preact/hooks';
import { MARGIN, sheetPoint } from '../map/board-sheet.ts';
import { type Mark, marksOf, towards } from '../map/hit.ts';
import type { View } from '../map/viewport.tsx';
import { letterOf } from '../shell/choices.tsx';
import { letterKeys } from '../shell/settings.ts';
import { choicesAt, IDLE, stepBack, targetsOf, unitToOrder, type Verb, verbsOf, withoutOrder } from '../state/entry.ts';
import { neighbours } from '../state/tree.ts';
import { hint, hot, opened } from './asked.ts';
import {
  chosen,
  cursor,
  deciding,
  doc,
  entry,
  judgeNow,
  keyboard,
  mayOrder,
  onward,
  order,
  redoStep,
  side,
  spoken,
  tab,
  undoStep,
  view,
  visit,
} from './bench.ts';
import { decidersNow } from './decides.ts';
import { entryBoard, holdNow, isOpen, pointAt, sayUnit, select, setUpAt } from './point.ts';

/** Dialogs that keys open. */
export interface KeyDialogs {
  readonly keys: () => void;
  readonly goTo: () => void;
}

const VERB_KEYS: Readonly<Record<string, Verb>> = { M: 'move', S: 'support', C: 'convoy', V: 'via' };

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('dialog, [role=menu]') !== null;
}

/** Whether the board is laid out: then Enter does what a click does with the tool in hand. */
function isLaying(): boolean {
  return tab.value === 'setup' && view.value.node.judged !== true;
}

/** What the arrows go through: lit targets where a unit is chosen, else the units (in winter: where something can be done); every province while the board is laid out. */
function stops(): readonly Mark[] {
  if (isLaying()) return marksOf(STANDARD_BOARD, Object.keys(STANDARD_BOARD.provinces));
  const board = entryBoard();
  if (entry.value.step !== 'idle' && isOpen())
    return marksOf(
      STANDARD_BOARD,
      targetsOf(entry.value, board).map(({ at }) => at),
    );
  const { state } = board;
  if (state.phase.kind === 'build' && isOpen())
    return marksOf(
      STANDARD_BOARD,
      STANDARD_MAP.provinces.filter((code) => code !== '' && choicesAt(IDLE, code, board).length > 0),
    );
  const list = state.phase.kind === 'retreat' && isOpen() ? state.dislodged : state.units;
  return marksOf(
    STANDARD_BOARD,
    list.map((unit) => unit.at),
  );
}

function goTowards(way: 'left' | 'right' | 'up' | 'down', sheet: View): void {
  const all = stops();
  const now = isLaying() ? IDLE : entry.value;
  const here = now.step === 'idle' ? cursor.value : (hot.value ?? now.at);
  const [from] = here === undefined ? [] : marksOf(STANDARD_BOARD, [here]);
  const next = from === undefined ? all[0] : towards(all, from, way);
  if (next === undefined) return;
  if (now.step === 'idle') cursor.value = next.at;
  else hot.value = next.at;
  sayUnit(next.at);
  sheet.show({ x: next.x + MARGIN, y: next.y + MARGIN });
}

/** Goes to the next unit without an order, as one goes round. */
function goUnordered(step: 1 | -1, sheet: View): void {
  const board = entryBoard();
  const open = withoutOrder(board).filter((at) => mayOrder(unitToOrder(board.state, at)?.power ?? ''));
  if (open.length === 0) return;
  const here = cursor.value === undefined ? -1 : open.indexOf(cursor.value);
  const passed = open.findIndex((at) => at > (cursor.value ?? ''));
  const index = here >= 0 ? here + step : step === 1 ? Math.max(0, passed) : (passed < 0 ? open.length : passed) - 1;
  const at = open[(index + open.length) % open.length];
  if (at === undefined) return;
  select(at);
  sheet.show(sheetPoint(at));
}

/** Enter: takes what the keyboard is at. */
function takeHere(): void {
  if (isLaying()) {
    if (cursor.value === undefined) return;
    setUpAt(cursor.value);
    if (hint.value === '') sayUnit(cursor.value);
    else spoken.value = hint.value;
    return;
  }
  if (isOpen()) {
    const at = entry.value.step === 'idle' ? cursor.value : hot.value;
    if (at !== undefined) pointAt(at);
    return;
  }
  if (view.value.node.judged === true && side.value === 'verdicts') chooseAt(cursor.value);
}

/** Opens the reason of the verdict in a province. */
function chooseAt(at: ProvinceCode | undefined): void {
  const { result } = view.value;
  const index = result.orders.findIndex(({ order }) => order.kind !== 'waive' && provinceOf(order.unit.at) === at);
  if (index >= 0) chosen.value = index;
}

function back(): void {
  if (opened.value !== undefined) opened.value = undefined;
  else if (deciding.value) deciding.value = false;
  else if (entry.value.step !== 'idle') {
    entry.value = stepBack(entry.value);
    hot.value = undefined;
  } else chosen.value = undefined;
}

/** Takes one of the numbered places of the dislodged unit that is chosen, or of the only one there is. */
function retreatTo(index: number): boolean {
  const { state } = view.value;
  if (state.phase.kind !== 'retreat' || !isOpen()) return false;
  const all = retreatOptions(STANDARD_MAP, positionOf(state), state.rules);
  const at = entry.value.step === 'idle' ? undefined : entry.value.at;
  const one = all.length === 1 ? all[0] : all.find(({ unit }) => provinceOf(unit.at) === at);
  const to = one?.open[index];
  if (one === undefined || to === undefined) return false;
  const { type, power } = one.unit;
  order(power, { kind: 'retreat', unit: { type, at: one.unit.at }, to });
  return true;
}

function letter(key: string, shift: boolean, sheet: View): boolean {
  const { node } = view.value;
  const verb = VERB_KEYS[key];
  if (verb !== undefined && entry.value.step !== 'idle' && isOpen()) {
    if (!verbsOf(entry.value, entryBoard()).includes(verb)) return true;
    entry.value = { step: 'unit', at: entry.value.at, verb };
    hot.value = undefined;
    return true;
  }
  switch (key) {
    case '1':
    case '2':
    case '3':
    case '4':
    case '5':
    case '6':
      return retreatTo(Number(key) - 1);
    case 'H':
    case '0':
      if (entry.value.step === 'idle' || !isOpen()) return false;
      holdNow(entry.value.at);
      return true;
    case 'N':
      if (isOpen()) goUnordered(shift ? -1 : 1, sheet);
      return true;
    case 'J':
      if (node.judged === true) onward();
      else judgeNow();
      return true;
    case 'W':
      if (decidersNow().length > 0) deciding.value = !deciding.value;
      return true;
    default:
      return false;
  }
}

function sign(event: KeyboardEvent, dialogs: KeyDialogs): boolean {
  const { before, after, beside } = neighbours(doc.value, doc.value.current);
  const among = beside.indexOf(doc.value.current);
  const goto = (id: number | undefined): boolean => {
    if (id !== undefined) visit(id);
    return true;
  };
  const named = event.key === '?' || event.key === '/' ? event.key : undefined;
  const slash = event.code === 'Slash' ? (event.shiftKey ? '?' : '/') : undefined;
  switch (named ?? slash ?? event.code) {
    case '?':
      dialogs.keys();
      return true;
    case '/':
      dialogs.goTo();
      return true;
    case 'BracketLeft':
      return goto(before);
    case 'BracketRight':
      return goto(after);
    case 'Comma':
      return goto(beside[among - 1]);
    case 'Period':
      return goto(beside[among + 1]);
    default:
      return false;
  }
}

const ARROWS: Readonly<Record<string, 'left' | 'right' | 'up' | 'down'>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** A key of the whole workbench; `true` if it did something. `onBoard`: the board has the focus, so arrows and Enter are its own. */
function press(event: KeyboardEvent, sheet: View, dialogs: KeyDialogs, onBoard: boolean): boolean {
  const typing = isTyping(event.target);
  const control = event.ctrlKey || event.metaKey;
  if (control && event.code === 'KeyK') {
    dialogs.goTo();
    return true;
  }
  if (typing) return false;
  if (control && event.code === 'KeyZ') {
    if (event.shiftKey) redoStep();
    else undoStep();
    return true;
  }
  if (control || event.altKey) return false;
  if (event.key === 'Escape') {
    back();
    return true;
  }
  if (onBoard) keyboard.value = true;
  const way = ARROWS[event.key];
  if (onBoard && way !== undefined) {
    goTowards(way, sheet);
    return true;
  }
  if (onBoard && event.key === 'Enter') {
    takeHere();
    return true;
  }
  const onButton = event.target instanceof HTMLElement && event.target.closest('button, a, summary') !== null;
  if (event.key === ' ' && !onButton && view.value.node.judged === true) {
    side.value = side.value === 'next' ? 'verdicts' : 'next';
    return true;
  }
  return letterKeys.value && (sign(event, dialogs) || letter(letterOf(event), event.shiftKey, sheet));
}

/** Hears every key of a screen with the workbench's board, as long as that is shown. */
export function useKeys(sheet: View, dialogs: KeyDialogs): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isInDialog(event.target)) return;
      const onBoard = event.target instanceof Element && event.target.closest('[data-board]') !== null;
      if (press(event, sheet, dialogs, onBoard)) event.preventDefault();
    };
    // Whoever takes the mouse or a finger again needs no ring around where the keys were.
    const leave = (): void => {
      keyboard.value = false;
    };
    document.addEventListener('keydown', hear);
    document.addEventListener('pointerdown', leave);
    return () => {
      document.removeEventListener('keydown', hear);
      document.removeEventListener('pointerdown', leave);
    };
  }, [sheet, dialogs]);
}
