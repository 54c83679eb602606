export * from './board.ts';
export { type Chance, createChance, drawBelow } from './chance.ts';
export { BUILD, MOVEMENT, type PackedGame, RETREAT, RUNNING, SOLO, YEARS_OVER } from './game.ts';
export { createPackedGames, type PackedGames } from './games.ts';
export { canPack, createPackedJudge, type PackedJudge } from './judge.ts';
export { createLegalOrders, type LegalOrders } from './legal-orders.ts';
export * from './order.ts';
export { createBoard, type ReusableBoard } from './prepare.ts';
