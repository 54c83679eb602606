import { expect, test } from 'vitest';
import { readTacText } from './read.ts';

function read(text: string): unknown {
  const reading = readTacText(text);
  return reading.ok ? reading.value : reading.problems;
}

function relations(text: string): unknown {
  const reading = readTacText(text);
  return reading.ok ? reading.value.relations : reading.problems;
}

function events(text: string): unknown {
  const reading = readTacText(`AU2LC 8-8\nFR1IN 7-6\n${text}`);
  return reading.ok ? reading.value.events : reading.problems;
}

/** Line, column and length of what is wrong, its code and what is suggested. */
function faults(text: string): unknown {
  const reading = readTacText(text);
  if (reading.ok) return [];
  return reading.problems.map((one) => [
    `${one.line}:${one.column}+${one.length}`,
    one.code.replace('gitm/', ''),
    ...('candidates' in one ? one.candidates : []),
  ]);
}

test.each([
  'FR-AU war',
  'fr–au: war',
  'FR AU at war',
  'FR x AU',
  'France - Austria: hostile',
  'France is at war with Austria.',
  'France and Austria are enemies',
  'Франция – Австрия: война',
  'Франция воюет с Австрией',
  'Франция и Австрия в состоянии войны',
  'FR = France\nAU = Österreich\nFrance – Österreich: war',
])('a relation may be written: %s', (line) => {
  expect(relations(line)).toEqual([['FR', 'AU', 'war']]);
});

test('allied and neutral have their words and marks in both languages', () => {
  const allied = ['FR-AU allied', 'FR + AU', 'FR-AU allies', 'Франция в союзе с Австрией', 'FR-AU союзники'];
  const neutral = ['FR-AU neutral', 'FR o AU', 'FR-AU нейтралитет', 'Франция и Австрия нейтральны'];
  for (const line of allied) expect(relations(line)).toEqual([['FR', 'AU', 'allied']]);
  for (const line of neutral) expect(relations(line)).toEqual([['FR', 'AU', 'neutral']]);
});

test('a table gives every pair once; its lower half is enough, bars and headings do no harm', () => {
  const whole = '   AU FR PR\nAU . x +\nFR x . o\nPR + o .';
  const half = 'Relations:\n| | AU | FR | PR |\n|---|---|---|---|\n| AU | \\ |\n| FR | × | \\ |\n| PR | + | ○ | \\ |';
  const tight = 'AU FR PR\nAU .x+\nFR x.o\nPR +o.';
  const expected = [
    ['AU', 'FR', 'war'],
    ['AU', 'PR', 'allied'],
    ['FR', 'PR', 'neutral'],
  ];
  for (const text of [whole, half, tight]) {
    const found = relations(text);
    expect((Array.isArray(found) ? found : []).map(([a, b, word]) => [...[a, b].sort(), word])).toEqual(expected);
  }
});

test('a sentence below a table is a sentence', () => {
  expect(relations('AU FR\nAU . x\nSP war FR, AU\nPR allied FR and AU; neutral SP')).toEqual([
    ['AU', 'FR', 'war'],
    ['SP', 'FR', 'war'],
    ['SP', 'AU', 'war'],
    ['PR', 'FR', 'allied'],
    ['PR', 'AU', 'allied'],
    ['PR', 'SP', 'neutral'],
  ]);
});

test('units stand alone in a line, several in one, or behind their square; their state follows from two letters', () => {
  const expected = [
    { unit: 'AU1IN', state: 'AU', square: '7-7' },
    { unit: 'PR1IN', state: 'PR', square: '7-7' },
  ];
  for (const text of [
    'AU1IN 7-7\nPR1IN 7-7',
    'AU1IN 7-7, PR1IN 7-7',
    '7-7: AU1IN, PR1IN',
    '7-7 AU1IN PR1IN',
    'au1in: 7-7; pr1in at 07-07',
    'AU1IN = 7-7\nPR1IN = 7-7',
  ]) {
    expect(read(text)).toMatchObject({ start: expected });
  }
});

test('a state that the unit’s letters do not tell is said in brackets', () => {
  expect(read('XX1IN 7-7 (FR)\nXX2IN (Austria) 7-8\nXX3IN (Пруссия) 1-1 - 1-2')).toMatchObject({
    start: [
      { unit: 'XX1IN', state: 'FR' },
      { unit: 'XX2IN', state: 'AU' },
      { unit: 'XX3IN', state: 'PR', square: '1-1' },
    ],
  });
});

