import { compileMap, type GameMap, STANDARD_MAP } from '@standoff/diplomacy';
import {
  createChance,
  createLegalOrders,
  createOutcome,
  createPackedJudge,
  drawBelow,
  type PackedBoard,
} from '@standoff/diplomacy/packed';
import { generateMap, randomPosition } from './generated.ts';
import { measure } from './measure.ts';

/** How the time to resolve a phase grows: each unit with one of its legal orders, drawn by chance. */
export interface Growth {
  readonly provinces: number;
  readonly units: number;
  readonly boardsASecond: number;
  readonly nanosecondsAUnit: number;
}

const BOARDS = 500;
/** Units a province on the standard board at its fullest: 34 of 75. */
const DENSITY = 34 / 75;

function growthOn(map: GameMap, units: number): Growth {
  const judge = createPackedJudge(map);
  const chance = createChance(units);
  const legal = createLegalOrders(units);
  const boards = Array.from({ length: BOARDS }, (): PackedBoard => {
    const board = judge.prepare(randomPosition(map.data, units, chance), []);
    judge.legalOrders(board, legal);
    for (let i = 0; i < board.count; i++) {
      const start = legal.start[i] ?? 0;
      const end = legal.start[i + 1] ?? 0;
      board.orders[i] = legal.words[start + drawBelow(chance, end - start)] ?? 0;
    }
    return board;
  });
  const out = createOutcome(units);
  const { median } = measure(boards, (board) => judge.resolve(board, out));
  return {
    provinces: map.provinces.length - 1,
    units,
    boardsASecond: median,
    nanosecondsAUnit: Math.round(1e9 / median / units),
  };
}

/** With 10 to 34 units on the standard board. */
export function growthWithUnits(): readonly Growth[] {
  return [10, 16, 22, 28, 34].map((units) => growthOn(STANDARD_MAP, units));
}

/** With 75, 300 and 1,200 provinces, as many units a province each. */
export function growthWithMap(): readonly Growth[] {
  return [75, 300, 1200].map((provinces) =>
    growthOn(compileMap(generateMap(provinces)), Math.round(provinces * DENSITY)),
  );
}
