import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { directoryWith, jsonLines, standoff } from './cli-run.ts';
import { sorted } from './gitm/reference.ts';
import { SIX, THREE } from './gitm/said.ts';

const PUBLISHED = readFileSync(new URL('./cases/gitm.json', import.meta.url), 'utf8');
// biome-ignore lint/suspicious/noExplicitAny: the published cases as they are
const CASES: readonly any[] = JSON.parse(PUBLISHED).cases;
const FIRST = `${THREE}\nAU1IN 7-7\nPR1IN 7-7\nFR1IN 7-6 - 7-7\n`;
const SECOND = `Title: Second example\n${SIX}\nAU1IN 7-7\nPR1IN 7-7\nSP1IN 7-7\nFR1IN 7-6 - 7-7\nNL1IN 8-6 - 7-7\nDK1IN 6-8 - 7-7\n`;

function lines(cases: readonly unknown[]): string {
  return cases.map((one) => `${JSON.stringify(one)}\n`).join('');
}

test('a batch answers every published case with just the fields of the contract', async () => {
  const { status, out, err } = await standoff(['gitm', '--batch'], { stdin: lines(CASES) });
  expect([status, err]).toEqual([0, '']);
  const answers = jsonLines(out);
  expect(answers.map((one) => one.id)).toEqual(CASES.map((one) => one.id));
  for (const [index, answer] of answers.entries()) {
    const { battles, refused, positions } = CASES[index].expect;
    const fields = ['id', 'battles', 'refused', 'positions', 'origins', 'sides', 'warnings', 'readings', 'open'];
    expect(Object.keys(answer)).toEqual(fields);
    expect(sorted({ ...answer, origins: {} })).toEqual(sorted({ battles, refused, positions, origins: {} }));
    for (const battle of answer.battles)
      expect(Object.keys(battle)).toEqual(['square', 'began_by', 'attackers', 'defenders']);
    for (const one of answer.refused) expect(Object.keys(one)).toEqual(['unit', 'to', 'because']);
    for (const one of answer.sides) expect(Object.keys(one)).toEqual(['unit', 'square', 'side', 'rule', 'relation']);
    for (const one of answer.warnings) expect(typeof one.code).toBe('string');
  }
});

test('a batch of the second example says where units came from and which rule placed them', async () => {
  const second = CASES.find((one) => one.id === 'E2');
  const [answer] = jsonLines((await standoff(['gitm', '--batch'], { stdin: lines([second]) })).out);
  expect(answer.origins).toEqual({ FR1IN: '7-6', NL1IN: '8-6' });
  expect(answer.sides).toEqual([
    { unit: 'FR1IN', square: '7-7', side: 'attack', rule: 'R11', relation: 'allied' },
    { unit: 'PR1IN', square: '7-7', side: 'attack', rule: 'R12', relation: 'allied' },
    { unit: 'NL1IN', square: '7-7', side: 'attack', rule: 'R17', relation: 'allied' },
    { unit: 'AU1IN', square: '7-7', side: 'defend', rule: 'R13', relation: 'war' },
    { unit: 'SP1IN', square: '7-7', side: 'defend', rule: 'R13', relation: 'war' },
  ]);
  expect(answer.warnings).toEqual([
    { code: 'allies-on-opposite-sides', square: '7-7', states: ['PR', 'AU'] },
    { code: 'allies-on-opposite-sides', square: '7-7', states: ['PR', 'SP'] },
  ]);
});

test('a batch goes on after lines that cannot be read, says which, and ends with status 1', async () => {
  const [first] = CASES;
  const bad = {
    id: 'bad',
    states: ['FR'],
    relations: [],
    start: [{ unit: 'FR1IN', state: 'FR', square: '15-0' }],
    events: [],
  };
  const { status, out } = await standoff(['gitm', '--batch'], {
    stdin: `${lines([bad])}not json\n\n${lines([first])}[1]\n`,
  });
  expect(status).toBe(1);
  expect(jsonLines(out)).toMatchObject([
    { id: 'bad', line: 1, error: { code: 'gitm/off-map', message: expect.stringContaining('start[0].square') } },
    { line: 2, error: { code: 'file/not-json' } },
    { id: 'E1', battles: [{ began_by: 'FR1IN' }] },
    { line: 5, error: { code: 'gitm/shape' } },
  ]);
});

