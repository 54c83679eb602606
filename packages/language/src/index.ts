export * from './names/coasts.ts';
export * from './names/powers.ts';
export * from './names/provinces.ts';
export * from './names/terms.ts';
