import { type Location, neighboursOf, type ProvinceCode, provinceOf, STANDARD_MAP } from '@standoff/diplomacy';
import { supportOf } from './candidates.ts';
import type { Chance } from './chance.ts';
import { COASTAL, SEAS, somePowers } from './place.ts';
import type { RandomBoard } from './random-board.ts';
import { attack, besideSea, carry, finish, help, put, type Tangle } from './tangle.ts';

/** The army carried over `over` lands on a fleet at `landing`, which has a hand in what becomes of the fleet in `about`. */
interface Link {
  readonly over: ProvinceCode;
  readonly landing: Location;
  readonly about: ProvinceCode;
}

/** Coasts where a fleet touches the one sea and, in the same province, an army can land from the other. */
function landings(over: ProvinceCode, about: ProvinceCode): readonly Location[] {
  const shores = new Set(besideSea(over).map(provinceOf));
  return besideSea(about).filter((at) => COASTAL.includes(provinceOf(at)) && shores.has(provinceOf(at)));
}

/** Tries to close a ring of links; gives what there is of it otherwise. */
function tryRing(chance: Chance, length: number): readonly Link[] {
  const links: Link[] = [];
  const first = chance.pick(SEAS) ?? 'NTH';
  let over = first;
  for (let count = 1; count <= length; count++) {
    const used = links.map((link) => link.over);
    const near = SEAS.filter((sea) => sea !== over && !used.includes(sea) && landings(over, sea).length > 0);
    const about = count === length || near.length === 0 ? first : (chance.pick(near) ?? first);
    const taken = links.map((link) => provinceOf(link.landing));
    const landing = chance.pick(landings(over, about).filter((at) => !taken.includes(provinceOf(at))));
    if (landing === undefined) break;
    links.push({ over, landing, about });
    over = about;
  }
  return links;
}

/** A ring of one to six links, where one can be found; a few are left open. */
function ring(chance: Chance): readonly Link[] {
  const length = 1 + chance.below(6);
  if (chance.isTrue(0.1)) return tryRing(chance, length);
  for (let tries = 0; tries < 60; tries++) {
    const links = tryRing(chance, length);
    if (links.length === length && links[length - 1]?.about === links[0]?.over) return links;
  }
  return tryRing(chance, 1);
}

/** Makes the support given at the landing place the one that decides whether the fleet it is about survives. */
function entangle(tangle: Tangle, { landing, about }: Link): void {
  const { chance, orders, units } = tangle;
  const target = units.get(about);
  const supporter = put(tangle, 'F', landing, target?.power);
  if (target === undefined || supporter === undefined) return;
  const attacker = attack(tangle, about);
  const way = chance.below(10);
  if (attacker === undefined || way < 4) {
    // The defence holds with it: two against two.
    orders.set(supporter, supportOf(supporter, target, orders.get(target), true));
    help(tangle, attacker, about);
    return;
  }
  orders.set(supporter, supportOf(supporter, attacker, orders.get(attacker), true));
  if (way < 6) {
    // Two attacks of two keep each other out with it (DATC 6.F.16).
    help(tangle, attack(tangle, about), about);
  } else if (way < 7) {
    help(tangle, attacker, about);
    help(tangle, target, about);
  }
}

/** One or two rings of convoys, each of which lands on a unit that has a hand in what becomes of the next. */
export function tangledBoard(chance: Chance): RandomBoard {
  const tangle: Tangle = { chance, powers: somePowers(chance), units: new Map(), orders: new Map() };
  for (let rings = 1 + chance.below(2); rings > 0; rings--) {
    const links = ring(chance);
    for (const { over } of links) put(tangle, 'F', over);
    for (const link of chance.shuffle(links)) entangle(tangle, link);
    for (const { over, landing } of links) {
      const army = carry(tangle, over, provinceOf(landing));
      if (army === undefined || !chance.isTrue(0.4)) continue;
      const near = neighboursOf(STANDARD_MAP, 'F', landing).filter((at) => SEAS.includes(at));
      const from = chance.pick(near.filter((at) => !tangle.units.has(at)));
      const helper = from === undefined ? undefined : put(tangle, 'F', from);
      if (helper !== undefined) tangle.orders.set(helper, supportOf(helper, army, tangle.orders.get(army), true));
    }
    if (chance.isTrue(0.2)) {
      const link = chance.pick(links);
      if (link !== undefined) attack(tangle, link.over);
    }
  }
  return finish(tangle, chance.isTrue(0.5) ? 2 : 12);
}