test('a batch gives back any id, and passes over what the published cases do not have, saying so', async () => {
  const events = [{ type: 'move', unit: 'FR1IN', to: '7-7', from: 'home', speed: 'fast' }];
  const start = [{ unit: 'FR1IN', state: 'FR', square: '7-6', strength: 9 }];
  const given = {
    relations: [],
    states: ['FR'],
    start,
    events,
    title: 5,
    terrain: 'hills',
    names: [],
    weather: 'rain',
  };
  const { status, out } = await standoff(['gitm', '--batch'], {
    stdin: lines([7, null, { a: 1 }, 'x'].map((id) => ({ id, ...given }))),
  });
  expect(status).toBe(0);
  const answers = jsonLines(out);
  expect(answers.map((one) => one.id)).toEqual([7, null, { a: 1 }, 'x']);
  expect(answers[3].positions).toEqual({ FR1IN: '7-7' });
  expect(answers[3].warnings).toEqual(
    ['terrain', 'events[0].from', 'names', 'title'].map((field) => ({ code: 'passed-over', field })),
  );
});

test('what does not agree with another part of a line of data names that part', async () => {
  const base = { states: ['FR', 'AU'], relations: [], start: [], events: [] };
  const twice = [1, 2].map((row) => ({ unit: 'FR1IN', state: 'FR', square: `1-${row}` }));
  const pair = [
    ['FR', 'AU', 'war'],
    ['AU', 'FR', 'allied'],
  ];
  const { out } = await standoff(['gitm', '--batch'], {
    stdin: lines([
      { ...base, start: twice },
      { ...base, relations: pair },
      { ...base, start: Array(5_000).fill(twice[0]) },
    ]),
  });
  const [placed, related, many] = jsonLines(out).map((one) => one.error.message);
  expect(placed).toBe('start[1].unit: FR1IN is placed twice; first in start[0].unit.');
  expect(related).toBe('relations[1]: AU and FR are at war in relations[0], and allied here: only one can hold.');
  expect(many.length).toBeLessThan(1_000);
  expect(many.endsWith('… and 4989 more.')).toBe(true);
});

test('a batch may be a file, packed too', async () => {
  const cwd = directoryWith({ 'cases.jsonl.gz': gzipSync(lines(CASES)) });
  const { status, out } = await standoff(['gitm', '--batch', 'cases.jsonl.gz'], { cwd });
  expect([status, jsonLines(out).length]).toEqual([0, CASES.length]);
});

test('the report of the second example is one to paste into a mail', async () => {
  const { status, out, err } = await standoff(['gitm', '-'], { stdin: SECOND });
  expect([status, err]).toEqual([0, '']);
  expect(out).toBe(`GITM tac phase: Second example

Battle at 7-7
  Attack
    FR1IN (France) because it began the battle by coming in on AU1IN and
      SP1IN; France is at war with Austria and Spain. [R6 R11]
    PR1IN (Prussia) because it was there and Prussia is allied to France;
      that Prussia is allied to Austria and Spain too does not count.
      [R12 R15]
    NL1IN (Holland) because it came later and Holland is allied to France.
      [R17]
  Defend
    AU1IN (Austria) because it was there and Austria is at war with
      France. [R13]
    SP1IN (Spain) because it was there and Spain is at war with France.
      [R13]

Kept out
  DK1IN (Denmark) stays at 6-8 and takes no part: NL1IN bars 7-7, because
    Denmark and Holland are neutral. [R1 R3 R4 R21]

Moves in order
  1. FR1IN 7-6 - 7-7: enters and begins the battle there.
  2. NL1IN 8-6 - 7-7: enters and attacks.
  3. DK1IN 6-8 - 7-7: is kept out by NL1IN, stays at 6-8.
  The order of the moves matters: 3 outcomes are possible.
  (--orders-of-moves)

Positions afterwards
  7-7: AU1IN, PR1IN, SP1IN, FR1IN (from 7-6), NL1IN (from 8-6)
  6-8: DK1IN

Take note
  - 7-7: Prussia and Austria are allied; Prussia attacks and Austria
    defends.
  - 7-7: Prussia and Spain are allied; Prussia attacks and Spain defends.

How the rules were read
  A13 A unit that is kept out stays where it was. (7-7: DK1IN)
  A16 The moves are taken one at a time, never at once. (7-7: FR1IN,
      NL1IN, DK1IN)

What the rules leave open
  A15 Which of these moves comes first is not said; the order given was
      followed. (7-7: FR1IN, NL1IN, DK1IN)
`);
});

