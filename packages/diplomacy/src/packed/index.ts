export * from './board.ts';
export { createPackedJudge, type PackedJudge } from './judge.ts';
export * from './order.ts';
