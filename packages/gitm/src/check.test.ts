import { expect, test } from 'vitest';
import { checkPhase } from './check.ts';
import { judgeData, judgePhase } from './judge.ts';

const GOOD = {
  id: 'E1',
  states: ['AU', 'FR'],
  relations: [['AU', 'FR', 'war']],
  start: [
    { unit: 'AU1IN', state: 'AU', square: '7-7' },
    { unit: 'FR1IN', state: 'FR', square: '7-6' },
  ],
  events: [{ type: 'move', unit: 'FR1IN', to: '7-7' }],
};

function faults(data: unknown): unknown {
  const checked = checkPhase(data);
  return checked.ok ? [] : checked.faults.map((fault) => `${fault.at} ${fault.code.replace('gitm/', '')}`);
}

test('a published case is a phase, unknown fields passed over', () => {
  expect(checkPhase({ ...GOOD, note: 1, expect: {} })).toEqual({ ok: true, value: GOOD });
});

test('states follow from relations and units where none are listed, a unit’s from its first two letters', () => {
  const { states: _, ...rest } = GOOD;
  const data = { ...rest, start: [{ unit: 'PR1IN', square: '1-1' }, ...rest.start] };
  expect(checkPhase(data)).toMatchObject({ ok: true, value: { states: ['AU', 'FR', 'PR'] } });
});

test('relations and events may be left out, the start may not', () => {
  expect(faults({ start: [] })).toEqual([]);
  expect(faults({})).toEqual(['start shape']);
  expect(faults([])).toEqual([' shape']);
  expect(faults(null)).toEqual([' shape']);
});

test('every fault is told, with its path', () => {
  expect(
    faults({
      states: ['AU', 'FR', 7, 'a b'],
      relations: [['AU', 'FR', 'waar'], ['AU', 'AU', 'war'], ['AU', 'XX', 'war'], ['AU', 'FR'], 'x'],
      start: [
        { unit: 'AU1IN', state: 'AU', square: '7-15' },
        { unit: 'AU1IN', state: 'AU', square: '7-7' },
        { unit: 'ZZ1IN', square: 'here' },
        5,
      ],
      terrain: [{ square: '7-7', rating: 5 }],
      events: [
        { type: 'fly' },
        { type: 'move', unit: 'AU1NI', to: '7-7' },
        { type: 'intercept', unit: 'AU1IN', target: 'AU1IN', at: '1-1' },
        'go',
      ],
    }),
  ).toEqual([
    'states[2] shape',
    'states[3] shape',
    'relations[0][2] not-a-relation',
    'relations[1] own-relation',
    'relations[2][1] unknown-state',
    'relations[3] shape',
    'relations[4] shape',
    'start[0].square off-map',
    'start[1].unit unit-twice',
    'start[2].square not-a-square',
    'start[2].state unknown-state',
    'start[3] shape',
    'terrain[0].rating bad-rating',
    'events[0].type unknown-event',
    'events[1].unit unknown-unit',
    'events[2].target own-target',
    'events[3] shape',
  ]);
});

test('a name that is nearly another is suggested', () => {
  const checked = checkPhase({ ...GOOD, events: [{ type: 'move', unit: 'FR1NI', to: '7-7' }] });
  expect(checked).toMatchObject({ ok: false, faults: [{ code: 'gitm/unknown-unit', candidates: ['FR1IN'] }] });
});

test('names like those of the language itself are names', () => {
  const data = {
    states: ['__proto__', 'constructor'],
    relations: [['__proto__', 'constructor', 'war']],
    start: [
      { unit: 'toString', state: '__proto__', square: '7-7' },
      { unit: '__proto__', state: 'constructor', square: '7-6' },
    ],
    events: [{ type: 'move', unit: '__proto__', to: '7-7' }],
  };
  const judged = judgeData(data);
  expect(judged.ok && judged.value.battles).toMatchObject([{ began_by: '__proto__', defenders: ['toString'] }]);
  expect(judged.ok && Object.entries(judged.value.positions)).toEqual([
    ['toString', '7-7'],
    ['__proto__', '7-7'],
  ]);
});

test('more states than any game has are refused before they fill the memory', () => {
  const states = Array.from({ length: 20_000 }, (_, index) => `S${index}`);
  expect(checkPhase({ states, start: [] })).toMatchObject({
    ok: false,
    faults: [{ code: 'gitm/too-many-states', count: 20_000 }],
  });
});

test('a phase that was never checked is a broken promise', () => {
  const unknown = { ...GOOD, relations: [], events: [{ type: 'move', unit: 'XX', to: '7-7' }] } as const;
  expect(() => judgePhase(unknown)).toThrow(RangeError);
});
