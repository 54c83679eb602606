import { stepsBetween } from '../march.ts';
import type { Attempt, Corner } from '../result.ts';
import { isHeadquarters, type Square, type State, type UnitId } from '../vocabulary.ts';
import { cornersOfBattles } from './battle-corners.ts';
import { cornerList, type Facts, type Found } from './corner-list.ts';
import { cornersOfInterceptions } from './interception-corners.ts';
import type { Setup } from './setup.ts';

/** Headquarters without which a refusal, or the begin of a battle, would not have come about (A18). */
function headquartersThatMatter({ event, unit, outcome, because = [] }: Attempt, setup: Setup): readonly UnitId[] {
  const order = setup.phase.events[event];
  const sides =
    outcome === 'meets' && order?.type === 'intercept'
      ? [[unit], [order.target]]
      : outcome === 'begins' || outcome === 'refused'
        ? [[unit], because]
        : [];
  return sides.filter((side) => side.every(isHeadquarters)).flat();
}

/** A12 to A14, A18: of single tries. */
function ofAttempts(setup: Setup, { attempts, remarks }: Facts, { readings, open }: Found): void {
  for (const attempt of attempts) {
    const { event, unit, from, to, outcome } = attempt;
    if (outcome === 'caught') {
      readings.note('A12', from, event, [unit]);
      open.note('A12', from, event, [unit]);
    }
    if (outcome === 'refused') {
      readings.note('A13', to, event, [unit]);
      // One step has no half way at which the server might halt it.
      if (stepsBetween(from, to) > 1) open.note('A13', to, event, [unit]);
    }
    const staff = headquartersThatMatter(attempt, setup);
    if (staff.length > 0) {
      readings.note('A18', to, event, staff);
      if (outcome !== 'refused') open.note('A18', to, event, staff);
    }
  }
  for (const remark of remarks) {
    if (remark.code !== 'march-blocked') continue;
    const { square, event, unit } = remark;
    readings.note('A14', square, event, [unit]);
    open.note('A13', square, event, [unit]);
  }
}

/** The events, in order, that entered or left a square; none twice. */
interface Traffic {
  readonly events: number[];
  entered: boolean;
}

/** A15, A16: squares whose events may depend on their order, which no public rule gives. */
function ofOrder(setup: Setup, attempts: readonly Attempt[], { readings, open }: Found): void {
  const traffic = new Map<Square, Traffic>();
  const pass = (square: Square, event: number, entered: boolean): void => {
    let seen = traffic.get(square);
    if (seen === undefined) {
      seen = { events: [], entered: false };
      traffic.set(square, seen);
    }
    if (seen.events.at(-1) !== event) seen.events.push(event);
    seen.entered ||= entered;
  };
  for (const { event, from, to, outcome } of attempts) {
    if (outcome === 'nothing-to-meet' || outcome === 'already-there') continue;
    pass(to, event, true);
    pass(from, event, false);
  }
  for (const [square, { events, entered }] of traffic) {
    if (!entered || events.length < 2) continue;
    const units = new Set<UnitId>();
    for (const event of events) {
      const order = setup.phase.events[event];
      if (order?.type === 'intercept') units.add(order.target);
      if (order !== undefined) units.add(order.unit);
    }
    const corner = { square, events, units: [...units] };
    readings.add({ number: 'A16', ...corner });
    open.add({ number: 'A15', ...corner });
  }
}

/** Names what in a result rests on a reading and what the rules leave open, in the order of the corners' numbers. */
export function cornersOf(
  setup: Setup,
  facts: Facts,
): { readonly readings: readonly Corner[]; readonly open: readonly Corner[] } {
  const found: Found = { readings: cornerList(), open: cornerList() };
  cornersOfBattles(setup, facts, found);
  cornersOfInterceptions(setup, facts, found);
  ofAttempts(setup, facts, found);
  ofOrder(setup, facts.attempts, found);
  const assumed = new Set<State>();
  for (const warning of facts.warnings)
    if (warning.code === 'assumed-neutral') for (const state of warning.states) assumed.add(state);
  if (assumed.size > 0) found.readings.add({ number: 'A11', states: [...assumed] });
  return { readings: found.readings.all(), open: found.open.all() };
}
