import { checkPhase, judgePhase, type TacResult } from '@standoff/gitm';
import { expect, test } from 'vitest';
import { judged, lineUp, phaseOf, refusals, THREE } from './gitm/said.ts';

function numbers(list: TacResult['readings']): readonly string[] {
  return list.map((corner) => corner.number);
}

function codes(result: TacResult): readonly string[] {
  return result.warnings.map((warning) => warning.code);
}

test('A1: enemies on one side are warned of, read as fighting together, and what comes of them is open', () => {
  const result = judged('FR-AU war\nFR-RU war\nAU-RU war\nAU1IN 7-7\nFR1IN 7-6 - 7-7\nRU1IN 8-8 - 7-7');
  expect(result.warnings).toContainEqual({
    code: 'enemies-on-one-side',
    square: '7-7',
    side: 'defend',
    states: ['AU', 'RU'],
  });
  expect(numbers(result.readings)).toContain('A1');
  expect(numbers(result.open)).toContain('A1');
});

test('A2: an ally of the starter at war with another attacker attacks', () => {
  const result = judged(
    `${THREE}\nNL-FR allied\nNL-PR war\nNL-AU war\nAU1IN 7-7\nPR1IN 7-7\nFR1IN 7-6 - 7-7\nNL1IN 8-6 - 7-7`,
  );
  expect(lineUp(result)).toBe('FR1IN+PR1IN+NL1IN : AU1IN');
  expect(result.sides.find((one) => one.unit === 'NL1IN')).toMatchObject({
    rules: ['R17', 'R19'],
    enemies_beside: ['PR'],
  });
});

test('A5: units of the starter’s own state count as its allies; between two states that is said outright', () => {
  const three = judged(`${THREE}\nAU1IN 7-7\nPR1IN 7-7\nFR1IN 7-6 - 7-7\nFR2IN 6-6 - 7-7`);
  expect(three.readings).toContainEqual({ number: 'A5', square: '7-7', units: ['FR2IN'] });
  const two = judged('FR-AU war\nAU1IN 7-7\nFR1IN 7-6 - 7-7\nFR2IN 6-6 - 7-7');
  expect(numbers(two.readings)).not.toContain('A5');
});

test('A6: an interception with a third state, or in an occupied square, rests on a reading; a plain one does not', () => {
  const plain = judged('FR-AU war\nAU2LC 8-6 intercepts FR1IN 4-6 at 6-6 on the way to 9-6');
  expect(numbers(plain.readings)).toEqual([]);
  const third = judged(`${THREE}\nPR1IN 6-6\nAU2LC 8-6 intercepts FR1IN 4-6 at 6-6 on the way to 9-6`);
  expect(numbers(third.readings)).toContain('A6');
  expect(lineUp(third)).toBe('FR1IN+PR1IN : AU2LC');
});

test('A6: where a battle is under way its starter stands, and the interceptor may even join the unit it meant to stop', () => {
  const result = judged(`
    FR-AU war
    PR-FR allied
    PR-AU war
    NL-PR war
    NL-FR allied
    NL-AU war
    AU1IN 6-6
    FR1IN 6-5 - 6-6
    NL1LC 8-6 intercepts PR1IN 4-6 at 6-6 on the way to 9-6`);
  expect(lineUp(result)).toBe('FR1IN+PR1IN+NL1LC : AU1IN');
  expect(numbers(result.readings)).toContain('A6');
});

const NEUTRAL = 'AU-FR neutral\nAU1MC 8-8 intercepts FR1IN 4-6 at 6-6 on the way to 9-6';

test('A7: a neutral interceptor begins nothing and the mover goes on; whether it is stopped is open', () => {
  const result = judged(NEUTRAL);
  expect(result.positions).toEqual({ AU1MC: '8-8', FR1IN: '9-6' });
  expect(result.origins).toEqual({ FR1IN: '4-6' });
  expect(numbers(result.open)).toContain('A7');
});

test('A7: the moderator may rule that the mover stops, and then nothing of it is open', () => {
  const result = judged(`${NEUTRAL} stops`);
  expect(result.positions).toEqual({ AU1MC: '8-8', FR1IN: '6-6' });
  expect(numbers(result.open)).not.toContain('A7');
  expect(numbers(result.readings)).toContain('A7');
});

