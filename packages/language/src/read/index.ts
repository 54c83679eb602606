export { readOrders } from './orders.ts';
export type * from './reading.ts';
export { PROBLEM_DETAILS } from './reading.ts';
