import type { Location } from '@standoff/diplomacy';

/** More than the places of any map, and few enough to keep. */
const MOST = 4000;

/** Says once what is said of a place, as reports name the same few places again and again. */
export function remembered(say: (at: Location) => string): (at: Location) => string {
  const said = new Map<Location, string>();
  return (at) => {
    const known = said.get(at);
    if (known !== undefined) return known;
    const text = say(at);
    if (said.size < MOST) said.set(at, text);
    return text;
  };
}
