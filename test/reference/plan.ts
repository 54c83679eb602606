import { type ProvinceCode, provinceOf, type Unit } from '@standoff/diplomacy';
import { type Board, reaches } from './board.ts';
import { type Chain, chainsBetween } from './chains.ts';
import type { Reading, Task } from './counting.ts';

/** A move that is carried out or fails. */
export interface Move {
  readonly kind: 'move';
  readonly unit: Unit;
  readonly from: ProvinceCode;
  readonly to: ProvinceCode;
  readonly landing: string;
  /** How it goes: over land, by sea, or by sea where the convoy holds and over land where not. */
  readonly way: 'land' | 'sea' | 'sea-or-land';
  /** The chains of fleets ordered to carry it. */
  readonly chains: readonly Chain[];
}

/** A support that its unit's order matches: it is given or cut. */
export interface Support {
  readonly kind: 'support';
  readonly unit: Unit;
  readonly from: ProvinceCode;
  /** The province of the supported unit, and the one it is supported to be in afterwards. */
  readonly of: ProvinceCode;
  readonly at: ProvinceCode;
}

/** A convoy order that its army's order matches: it holds or is disrupted. */
export interface Convoy {
  readonly kind: 'convoy';
  readonly unit: Unit;
  readonly from: ProvinceCode;
  readonly of: ProvinceCode;
  readonly to: ProvinceCode;
}

/** An order that the others decide about. */
export type Act = Move | Support | Convoy;

/** All that has to be decided. */
export interface Plan {
  readonly board: Board;
  readonly moves: readonly Move[];
  readonly supports: readonly Support[];
  readonly convoys: readonly Convoy[];
  readonly triedToMove: ReadonlySet<ProvinceCode>;
}

/** Which way an army's move goes (DATC 4.A.3), given that it asks for the sea or not and which chains are ordered. */
function wayOf(board: Board, tasks: readonly Task[], task: Task, to: ProvinceCode): Move['way'] {
  const { unit, meaning } = task;
  const from = provinceOf(unit.at);
  if (unit.type === 'F') return 'land';
  if (!reaches(board, unit, to)) return 'sea';
  const via = meaning.kind === 'move' && meaning.via;
  const ownFleet = tasks.some(
    ({ unit: fleet, meaning: order }) =>
      order.kind === 'convoy' && order.of === from && order.to === to && fleet.power === unit.power,
  );
  // Where the path must be named, only a named path goes by sea (DATC 4.A.6 c).
  const asked = via || (ownFleet && board.rules['4.A.6'] !== 'c');
  const opposed = tasks.some(
    ({ unit: other, meaning: order }) => provinceOf(other.at) === to && order.kind === 'move' && order.to === from,
  );
  switch (board.rules['4.A.3']) {
    case 'a':
      return opposed ? 'sea-or-land' : 'land';
    case 'c':
      return asked ? 'sea-or-land' : 'land';
    case 'd':
      return asked ? 'sea' : 'land';
    case 'via':
      return via ? 'sea' : 'land';
  }
}

function toMove(board: Board, tasks: readonly Task[], task: Task): readonly Move[] {
  const { unit, meaning } = task;
  if (meaning.kind !== 'move') return [];
  const from = provinceOf(unit.at);
  const { to, landing, route } = meaning;
  const seas = tasks.flatMap(({ unit: fleet, meaning: order }) =>
    order.kind === 'convoy' && order.of === from && order.to === to ? [provinceOf(fleet.at)] : [],
  );
  const ordered = unit.type === 'A' ? chainsBetween(board, from, to, seas) : [];
  const chains = route === undefined ? ordered : ordered.filter((chain) => chain.join() === route.join());
  return [{ kind: 'move', unit, from, to, landing, way: wayOf(board, tasks, task, to), chains }];
}

function toSupport(moves: readonly Move[], triedToMove: ReadonlySet<ProvinceCode>, task: Task): readonly Support[] {
  const { unit, meaning } = task;
  const from = provinceOf(unit.at);
  if (meaning.kind === 'support-hold' && !triedToMove.has(meaning.of)) {
    return [{ kind: 'support', unit, from, of: meaning.of, at: meaning.of }];
  }
  if (meaning.kind !== 'support-move') return [];
  const { of, to, coast } = meaning;
  const matched = moves.some(
    (move) => move.from === of && move.to === to && (coast === undefined || coast === move.landing),
  );
  return matched ? [{ kind: 'support', unit, from, of, at: to }] : [];
}

function toConvoy(moves: readonly Move[], task: Task): readonly Convoy[] {
  const { unit, meaning } = task;
  if (meaning.kind !== 'convoy') return [];
  const { of, to } = meaning;
  const matched = moves.some((move) => move.from === of && move.to === to);
  return matched ? [{ kind: 'convoy', unit, from: provinceOf(unit.at), of, to }] : [];
}

/** Matches supports and convoys with what they are for. Those that match nothing are left out. */
export function toPlan(board: Board, { tasks }: Reading): Plan {
  const triedToMove = new Set(tasks.filter((task) => task.triedToMove).map((task) => provinceOf(task.unit.at)));
  const moves = tasks.flatMap((task) => toMove(board, tasks, task));
  const supports = tasks.flatMap((task) => toSupport(moves, triedToMove, task));
  const convoys = tasks.flatMap((task) => toConvoy(moves, task));
  return { board, moves, supports, convoys, triedToMove };
}
