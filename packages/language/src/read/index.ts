export * from './ask.ts';
export { readOrders } from './orders.ts';
export * from './reading.ts';
