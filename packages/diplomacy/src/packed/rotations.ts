import * as fields from './fields.ts';
import * as words from './order.ts';

const { AS_AHEAD, SUCCEEDS, WALKED } = fields;
const { ENTERED, ORDER, STATE, WAITING } = fields;
const { PLACE_BITS } = words;

/** Follows units that follow one another. A chain that meets itself is a ring, and moves on (seed S6). */
export function walkChains(waiting: number): void {
  for (let i = 0; i < waiting; i++) {
    let p = WAITING[i] ?? 0;
    if (STATE[p] !== AS_AHEAD) continue;
    let q = p;
    do {
      STATE[q] = WALKED;
      q = (ORDER[q] ?? 0) & PLACE_BITS;
    } while (STATE[q] === AS_AHEAD);
    const state = STATE[q] === WALKED ? SUCCEEDS : (STATE[q] ?? 0);
    while (STATE[p] === WALKED) {
      STATE[p] = state;
      const t = (ORDER[p] ?? 0) & PLACE_BITS;
      if (state === SUCCEEDS) ENTERED[t] = p;
      p = t;
    }
  }
}
