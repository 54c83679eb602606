import { type GameState, type Rules, STANDARD_MAP } from '@standoff/diplomacy';
import {
  currentState,
  type Game,
  type GameOrder,
  holdsPosition,
  isObject,
  type PositionError,
  parseJson,
  parsePosition,
  readSavedGame,
  takeApart,
} from '@standoff/language';
import { type Board, boardOf, type PhaseNode, pathTo, viewOf, type Workbench } from './document.ts';
import type { OrderLines } from './lines.ts';
import { readText } from './lines.ts';
import { pack, unpack } from './share.ts';

function linesOf(orders: readonly GameOrder[]): OrderLines {
  const lines: Record<string, string[]> = {};
  for (const { power, text } of orders) {
    const list = lines[power] ?? [];
    list.push(text);
    lines[power] = list;
  }
  return lines;
}

/** A workbench that holds a whole game, at its last phase. */
function fromGame(game: Game): Workbench {
  const nodes: PhaseNode[] = game.phases.map((phase, index) => ({
    id: index + 1,
    ...(index === 0 ? { board: boardOf(game.start) } : { parent: index }),
    orders: linesOf(phase.orders),
    judged: true,
  }));
  const last = nodes.length;
  nodes.push({
    id: last + 1,
    ...(last === 0 ? { board: boardOf(game.start) } : { parent: last }),
    orders: {},
  });
  const { rules, lastYear } = currentState(game);
  return { rules, ...(lastYear === undefined ? {} : { lastYear }), nodes, current: last + 1 };
}

/** The way to the current phase as a game: from the last board that was laid out by hand, judged phases only. */
export function toGame(doc: Workbench): Game {
  const path = pathTo(doc);
  const from = Math.max(
    0,
    path.findLastIndex((node) => node.board !== undefined),
  );
  const views = path.slice(from).map((node) => viewOf(doc, node));
  const first = views[0] ?? viewOf(doc);
  const judged = views.filter(({ node }, index) => node.judged === true || index < views.length - 1);
  return {
    start: first.state,
    phases: judged.map(({ state, read, result, next }) => ({
      name: phaseName(state),
      orders: read.flatMap(({ lines }) =>
        lines.flatMap((line) => line.given.map(({ power, order }) => ({ power, text: line.text, order }))),
      ),
      result,
      after: next,
    })),
  };
}

function phaseName({ phase }: GameState): string {
  const letters = { spring: 'S', fall: 'F', winter: 'W' } as const;
  const kinds = { movement: 'M', retreat: 'R', build: 'A' } as const;
  return `${letters[phase.season]}${phase.year}${kinds[phase.kind]}`;
}

const WORKBENCH_FORMAT = 'standoff-workbench';

/** The whole workbench as a file: tree, branches and orders that are not judged yet. `takeText` reads it back. */
export function formatWorkbench(doc: Workbench): string {
  return `${JSON.stringify({ format: WORKBENCH_FORMAT, ...pack(doc) }, undefined, 1)}\n`;
}

/** What a pasted text or a dropped file turned out to be. */
export type Taken =
  | { readonly kind: 'game'; readonly doc: Workbench }
  | { readonly kind: 'position'; readonly board: Board; readonly orders: OrderLines }
  | { readonly kind: 'orders'; readonly orders: OrderLines; readonly count: number }
  | { readonly kind: 'faulty'; readonly errors: readonly PositionError[] }
  | { readonly kind: 'nothing' };

/** Reads a text as a saved game, a position (with orders below it), or orders for the board as it is. */
export function takeText(text: string, state: GameState, rules: Rules): Taken {
  const kept = parseJson(text.replace(/^\ufeff/, ''));
  if (kept.ok && isObject(kept.value) && kept.value.format === WORKBENCH_FORMAT) {
    const doc = unpack(kept.value);
    return doc === undefined ? { kind: 'nothing' } : { kind: 'game', doc };
  }
  const game = readSavedGame(text.replace(/^\ufeff/, ''), rules);
  if (game.ok) return { kind: 'game', doc: fromGame(game.value.game) };
  const apart = takeApart(text, STANDARD_MAP);
  const reading =
    apart === undefined ? parsePosition(text, STANDARD_MAP) : ({ ok: true, value: apart.position } as const);
  if (apart !== undefined || (text.trim() !== '' && holdsPosition(text, reading, STANDARD_MAP))) {
    if (!reading.ok) return { kind: 'faulty', errors: reading.errors };
    const { position, phase } = reading.value;
    const kind = phase?.kind ?? ((position.dislodged ?? []).length > 0 ? 'retreat' : 'movement');
    const season =
      phase?.season ?? (kind === 'build' ? 'winter' : state.phase.season === 'winter' ? 'spring' : state.phase.season);
    const board: Board = {
      phase: { kind, season, year: phase?.year ?? state.phase.year },
      units: position.units,
      dislodged: position.dislodged ?? [],
      contested: position.contested ?? [],
      unordered: [],
      centers: position.centers ?? state.centers,
    };
    const orders = apart === undefined ? {} : readText(apart.orders, { ...state, ...board }).orders;
    return { kind: 'position', board, orders };
  }
  const read = readText(text, state);
  return read.count === 0 && read.problems.length === 0
    ? { kind: 'nothing' }
    : { kind: 'orders', orders: read.orders, count: read.count };
}
