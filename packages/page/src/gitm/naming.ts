import type { State, TacEvent, TacPhase, UnitId } from '@standoff/gitm';

/** What a state is called; without a name it goes by its code. */
export function nameState(phase: TacPhase, state: State, name: string): TacPhase {
  const { names = {}, ...rest } = phase;
  const { [state]: _, ...others } = names;
  const next = name.trim() === '' ? others : { ...others, [state]: name };
  return Object.keys(next).length === 0 ? rest : { ...rest, names: next };
}

/** A name as the judge takes it: in one word. */
function tidied(name: string): string {
  return name.trim().replace(/[\s\p{Cc}]+/gu, '_');
}

/** Whether a unit may be called so: not by nothing, and not as another. */
export function mayBeNamed(phase: TacPhase, unit: UnitId, name: string): boolean {
  const next = tidied(name);
  return next !== '' && (next === unit || phase.start.every((placed) => placed.unit !== next));
}

/** A unit called by another name wherever the phase names it. */
export function renameUnit(phase: TacPhase, unit: UnitId, name: string): TacPhase {
  const next = tidied(name);
  if (next === unit || !mayBeNamed(phase, unit, next)) return phase;
  const called = (one: UnitId): UnitId => (one === unit ? next : one);
  const events = phase.events.map((event): TacEvent => {
    if (event.type === 'intercept' && event.target === unit) return { ...event, target: next };
    return event.unit === unit ? { ...event, unit: called(event.unit) } : event;
  });
  return {
    ...phase,
    start: phase.start.map((placed) => (placed.unit === unit ? { ...placed, unit: next } : placed)),
    events,
  };
}
