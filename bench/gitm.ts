import { loadavg } from 'node:os';
import { checkPhase, judgePhase, ordersOfMoves, type TacEvent, type TacPhase } from '@standoff/gitm';

/** Random numbers that are the same every time. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * sides);
  };
}

/** A large tac phase in the case form: a dozen states, stacks that keep the rules, moves and some interceptions. */
function largePhase(units: number, events: number): unknown {
  const roll = dice(7);
  const states = Array.from({ length: 12 }, (_, index) => String.fromCharCode(65 + index).repeat(2));
  const relations = states.flatMap((a, index) =>
    states.slice(index + 1).map((b) => [a, b, ['allied', 'war', 'allied', 'neutral'][roll(4)]]),
  );
  const square = (): string => `${roll(15)}-${roll(15)}`;
  // A state holds squares of its own, so that the start breaks no rule.
  const home = new Map<string, string>();
  const start = Array.from({ length: units }, (_, index) => {
    let at = square();
    const state = states[roll(states.length)] ?? '';
    while (home.has(at) && home.get(at) !== state) at = square();
    home.set(at, state);
    return { unit: `${state}${index}IN`, state, square: at };
  });
  const name = (): string => start[roll(units)]?.unit ?? '';
  const list = Array.from({ length: events }, (): Partial<TacEvent> => {
    const unit = name();
    const target = name();
    if (unit === target || roll(5) > 0) return { type: 'move', unit, to: square() };
    return { type: 'intercept', unit, target, at: square(), to: square() };
  });
  return { states, relations, start, events: list };
}

/** The least and the middle of several timings of one piece of work, in milliseconds. */
function timed(work: () => void): string {
  for (let warm = 0; warm < 10; warm += 1) work();
  const times = Array.from({ length: 25 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return `${(times[12] ?? 0).toFixed(1).padStart(7)} ms   (at best ${(times[0] ?? 0).toFixed(1)})`;
}

function checked(data: unknown): TacPhase {
  const reading = checkPhase(data);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults[0]));
  return reading.value;
}

/** Eight units of eight states that want into one square. */
function crowd(count: number): TacPhase {
  const states = Array.from({ length: count }, (_, index) => String.fromCharCode(65 + index).repeat(2));
  const relations = states.flatMap((a, i) =>
    states.slice(i + 1).map((b, j) => [a, b, ['allied', 'war', 'neutral'][(i + j) % 3]]),
  );
  const start = states.map((state, index) => ({ unit: `${state}1IN`, state, square: `${index}-0` }));
  return checked({ states, relations, start, events: start.map(({ unit }) => ({ type: 'move', unit, to: '7-7' })) });
}

const load = loadavg()
  .map((one) => one.toFixed(2))
  .join(' ');
console.log(`GITM tac phases, Node ${process.version}, load ${load}:`);
for (const events of [1_000, 10_000, 20_000, 40_000]) {
  const data = largePhase(1_000, events);
  const phase = checked(data);
  const label = `1,000 units, ${events.toLocaleString('en')} events`;
  console.log(`  ${label.padEnd(34)} judged  ${timed(() => judgePhase(phase))}`);
  console.log(`  ${''.padEnd(34)} checked ${timed(() => checkPhase(data))}`);
}
for (const count of [8, 12]) {
  const phase = crowd(count);
  console.log(`  ${`all orders of ${count} moves into a square`.padEnd(42)} ${timed(() => ordersOfMoves(phase))}`);
}
