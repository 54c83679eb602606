import type { Corner, TacResult } from '../result.ts';
import type { CornerNumber, Square, UnitId } from '../vocabulary.ts';

/** The part of a result that corners are found in. */
export type Facts = Omit<TacResult, 'id' | 'readings' | 'open' | 'positions' | 'origins'>;

/** Notes a corner of a square; several of one number and square become one. */
export interface CornerList {
  readonly note: (number: CornerNumber, square: Square, event: number, units: readonly UnitId[]) => void;
  readonly add: (corner: Corner) => void;
  readonly all: () => readonly Corner[];
}

interface Entry {
  readonly number: CornerNumber;
  readonly square: Square;
  readonly events: number[];
  readonly units: Set<UnitId>;
}

export function cornerList(): CornerList {
  const bySquare = new Map<CornerNumber, Map<Square, Entry>>();
  const whole: Corner[] = [];
  return {
    note: (number, square, event, units) => {
      const entries = bySquare.get(number) ?? new Map<Square, Entry>();
      bySquare.set(number, entries);
      const entry = entries.get(square) ?? { number, square, events: [], units: new Set<UnitId>() };
      entries.set(square, entry);
      if (entry.events.at(-1) !== event) entry.events.push(event);
      for (const unit of units) entry.units.add(unit);
    },
    add: (corner) => {
      whole.push(corner);
    },
    all: () => {
      const noted = [...bySquare.values()].flatMap((entries) =>
        [...entries.values()].map(({ number, square, events, units }) => ({
          number,
          square,
          events,
          units: [...units],
        })),
      );
      return [...whole, ...noted].sort((a, b) => Number(a.number.slice(1)) - Number(b.number.slice(1)));
    },
  };
}

/** What a result rests on, and what the rules leave open, while it is looked through. */
export interface Found {
  readonly readings: CornerList;
  readonly open: CornerList;
}
