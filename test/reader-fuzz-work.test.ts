import { Session } from 'node:inspector';
import { PHASE_KINDS, STANDARD_DATA, STANDARD_MAP } from '@standoff/diplomacy';
import { type ReadContext, readOrders } from '@standoff/language';
import { expect, test } from 'vitest';

/*
 * How much work a text makes: how often the engine ran the functions and blocks of the packages, as its own counters
 * tell. Unlike time it is the same on every machine. A repeated text may make work in proportion to its length.
 */
const session = new Session();
session.connect();

function post<T>(method: string, options: object = {}): T {
  let answer: T | undefined;
  session.post(method, options, (error, value) => {
    if (error !== null) throw error;
    answer = value as T;
  });
  return answer as T;
}

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

post('Profiler.enable');
post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** Counts what was run since it was last asked. */
function takeWork(): number {
  let work = 0;
  for (const { url, functions } of post<Coverage>('Profiler.takePreciseCoverage').result) {
    if (!/\/packages\/(?:language|diplomacy)\//.test(url)) continue;
    for (const { ranges } of functions) for (const { count } of ranges) work += count;
  }
  return work;
}

const { units } = STANDARD_DATA.start;

function workOf(text: string, phase: ReadContext['phase']): number {
  takeWork();
  readOrders(text, { map: STANDARD_MAP, phase, units });
  return takeWork();
}

const SHORTEST = 900;

/** Each doubling of a text may only double the work that the doubling before it added; the first finds names anew. */
function expectInProportion(piece: string, phase: ReadContext['phase']): void {
  const text = (length: number): string => piece.repeat(Math.ceil(length / piece.length));
  workOf(text(SHORTEST * 4), phase);
  const [one = 0, two = 0, four = 0] = [1, 2, 4].map((times) => workOf(text(SHORTEST * times), phase));
  // Else nothing was counted.
  expect(one).toBeGreaterThan(100);
  const fair = 2.3 * (two - one) + 4 * SHORTEST;
  if (four - two > fair)
    throw new Error(`${JSON.stringify(piece)} in ${phase}: ${one}, ${two}, ${four} steps for 1, 2, 4 times the length`);
}

test.each([
  'CSt S ',
  'CSt S A ',
  '(nc)can turnNorth Nth ?',
  'can A Par - Bur? ',
  'if can A Par - Bur? ',
  '-Bur ',
  'Mun: ',
  ': Par ',
  'A Par S ',
  'A Par, ',
  'A Par and ',
  'Gulf of the ',
  'the south coast of ',
  'S S S ',
  'supported by ',
  'or else ',
  'next turn ',
  '(if ',
  'England C Bre - Lon; ',
  'Bur <- A Par, ',
])('%j repeated makes work in proportion to its length', (piece) => {
  for (const phase of PHASE_KINDS) expectInProportion(piece, phase);
});

const WORDS =
  `A F CSt S C H Par Bur St P Nth - -> <- to via VIA support supports convoys hold holds build disband remove
  retreat France France: Russian fleet army in from of the or and not if St. Stp Stp(nc) nc (nc) /sc ( " , ; : . 1. with
  my all waive Gulf Lyon North Sea Atl Tyr Nor Mid Atlantic Ocean coast South east Burgundyx Xyzzy А Ф Пар Бур П К в из на
  через поддерживает конвоирует построить Северное море армия флот побережье северное unit bounces = | * move moves by
  convoy Lon-Nth-Bel SPA/NC F(nth) AMTO MTO SUP CTO HLD => Mun: each other can ? would like next turn instead proxy rather
  else try maybe supported ) [ ] { } <b> > &gt; =3D 2 armies dislodged Spring 1901 # @ % № \\ / + ! … -Bur ordered`
    .trim()
    .split(/\s+/);

test('random phrases repeated make work in proportion to their length', () => {
  let state = Number(process.env.SEED ?? 20261130) >>> 0;
  const pick = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
  const phrases = Array.from({ length: 120 }, () =>
    // A blank at the end: words that run together into one endless word are another matter.
    Array.from({ length: 1 + pick(5) }, () => `${WORDS[pick(WORDS.length)]}${pick(4) === 0 ? '' : ' '}`)
      .join('')
      .concat(' '),
  );
  for (const [index, phrase] of phrases.entries()) expectInProportion(phrase, PHASE_KINDS[index % 3] ?? 'movement');
});
