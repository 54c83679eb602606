// Plays whole games of random legal orders through the low-level door, and tells who won, how long they took and how fast.
//
//   node examples/random-games.mjs                       1,000 games from spring 1901 to the end of 1912
//   node examples/random-games.mjs 50 --last-year 2100   longer ones: chance needs a century to win
//   node examples/random-games.mjs --seed 7              other games; the same seed gives the same games
//
// Needs `npm run build`. A game stops early when a power has won.
import { parseArgs } from 'node:util';
import { STANDARD_MAP } from '@standoff/diplomacy';
import { createChance, createPackedGames, MOVEMENT, RETREAT, RUNNING, SOLO } from '@standoff/diplomacy/packed';

function giveUp(message) {
  console.error(`random-games: ${message}`);
  process.exit(2);
}

function wholeNumber(text, what, least) {
  const number = Number(text);
  return Number.isSafeInteger(number) && number >= least ? number : giveUp(`${what} is to be a number from ${least}`);
}

function readArguments() {
  const options = { seed: { type: 'string' }, 'last-year': { type: 'string' } };
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return {
      count: wholeNumber(positionals[0] ?? 1000, 'how many games', 1),
      seed: wholeNumber(values.seed ?? 1, '--seed', 0),
      lastYear: wholeNumber(values['last-year'] ?? 1912, '--last-year', 1901),
    };
  } catch (error) {
    return giveUp(error.message);
  }
}

const { count, seed, lastYear } = readArguments();
const { powers } = STANDARD_MAP.data;
const games = createPackedGames(STANDARD_MAP);
const chance = createChance(seed);
// One game serves for all: nothing is allocated while they are played.
const game = games.newGame(lastYear);

const phases = { movement: 0, retreat: 0, build: 0 };
const wins = new Map(powers.map((power) => [power, 0]));
const leads = new Map(powers.map((power) => [power, 0]));
const centres = new Map(powers.map((power) => [power, 0]));
const outlived = new Map(powers.map((power) => [power, 0]));
const years = [];

const begin = performance.now();
for (let played = 0; played < count; played++) {
  games.restart(game, lastYear);
  while (game.end === RUNNING) {
    phases[game.kind === MOVEMENT ? 'movement' : game.kind === RETREAT ? 'retreat' : 'build']++;
    games.drawOrders(game, chance);
    games.advance(game);
  }
  years.push(game.year);
  const most = Math.max(...game.centres);
  for (const [index, power] of powers.entries()) {
    const own = game.centres[index + 1];
    if (game.end === SOLO && game.winner === index + 1) wins.set(power, wins.get(power) + 1);
    if (own === most) leads.set(power, leads.get(power) + 1);
    if (own > 0) outlived.set(power, outlived.get(power) + 1);
    centres.set(power, centres.get(power) + own);
  }
}
const seconds = (performance.now() - begin) / 1000;

const number = (value, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const won = [...wins.values()].reduce((sum, one) => sum + one, 0);
years.sort((a, b) => a - b);
console.log(`${number(count)} random games, seed ${seed}, to the end of ${lastYear} at most`);
console.log(`won: ${number(won)}; over with their last year: ${number(count - won)}`);
console.log(`last years: from ${years[0]} to ${years[count - 1]}, half of them by ${years[count >> 1]}`);
console.log(
  `phases: ${Object.entries(phases)
    .map(([kind, sum]) => `${number(sum)} ${kind} (${number(sum / count, 1)} a game)`)
    .join(', ')}`,
);
console.log(
  `\n${'power'.padEnd(10)}${'won'.padStart(8)}${'most centres'.padStart(15)}${'alive'.padStart(8)}${'centres'.padStart(10)}`,
);
for (const power of powers) {
  const row = [number(wins.get(power)), number(leads.get(power)), number(outlived.get(power))];
  const average = number(centres.get(power) / count, 2);
  console.log(power.padEnd(10) + row[0].padStart(8) + row[1].padStart(15) + row[2].padStart(8) + average.padStart(10));
}
console.log(`\n${number(count / seconds)} games a second`);
