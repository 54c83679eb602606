import type { UnitType } from '@standoff/diplomacy';

const GUN_BODY =
  '<path d="M-3-1.5-12 5.2-11.2 6.4-1 3z"/><path d="M-9.8-3.6a2.2 2.2 0 0 1 1.4-2.6L8-9.4l1.1 4.2L-5.6.6a2.5 2.5 0 0 1-4.2-4.2z"/><circle cx="-.2" cy="2.4" r="5.6"/>';
const GUN =
  '<g class="unit-halo"><path d="M-9.5-4.2 6.8-8.2 8-4-1.2-.4-11.2 5.4-11.8 4.2-6.6-.2z"/><circle cx="-.2" cy="2.4" r="5.6"/></g>' +
  `<g class="unit-body">${GUN_BODY}</g>` +
  '<path class="unit-spoke" d="M-.2-3.2V.7M-.2 4.1V8M-5.8 2.4h3.9M1.5 2.4h3.9"/><circle class="unit-hub" cx="-.2" cy="2.4" r="1.7"/>';

const BOAT_BODY =
  '<path d="M-12 2.8Q0 4.2 12 2.2 11 6.6 8 8.4H-7.6Q-10.8 6.6-12 2.8z"/><path d="M-1.4 1.2V-10.4Q6.6-6.4 8.8 1.2zM-3.6 1.2V-7.8Q-6.6-3.6-9.8 1.2z"/>';
const BOAT =
  '<g class="unit-halo"><path d="M-12 2.6H12L8.4 8.2H-8.2z"/><path d="M-1.4 1V-10.4L9.4 1zM-3.4 1V-7.6L-9.6 1z"/></g>' +
  `<g class="unit-body">${BOAT_BODY}</g>` +
  '<path class="unit-spoke" d="M-7.4 5.6H7.6"/>';

/** A field gun or a sailing boat around 0 0, 28 wide and 21 high with its halo; original drawings. */
export const UNIT_GLYPHS: Readonly<Record<UnitType, string>> = { A: GUN, F: BOAT };

/** The mark of a supply centre around 0 0. */
export const CENTRE_GLYPH: string =
  '<circle r="4.6"/><path d="M0-3.3.98-1.02 3.14-1.02 1.46.5 2.04 2.7 0 1.45-2.04 2.7-1.46.5-3.14-1.02-.98-1.02z"/>';
