import { expect, test } from 'vitest';
import { judged, lineUp, placing, refusals, SIX, THREE } from './gitm/said.ts';

// One test for every sentence of the page on entering combat, in its order and in our words.

test('R6: a unit that moves onto an enemy begins a battle there', () => {
  const result = judged('FR-AU war\nAU1IN 7-7\nFR1IN 7-6 - 7-7');
  expect(result.battles).toMatchObject([{ square: '7-7', began_by: 'FR1IN' }]);
});

test('R8: of two states, that of the unit that moved in attacks and the other defends', () => {
  expect(lineUp(judged('FR-AU war\nAU1IN 7-7\nFR1IN 7-6 - 7-7'))).toBe('FR1IN : AU1IN');
  expect(lineUp(judged('FR-AU war\nFR1IN 7-6\nAU1IN 7-7 - 7-6'))).toBe('AU1IN : FR1IN');
});

test('R9: of an interception, the interceptor defends and the intercepted unit attacks, for that began it', () => {
  const result = judged('FR-AU war\nAU2LC 8-6 intercepts FR1IN 4-6 at 6-6 on the way to 9-6');
  expect(result.battles).toMatchObject([
    { square: '6-6', began_by: 'FR1IN', attackers: ['FR1IN'], defenders: ['AU2LC'] },
  ]);
  expect(placing(result, 'AU2LC')).toBe('R9 war');
});

test('R10: of two states, units that come later join their own side', () => {
  const result = judged('FR-AU war\nAU1IN 7-7\nFR1IN 7-6 - 7-7\nAU2IN 8-8 - 7-7\nFR2LC 6-6 - 7-7');
  expect(lineUp(result)).toBe('FR1IN+FR2LC : AU1IN+AU2IN');
});

test('R11: with more than two states, the unit that began the battle attacks', () => {
  expect(placing(judged(`${THREE}\nAU1IN 7-7\nPR1IN 7-7\nFR1IN 7-6 - 7-7`), 'FR1IN')).toBe('R11 allied');
});

test('R12: those who stood there choose a side, and the allies of the one that began it take its side', () => {
  const result = judged(`${THREE}\nAU1IN 7-7\nPR1IN 7-7\nFR1IN 7-6 - 7-7`);
  expect(placing(result, 'PR1IN')).toBe('R12 allied');
  expect(lineUp(result)).toBe('FR1IN+PR1IN : AU1IN');
});

test('R13, R14: those who stood there at war with it defend, and there is at least one of them', () => {
  const result = judged(`${SIX}\nAU1IN 7-7\nPR1IN 7-7\nSP1IN 7-7\nFR1IN 7-6 - 7-7`);
  expect(placing(result, 'AU1IN')).toBe('R13 war');
  expect(placing(result, 'SP1IN')).toBe('R13 war');
});

test('R3, R4, R16: nobody there is neutral to a side, for neutrals neither stack nor let in', () => {
  const neutral = 'FR-SE neutral\nAU-SE allied\nFR-AU war\nAU1IN 7-7\nSE1IN 7-7\n';
  const result = judged(`${neutral}FR1IN 7-6 - 7-7`);
  expect(result.battles).toEqual([]);
  expect(refusals(result)).toEqual(['FR1IN<SE1IN']);
  expect(result.positions.FR1IN).toBe('7-6');
});

test('R15: one that stood there allied to both joins the attack', () => {
  const result = judged(`${THREE}\nAU1IN 7-7\nPR1IN 7-7\nFR1IN 7-6 - 7-7`);
  const prussian = result.sides.find((one) => one.unit === 'PR1IN');
  expect(prussian).toMatchObject({ side: 'attack', rules: ['R12', 'R15'], allies_against: ['AU'] });
});

test('R16: nobody there can be at war with both, for that would have been a battle before', () => {
  const result = judged('FR-AU war\nFR-RU war\nAU-RU war\nAU1IN 7-7\nRU1IN 8-8 - 7-7\nFR1IN 7-6 - 7-7');
  // The Russian begins it, so the Frenchman comes to a battle that is under way.
  expect(lineUp(result)).toBe('RU1IN : AU1IN+FR1IN');
});

test('R17: a later ally of the one that began the battle joins its side', () => {
  const result = judged(`${THREE}\nAU1IN 7-7\nFR1IN 7-6 - 7-7\nPR1IN 8-8 - 7-7`);
  expect(lineUp(result)).toBe('FR1IN+PR1IN : AU1IN');
  expect(placing(result, 'PR1IN')).toBe('R17 allied');
});