test.each([
  ['FR1IN 7-6 - 7-7', { from: '7-6' }],
  ['FR1IN 7-6-7-7', { from: '7-6' }],
  ['1. FR1IN 7-6 → 7-7.', { from: '7-6' }],
  ['- FR1IN moves from 7-6 to 7-7', { from: '7-6' }],
  ['FR1IN - 7-7', {}],
  ['FR1IN to 7-7', {}],
  ['FR1IN 7-6 - 8-8 - 7-7', { from: '7-6', via: '8-8' }],
  ['FR1IN 7-6 - 7-7 via 8-8', { from: '7-6', via: '8-8' }],
  ['FR1IN 7-6 – 7-7 через 8-8', { from: '7-6', via: '8-8' }],
  ['FR1IN идёт из 7-6 в 7-7', { from: '7-6' }],
  ['FR1IN наступает на 7-7 # и дальше ничего', {}],
])('a move may be written: %s', (line, more) => {
  expect(events(line)).toEqual([{ type: 'move', unit: 'FR1IN', to: '7-7', ...more }]);
});

test.each([
  ['AU2LC intercepts FR1IN at 7-7', {}],
  ['AU2LC 8-8 intercepts FR1IN 7-6 - 9-9 at 7-7', { from: '8-8', target_from: '7-6', to: '9-9' }],
  ['AU2LC intercepts FR1IN at 7-7 on the way to 9-9', { to: '9-9' }],
  ['AU2LC intercepts FR1IN at 7-7, to 9-9 via 8-8', { to: '9-9', via: '8-8' }],
  ['AU2LC intercepts FR1IN at 7-7 box 7-7 radius 3 stops', { box: { center: '7-7', radius: 3 }, stops: true }],
  ['AU2LC перехватывает FR1IN в 7-7 по пути в 9-9', { to: '9-9' }],
])('an interception may be written: %s', (line, more) => {
  expect(events(line)).toEqual([{ type: 'intercept', unit: 'AU2LC', target: 'FR1IN', at: '7-7', ...more }]);
});

test('Cyrillic letters that look like Latin ones are no error', () => {
  expect(read('АU1IN 7-7\nАU-FR х\nFR1IN 7-6')).toEqual(read('AU1IN 7-7\nAU-FR x\nFR1IN 7-6'));
});

test('a unit that only its order places stands where its first order says', () => {
  expect(read('FR1IN 7-6 - 7-7\nFR1IN 7-7 - 7-8\nFR2IN 7-6 - 8-8')).toMatchObject({
    start: [
      { unit: 'FR1IN', square: '7-6' },
      { unit: 'FR2IN', square: '7-6' },
    ],
  });
  expect(faults('FR1IN - 7-7\nFR1IN 7-7 - 7-8')).toContainEqual(['1:1+5', 'unknown-unit']);
});

test('title, id, states, names and terrain are kept', () => {
  expect(
    read(
      'Title: The bridge // at dawn\nId: 12\nStates: AU, FR France\nAU = "Österreich # 1"\nTerrain 7-7: 4\nAU1IN 7-7',
    ),
  ).toMatchObject({
    title: 'The bridge',
    id: '12',
    states: ['AU', 'FR'],
    names: { AU: 'Österreich # 1', FR: 'France' },
    terrain: [{ square: '7-7', rating: 4 }],
  });
});

test('what is wrong is told with line, column and suggestions, all of it at once', () => {
  expect(faults('FR-AU waar\nFrance - Astria: war')).toEqual([
    ['1:7+4', 'unexpected-word', 'war'],
    ['2:10+6', 'unexpected-word', 'Austria'],
  ]);
  expect(faults('FR1IN 7-16\nFR2IN 7-6 - 7-7 vai 8-8\nAU2LC intercpts FR1IN at 7-7')).toEqual([
    ['1:7+4', 'off-map'],
    ['2:17+3', 'unexpected-word', 'via'],
    ['3:7+9', 'unexpected-word', 'intercepts', 'intercept'],
  ]);
  expect(faults('FR1IN 7-6\nFR1NI 7-6 - 7-7')).toEqual([['2:1+5', 'unit-misspelt', 'FR1IN']]);
  expect(faults('FR12IN 7-6\nAU1IN 1-1\nAU2LC 8-8 intercepts FR21IN at 7-7')).toEqual([
    ['3:22+6', 'unknown-unit', 'FR12IN'],
  ]);
  expect(faults('States: FR, AU\nFR1IN 7-6\nPR1IN 7-7')).toEqual([['3:1+5', 'unknown-state', 'FR']]);
  expect(faults('Франция – Астрия: война')).toEqual([['1:11+6', 'unexpected-word', 'Австрия']]);
});

test('a pair said twice in two ways names the other line', () => {
  const reading = readTacText('FR-AU war\n\nAU-FR allied');
  expect(reading).toMatchObject({
    ok: false,
    problems: [
      { line: 3, column: 7, code: 'gitm/contradiction', other: { line: 1, column: 7 }, relations: ['war', 'allied'] },
    ],
  });
  expect(faults('AU FR\nAU . x\nFR + .')).toEqual([['3:4+1', 'contradiction']]);
});

