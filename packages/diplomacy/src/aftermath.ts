import { contestedBy, dislodgerOf } from './engine/fate.ts';
import { attacks, bySea, headToHead } from './engine/strength.ts';
import { type Workspace, YES } from './engine/workspace.ts';
import { countedStrength, defence, force, fullStrength, unitIn } from './explain/facts.ts';
import { byPlace } from './order-list.ts';
import type { DislodgedUnit, Unit } from './position.ts';
import type { Dislodgement } from './reason.ts';
import { type AfterMovement, optionsOf } from './retreat-options.ts';
import type { Rules } from './rules.ts';
import { type ProvinceCode, provinceOf } from './vocabulary.ts';

/** What the board came to, read off a decided workspace: who stands where, which provinces are contested, who is dislodged. */
export interface Aftermath {
  readonly units: readonly Unit[];
  readonly contested: readonly ProvinceCode[];
  readonly dislodged: readonly DislodgedUnit[];
  readonly fates: Fates;
}

/** What became of dislodged units, by the province they were in. */
export type Fates = readonly (Dislodgement | undefined)[];

/** Of nobody: read beyond its end it says the same. */
const NO_FATES: Fates = new Array(128).fill(undefined);
const NO_PLACES: readonly ProvinceCode[] = [];
const NO_DISLODGED: readonly DislodgedUnit[] = [];

/** Provinces left contested, sorted. */
function contestedProvinces(ws: Workspace): readonly ProvinceCode[] {
  let contested: ProvinceCode[] | undefined;
  for (let i = 0; i < ws.moverCount; i++) {
    const at = contestedBy(ws, ws.movers[i] ?? 0);
    if (at === 0) continue;
    const code = ws.map.provinces[at] ?? '';
    if (contested === undefined) contested = [code];
    else if (!contested.includes(code)) contested.push(code);
  }
  if (contested === undefined) return NO_PLACES;
  return contested.length === 1 ? contested : contested.sort();
}

/** Notes where every unit stands after the movement; tells whether one is dislodged. */
function placeStanding(ws: Workspace): boolean {
  const { standing } = ws;
  let anyDislodged = false;
  for (let i = 0; i < ws.unitCount; i++) {
    const p = ws.occupied[i] ?? 0;
    if (ws.move[p] === YES) standing[ws.place[p] ?? 0] = p;
    else if (ws.entered[p] !== 0) anyDislodged = true;
    else standing[ws.at[p] ?? 0] = p;
  }
  return anyDislodged;
}

/** The unit that came from `p` as it stands in a place now. */
function standingUnit(ws: Workspace, p: number, place: number): Unit {
  const { power, type, at } = unitIn(ws, p);
  return { power, type, at: ws.move[p] === YES ? (ws.map.locations[place] ?? at) : at };
}

/** The units that stand, in the order of their places. */
function inOrder(ws: Workspace): Unit[] {
  const { standing } = ws;
  const { byPlace } = ws.map;
  const units: Unit[] = [];
  for (let i = 0; i < byPlace.length; i++) {
    const place = byPlace[i] ?? 0;
    const p = standing[place] ?? 0;
    if (p !== 0) units.push(standingUnit(ws, p, place));
  }
  return units;
}

function afterMovement(ws: Workspace, contested: readonly string[]): AfterMovement {
  const { map, standing } = ws;
  const unitAt = (province: ProvinceCode): Unit | undefined => {
    const at = map.provinceNumber.get(province) ?? 0;
    const place = [at, ...(map.coasts[at] ?? [])].find((one) => standing[one] !== 0);
    return place === undefined ? undefined : standingUnit(ws, standing[place] ?? 0, place);
  };
  return { unitAt, isContested: (province) => contested.includes(province) };
}

function fatesOf(ws: Workspace, after: AfterMovement, rules: Rules): Fates {
  const { map } = ws;
  const fates: (Dislodgement | undefined)[] = new Array(ws.tables.n + 1).fill(undefined);
  for (let i = 0; i < ws.unitCount; i++) {
    const p = ws.occupied[i] ?? 0;
    const unit = ws.units[p];
    const attacker = unit === undefined || ws.firstAttacker[p] === 0 ? 0 : dislodgerOf(ws, p);
    if (unit === undefined || attacker === 0) continue;
    const byConvoy = bySea(ws, attacker) === YES && attacks(ws, attacker) === YES;
    const { power, type, at } = unit;
    const dislodged: DislodgedUnit = { power, type, at, attackedFrom: map.provinces[attacker] ?? '', byConvoy };
    const { open, closed } = optionsOf(map, dislodged, after, rules);
    const by = force(ws, attacker, countedStrength(ws, attacker));
    const strength = headToHead(ws, attacker) === YES ? fullStrength(ws, p) : defence(ws, p);
    fates[p] = { by, strength, byConvoy, retreats: open, closed };
  }
  return fates;
}

function dislodgedUnits(ws: Workspace, fates: Fates): readonly DislodgedUnit[] {
  const units: DislodgedUnit[] = [];
  for (let p = 1; p <= ws.tables.n; p++) {
    const fate = fates[p];
    const unit = ws.units[p];
    if (fate === undefined || unit === undefined) continue;
    const { power, type, at } = unit;
    const { by, byConvoy, retreats } = fate;
    units.push({ power, type, at, attackedFrom: provinceOf(by.unit.at), byConvoy, retreats });
  }
  return units.sort(byPlace);
}

/** Reads the aftermath of a decided workspace. Source: rulebook, DATC 6.H for the retreats open. */
export function aftermathOf(ws: Workspace, rules: Rules): Aftermath {
  const anyDislodged = placeStanding(ws);
  const contested = contestedProvinces(ws);
  if (!anyDislodged) return { units: inOrder(ws), contested, dislodged: NO_DISLODGED, fates: NO_FATES };
  const fates = fatesOf(ws, afterMovement(ws, contested), rules);
  return { units: inOrder(ws), contested, dislodged: dislodgedUnits(ws, fates), fates };
}