test('R18: a later enemy of the one that began the battle defends', () => {
  const result = judged('FR-AU war\nRU-FR war\nRU-AU allied\nAU1IN 7-7\nFR1IN 7-6 - 7-7\nRU1IN 8-8 - 7-7');
  expect(lineUp(result)).toBe('FR1IN : AU1IN+RU1IN');
  expect(placing(result, 'RU1IN')).toBe('R18 war');
});

test('R3, R4, R21: one neutral to either side cannot come in, and so does not fight', () => {
  const start = 'FR-AU war\nAU1IN 7-7\nFR1IN 7-6 - 7-7\nBA1IN 8-6 - 7-7\n';
  const toDefender = judged(`${start}BA-FR allied\nBA-AU neutral`);
  expect(refusals(toDefender)).toEqual(['BA1IN<AU1IN']);
  expect(lineUp(toDefender)).toBe('FR1IN : AU1IN');
  const toStarter = judged(`${start}BA-FR neutral\nBA-AU allied`);
  expect(refusals(toStarter)).toEqual(['BA1IN<FR1IN']);
  expect(toStarter.sides.map((one) => one.unit)).toEqual(['FR1IN', 'AU1IN']);
});

test('R19: it is only awkward where a third is allied to two enemies, and then the starter alone decides', () => {
  const first = judged(`${THREE}\nAU1IN 7-7\nPR1IN 7-7\nFR1IN 7-6 - 7-7`);
  const second = judged(`${THREE}\nFR1IN 7-7\nPR1IN 7-7\nAU1IN 7-6 - 7-7`);
  expect([lineUp(first), lineUp(second)]).toEqual(['FR1IN+PR1IN : AU1IN', 'AU1IN+PR1IN : FR1IN']);
});

test('first example, R2: a Prussian and an Austrian unit may stand in one square', () => {
  const result = judged(`${THREE}\nAU1IN 7-7\nPR1IN 8-8 - 7-7`);
  expect(result.battles).toEqual([]);
  expect(result.positions.PR1IN).toBe('7-7');
  expect(result.warnings).toEqual([]);
});

test('first example, R5: nobody neutral to France is there, so the French unit moves in', () => {
  const result = judged(`${THREE}\nAU1IN 7-7\nPR1IN 7-7\nFR1IN 7-6 - 7-7`);
  expect(result.refused).toEqual([]);
  expect(result.positions.FR1IN).toBe('7-7');
  expect(result.origins).toEqual({ FR1IN: '7-6' });
});

test('first example: the French attack, the Austrian fights them, the Prussian joins them', () => {
  const result = judged(`${THREE}\nAU1IN 7-7\nPR1IN 7-7\nFR1IN 7-6 - 7-7`);
  expect(lineUp(result)).toBe('FR1IN+PR1IN : AU1IN');
  expect(result.warnings).toEqual([{ code: 'allies-on-opposite-sides', square: '7-7', states: ['PR', 'AU'] }]);
});

const SECOND = `${SIX}
  AU1IN 7-7
  PR1IN 7-7
  SP1IN 7-7
  FR1IN 7-6 - 7-7
  NL1IN 8-6 - 7-7
  DK1IN 6-8 - 7-7`;

test('second example, R6, R11, R13, R12: the French begin it, Austria and Spain defend, Prussia joins the French', () => {
  const result = judged(SECOND);
  expect(result.battles[0]?.began_by).toBe('FR1IN');
  expect(['FR1IN', 'AU1IN', 'PR1IN', 'SP1IN'].map((unit) => placing(result, unit))).toEqual([
    'R11 allied',
    'R13 war',
    'R12 allied',
    'R13 war',
  ]);
});

test('second example, R5, R17: the Dutch come in, being neutral to nobody there, and join the French', () => {
  expect(placing(judged(SECOND), 'NL1IN')).toBe('R17 allied');
});

test('second example, R1, R3, R21: the Danes are kept out by the Dutch who have just come', () => {
  const result = judged(SECOND);
  expect(refusals(result)).toEqual(['DK1IN<NL1IN']);
  expect(result.refused[0]?.rules).toEqual(['R1', 'R3', 'R4', 'R21']);
  expect(result.positions.DK1IN).toBe('6-8');
});

test('second example: all the allies of France are against all her enemies', () => {
  expect(lineUp(judged(SECOND))).toBe('FR1IN+PR1IN+NL1IN : AU1IN+SP1IN');
});

test('second example, R19: the alliances with France alone decide, as a French unit began it', () => {
  const result = judged(SECOND);
  for (const one of result.sides) expect(one.relation).toBe(one.side === 'attack' ? 'allied' : 'war');
  expect(result.warnings.map((warning) => warning.code)).toEqual([
    'allies-on-opposite-sides',
    'allies-on-opposite-sides',
  ]);
});
