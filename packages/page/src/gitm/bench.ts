import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Standing, standingOf, type TacView } from '@standoff/board';
import { judgePhase, type Square, type State, type TacPhase, type TacResult, type UnitId } from '@standoff/gitm';
import { hasTacComments, keepTacComments } from '@standoff/language';
import { deskOf } from '../keep/desk.ts';
import type { MenuItem } from '../shell/choices.tsx';
import { language } from '../shell/language.ts';
import { type History, historyOf, redo, step as stepOn, undo } from '../state/history.ts';
import { CASE_DATA } from './case-data.ts';
import { caseById, phaseOfCase } from './cases.ts';
import type { Arm, Edited } from './edit.ts';
import { EMPTY_PHASE } from './edit.ts';
import type { Rating } from './ground.ts';
import { pack, type TacDoc, unpack } from './pack.ts';

/** The phase on the workbench, with its past, and how one looks at it. */
export const history: Signal<History<TacDoc>> = signal(historyOf({ phase: EMPTY_PHASE }));
export const doc: ReadonlySignal<TacDoc> = computed(() => history.value.now);
export const phase: ReadonlySignal<TacPhase> = computed(() => doc.value.phase);
export const result: ReadonlySignal<TacResult> = computed(() => judgePhase(phase.value));

/** How many events have happened, of what is looked at. */
const shownEvents: Signal<number> = signal(0);
export const step: ReadonlySignal<number> = computed(() => Math.min(shownEvents.value, phase.value.events.length));

export type Tab = 'moves' | 'battle' | 'relations' | 'units' | 'text';
/** What the panel is for; where there is room, battles and relations always stand beside it. */
export const tab: Signal<Tab> = signal('moves');
/** Whether units are placed rather than ordered. */
export const placing: ReadonlySignal<boolean> = computed(() => tab.value === 'units');

/** What is drawn. */
export const view: ReadonlySignal<TacView> = computed(() => ({
  phase: phase.value,
  result: result.value,
  upTo: placing.value ? 0 : step.value,
}));
/** Where the units stand in what is drawn. */
export const standing: ReadonlySignal<readonly Standing[]> = computed(() => standingOf(view.value));
/** Where they stand after the events shown, also while the map shows where they began. */
export const reached: ReadonlySignal<readonly Standing[]> = computed(() =>
  standingOf({ phase: phase.value, result: result.value, upTo: step.value }),
);

/** The unit that is about to be ordered or shifted, and for what. */
export const picked: Signal<UnitId | undefined> = signal(undefined);
export type Doing = 'move' | 'intercept' | 'where';
export const doing: Signal<Doing> = signal('move');
/** What a tap does while units are placed. */
export type Tool =
  | { readonly kind: 'place'; readonly state: State; readonly arm: Arm }
  | { readonly kind: 'shift' }
  | { readonly kind: 'remove' }
  | { readonly kind: 'ground'; readonly rating: Rating | undefined };
export const tool: Signal<Tool> = signal({ kind: 'shift' });
/** The square the keyboard is at. */
export const cursor: Signal<Square | undefined> = signal(undefined);
/** The square under the pointer. */
export const hovered: Signal<Square | undefined> = signal(undefined);
/** The pair of states that is looked at in the table. */
export const pair: Signal<readonly [State, State] | undefined> = signal(undefined);
/** Several things may be meant at a square. */
export const menu: Signal<
  { readonly square: Square; readonly title: string; readonly items: readonly MenuItem[] } | undefined
> = signal(undefined);

function closeMenu(): void {
  menu.value = undefined;
}
language.subscribe(closeMenu);
tab.subscribe(closeMenu);

/** Counts the phases that were laid here: each is looked at from its own beginning. */
export const opened: Signal<number> = signal(0);
/** Said to those who listen. */
export const spoken: Signal<string> = signal('');

const KIND = 'tac';
const desk = deskOf(KIND, 'tac');
let due: ReturnType<typeof setTimeout> | undefined;

function keepNow(): void {
  clearTimeout(due);
  due = undefined;
  desk.keep(phase.value.title ?? '', pack(doc.value));
}

