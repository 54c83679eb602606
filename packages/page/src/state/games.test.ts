import { DEFAULT_RULES } from '@standoff/diplomacy';
import { formatGame, formatPosition, toPythonGame } from '@standoff/language';
import { expect, test } from 'vitest';
import { currentNode, newWorkbench, viewOf, type Workbench } from './document.ts';
import { advance, setLines } from './edit.ts';
import { formatWorkbench, takeText, toGame } from './games.ts';

function played(): Workbench {
  const spring = setLines(newWorkbench(), 'Germany', ['A Mun - Ruh', 'F Kie - Den']);
  return advance(setLines(advance(spring), 'Germany', ['A Ruh - Bel']));
}

test('a game goes out as ours or as the python package writes it, and comes back phase by phase', () => {
  const doc = played();
  const { state } = viewOf(doc);
  for (const text of [formatGame(toGame(doc)), `${JSON.stringify(toPythonGame(toGame(doc), 'x', 0))}\n`]) {
    const taken = takeText(text, state, DEFAULT_RULES);
    if (taken.kind !== 'game') throw new Error(taken.kind);
    expect(taken.doc.nodes).toHaveLength(3);
    const view = viewOf(taken.doc);
    expect(view.state.phase).toEqual(state.phase);
    expect(view.state.centers).toEqual(state.centers);
    expect(taken.doc.nodes[0]?.orders.Germany).toHaveLength(2);
  }
});

test('a position is laid out, with the orders below it', () => {
  const doc = played();
  const { state } = viewOf(doc);
  const position = formatPosition(
    {
      units: [
        { power: 'France', type: 'A', at: 'PAR' },
        { power: 'Italy', type: 'F', at: 'NAP' },
      ],
    },
    { kind: 'movement', season: 'fall', year: 1905 },
    'ru',
  );
  const alone = takeText(position, state, DEFAULT_RULES);
  expect(alone).toMatchObject({ kind: 'position', board: { phase: { season: 'fall', year: 1905 } } });
  const both = takeText(`${position}\nFrance: A Par - Bur\nItaly: F Nap - Ion\n`, state, DEFAULT_RULES);
  expect(both).toMatchObject({ kind: 'position', orders: { France: ['A Par - Bur'], Italy: ['F Nap - Ion'] } });
});

test('orders go to whom they are for, those that cannot be read are kept where they stood', () => {
  const { state } = viewOf(newWorkbench());
  const taken = takeText('France:\nA Par - Bur\nF Hlo - Nth\n\nГермания:\nА Мюн - Бур', state, DEFAULT_RULES);
  expect(taken).toEqual({
    kind: 'orders',
    orders: { France: ['A Par - Bur', 'F Hlo - Nth'], Germany: ['А Мюн - Бур'] },
    count: 2,
  });
});

test('an empty text is nothing, a faulty position says what is wrong', () => {
  const { state } = viewOf(newWorkbench());
  expect(takeText(' \n', state, DEFAULT_RULES).kind).toBe('nothing');
  expect(takeText('Position\nFrance: F Spain', state, DEFAULT_RULES).kind).toBe('faulty');
});

test('a game begins at the last board laid out by hand', () => {
  const doc = played();
  const laid = {
    ...doc,
    nodes: doc.nodes.map((node) => (node.id === 2 ? { ...node, board: viewOf(doc, node).state } : node)),
  };
  const game = toGame(laid);
  expect(game.start.phase.season).toBe('fall');
  expect(game.phases.map(({ name }) => name)).toEqual(['F1901M']);
  expect(currentNode(laid).id).toBe(3);
});

test('a whole workbench goes into a file and comes back, with orders that are not judged yet', () => {
  const doc = setLines(played(), 'Italy', ['A Ven - Tyr', 'F Nap -']);
  const taken = takeText(formatWorkbench(doc), viewOf(doc).state, DEFAULT_RULES);
  if (taken.kind !== 'game') throw new Error(taken.kind);
  expect(currentNode(taken.doc).orders).toEqual({ Italy: ['A Ven - Tyr', 'F Nap -'] });
  expect(viewOf(taken.doc).state).toEqual(viewOf(doc).state);
  expect(takeText('{"format":"standoff-workbench","v":1}', viewOf(doc).state, DEFAULT_RULES).kind).toBe('nothing');
});
