import {
  type DislodgedUnit,
  type GameMap,
  type GameState,
  neighboursOf,
  type Position,
  type ProvinceCode,
  playTurn,
  provinceOf,
} from '@standoff/diplomacy';
import { type GameOrder, givenOrders } from './game.ts';

/** What the next phase needs to know of the attackers. */
type Retreats = Pick<GameState, 'dislodged' | 'contested' | 'unordered'>;

function sameUnits(ours: readonly DislodgedUnit[], theirs: readonly DislodgedUnit[]): boolean {
  const key = ({ power, type, at, retreats = [] }: DislodgedUnit): string => [power, type, at, ...retreats].join(' ');
  const left = ours.filter((unit) => unit.retreats?.length !== 0).map(key);
  const right = theirs.map(key);
  return left.length === right.length && left.every((unit) => right.includes(unit));
}

/** Closes what the file does not list, so that exactly the listed retreats are open. */
function fromLists(map: GameMap, position: Position): Retreats {
  const dislodged = position.dislodged ?? [];
  const occupied = new Set(position.units.map((unit) => provinceOf(unit.at)));
  const open = new Set(dislodged.flatMap((unit) => (unit.retreats ?? []).map(provinceOf)));
  const contested = new Set<ProvinceCode>();
  const closed = dislodged.map((unit) => {
    const listed = new Set((unit.retreats ?? []).map(provinceOf));
    const shut = neighboursOf(map, unit.type, unit.at)
      .map(provinceOf)
      .filter((place) => !occupied.has(place) && !listed.has(place));
    for (const place of shut) if (!open.has(place)) contested.add(place);
    // Closed to this unit but open to another: that is where its attacker came from.
    const attackedFrom = shut.find((place) => open.has(place));
    return attackedFrom === undefined ? unit : { ...unit, attackedFrom };
  });
  return { dislodged: closed, contested: [...contested].sort(), unordered: [] };
}

/**
 * Where units may retreat, with the attackers and standoffs that such a file leaves out: found by judging the
 * movement phase before; where that phase is not there or came out otherwise, taken from the file's lists alone.
 */
export function findRetreats(
  map: GameMap,
  position: Position,
  before: { readonly state: GameState; readonly orders: readonly GameOrder[] } | undefined,
): Retreats {
  if ((position.dislodged ?? []).length === 0) return { dislodged: [], contested: [], unordered: [] };
  if (before?.state.phase.kind === 'movement') {
    const { next } = playTurn(before.state, givenOrders(before.orders));
    if (sameUnits(next.dislodged, position.dislodged ?? []))
      return { dislodged: next.dislodged, contested: next.contested, unordered: next.unordered };
  }
  return fromLists(map, position);
}