function keepSoon(): void {
  due ??= setTimeout(keepNow, 300);
}

/** Lets go of what one was about to do. */
export function letGo(): void {
  batch(() => {
    picked.value = undefined;
    doing.value = 'move';
    menu.value = undefined;
  });
}

/** Shows the phase after so many events. */
export function showStep(to: number): void {
  batch(() => {
    menu.value = undefined;
    if (placing.value) tab.value = 'moves';
    shownEvents.value = Math.max(0, Math.min(phase.value.events.length, to));
  });
}

function put(next: TacDoc, kind?: string): void {
  if (next.phase === doc.value.phase && next.typed === doc.value.typed) return;
  menu.value = undefined;
  history.value = stepOn(history.value, next, kind);
  keepSoon();
}

/** A phase changed on the map, with the comments of the text that was typed. */
function withComments(next: TacPhase): TacDoc {
  const { typed } = doc.value;
  if (typed === undefined || !hasTacComments(typed)) return { phase: next };
  return { phase: next, typed: keepTacComments(typed, next, language.value) };
}

/** Puts a changed phase in place as a step that can be undone; whoever was at the last event stays at the last. */
export function change(next: TacPhase, kind?: string): void {
  batch(() => {
    const atEnd = step.value === phase.value.events.length;
    if (next !== phase.value) put(withComments(next), kind);
    if (atEnd) shownEvents.value = next.events.length;
  });
}

/** As `change`, and shows the event that it is about. */
export function changeEvent({ phase: next, event }: Edited): void {
  batch(() => {
    change(next);
    showStep(event + 1);
    letGo();
  });
}

/** Takes what was typed; the phase changes where the text can be read. */
export function type(typed: string, read: TacPhase | undefined): void {
  batch(() => {
    const atEnd = step.value === phase.value.events.length;
    put({ phase: read ?? phase.value, typed }, 'type');
    if (atEnd || shownEvents.value > phase.value.events.length) shownEvents.value = phase.value.events.length;
  });
}

function travel(to: History<TacDoc>): void {
  batch(() => {
    const atEnd = step.value === phase.value.events.length;
    letGo();
    history.value = to;
    if (atEnd) shownEvents.value = to.now.phase.events.length;
  });
  keepSoon();
}

export const undoStep = (): void => travel(undo(history.value));
export const redoStep = (): void => travel(redo(history.value));

function lay(next: TacDoc): void {
  batch(() => {
    letGo();
    cursor.value = undefined;
    pair.value = undefined;
    if (tab.value === 'units') tab.value = 'moves';
    history.value = historyOf(next);
    shownEvents.value = next.phase.events.length;
    opened.value += 1;
  });
  keepNow();
}

/** Lays another phase on the workbench; what lay there stays kept. */
export function open(next: TacDoc): void {
  if (due !== undefined) keepNow();
  desk.begin();
  lay(next);
}

/** Opens a phase of the gallery; `false` if there is none of that name. */
export function openCase(name: string): boolean {
  const found = caseById(name);
  if (found === undefined) return false;
  open({ phase: phaseOfCase(found, language.value) });
  return true;
}

/** Opens a kept phase; `false` if it is not there any more. */
export function openKept(kept: string): boolean {
  if (due !== undefined) keepNow();
  const layBack = desk.setAside();
  const found = unpack(desk.take(kept));
  if (found === undefined) {
    layBack();
    return false;
  }
  lay(found);
  return true;
}

export const KEPT_KIND: string = KIND;

/** What lay on the workbench at the last visit; at the first, the second example. */
export function openLast(): void {
  const [, second] = CASE_DATA;
  const found = unpack(desk.last());
  if (found === undefined) desk.begin();
  const next = found ?? (second === undefined ? undefined : { phase: phaseOfCase(second, language.value) });
  if (next === undefined) return;
  batch(() => {
    history.value = historyOf(next);
    shownEvents.value = next.phase.events.length;
    opened.value += 1;
  });
}

if (typeof addEventListener !== 'undefined')
  addEventListener('pagehide', () => {
    if (due !== undefined) keepNow();
  });
