import { ROLE } from '../words/roles.ts';
import { isBoundary } from './boundary.ts';
import { allMeanings, type PlaceSlot } from './draft.ts';
import { placesAt } from './place.ts';
import { isArrow, isSmall, type PlaceMatch, plays, type Scan, solid } from './scan.ts';
import { maySail, seaAt, seasInBrackets, viaAfter, viaAt } from './via.ts';

export interface MoveMatch {
  readonly to: PlaceSlot;
  readonly via: boolean;
  /** Places named on the way, in order. */
  readonly route: readonly PlaceSlot[];
  readonly end: number;
}

const LEADING = ROLE.move | ROLE.to | ROLE.aux;
const MOST_STOPS = 12;
const ARTICLES = new Set(['its', 'his', 'her', 'their', 'the', 'an', 'свое', 'его', 'ее']);

/** A retreat is a move in its own phase; in the movement phase it is an order that does not belong there. */
function leadingRoles(scan: Scan): number {
  return scan.phase === 'movement' ? LEADING : LEADING | ROLE.retreat;
}

interface Leading {
  readonly next: number;
  /** A sign, a verb or a preposition stood there: what follows must be a destination. */
  readonly led: boolean;
  readonly via: boolean;
  readonly route: readonly PlaceSlot[];
}

/** A word that might lead to a destination but is one: `- Be`, `- NA`. */
function isPlaceInstead(scan: Scan, at: number): boolean {
  const token = scan.tokens[at];
  if (token === undefined) return false;
  const preposition = isSmall(scan, at) && plays(scan, at, ROLE.to);
  return placesAt(scan, at, true).some(({ slot, end }) => isBoundary(scan, end) && (slot.listed || !preposition));
}

/** Passes all that leads to a destination: signs, verbs, prepositions, "via convoy to". */
function leadingAt(scan: Scan, at: number, allowed: number): Leading {
  let here = solid(scan, at);
  let led = false;
  let via = false;
  let route: readonly PlaceSlot[] = [];
  for (let passed = 0; passed < 10; passed++) {
    // Dots for a lost dash: "A Par ... Bur".
    const dots = scan.tokens[here]?.kind === 'stop' && /^(?:…|\.{2,})$/.test(scan.tokens[here]?.text ?? '');
    // "in its move to Silesia"
    const article = led && ARTICLES.has(scan.tokens[here]?.key ?? '') && plays(scan, solid(scan, here + 1), ROLE.move);
    if (isArrow(scan, here) || dots) led = true;
    else if (article) led = true;
    else if (plays(scan, here, allowed) && !(led && isPlaceInstead(scan, here))) {
      led ||= !plays(scan, here, ROLE.aux) || plays(scan, here, ROLE.to);
      via ||= plays(scan, here, ROLE.bySea);
    } else {
      const seas = seasInBrackets(scan, here);
      if (seas !== undefined) {
        via = true;
        route = seas.route;
        here = solid(scan, seas.end);
        continue;
      }
      const carried = viaAt(scan, here);
      const beyond = carried === undefined ? here : solid(scan, carried.end);
      // "A Lon via NTH HEL to Kie", "A Lon -c-> Nwy".
      if (carried === undefined || !(isArrow(scan, beyond) || plays(scan, beyond, ROLE.to | ROLE.move))) break;
      via = true;
      route = carried.route;
      here = beyond;
      continue;
    }
    const verb = plays(scan, here, ROLE.move | ROLE.retreat);
    here = solid(scan, here + 1);
    // `ret. Gas`, `R: Gas`.
    const sign = verb ? scan.tokens[here]?.kind : undefined;
    if (sign === 'stop' || sign === 'colon') here = solid(scan, here + 1);
  }
  return { next: here, led, via, route };
}

interface Chain {
  readonly stops: readonly PlaceSlot[];
  readonly carried: boolean;
  readonly end: number;
}