test('the same in Russian, the states in their cases', async () => {
  const { out } = await standoff(['gitm', '--lang', 'ru'], { stdin: SECOND });
  expect(out).toContain(`Бой в 7-7
  Атакуют
    FR1IN (Франция), потому что оно начало бой: вошло туда, где стояли
      AU1IN и SP1IN, а у Франции война с Австрией и Испанией. [R6 R11]
    PR1IN (Пруссия), потому что оно стояло там, а у Пруссии союз с
      Францией; союз с Австрией и Испанией не в счёт. [R12 R15]
    NL1IN (Голландия), потому что оно вошло позже, а у Голландии союз с
      Францией. [R17]
  Обороняются
    AU1IN (Австрия), потому что оно стояло там, а у Австрии война с
      Францией. [R13]
    SP1IN (Испания), потому что оно стояло там, а у Испании война с
      Францией. [R13]

Не вошли
  DK1IN (Дания) остаётся в 6-8 и не участвует: в 7-7 его не пускает NL1IN,
    потому что у Дании нейтралитет с Голландией. [R1 R3 R4 R21]
`);
});

test('the first example in both languages', async () => {
  const english = await standoff(['gitm'], { stdin: FIRST });
  expect(english.out).toContain('PR1IN (Prussia) because it was there and Prussia is allied to France;');
  const russian = await standoff(['gitm'], { stdin: FIRST, env: { LANG: 'ru_RU.UTF-8' } });
  expect(russian.out).toContain(
    'PR1IN (Пруссия), потому что оно стояло там, а у Пруссии союз с\n      Францией; союз с Австрией не в счёт. [R12 R15]',
  );
});

test('on a terminal what is kept out is underlined, in a pipe nothing is', async () => {
  const terminal = await standoff(['gitm'], { stdin: SECOND, terminal: true });
  expect(terminal.out).toContain('\u001b[4mDK1IN (Denmark) stays at 6-8');
  expect((await standoff(['gitm'], { stdin: SECOND })).out).not.toContain('\u001b');
});

test('a JSON file of cases is judged case by case', async () => {
  const { status, out } = await standoff(['gitm', '-'], { stdin: PUBLISHED });
  expect(status).toBe(0);
  expect(out.match(/^GITM tac phase: /gm)?.length).toBe(CASES.length);
  const data = await standoff(['gitm', '--json'], { stdin: PUBLISHED });
  expect(JSON.parse(data.out).length).toBe(CASES.length);
});

test('what cannot be read is named with file, line, column and suggestion; nothing is judged', async () => {
  const cwd = directoryWith({
    'phase.txt': 'FR-AU waar\nFR1IN 7-6\nFR1IN 7-6 - 15-7\n',
    'case.json': '{"start": [\n {"unit": "FR1IN", "square": 7}]}',
  });
  const english = await standoff(['gitm', 'phase.txt'], { cwd });
  expect([english.status, english.out]).toEqual([1, '']);
  expect(english.err).toBe(`phase.txt:1:7: Instead of “waar” there should be allied, war or neutral. Did you mean war?
  1 | FR-AU waar
    |       ^^^^
phase.txt:3:13: 15-7 is off the map: columns and rows go from 0 to 14.
  3 | FR1IN 7-6 - 15-7
    |             ^^^^
`);
  const russian = await standoff(['gitm', 'phase.txt', '--lang', 'ru'], { cwd });
  expect(russian.err).toContain(
    'phase.txt:1:7: Вместо «waar» здесь нужно: союз, война или нейтралитет. Может быть, war?',
  );
  expect((await standoff(['gitm', 'case.json'], { cwd })).err).toContain(
    'case.json:2:30: This should be a square such as "7-6".',
  );
  expect(await standoff(['gitm', 'nowhere.txt'], { cwd })).toMatchObject({ status: 1, out: '' });
});