test('a line is either read or complained of: half a line, a bare row of states, a second square', () => {
  expect(faults('FR-AU')).toEqual([['1:6+1', 'unfinished-line']]);
  expect(faults('FR AU\nFR1IN 7-6')).toEqual([['1:6+1', 'unfinished-line']]);
  expect(faults('FR1IN')).toEqual([['1:6+1', 'unfinished-line']]);
  expect(faults('FR1IN 7-6 7-7')).toEqual([['1:11+3', 'unexpected-word']]);
  expect(faults('FR1IN 7-6 - 7-7 stops')).toEqual([['1:17+5', 'unexpected-word']]);
  expect(faults('the French went home')).toEqual([['1:1+20', 'unreadable-line']]);
  expect(faults('AU FR\nAU . x +\nFR x ?')).toEqual([
    ['2:8+1', 'too-many-cells'],
    ['3:6+1', 'bad-cell'],
  ]);
});

test('«в» behind a unit alone may mean that it stands or that it goes, and is asked about', () => {
  expect(faults('FR1IN 7-6\nFR1IN в 7-7')).toEqual([['2:7+1', 'stands-or-goes']]);
  expect(faults('FR1IN стоит в 7-6')).toEqual([]);
});

test('a heading tells whether «в» is where a unit stands or where it goes, and may have its content behind it', () => {
  const phase = 'Войска:\nFR1IN в 7-6\nХоды: FR1IN в 7-7';
  expect(read(phase)).toMatchObject({
    start: [{ unit: 'FR1IN', square: '7-6' }],
    events: [{ type: 'move', unit: 'FR1IN', to: '7-7' }],
  });
  expect(read('Units: AU1IN 7-7, FR1IN at 7-6\nOrders: FR1IN - 7-7')).toMatchObject({
    start: [{ unit: 'AU1IN' }, { unit: 'FR1IN' }],
    events: [{ to: '7-7' }],
  });
});

test.each(['AU1IN, PR1IN 7-7', 'AU1IN and PR1IN at 7-7', 'AU1IN, PR1IN (Prussia) 7-7', 'AU1IN и PR1IN стоят в 7-7'])(
  'units may share a square: %s',
  (line) => {
    expect(read(line)).toMatchObject({
      start: [
        { unit: 'AU1IN', state: 'AU', square: '7-7' },
        { unit: 'PR1IN', state: 'PR', square: '7-7' },
      ],
    });
  },
);

test('units may share an order to move, one after the other, but not one to intercept', () => {
  expect(events('AU2LC, FR1IN move to 9-9')).toEqual([
    { type: 'move', unit: 'AU2LC', to: '9-9' },
    { type: 'move', unit: 'FR1IN', to: '9-9' },
  ]);
  expect(faults('AU1LC 8-8\nAU2LC 8-8\nFR1IN 4-6\nAU1LC, AU2LC intercept FR1IN at 6-6')).toEqual([
    ['4:6+1', 'unfinished-line'],
  ]);
});

test.each([
  'a) FR1IN 7-6 - 7-7',
  '(1) FR1IN 7-6 - 7-7',
  'б. FR1IN 7-6 - 7-7',
  'FR1IN attacks 7-7',
  'FR1IN атакует 7-7',
])('list marks and warlike words do no harm: %s', (line) => {
  expect(events(line)).toMatchObject([{ type: 'move', unit: 'FR1IN', to: '7-7' }]);
});

test('a unit that is said to stay has no event; one that nobody placed is asked about', () => {
  expect(read('FR1IN holds\nFR1IN 7-6\nAU1IN остаётся в 3-3\nFR2IN stays at 7-6\nFR2IN 7-6')).toMatchObject({
    start: [
      { unit: 'FR1IN', square: '7-6' },
      { unit: 'FR2IN', square: '7-6' },
      { unit: 'AU1IN', square: '3-3' },
    ],
    events: [],
  });
  expect(faults('FR1IN 7-6\nFR1NI holds')).toEqual([['2:1+5', 'unit-misspelt', 'FR1IN']]);
  expect(faults('FR1IN 7-6\nFR1IN holds at 7-7')).toEqual([['2:1+5', 'unit-twice']]);
  expect(faults('FR1IN 7-6\nFR1IN holds 7-6 fast')).toEqual([['2:17+4', 'unexpected-word']]);
});

test('a name may be used before the line that gives it', () => {
  expect(relations('Union - Rebels: war\nUS = Union\nCS = Rebels')).toEqual([['US', 'CS', 'war']]);
  expect(relations('AU FR\nAU = x\nFR x =')).toEqual([['AU', 'FR', 'war']]);
});

test('the way of a target may stand in brackets, and states in the case forms of Russian', () => {
  expect(events('AU2LC intercepts FR1IN (7-6 - 9-9) at 7-7')).toEqual([
    { type: 'intercept', unit: 'AU2LC', target: 'FR1IN', at: '7-7', target_from: '7-6', to: '9-9' },
  ]);
  expect(relations('Мексика нейтральна к Юкатану\nФранция держит нейтралитет с Польшей')).toEqual([
    ['MX', 'YU', 'neutral'],
    ['FR', 'PL', 'neutral'],
  ]);
});
