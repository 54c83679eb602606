import { adjacentBoard } from './adjacent.ts';
import { type Chance, chanceOf } from './chance.ts';
import { convoyBoard } from './convoy-fleets.ts';
import { knottyBoard } from './knots.ts';
import { nearCaseBoard } from './near-cases.ts';
import { withNonsense } from './nonsense.ts';
import { plainBoard } from './plain.ts';
import type { RandomBoard } from './random-board.ts';
import { tangledBoard } from './tangles.ts';

const GENERATORS = {
  plain: plainBoard,
  convoys: convoyBoard,
  tangles: tangledBoard,
  'near cases': nearCaseBoard,
  adjacent: adjacentBoard,
  'plain with nonsense': (chance: Chance) => withNonsense(chance, plainBoard(chance)),
  'convoys with nonsense': (chance: Chance) => withNonsense(chance, convoyBoard(chance)),
  'tangles with nonsense': (chance: Chance) => withNonsense(chance, tangledBoard(chance)),
  'near cases with nonsense': (chance: Chance) => withNonsense(chance, nearCaseBoard(chance)),
  'adjacent with nonsense': (chance: Chance) => withNonsense(chance, adjacentBoard(chance)),
  knots: (chance: Chance) => knottyBoard(chance),
} as const;

export type BoardKind = keyof typeof GENERATORS;
export const BOARD_KINDS: readonly BoardKind[] = Object.keys(GENERATORS).filter(
  (name): name is BoardKind => name in GENERATORS,
);

/** The board of this kind and number: always the same. */
export function randomBoard(kind: BoardKind, seed: number): RandomBoard {
  return GENERATORS[kind](chanceOf(seed));
}
