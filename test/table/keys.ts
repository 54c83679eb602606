import type { KeyPlace } from '@standoff/store';

/** The key of all stores of the tests, so that what one wrote is read by another. */
export const TEST_KEY: KeyPlace = { kind: 'given', key: '5a'.repeat(32) };
