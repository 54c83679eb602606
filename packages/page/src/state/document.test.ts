import { newGame, PROFILES } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { boardOf, currentNode, newWorkbench, pathTo, viewOf, type Workbench } from './document.ts';
import { advance, branch, giveOrder, goTo, judge, prune, setBoard, setLines, setRules, takeOrder } from './edit.ts';
import { layTree, neighbours } from './tree.ts';

function ordered(doc: Workbench, orders: Readonly<Record<string, readonly string[]>>): Workbench {
  return Object.entries(orders).reduce((next, [power, lines]) => setLines(next, power, lines), doc);
}

const SPRING = { Germany: ['A Mun - Ruh', 'A Ber - Mun'], France: ['A Par - Bur', 'A Mar S A Par - Bur'] };

test('a phase follows from the orders of the one before, and is the same value as long as these are', () => {
  const doc = advance(ordered(newWorkbench(), SPRING));
  const { state } = viewOf(doc);
  expect(state.phase).toEqual({ kind: 'movement', season: 'fall', year: 1901 });
  expect(
    state.units
      .filter(({ power }) => power === 'Germany')
      .map(({ at }) => at)
      .sort(),
  ).toEqual(['KIE', 'MUN', 'RUH']);
  expect(viewOf(doc)).toBe(viewOf(doc));
  expect(viewOf(setLines(doc, 'Italy', ['A Ven - Tyr'])).state).toBe(state);
});

test('judging keeps the verdicts that were found while the orders were written, and another board does not', () => {
  const doc = ordered(newWorkbench(), SPRING);
  const judged = judge(doc);
  expect(viewOf(judged).node.judged).toBe(true);
  expect(viewOf(judged).result).toBe(viewOf(doc).result);
  expect(viewOf(branch(judged)).node.judged).toBeUndefined();
  const board = { ...boardOf(newGame()), units: [] };
  expect(viewOf(setBoard(doc, board)).result.orders.every(({ result }) => result[0] === 'illegal')).toBe(true);
  expect(viewOf(doc).result.orders.map(({ result }) => result[0])).not.toContain('illegal');
});

test('empty lines go when a phase is judged', () => {
  const judged = judge(ordered(newWorkbench(), { Germany: ['A Mun - Ruh', ' '], France: [''] }));
  expect(currentNode(judged).orders).toEqual({ Germany: ['A Mun - Ruh'] });
});

test('a judged phase is closed; another try stands beside it and leaves it alone', () => {
  const judged = judge(ordered(newWorkbench(), SPRING));
  expect(setLines(judged, 'Germany', ['A Mun - Bur'])).toBe(judged);
  const other = setLines(branch(judged), 'Germany', ['A Mun - Bur']);
  expect(viewOf(other).result.orders.map(({ result }) => result[0])).toContain('fails');
  expect(viewOf(goTo(other, 1)).read).toEqual(viewOf(judged).read);
  expect(neighbours(other, 1).beside).toEqual([1, 2]);
});

test('going on twice leads to the same phase, and branches get lanes of their own', () => {
  const first = advance(ordered(newWorkbench(), SPRING));
  const again = advance(goTo(first, 1));
  expect(again.current).toBe(first.current);
  const doc = advance(branch(goTo(again, 1)));
  expect(layTree(doc).map(({ node, column, lane }) => [node.id, column, lane])).toEqual([
    [1, 0, 0],
    [2, 1, 0],
    [3, 0, 1],
    [4, 1, 1],
  ]);
  expect(pathTo(doc).map(({ id }) => id)).toEqual([3, 4]);
});

test('a branch is taken out with all that follows from it, but never the last phase', () => {
  const doc = advance(branch(advance(ordered(newWorkbench(), SPRING))));
  const pruned = prune(doc, 3);
  expect(pruned.nodes.map(({ id }) => id)).toEqual([1, 2]);
  expect(currentNode(pruned).id).toBe(1);
  expect(prune(newWorkbench(), 1).nodes).toHaveLength(1);
});

test('an order by click takes the line that ordered the unit before, wherever it stands', () => {
  const doc = ordered(newWorkbench(), { Germany: ['A Ber - Mun', 'army munich to ruhr', 'F Kie - Den'] });
  const next = giveOrder(doc, 'Germany', { kind: 'hold', unit: { type: 'A', at: 'MUN' } });
  expect(currentNode(next).orders.Germany).toEqual(['A Ber - Mun', 'A Mun H', 'F Kie - Den']);
  expect(currentNode(takeOrder(next, 'MUN')).orders.Germany).toEqual(['A Ber - Mun', 'F Kie - Den']);
});

test('a board laid out on a judged phase stands beside it', () => {
  const judged = judge(ordered(newWorkbench(), SPRING));
  const laid = setBoard(judged, { ...boardOf(newGame()), units: [] });
  expect(laid.nodes).toHaveLength(2);
  expect(viewOf(laid).state.units).toEqual([]);
  expect(viewOf(goTo(laid, 1)).state.units).toHaveLength(22);
});

test('rules count for the whole tree', () => {
  const doc = setRules(newWorkbench(), PROFILES.webdiplomacy);
  expect(viewOf(advance(doc)).state.rules).toBe(PROFILES.webdiplomacy);
});
