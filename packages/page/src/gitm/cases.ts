import type { RelationEntry, TacEvent, TacPhase } from '@standoff/gitm';
import type { Language } from '@standoff/language';
import { CASE_DATA, type WrittenCase } from './case-data.ts';

const MARKS = { x: 'war', '+': 'allied', o: 'neutral' } as const;

function relationOf(text: string): RelationEntry {
  const mark = text.charAt(2);
  return [text.slice(0, 2), text.slice(3), mark === 'x' || mark === '+' ? MARKS[mark] : 'neutral'];
}

function eventOf(text: string): TacEvent {
  const [unit = '', second = '', at, to] = text.split(' ');
  if (at === undefined) return { type: 'move', unit, to: second };
  return { type: 'intercept', unit, target: second, at, ...(to === undefined || to === at ? {} : { to }) };
}

/** A case as a phase, its title in a language. */
export function phaseOfCase({ title, states, relations, start, events }: WrittenCase, lang: Language): TacPhase {
  return {
    title: title[lang],
    states: states.split(' '),
    relations: relations.split(', ').map(relationOf),
    start: start.split(', ').map((text) => {
      const [unit = '', square = ''] = text.split(' ');
      return { unit, state: unit.slice(0, 2), square };
    }),
    events: events.split('; ').map(eventOf),
  };
}

export function caseById(id: string): WrittenCase | undefined {
  return CASE_DATA.find((one) => one.id === id);
}
