export * from './map.ts';
export * from './notation.ts';
export type * from './order.ts';
export type * from './position.ts';
export type * from './reason.ts';
export * from './rules.ts';
export { STANDARD_DATA } from './standard.ts';
export type * from './variant.ts';
export * from './vocabulary.ts';