test('A7: where the mover stops all the same, by a battle or its own order, whether it is stopped is no question', () => {
  const battle = judged(
    'AU-FR neutral\nSP-FR war\nSP-AU allied\nSP1IN 6-6\nAU1MC 8-8 intercepts FR1IN 4-6 - 9-6 at 6-6',
  );
  expect(lineUp(battle)).toBe('FR1IN : SP1IN');
  expect(refusals(battle)).toEqual(['AU1MC<FR1IN']);
  const order = judged('AU-FR neutral\nAU1MC 8-8 intercepts FR1IN 4-6 at 6-6');
  for (const result of [battle, order]) {
    expect(numbers(result.readings)).toContain('A7');
    expect(numbers(result.open)).not.toContain('A7');
  }
});

test('A8: that a state fights in two squares rests on their being settled apart', () => {
  const result = judged(`${THREE}\nAU1IN 3-3\nPR1IN 3-3\nFR2IN 9-9\nPR2IN 9-9\nFR1IN 3-2 - 3-3\nAU2IN 9-8 - 9-9`);
  expect(result.readings).toContainEqual({ number: 'A8', states: expect.arrayContaining(['FR', 'PR', 'AU']) });
  expect(result.battles.map((battle) => battle.attackers)).toEqual([
    ['FR1IN', 'PR1IN'],
    ['AU2IN', 'PR2IN'],
  ]);
});

test('A11: a pair left out is taken as neutral, with a warning, and a refusal that rests on it says so', () => {
  const result = judged('FR-AU war\nAU1IN 7-7\nBA1IN 7-6 - 7-7');
  expect(result.warnings).toContainEqual({ code: 'assumed-neutral', states: ['AU', 'BA'] });
  expect(result.refused).toMatchObject([{ unit: 'BA1IN', because: ['AU1IN'], assumed: ['AU'] }]);
  expect(numbers(result.readings)).toContain('A11');
});

test('A11: one pair with two relations is refused, twice the same is not', () => {
  const data = {
    start: [],
    events: [],
    relations: [
      ['FR', 'AU', 'war'],
      ['AU', 'FR', 'allied'],
    ],
  };
  expect(checkPhase(data)).toMatchObject({
    ok: false,
    faults: [{ code: 'gitm/contradiction', at: 'relations[1]', first: 'relations[0]', relations: ['war', 'allied'] }],
  });
  expect(
    checkPhase({
      ...data,
      relations: [
        ['FR', 'AU', 'war'],
        ['AU', 'FR', 'war'],
      ],
    }),
  ).toMatchObject({
    ok: true,
    value: { relations: [['FR', 'AU', 'war']] },
  });
});

test('A12: a unit caught before its turn stays, with a warning, and its order is listed as open', () => {
  const result = judged('FR-AU war\nAU1IN 7-7\nFR1IN 7-6 - 7-7\nAU1IN 7-7 - 8-8');
  expect(result.positions.AU1IN).toBe('7-7');
  expect(result.warnings).toEqual([{ code: 'ordered-in-battle', unit: 'AU1IN', square: '7-7', event: 1 }]);
  expect(result.open).toContainEqual({ number: 'A12', square: '7-7', events: [1], units: ['AU1IN'] });
  expect(result.refused).toEqual([]);
});

test('A12: a caught target is not met, and a caught interceptor lets its target go on', () => {
  const base = 'FR-AU war\nFR-RU war\nAU-RU allied\nAU1IN 7-7\nFR1IN 7-6 - 7-7\n';
  const target = judged(`${base}RU1LC 9-9 intercepts FR1IN at 8-8 on the way to 9-8`);
  expect(target.positions).toMatchObject({ FR1IN: '7-7', RU1LC: '9-9' });
  const interceptor = judged(`${base}AU1IN intercepts FR2IN 4-4 at 6-6 on the way to 9-9`);
  expect(interceptor.positions).toMatchObject({ AU1IN: '7-7', FR2IN: '9-9' });
  expect(codes(interceptor)).toContain('ordered-in-battle');
});

