export * from './catalogue/explain.ts';
export * from './names/coasts.ts';
export * from './names/place.ts';
export * from './names/powers.ts';
export * from './names/provinces.ts';
export * from './names/terms.ts';
export * from './names/unit.ts';
export * from './write/order.ts';
