import type { GameEnd, GameState } from '../game.ts';
import type { GameMap } from '../map.ts';
import { byPlace } from '../order-list.ts';
import type { DislodgedUnit, Unit } from '../position.ts';
import { DEFAULT_RULES, formatRules } from '../rules.ts';
import { FLEET_BIT, POWER_SHIFT } from './board.ts';
import {
  BUILD,
  countCentres,
  MOVEMENT,
  type PackedGame,
  placeOf,
  RETREAT,
  RUNNING,
  SOLO,
  unitWord,
  YEARS_OVER,
} from './game.ts';
import type { LegalOrders } from './legal-orders.ts';
import { PLACE_BITS, VIA } from './order.ts';
import { listRetreats, type RetreatTables } from './retreats.ts';

const KINDS = { movement: MOVEMENT, retreat: RETREAT, build: BUILD } as const;

/**
 * Reads a game from JSON into `game`; false, and `game` half filled, where it cannot be packed: other rules than the
 * default ones, a power that the variant does not know, an unknown place, a draw.
 */
export function readState(map: GameMap, state: GameState, game: PackedGame): boolean {
  if (formatRules(state.rules) !== formatRules(DEFAULT_RULES) || state.end?.kind === 'draw') return false;
  game.kind = KINDS[state.phase.kind];
  game.year = state.phase.year;
  game.autumn = state.phase.season === 'spring' ? 0 : 1;
  game.lastYear = state.lastYear ?? 0;
  game.end = state.end === undefined ? RUNNING : state.end.kind === 'solo' ? SOLO : YEARS_OVER;
  game.winner = state.end?.kind === 'solo' ? (map.powerNumber.get(state.end.power) ?? 0) : 0;
  game.count = state.units.length;
  game.dislodgedCount = state.dislodged.length;
  game.contestedCount = state.contested.length;
  game.adjustmentCount = 0;
  game.orders.fill(0);
  game.retreats.fill(0);
  game.owners.fill(0);
  for (const [i, { power, type, at }] of state.units.entries()) game.units[i] = unitWord(map, power, type, at);
  for (const [i, unit] of state.dislodged.entries()) {
    game.dislodged[i] = unitWord(map, unit.power, unit.type, unit.at);
    game.attackers[i] = map.provinceNumber.get(unit.attackedFrom ?? '') ?? 0;
    if (unit.byConvoy === true) game.attackers[i] = (game.attackers[i] ?? 0) | VIA;
  }
  for (const [i, at] of state.contested.entries()) game.contested[i] = map.provinceNumber.get(at) ?? 0;
  for (const [power, centers] of Object.entries(state.centers)) {
    for (const at of centers) game.owners[map.provinceNumber.get(at) ?? 0] = map.powerNumber.get(power) ?? -1;
  }
  game.owners[0] = 0;
  if (game.owners.includes(-1)) return false;
  countCentres(game);
  return (
    !game.units.subarray(0, game.count).includes(0) && !game.dislodged.subarray(0, game.dislodgedCount).includes(0)
  );
}

function toUnit(map: GameMap, word: number): Unit {
  const power = map.data.powers[(word >> POWER_SHIFT) - 1] ?? '';
  return { power, type: (word & FLEET_BIT) === 0 ? 'A' : 'F', at: placeOf(map, word) };
}

function dislodgedUnits(map: GameMap, tables: RetreatTables, game: PackedGame, legal: LegalOrders): DislodgedUnit[] {
  listRetreats(tables, game, legal);
  return Array.from({ length: game.dislodgedCount }, (_, i): DislodgedUnit => {
    const attacker = game.attackers[i] ?? 0;
    const retreats = legal.words.subarray((legal.start[i] ?? 0) + 1, legal.start[i + 1]);
    return {
      ...toUnit(map, game.dislodged[i] ?? 0),
      attackedFrom: map.provinces[attacker & PLACE_BITS] ?? '',
      byConvoy: (attacker & VIA) !== 0,
      retreats: [...retreats].map((word) => placeOf(map, word)).sort(),
    };
  }).sort(byPlace);
}

function endOf(map: GameMap, game: PackedGame): { readonly end?: GameEnd } {
  if (game.end === YEARS_OVER) return { end: { kind: 'year', year: game.year } };
  if (game.end !== SOLO) return {};
  const power = map.data.powers[game.winner - 1] ?? '';
  return { end: { kind: 'solo', power, centers: game.centres[game.winner] ?? 0 } };
}

/** A game as JSON. `legal` is overwritten. */
export function writeState(map: GameMap, tables: RetreatTables, game: PackedGame, legal: LegalOrders): GameState {
  const { powers } = map.data;
  const owned = powers.map((power, i) => {
    const provinces = map.provinces.filter((_, p) => game.owners[p] === i + 1);
    return [power, provinces] as const;
  });
  const contested = game.kind === RETREAT ? [...game.contested.subarray(0, game.contestedCount)] : [];
  const season = game.kind === BUILD ? 'winter' : game.autumn === 1 ? 'fall' : 'spring';
  return {
    variant: map.data.name,
    rules: DEFAULT_RULES,
    phase: {
      kind: game.kind === MOVEMENT ? 'movement' : game.kind === RETREAT ? 'retreat' : 'build',
      season,
      year: game.year,
    },
    units: [...game.units.subarray(0, game.count)].map((word) => toUnit(map, word)).sort(byPlace),
    dislodged: dislodgedUnits(map, tables, game, legal),
    contested: [...new Set(contested)].map((p) => map.provinces[p] ?? '').sort(),
    unordered: [],
    centers: Object.fromEntries(owned.filter(([, provinces]) => provinces.length > 0)),
    ...(game.lastYear === 0 ? {} : { lastYear: game.lastYear }),
    ...endOf(map, game),
  };
}