test('A12: that an interceptor was caught is told even where its target does not come', () => {
  const result = judged(`
    FR-AU war
    FR-SE neutral
    AU-SE neutral
    AU1LC 7-7
    SE1IN 6-4
    FR1IN 7-6 - 7-7
    AU1LC intercepts FR2IN 2-4 at 6-4 on the way to 9-4`);
  expect(refusals(result)).toEqual(['FR2IN<SE1IN']);
  expect(codes(result)).toEqual(['ordered-in-battle']);
  expect(result.open).toContainEqual({ number: 'A12', square: '7-7', events: [1], units: ['AU1LC'] });
});

test('A13: a refused unit stays where it was; over more than a step, where it halts is open', () => {
  const near = judged('FR-SE neutral\nSE1IN 7-7\nFR1IN 7-6 - 7-7');
  expect([numbers(near.readings), numbers(near.open)]).toEqual([['A13'], []]);
  const far = judged('FR-SE neutral\nSE1IN 7-7\nFR1IN 7-2 - 7-7');
  expect(far.positions.FR1IN).toBe('7-2');
  expect(numbers(far.open)).toEqual(['A13']);
});

test('A14: passing through counts for nothing; that the line is blocked is remarked', () => {
  const result = judged('FR-AU war\nAU1IN 7-4\nFR1IN 7-2 - 7-7');
  expect(result.battles).toEqual([]);
  expect(result.positions.FR1IN).toBe('7-7');
  expect(result.remarks).toEqual([{ code: 'march-blocked', unit: 'FR1IN', square: '7-4', by: ['AU1IN'], event: 0 }]);
  expect(numbers(result.readings)).toEqual(['A14']);
});

test('A15, A16: where two events concern one square their order is taken as given, and is open', () => {
  const one = judged('FR-AU war\nAU1IN 7-7\nFR1IN 7-6 - 7-7');
  expect(numbers(one.open)).toEqual([]);
  const two = judged('FR-AU war\nAU1IN 7-7\nFR1IN 7-6 - 7-7\nFR2IN 8-6 - 7-7');
  expect(two.open).toEqual([{ number: 'A15', square: '7-7', events: [0, 1], units: ['FR1IN', 'FR2IN'] }]);
  expect(numbers(two.readings)).toEqual(['A16']);
});

test('A17: a start that breaks R16 is flagged, and the rest is judged as given', () => {
  const result = judged('FR-AU war\nFR-RU war\nAU-RU neutral\nAU1IN 7-7\nRU1IN 7-7\nFR1IN 7-6 - 7-7');
  expect(result.warnings[0]).toEqual({
    code: 'start-breaks-r16',
    square: '7-7',
    states: ['AU', 'RU'],
    relation: 'neutral',
  });
  expect(numbers(result.readings)).toContain('A17');
  expect(lineUp(result)).toBe('FR1IN : AU1IN+RU1IN');
});

test('A18: a headquarters counts as a unit; whether one alone makes a battle is open', () => {
  const alone = judged('FR-AU war\nAU1CQ 7-7\nFR1IN 7-6 - 7-7');
  expect(lineUp(alone)).toBe('FR1IN : AU1CQ');
  expect(numbers(alone.open)).toContain('A18');
  const guarded = judged('FR-AU war\nAU1CQ 7-7\nAU2IN 7-7\nFR1IN 7-6 - 7-7');
  expect(numbers(guarded.open)).not.toContain('A18');
});

