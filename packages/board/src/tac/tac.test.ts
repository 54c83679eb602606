import { readFileSync } from 'node:fs';
import { ALL_SQUARES, checkPhase, judgePhase, type TacPhase } from '@standoff/gitm';
import { expect, test } from 'vitest';
import { distance } from '../point.ts';
import { battleRings } from './battles.ts';
import { SQUARE_SIZE, squareAtPoint, squarePoint, tacGround, tacHits, tacLights } from './grid.ts';
import { tacMoves } from './moves.ts';
import { tacPicture } from './picture.ts';
import { tacUnits } from './stacks.ts';
import { standingOf } from './standing.ts';
import { windowOf } from './window.ts';

const CASES = new URL('../../../../test/cases/gitm.json', import.meta.url);

function phasesOfCases(): readonly TacPhase[] {
  const { cases }: { cases: readonly unknown[] } = JSON.parse(readFileSync(CASES, 'utf8'));
  return cases.flatMap((data) => {
    const checked = checkPhase(data);
    return checked.ok ? [checked.value] : [];
  });
}

function phaseOf(data: object): TacPhase {
  const checked = checkPhase(data);
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
}

const SECOND = phaseOf({
  states: ['AU', 'FR', 'PR', 'NL', 'DK'],
  relations: [
    ['AU', 'FR', 'war'],
    ['AU', 'PR', 'allied'],
    ['FR', 'PR', 'allied'],
    ['FR', 'NL', 'allied'],
    ['NL', 'AU', 'war'],
    ['NL', 'PR', 'allied'],
    ['DK', 'AU', 'allied'],
    ['DK', 'NL', 'neutral'],
  ],
  start: [
    { unit: 'AU1IN', square: '7-6' },
    { unit: 'PR1LI', square: '7-6' },
    { unit: 'FR3IN', square: '4-10' },
    { unit: 'NL1IN', square: '10-10' },
    { unit: 'DK2LC', square: '11-2' },
  ],
  events: [
    { type: 'move', unit: 'FR3IN', to: '7-6' },
    { type: 'move', unit: 'NL1IN', to: '7-6' },
    { type: 'move', unit: 'DK2LC', to: '7-6' },
  ],
});

test('A point leads to its square and back, and beside the map to none', () => {
  for (const square of ALL_SQUARES) expect(squareAtPoint(squarePoint(square))).toBe(square);
  expect([squareAtPoint([-1, 5]), squareAtPoint([5, 15 * SQUARE_SIZE])]).toEqual([undefined, undefined]);
});

