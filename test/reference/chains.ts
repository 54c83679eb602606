import type { ProvinceCode } from '@standoff/diplomacy';
import { type Board, kindOf, seasBeside } from './board.ts';

/** Seas in their order from the shore of departure to the shore of landing. */
export type Chain = readonly ProvinceCode[];

/**
 * All chains of the given seas that carry an army between two coastal provinces and need each of their fleets: without
 * any one of them the rest is no chain (DATC 6.F.12, 6.G.19). So only the first touches the departure, only the last
 * the landing, and each touches only its neighbours in the chain.
 */
export function chainsBetween(
  board: Board,
  from: ProvinceCode,
  to: ProvinceCode,
  seas: readonly ProvinceCode[],
): readonly Chain[] {
  if (from === to || kindOf(board, from) !== 'coastal' || kindOf(board, to) !== 'coastal') return [];
  const atStart = seasBeside(board, from);
  const atEnd = seasBeside(board, to);
  const found: Chain[] = [];
  const extend = (chain: Chain): void => {
    const last = chain[chain.length - 1];
    if (last !== undefined && atEnd.has(last)) {
      found.push(chain);
      return;
    }
    for (const sea of seas) {
      if (chain.includes(sea)) continue;
      if (chain.length === 0 ? !atStart.has(sea) : atStart.has(sea)) continue;
      const touched = chain.filter((earlier) => seasBeside(board, earlier).has(sea));
      if (chain.length > 0 && (touched.length !== 1 || touched[0] !== last)) continue;
      extend([...chain, sea]);
    }
  };
  extend([]);
  return found;
}
