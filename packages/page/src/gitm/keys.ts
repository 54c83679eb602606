import { MAP_SIZE, type Square, toPoint, type UnitId } from '@standoff/gitm';
import { letterOf } from '../shell/choices.tsx';
import { letterKeys } from '../shell/settings.ts';
import {
  change,
  cursor,
  letGo,
  menu,
  phase,
  picked,
  placing,
  redoStep,
  showStep,
  standing,
  step,
  undoStep,
} from './bench.ts';
import { eventOf, removeEvent, removeUnit } from './edit.ts';
import { askWhere, beginInterception, pick, pointAt, sayWho, unitsAt } from './point.ts';

function within(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

const WAYS: Readonly<Record<string, readonly [column: number, row: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function beside(square: Square, [columns, rows]: readonly [number, number]): Square {
  const { column, row } = toPoint(square);
  const held = (at: number): number => Math.max(0, Math.min(MAP_SIZE - 1, at));
  return `${held(column + columns)}-${held(row + rows)}`;
}

/** The unit that a letter is for: the picked one, else the one alone at the cursor. */
function meant(): UnitId | undefined {
  if (picked.value !== undefined) return picked.value;
  const here = cursor.value === undefined ? [] : unitsAt(cursor.value);
  return here.length === 1 ? here[0] : undefined;
}

function nextUnit(by: 1 | -1): void {
  const units = standing.value.map(({ unit }) => unit);
  const here = picked.value === undefined ? -1 : units.indexOf(picked.value);
  const next = units[(Math.max(here, by < 0 ? 0 : -1) + by + units.length) % units.length];
  if (next !== undefined) pick(next);
}

function takeAway(): void {
  const unit = meant();
  if (unit === undefined) return;
  const event = eventOf(phase.value, unit);
  if (placing.value) change(removeUnit(phase.value, unit));
  else if (event !== undefined) change(removeEvent(phase.value, event));
  letGo();
}

function onMapKey(event: KeyboardEvent): boolean {
  const way = WAYS[event.key];
  if (way !== undefined) {
    cursor.value = cursor.value === undefined ? '7-7' : beside(cursor.value, way);
    sayWho(cursor.value);
    return true;
  }
  if ((event.key === 'Enter' || event.key === ' ') && cursor.value !== undefined) {
    pointAt(cursor.value);
    return true;
  }
  return false;
}

function onLetter(event: KeyboardEvent, openKeys: () => void): boolean {
  const letter = letterOf(event);
  const unit = meant();
  if (letter === 'I' && unit !== undefined && !placing.value) beginInterception(unit);
  else if (letter === 'W' && unit !== undefined && !placing.value) askWhere(unit);
  else if (letter === 'N') nextUnit(event.shiftKey ? -1 : 1);
  else if (letter === '?') openKeys();
  else return false;
  return true;
}

/** Whether a key press was one of the workbench's, and done. */
export function onKey(event: KeyboardEvent, openKeys: () => void): void {
  if (event.defaultPrevented || within(event.target, 'dialog, [role=menu]')) return;
  const typing = within(event.target, 'input, textarea, select');
  if ((event.ctrlKey || event.metaKey) && event.code === 'KeyZ' && !typing) {
    if (event.shiftKey) redoStep();
    else undoStep();
    event.preventDefault();
    return;
  }
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const onMap = within(event.target, '[data-board]');
  const inTable = within(event.target, '[data-relations]');
  const done = ((): boolean => {
    if (event.key === 'Escape') {
      if (menu.value !== undefined) menu.value = undefined;
      else letGo();
      return true;
    }
    if (onMap && onMapKey(event)) return true;
    if (event.key === '[' || (event.key === 'ArrowLeft' && !onMap && !inTable)) showStep(step.value - 1);
    else if (event.key === ']' || (event.key === 'ArrowRight' && !onMap && !inTable)) showStep(step.value + 1);
    else if (event.key === 'Delete' && !inTable) takeAway();
    else return letterKeys.value && !inTable && onLetter(event, openKeys);
    return true;
  })();
  if (done) event.preventDefault();
}