test('of very many problems the first are told and the rest counted, in little time and space', async () => {
  const many = await standoff(['gitm'], { stdin: 'what is this\n'.repeat(20_000) });
  expect(many.status).toBe(1);
  expect(many.err).toContain('standard input:50:1:');
  expect(many.err).not.toContain('standard input:51:1:');
  expect(many.err.endsWith('… and 19950 more.\n')).toBe(true);
  const start = Array.from({ length: 5_000 }, (_, index) => ({ unit: `FR${index}IN`, square: 'x' }));
  const line = await standoff(['gitm', '--lang', 'ru'], { stdin: JSON.stringify({ relations: [], start }) });
  expect(line.err.length).toBeLessThan(30_000);
  expect(line.err).toContain('… и ещё 4950.');
});

test('orders of moves, a changed relation and where a unit may go are told, and given as data', async () => {
  const orders = await standoff(['gitm', '--orders-of-moves'], { stdin: SECOND });
  expect(orders.out).toContain('FR1IN, NL1IN, DK1IN: 6 orders, 3 outcomes');
  expect(orders.out).toContain('From 1 to 2: DK1IN before NL1IN.');
  const change = await standoff(['gitm', '--what-if', 'FR-PR war'], { stdin: SECOND });
  expect(change.out).toBe(
    'If France and Prussia were at war instead of allied:\n  - PR1IN defends at 7-7 instead of attacking.\n',
  );
  const russian = await standoff(['gitm', '--what-if', 'Франция с Пруссией: война', '--lang', 'ru'], { stdin: SECOND });
  expect(russian.out).toBe('Франция – Пруссия: война вместо союза\n  - PR1IN в 7-7 обороняется, а не атакует.\n');
  const same = await standoff(['gitm', '--what-if', 'FR-PR allied'], { stdin: SECOND });
  expect(same.out).toBe('France and Prussia are allied already.\n');
  const all = await standoff(['gitm', '--what-if', 'all'], { stdin: SECOND });
  expect(all.out).toContain(
    'If Holland and Denmark were allied instead of neutral:\n  - DK1IN is in the battle at 7-7 and defends.',
  );
  const enter = await standoff(['gitm', '--may-enter', 'dk1in'], { stdin: SECOND });
  expect(enter.out).toContain('7-7: is kept out: NL1IN is neutral to it.');
  const data = await standoff(['gitm', '--orders-of-moves', '--what-if', 'all', '--may-enter', 'DK1IN', '--json'], {
    stdin: SECOND,
  });
  expect(JSON.parse(data.out)).toMatchObject({
    orders_of_moves: { exact: true, orders: '6' },
    may_enter: { length: 225 },
  });
});

test('wrong usage ends with status 2 and one sentence', async () => {
  const calls: readonly (readonly [string[], string])[] = [
    [['gitm'], 'There is nothing to judge'],
    [['gitm', '--frob'], "Unknown option '--frob'."],
    [['gitm', '--batch', '--orders-of-moves'], '--batch does not go with --orders-of-moves.'],
    [['gitm', '--lang', 'fr'], 'en, ru'],
  ];
  for (const [argv, sentence] of calls) {
    const { status, out, err } = await standoff(argv);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
  }
  for (const [option, value, sentence] of [
    ['--what-if', 'FR-XX war', 'The state XX is not among those listed.'],
    ['--what-if', 'FR-PR wra', 'Did you mean war?'],
    ['--what-if', 'FR-PR war; FR-AU allied', '“AU” does not belong here.'],
    ['--what-if', '', 'Something is missing here: a state.'],
    ['--may-enter', 'DK1NI', 'Did you mean DK1IN?'],
  ] as const) {
    const { status, err } = await standoff(['gitm', option, value], { stdin: SECOND });
    expect(status).toBe(2);
    expect(err).toContain(sentence);
  }
  expect(await standoff(['gitm', '--what-if', 'all'], { stdin: PUBLISHED })).toMatchObject({ status: 2, out: '' });
});
