import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Power, type ProvinceCode, provinceOf, type WrittenOrder } from '@standoff/diplomacy';
import { deskOf } from '../keep/desk.ts';
import { newWorkbench, type PhaseView, viewOf, type Workbench } from '../state/document.ts';
import { advance, branch, giveOrder, goTo, judge, prune, setOrders, takeOrder } from '../state/edit.ts';
import { type Entry, IDLE } from '../state/entry.ts';
import { type History, historyOf, redo, step, undo } from '../state/history.ts';
import type { OrderLines } from '../state/lines.ts';
import { pack, unpack } from '../state/share.ts';
import { unask } from './asked.ts';

/** The workbench one sees: its document with its past, and how one looks at it. */
export const history: Signal<History<Workbench>> = signal(historyOf(newWorkbench()));
export const doc: ReadonlySignal<Workbench> = computed(() => history.value.now);
export const view: ReadonlySignal<PhaseView> = computed(() => viewOf(doc.value));

export type Tab = 'orders' | 'text' | 'setup';
/** What the panel is for, as long as a phase is not judged. */
export const tab: Signal<Tab> = signal('orders');
tab.subscribe(unask);
/** Of a judged phase: its verdicts on the old board, or the board after it. */
export const side: Signal<'verdicts' | 'next'> = signal('verdicts');
/** How far an order has been pointed out. */
export const entry: Signal<Entry> = signal(IDLE);
/** The province the keyboard is at. */
export const cursor: Signal<ProvinceCode | undefined> = signal(undefined);
/** Whether it was last a key that went over the board: then it shows where it is. */
export const keyboard: Signal<boolean> = signal(false);
/** The verdict whose reason is shown, by its place in the list of verdicts. */
export const chosen: Signal<number | undefined> = signal(undefined);
/** Whether all that did not decide the chosen verdict is washed out. */
export const deciding: Signal<boolean> = signal(false);
/** Counts the boards that were laid here: on a phone each is looked at from its own units. */
export const laid: Signal<number> = signal(0);
/** Said to those who listen. */
export const spoken: Signal<string> = signal('');

/** A screen that has laid a board of its own here: whose orders may be given, and who hears of changes. */
export interface Borrower {
  readonly powers: readonly Power[];
  readonly changed: (next: Workbench) => void;
  readonly visit: (node: number) => void;
}

export const borrower: Signal<Borrower | undefined> = signal(undefined);
let set: { readonly history: History<Workbench>; readonly back: () => void; readonly title: string } | undefined;

/** Whether orders of a power may be given here. */
export function mayOrder(power: Power): boolean {
  return borrower.value === undefined || borrower.value.powers.includes(power);
}

/** Whether an order may be matched by one of another power that is not seen here: then nobody can say that it matches nothing. */
export function isOpenToOthers(order: WrittenOrder): boolean {
  if (borrower.value === undefined) return false;
  if (order.kind === 'move') return true;
  if (!('target' in order)) return false;
  const at = provinceOf(order.target.at);
  return view.value.state.units.some((unit) => provinceOf(unit.at) === at && !mayOrder(unit.power));
}

const desk = deskOf('boards', 'board');
let title = '';
let due: ReturnType<typeof setTimeout> | undefined;

function keepNow(): void {
  clearTimeout(due);
  due = undefined;
  desk.keep(doc.value.title ?? title, pack(doc.value));
}

/** Keeps the work soon; at once when the page is left. */
function keepSoon(): void {
  if (borrower.value !== undefined) {
    borrower.value.changed(doc.value);
    return;
  }
  due ??= setTimeout(keepNow, 300);
}

function clearLook(): void {
  unask();
  entry.value = IDLE;
  chosen.value = undefined;
  deciding.value = false;
}

/** Puts a changed workbench in place as a step that can be undone. */
export function change(next: Workbench, kind?: string): void {
  if (next === doc.value) return;
  batch(() => {
    unask();
    if (next.current !== doc.value.current) {
      clearLook();
      side.value = 'verdicts';
    }
    history.value = step(history.value, next, kind);
  });
  keepSoon();
}

