import { checkPhase, judgePhase, type TacPhase } from '@standoff/gitm';
import { expect, test } from 'vitest';
import { CASE_DATA } from './case-data.ts';
import { phaseOfCase } from './cases.ts';
import * as edit from './edit.ts';
import { rateGround, tapGround } from './ground.ts';
import { nameState, renameUnit } from './naming.ts';

const [, found] = CASE_DATA.map((one) => phaseOfCase(one, 'en'));
if (found === undefined) throw new Error('no second example');
const second: TacPhase = found;

test('every case of the gallery is a phase that the judge takes', () => {
  for (const written of CASE_DATA) expect(checkPhase(phaseOfCase(written, 'ru')).ok, written.id).toBe(true);
});

test('a unit has one order: a second move is written where the first stands', () => {
  const { phase, event } = edit.orderMove(second, 'NL1IN', '7-8', 3);
  expect(event).toBe(1);
  expect(phase.events[1]).toEqual({ type: 'move', unit: 'NL1IN', to: '7-8' });
  expect(phase.events).toHaveLength(3);
  expect(edit.orderMove(second, 'NL1IN', '7-8', 3, true).phase.events).toHaveLength(4);
});

test('an interception comes in place of the move it meets, and gives it back when it goes', () => {
  const { phase, event } = edit.orderInterception(second, 'SP1IN', 0, '6-9');
  expect(phase.events[event]).toEqual({ type: 'intercept', unit: 'SP1IN', target: 'FR1IN', at: '6-9', to: '7-7' });
  expect(edit.removeEvent(phase, event)).toEqual(second);
  expect(edit.removeUnit(phase, 'SP1IN').events).toEqual(second.events);
});

test('an interceptor with a move of its own gives that up', () => {
  const { phase, event } = edit.orderInterception(second, 'FR1IN', 2, '9-5');
  expect(event).toBe(1);
  expect(phase.events.map(({ type }) => type)).toEqual(['move', 'intercept']);
});

test('turned round, Denmark gets in and Holland is kept out', () => {
  const turned = edit.bringEvent(second, 2, 1);
  expect(judgePhase(turned).refused.map(({ unit }) => unit)).toEqual(['NL1IN']);
  expect(edit.inOrder(second, [1, 2], [2, 1])).toEqual(turned);
});

test('a cell of the table goes from allied to neutral to war and back', () => {
  const words: (string | undefined)[] = [];
  let phase = second;
  for (let click = 0; click < 3; click += 1) {
    phase = edit.nextRelation(phase, 'AU', 'PR');
    words.push(phase.relations.find(([a, b]) => `${a}${b}` === 'AUPR')?.[2]);
  }
  expect(words).toEqual(['neutral', 'war', 'allied']);
});

test('a state goes with its units, their events and its relations', () => {
  const without = edit.removeState(second, 'NL');
  expect(checkPhase(without).ok).toBe(true);
  expect(without.events.map(({ unit }) => unit)).toEqual(['FR1IN', 'DK1IN']);
  expect(without.relations.flat()).not.toContain('NL');
  expect(judgePhase(without).refused).toEqual([]);
});

test('a new unit takes the first number that is free', () => {
  expect(edit.freeName(second, 'FR', 'IN')).toBe('FR2IN');
  expect(edit.freeName(second, 'FR', 'LC')).toBe('FR1LC');
});

test('ground is rated by a tap and cleared by another', () => {
  const rated = tapGround(second, '7-7', 3);
  expect(rated.terrain).toContainEqual({ square: '7-7', rating: 3 });
  expect(checkPhase(rated).ok).toBe(true);
  expect(tapGround(rated, '7-7', 1).terrain).toEqual([{ square: '7-7', rating: 1 }]);
  expect(tapGround(rated, '7-7', 3).terrain).toBeUndefined();
  expect(rateGround(rated, '7-7', undefined)).toEqual(second);
});

test('a unit is renamed wherever the phase names it, and never as another', () => {
  const renamed = renameUnit(second, 'NL1IN', 'Old Guard');
  expect(checkPhase(renamed).ok).toBe(true);
  expect(JSON.stringify(renamed)).not.toContain('NL1IN');
  expect(judgePhase(renamed).battles).toHaveLength(judgePhase(second).battles.length);
  expect(renameUnit(renamed, 'Old_Guard', ' NL1IN ')).toEqual(second);
  expect(renameUnit(second, 'NL1IN', second.start.find(({ unit }) => unit !== 'NL1IN')?.unit ?? '')).toBe(second);
});

test('a state has a name until it is taken away', () => {
  const named = nameState(second, 'NL', 'Nederland');
  expect(named.names?.NL).toBe('Nederland');
  expect(nameState(named, 'NL', ' ').names?.NL).toBeUndefined();
});