/** Whether a place can be nothing but a sea. */
function isSeaOnly(scan: Scan, slot: PlaceSlot): boolean {
  const all = allMeanings(slot);
  return all.length > 0 && all.every((code) => scan.map.dataOf[scan.map.provinceNumber.get(code) ?? 0]?.kind === 'sea');
}

/** Whether a sea stands at `at` and the chain goes on after it. */
function leadsOn(scan: Scan, at: number): boolean {
  const sea = seaAt(scan, at);
  return sea !== undefined && isArrow(scan, solid(scan, sea.end));
}

/** The places after the first one of a chain: `-Nth-Nwy`, `-> Aegean Sea -> Greece`, `- NTH C - Nwy`. */
function chainAt(scan: Scan, first: PlaceSlot, at: number, led: boolean): Chain {
  const stops = [first];
  let end = at;
  let carried = false;
  while (stops.length < MOST_STOPS) {
    let here = solid(scan, end);
    let convoyed = false;
    if (plays(scan, here, ROLE.convoy) && isArrow(scan, solid(scan, here + 1))) {
      here = solid(scan, here + 1);
      convoyed = true;
    }
    const spelled = scan.tokens[here]?.key === 'to' || scan.tokens[here]?.key === 'then';
    // `-(Nth,Nwg)-`, `-Nth/Nwg-`, `A Lon Nth Nwy`
    const kind = scan.tokens[here]?.kind;
    const last = stops[stops.length - 1];
    const atSea = last !== undefined && isSeaOnly(scan, last);
    const bracketed = kind === 'comma' && scan.tokens[first.first - 1]?.kind === 'open';
    const listed = atSea && (bracketed || kind === 'slash') && leadsOn(scan, here + 1);
    const bare =
      atSea && !led && kind === 'word' && placesAt(scan, here).some(({ end: next }) => isBoundary(scan, next));
    if (!isArrow(scan, here) && !spelled && !listed && !bare) break;
    if (!bare) here = solid(scan, here + 1);
    if (plays(scan, here, ROLE.fleet)) here = solid(scan, here + 1);
    const next = placesAt(scan, here, true)[0];
    if (next === undefined) break;
    stops.push(next.slot);
    end = next.end;
    carried ||= convoyed;
  }
  // `zieht sich nach Gas zurück`
  if (/^zur(?:u|ue)ck$/.test(scan.tokens[end]?.key ?? '')) end += 1;
  return { stops, carried, end };
}

/** The places right after what leads to them; the first stop of a chain may be a fleet: `-F Nth-Nwy`. */
function destinationsAt(scan: Scan, { next, led }: Leading): readonly PlaceMatch[] {
  if (led && plays(scan, next, ROLE.fleet)) {
    const sea = seaAt(scan, next);
    if (sea !== undefined && isArrow(scan, solid(scan, sea.end))) return [sea];
  }
  return placesAt(scan, next, led);
}

/**
 * A destination written at `at`, with its sign or verb or with nothing but the place (an arrow lost on the way), the
 * longest name first. `allowed`: roles that may lead to it.
 */
export function movesAt(scan: Scan, at: number, allowed: number = leadingRoles(scan)): MoveMatch[] {
  const leading = leadingAt(scan, at, allowed);
  const found: MoveMatch[] = [];
  for (const match of destinationsAt(scan, leading)) {
    // Without a sign or a verb only a known place can be a destination.
    if (!leading.led && (match.slot.fault === 'unknown' || match.slot.fault === 'elsewhere')) continue;
    const { stops, carried, end } = chainAt(scan, match.slot, match.end, leading.led);
    const to = stops[stops.length - 1] ?? match.slot;
    const after = viaAfter(scan, end);
    const route = [...leading.route, ...stops.slice(0, -1), ...(after?.route ?? [])];
    const via = leading.via || carried || after !== undefined || (route.length > 0 && maySail(scan, match));
    found.push({ to, via, route, end: after?.end ?? end });
    if (after !== undefined && !leading.via) found.push({ to, via: carried, route: stops.slice(0, -1), end });
  }
  return found;
}
