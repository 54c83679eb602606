export { checkPhase } from './check.ts';
export { closest } from './closest.ts';
export type * from './fault.ts';
export { judgeData, judgePhase } from './judge.ts';
export * from './march.ts';
export type * from './phase.ts';
export type * from './result.ts';
export * from './square.ts';
export * from './vocabulary.ts';