test('A18: also where a headquarters begins the battle, intercepts, is intercepted or is kept out', () => {
  const begins = judged('FR-AU war\nAU1IN 7-7\nFR1CQ 7-6 - 7-7');
  const intercepts = judged('FR-AU war\nAU1AQ 8-6 intercepts FR1IN 4-6 - 9-6 at 6-6');
  const intercepted = judged('FR-AU war\nAU1LC 8-6 intercepts FR1CQ 4-6 - 9-6 at 6-6');
  for (const [result, unit] of [
    [begins, 'FR1CQ'],
    [intercepts, 'AU1AQ'],
    [intercepted, 'FR1CQ'],
  ] as const) {
    expect(result.battles.length).toBe(1);
    for (const list of [result.readings, result.open])
      expect(list.find((one) => one.number === 'A18')).toMatchObject({ units: [unit] });
  }
  const barred = judged('FR-SE neutral\nSE1IN 7-7\nFR1CQ 7-6 - 7-7');
  expect([numbers(barred.readings), numbers(barred.open)]).toEqual([['A13', 'A18'], []]);
  expect(numbers(judged('FR-AU war\nAU1IN 7-7\nFR1IN 7-6 - 7-7\nFR1CQ 8-6 - 7-7').open)).not.toContain('A18');
});

test('an interception of an ally is judged as a plain entry, and warned of', () => {
  const result = judged(`${THREE}\nPR1LC 8-6 intercepts FR1IN 4-6 at 6-6 on the way to 9-6`);
  expect(result.battles).toEqual([]);
  expect(result.positions).toEqual({ PR1LC: '6-6', FR1IN: '6-6' });
  expect(codes(result)).toEqual(['intercepts-ally']);
});

test('an interception that the step count forbids is judged as given, and warned of', () => {
  const late = judged('FR-AU war\nAU2LC 7-7 intercepts FR1IN 4-4 - 4-6 at 4-6');
  expect(late.warnings).toEqual([
    {
      code: 'interception-forbidden',
      why: 'too-late',
      unit: 'AU2LC',
      target: 'FR1IN',
      at: '4-6',
      steps: 3,
      mover_steps: 2,
      event: 0,
    },
  ]);
  expect(lineUp(late)).toBe('FR1IN : AU2LC');
  const why = (text: string): unknown =>
    judged(`FR-AU war\n${text}`).warnings.map((one) => ('why' in one ? one.why : one.code));
  expect(why('AU2LC 5-5 intercepts FR1IN 4-4 - 4-5 at 4-5')).toEqual(['one-square-move']);
  expect(why('AU2LC 7-7 intercepts FR1IN 4-4 - 4-8 at 6-6')).toEqual(['off-the-line']);
  expect(why('AU2LC 7-7 intercepts FR1IN 1-7 - 9-7 at 6-7 box 7-7 radius 0')).toEqual(['outside-box']);
  expect(why('AU2LC 7-7 intercepts FR1IN 1-7 - 9-7 at 6-7 box 7-7 radius 1')).toEqual([]);
});

test('X01, X04: a barred interceptor lets its target go on, a barred target is not met', () => {
  const relations = 'FR-AU war\nBA-AU neutral\nBA-FR allied\nBA1IN 6-6\n';
  const goesOn = judged(`${relations}AU1MC 8-8 intercepts FR1IN 4-6 at 6-6 on the way to 9-6`);
  expect(refusals(goesOn)).toEqual(['AU1MC<BA1IN']);
  expect(goesOn.positions.FR1IN).toBe('9-6');
  const barredAgain = judged(
    `${relations}SE-FR neutral\nSE1IN 9-6\nAU1MC 8-8 intercepts FR1IN 4-6 at 6-6 on the way to 9-6`,
  );
  expect(refusals(barredAgain)).toEqual(['AU1MC<BA1IN', 'FR1IN<SE1IN']);
  expect(barredAgain.positions.FR1IN).toBe('6-6');
});

test('what an order says of where its unit stands is compared, and the unit goes from where it stands', () => {
  const phase = phaseOf('FR-AU war\nFR1IN 7-6\nFR1IN 5-5 - 7-7');
  expect(judgePhase(phase).warnings).toEqual([
    { code: 'not-where-said', unit: 'FR1IN', said: '5-5', stands: '7-6', event: 0 },
  ]);
  expect(judgePhase(phase).origins).toEqual({ FR1IN: '7-6' });
});

test('terrain is reported with the battle and changes nothing', () => {
  const result = judged('FR-AU war\nTerrain 7-7: 4\nAU1IN 7-7\nFR1IN 7-6 - 7-7');
  expect(result.battles[0]).toMatchObject({ rating: 4, attackers: ['FR1IN'] });
});
