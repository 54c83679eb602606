import type { Power } from '@standoff/diplomacy';
import type { Table, TableEnd } from './table.ts';
import { powersOf, survivors } from './who.ts';

/** What a game that is over was worth to a power, in hundredths of the whole, by two formulas that are in use. */
export interface Score {
  readonly power: Power;
  readonly centers: number;
  /** Everything to a winner, else equal parts to those in the draw. */
  readonly drawSize: number;
  /** Everything to a winner, else parts by the square of centres. */
  readonly squares: number;
}

/** Those who share the game equally; a game that ended with its last year is shared by all who are left. */
function sharers(table: Table, end: TableEnd): readonly Power[] {
  if (end.kind === 'solo' || end.kind === 'conceded') return [end.power];
  return end.kind === 'draw' ? end.powers : survivors(table);
}

/** The scores of a table that has ended, the best first; none where it was abandoned or goes on. */
export function scoresOf(table: Table): readonly Score[] {
  const { end, state } = table;
  if (end === undefined || end.kind === 'abandoned') return [];
  const among = sharers(table, end);
  const won = end.kind === 'solo' || end.kind === 'conceded';
  const count = (power: Power): number => (state.centers[power] ?? []).length;
  const sum = powersOf(table).reduce((total, power) => total + count(power) ** 2, 0);
  const equal = 100 / among.length;
  return powersOf(table)
    .map((power) => {
      const shares = among.includes(power);
      const drawSize = shares ? equal : 0;
      return {
        power,
        centers: count(power),
        drawSize,
        squares: won ? drawSize : sum === 0 ? 0 : (100 * count(power) ** 2) / sum,
      };
    })
    .sort((a, b) => b.drawSize - a.drawSize || b.squares - a.squares);
}