function travel(to: History<Workbench>): void {
  batch(() => {
    clearLook();
    history.value = to;
  });
  keepSoon();
}

export const undoStep = (): void => travel(undo(history.value));
export const redoStep = (): void => travel(redo(history.value));

function lay(next: Workbench, called: string): void {
  batch(() => {
    clearLook();
    tab.value = 'orders';
    side.value = 'verdicts';
    history.value = historyOf(next);
    laid.value += 1;
  });
  title = called;
  keepNow();
}

/** Lays another piece of work on the workbench; what lay there stays kept. */
export function open(next: Workbench): void {
  if (due !== undefined) keepNow();
  desk.begin();
  lay(next, next.title ?? '');
}

/** Sets the work aside and lays a board here that belongs to another screen. */
export function borrow(next: Workbench, by: Borrower): void {
  if (due !== undefined) keepNow();
  set ??= { history: history.value, back: desk.setAside(), title };
  batch(() => {
    borrower.value = by;
    clearLook();
    tab.value = 'orders';
    side.value = 'verdicts';
    cursor.value = undefined;
    history.value = historyOf(next);
  });
}

/** Puts another state of the borrowed board in place; what one was about to do goes on where the phase is the same. */
export function relay(next: Workbench, by: Borrower): void {
  batch(() => {
    borrower.value = by;
    const before = view.value.node;
    history.value = historyOf(next);
    const after = view.value.node;
    if (by.powers.length === 0) unask();
    if (before.id === after.id && before.judged === after.judged) return;
    clearLook();
    side.value = 'verdicts';
  });
}

/** Gives the workbench back: what lay here before lies here again. */
export function giveBack(): void {
  if (set === undefined) return;
  const back = set;
  set = undefined;
  batch(() => {
    borrower.value = undefined;
    clearLook();
    side.value = 'verdicts';
    cursor.value = undefined;
    history.value = back.history;
  });
  back.back();
  title = back.title;
}

/** Opens a kept piece of work; `false` if it is not there any more. */
export function openKept(kept: string, keptTitle: string): boolean {
  if (due !== undefined) keepNow();
  const layBack = desk.setAside();
  const found = unpack(desk.take(kept));
  if (found === undefined) {
    layBack();
    return false;
  }
  lay(found, keptTitle);
  return true;
}

/** What lay on the workbench at the last visit. */
export function openLast(): void {
  const found = unpack(desk.last());
  if (found === undefined) {
    desk.begin();
    return;
  }
  title = found.title ?? '';
  batch(() => {
    history.value = historyOf(found);
    laid.value += 1;
  });
}

if (typeof addEventListener !== 'undefined')
  addEventListener('pagehide', () => {
    if (due !== undefined) keepNow();
  });

// What one does on the workbench.

export function order(power: Power, written: WrittenOrder): void {
  if (!mayOrder(power)) return;
  change(giveOrder(doc.value, power, written));
  entry.value = IDLE;
}

export function takeBack(at: ProvinceCode): void {
  change(takeOrder(doc.value, at));
}

export function writeOrders(orders: OrderLines, kind?: string): void {
  change(setOrders(doc.value, orders), kind);
}

export function judgeNow(): void {
  if (view.value.state.end !== undefined || borrower.value !== undefined) return;
  batch(() => {
    change(judge(doc.value));
    clearLook();
    side.value = 'verdicts';
    tab.value = 'orders';
  });
}

/** On to the next phase. */
export function onward(): void {
  if (view.value.next.end !== undefined || borrower.value !== undefined) return;
  change(advance(doc.value));
  const [only, ...others] = view.value.state.phase.kind === 'retreat' ? view.value.state.dislodged : [];
  // With one unit to retreat there is nothing to choose first.
  if (only !== undefined && others.length === 0 && view.value.node.judged !== true)
    entry.value = { step: 'unit', at: provinceOf(only.at) };
}

export function tryAnother(): void {
  change(branch(doc.value));
}

export function visit(node: number): void {
  if (borrower.value !== undefined) {
    borrower.value.visit(node);
    return;
  }
  change(goTo(doc.value, node), 'visit');
}

export function removePhase(node: number): void {
  change(prune(doc.value, node));
}
