import { batch, computed, type Signal, signal } from '@preact/signals';
import type { Power } from '@standoff/diplomacy';
import { borrow, borrower, doc, relay } from '../diplomacy/bench.ts';
import { keepValue, keptValue } from '../keep/store.ts';
import { go, place, replaceAddress } from '../shell/router.ts';
import { nodeOf, type Workbench } from '../state/document.ts';
import type { TableAnswer, TurnAnswer, TurnLine } from './answers.ts';
import { second } from './clock.ts';
import { needTurn, table, tableId, turnLines, turns } from './held.ts';
import { layTable, nodeOfTurn, phaseOfTurn } from './lay.ts';
import { ownLines, write } from './save.ts';

/** The phase of the address, by its number on the workbench; `undefined`: the one now played. */
export const shown: Signal<number | undefined> = signal(undefined);

function addressOf(node: number | undefined): string {
  const phase = node === undefined ? undefined : phaseOfTurn(turnLines.value, node);
  return phase === undefined ? `/table/${tableId.value}` : `/table/${tableId.value}/${phase}`;
}

/** Goes to a phase of the table: a judged one, or the one now played. */
export async function visitPhase(node: number | undefined): Promise<void> {
  const target = node === nodeOfTurn(table.value?.turn ?? 0) ? undefined : node;
  if (target !== undefined && !(await needTurn(target - nodeOfTurn(0)))) return;
  shown.value = target;
  go(addressOf(target));
}

/** Whose orders may be given now. */
function orderable(now: TableAnswer): readonly Power[] {
  if (now.status !== 'playing' || now.clock === undefined) return [];
  const { deadline, graceUntil, late, paused } = now.clock;
  const at = paused?.at ?? second.value;
  const isPast = deadline !== null && at >= deadline;
  const closed = (graceUntil ?? deadline) !== null && at >= (graceUntil ?? deadline ?? 0);
  return now.own
    .filter((one) => one.mustOrder && !closed && ((late.length === 0 && !isPast) || late.includes(one.power)))
    .map(({ power }) => power);
}

const openKey = computed(() => (table.value === undefined ? '' : orderable(table.value).join()));

/** Whose orders may be given this very second; what reads it is drawn anew only when that changes. */
export function openPowers(): readonly Power[] {
  return openKey.value === '' ? [] : openKey.value.split(',');
}

function takeChange(next: Workbench): void {
  const now = table.value;
  const node = now === undefined ? undefined : nodeOf(next, nodeOfTurn(now.turn));
  if (node !== undefined && node.judged !== true && next.current === node.id) write(node.orders);
}

const seenName = (id: string): string => `table/${id}/seen`;

/** The last judged phase is shown first to who has not seen it yet. */
function openResult(now: TableAnswer): void {
  // The moderator's page stays where it is.
  if (place.value.path.endsWith('/moderator')) return;
  const seen = keptValue(seenName(now.id));
  keepValue(seenName(now.id), now.turn);
  const isNews = typeof seen === 'number' && seen < now.turn && now.status !== 'gathering';
  if (!isNews || shown.value !== undefined) return;
  shown.value = nodeOfTurn(now.turn - 1);
  replaceAddress(addressOf(shown.value));
}

/** The phase an address names, if it has been judged. */
function fromAddress(): number | undefined {
  const phase = place.value.path.split('/')[3];
  const found = turnLines.value.findLast((turn) => turn.phase === phase);
  return found === undefined ? undefined : nodeOfTurn(found.turn);
}

/** The judged phases, with boards and orders where they have been fetched. */
export function pastPhases(): readonly (TurnAnswer | TurnLine)[] {
  const here = new Map(turns.value.map((one) => [one.turn, one] as const));
  return turnLines.value.map((line) => here.get(line.turn) ?? line);
}

/** Lays the table as it is known now on the workbench. */
export function layNow(): void {
  const now = table.value;
  if (now === undefined) return;
  const wanted = fromAddress();
  if (wanted !== undefined && !turns.value.some(({ turn }) => nodeOfTurn(turn) === wanted)) {
    // Back or forward to a phase that is not here any more; what is looked at stays until it is.
    void needTurn(wanted - nodeOfTurn(0));
    if (borrower.value !== undefined) return;
  }
  const first = borrower.value === undefined || nodeOf(doc.value, nodeOfTurn(now.turn)) === undefined;
  batch(() => {
    shown.value = fromAddress();
    if (first) openResult(now);
    const next = layTable(now, pastPhases(), ownLines(), shown.value ?? nodeOfTurn(now.turn));
    const by = {
      powers: openPowers(),
      changed: takeChange,
      visit: (node: number | undefined) => void visitPhase(node),
    };
    if (borrower.value === undefined) borrow(next, by);
    else if (JSON.stringify(next) !== JSON.stringify(doc.value) || borrower.value.powers.join() !== by.powers.join())
      relay(next, by);
  });
}
