export * from './board.ts';
export { canPack, createPackedJudge, type PackedJudge } from './judge.ts';
export { createLegalOrders, type LegalOrders } from './legal-orders.ts';
export * from './order.ts';
export { createBoard, type ReusableBoard } from './prepare.ts';
