import { MOVE } from '../engine/checked.ts';
import { hasRouteThrough } from '../engine/tables.ts';
import type { Workspace } from '../engine/workspace.ts';
import type { Unit } from '../position.ts';
import type { Force, Ordered } from '../reason.ts';

const NO_UNIT: Unit = { power: '', type: 'A', at: '' };

/** The unit in a province, which must have one. */
export function unitIn(ws: Workspace, p: number): Unit {
  return ws.units[p] ?? NO_UNIT;
}

export function codeOf(ws: Workspace, p: number): string {
  return ws.tables.map.provinces[p] ?? '';
}

/** One and all supports given to the unit in `p`. */
export function fullStrength(ws: Workspace, p: number): number {
  return 1 + (ws.backing[p] ?? 0);
}

/** The same without supports by the power of the unit in `p`'s destination. */
export function countedStrength(ws: Workspace, p: number): number {
  return 1 + (ws.backing[p] ?? 0) - (ws.ownBacking[p] ?? 0);
}

export function force(ws: Workspace, p: number, strength: number = fullStrength(ws, p)): Force {
  return { unit: unitIn(ws, p), strength };
}

/** What the unit of a province was really ordered. */
export function orderedOf(ws: Workspace, p: number): Ordered {
  const unit = unitIn(ws, p);
  const order = ws.written[p];
  if (order === undefined) return { unit };
  return ws.illegal[p] === 1 ? { unit, order, illegal: true } : { unit, order };
}

/** Own strength in defence: hold strength, or one for a unit whose move failed. */
export function defence(ws: Workspace, p: number): number {
  return ws.kind[p] === MOVE ? 1 : fullStrength(ws, p);
}

/** The list of nobody, shared by all reasons. */
export const NOBODY: readonly Force[] = [];

/** A list of forces, strongest first, then by place, with one more. */
export function withForce(forces: readonly Force[], force: Force): readonly Force[] {
  if (forces.length === 0) return [force];
  const before = forces.findIndex((one) => byStrength(force, one) < 0);
  return before < 0 ? [...forces, force] : [...forces.slice(0, before), force, ...forces.slice(before)];
}

/** Strongest first, then by place. */
function byStrength(a: Force, b: Force): number {
  return b.strength - a.strength || (a.unit.at < b.unit.at ? -1 : 1);
}

/** Fleets on the board that some route of an army could use and that did not convoy it. */
export function idleFleets(ws: Workspace, army: number): number[] {
  const { tables } = ws;
  const to = ws.target[army] ?? 0;
  return tables.seas.filter((sea) => {
    const bit = tables.seaBit[sea] ?? 0;
    if ((ws.fleetSeas & bit) === 0 || ((ws.convoySeas[army] ?? 0) & bit) !== 0) return false;
    return hasRouteThrough(tables, army, to, ws.fleetSeas, bit);
  });
}