test('Every square takes clicks', () => {
  expect([...tacHits().matchAll(/data-square="([^"]+)"/g)].map(([, square]) => square)).toEqual(ALL_SQUARES);
});

test('Rated ground is hatched, the denser the higher', () => {
  const strokes = (rating: number): number =>
    /tac-rating" d="([^"]*)"/.exec(tacGround([{ square: '3-3', rating }]))?.[1]?.split('M').length ?? 0;
  expect(strokes(4)).toBeGreaterThan(strokes(1));
  expect(tacGround()).not.toContain('tac-rating');
});

test('Units stand where the judge says, in every published case', () => {
  const phases = phasesOfCases();
  expect(phases.length).toBeGreaterThan(20);
  for (const phase of phases) {
    const result = judgePhase(phase);
    const standing = Object.fromEntries(standingOf({ phase, result }).map(({ unit, square }) => [unit, square]));
    expect([phase.id, standing]).toEqual([phase.id, { ...result.positions }]);
    const sides = standingOf({ phase, result }).filter(({ side }) => side !== undefined);
    expect(sides.map(({ unit }) => unit).sort()).toEqual(
      result.battles.flatMap(({ attackers, defenders }) => [...attackers, ...defenders]).sort(),
    );
  }
});

test('Every published case can be drawn, after each of its events', () => {
  for (const phase of phasesOfCases()) {
    const result = judgePhase(phase);
    for (let upTo = 0; upTo <= phase.events.length; upTo++) {
      const svg = tacPicture({ phase, result, upTo, theme: 'dark', title: phase.title ?? '' });
      expect(svg).not.toMatch(/NaN|undefined|var\(/);
      expect(svg.match(/<g/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
    }
  }
});

test('Before its event a unit has not moved, and no battle is seen', () => {
  const result = judgePhase(SECOND);
  const view = { phase: SECOND, result, upTo: 0 };
  expect(standingOf(view).map(({ square }) => square)).toEqual(SECOND.start.map(({ square }) => square));
  expect(tacPicture(view)).not.toContain('battle-ring"');
  expect(tacPicture({ ...view, upTo: 1 })).toContain('class="battle-ring"');
});

test('Who came in is drawn solid, who was kept out in dashes with a double bar before the square', () => {
  const moves = tacMoves({ phase: SECOND, result: judgePhase(SECOND) });
  const groups = moves.split('data-event=').slice(1);
  expect(groups.map((group) => group.match(/class="stop"/g)?.length ?? 0)).toEqual([0, 0, 2]);
  expect(moves).toMatch(/march p-[a-z]+ failed" data-event="2" data-unit="DK2LC"/);
});

test('Orders that are not judged are drawn as drafts from where the unit will stand', () => {
  const phase = { ...SECOND, events: [...SECOND.events, { type: 'move', unit: 'FR3IN', to: '8-6' } as const] };
  const moves = tacMoves({ phase });
  expect(moves.match(/march p-[a-z]+ draft/g)).toHaveLength(4);
  const start = /data-event="3".*?class="casing" d="M([\d.]+) ([\d.]+)/.exec(moves);
  expect(distance([Number(start?.[1]), Number(start?.[2])], squarePoint('7-6'))).toBeLessThan(30);
});

test('In a battle attackers stand left and defenders right', () => {
  const svg = tacUnits({ phase: SECOND, result: judgePhase(SECOND) });
  const x = (unit: string): number => {
    const tags = [...svg.matchAll(/data-unit="([^"]+)" transform="translate\(([\d.]+)/g)];
    return Number(tags.filter(([, name]) => name === unit).at(-1)?.[2]);
  };
  const [middle] = squarePoint('7-6');
  expect(['FR3IN', 'NL1IN', 'PR1LI'].map((unit) => x(unit) < middle)).toEqual([true, true, true]);
  expect(x('AU1IN')).toBeGreaterThan(middle);
});

test('Three units of a square are named; of many the tags tell the states, or where there are pixels enough the names, and how many more there are', () => {
  const start = Array.from({ length: 14 }, (_, i) => ({ unit: `AU${i + 1}IN`, square: '3-3' }));
  const phase = (count: number) => phaseOf({ states: ['AU'], relations: [], start: start.slice(0, count), events: [] });
  expect(tacUnits({ phase: phase(3) }).match(/>AU\dIN</g)).toHaveLength(3);
  const many = tacUnits({ phase: phase(9) });
  expect(many).not.toMatch(/>AU\dIN</);
  expect(many.match(/>AU</g)).toHaveLength(9);
  expect(tacUnits({ phase: phase(14) }).match(/\+3/g)).toHaveLength(2);
  expect(tacUnits({ phase: phase(9) }, 4).match(/>AU\dIN</g)).toHaveLength(9);
});

test('A unit that left is seen faded where it came from, unless somebody stands there', () => {
  const units = tacUnits({ phase: SECOND, result: judgePhase(SECOND) });
  expect([...units.matchAll(/ghost" data-unit="([^"]+)"/g)].map(([, unit]) => unit)).toEqual(['FR3IN', 'NL1IN']);
});

test('Names from outside are written as text, not as tags', () => {
  const phase = phaseOf({
    states: ['<A'],
    relations: [],
    start: [{ unit: '<A"&', state: '<A', square: '1-1' }],
    events: [],
  });
  expect(tacUnits({ phase })).toContain('data-unit="&lt;A&quot;&amp;"');
});

test('Lit squares tell open from barred by shape', () => {
  const lights = tacLights([
    { square: '1-1', kind: 'open' },
    { square: '1-2', kind: 'barred' },
  ]);
  expect(lights).toMatch(/class="tac-lit"[^>]*data-light="1-1".*class="tac-barred"[^>]*data-light="1-2"/);
});

test('A picture shows the part of the map where something stands or happens, and all of it where asked', () => {
  expect(windowOf(SECOND)).toEqual({ column: 2, row: 1, size: 11 });
  const corner = phaseOf({ states: ['AU'], relations: [], start: [{ unit: 'AU1IN', square: '0-14' }], events: [] });
  expect(windowOf(corner)).toEqual({ column: 0, row: 8, size: 7 });
  expect(windowOf({ ...corner, start: [] })).toEqual({ column: 0, row: 0, size: 15 });
  for (const phase of phasesOfCases()) {
    const { column, row, size } = windowOf(phase);
    expect(column >= 0 && row >= 0 && column + size <= 15 && row + size <= 15).toBe(true);
  }
  const columns = (svg: string): number => svg.match(/<text x="-?[\d.]+" y="-?[\d.]+">\d+</g)?.length ?? 0;
  expect(columns(tacPicture({ phase: SECOND, whole: true }))).toBeGreaterThan(columns(tacPicture({ phase: SECOND })));
});

test('A battle beside other units has a frame instead of a ring, so that they stay readable', () => {
  expect(battleRings({ phase: SECOND, result: judgePhase(SECOND) })).toContain('<circle class="battle-ring"');
  const near = phaseOf({
    ...SECOND,
    start: [...SECOND.start, { unit: 'DK9IN', square: '8-6' }],
  });
  expect(battleRings({ phase: near, result: judgePhase(near) })).toContain('<rect class="battle-ring"');
});
