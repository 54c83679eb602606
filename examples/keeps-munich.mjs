// Which of France's orders keeps Munich, whatever Germany does? All of Germany's replies are tried on all of France's
// orders, through the low-level door.
//
//   node examples/keeps-munich.mjs                      the position below
//   node examples/keeps-munich.mjs POSITION             one of yours: text as in docs/POSITION.md, or JSON
//   node examples/keeps-munich.mjs POSITION --place BEL --of England --against France
//   … --top 20   only the best orders     … --json   as data     … --all   without grouping: slow, the same answer
//
// Needs `npm run build`. France keeps Munich if after the moves no unit of another power stands there. Everybody else holds.
//
// Most orders have no bearing on Munich, and orders without bearing need not be told apart. What bears on it is followed
// from Munich outwards:
//
// * What becomes of a place depends on the orders of all who might go there, on the supports of those moves and of the unit
//   in it, on what may cut these supports, and, if that unit may leave, on what becomes of the places it may go to.
// * A support is cut by any move of another power to the supporter, whether that gets there or not. So the supports of
//   such moves have no bearing. But a move from the very place at which the support is aimed has to succeed: then what
//   becomes of the supporter's place bears too.
// * A move by convoy depends on the fleets' orders, and on what becomes of the fleets.
//
// Moves to other places, supports of other things and other convoys are, for a unit whose own place does not bear, one and
// the same order, "anything else". For a unit whose place does bear, its moves are told apart, and its other orders are
// one. This is worked out anew for each order of the unit in Munich, since most hangs on whether it stays. Each group
// counts for as many orders as are in it, so that the numbers are those of single orders.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatOrder, provinceOf, STANDARD_MAP } from '@standoff/diplomacy';
import {
  CONVOY_ORDER,
  createLegalOrders,
  createOutcome,
  createPackedJudge,
  MOVE,
  packedKind,
  packedOther,
  packedPlace,
  SUPPORT_HOLD,
  SUPPORT_MOVE,
} from '@standoff/diplomacy/packed';
import { parsePosition } from '@standoff/language';

const POSITION = `
France: A Munich, A Burgundy, A Tyrolia
Germany: A Berlin, A Kiel, A Silesia
`;

/** Boards beyond which the question is too big to be tried out. */
const TOO_MANY = 400_000_000;

function giveUp(message) {
  console.error(`keeps-munich: ${message}`);
  process.exit(2);
}

function readArguments() {
  const text = { type: 'string' };
  const flag = { type: 'boolean' };
  const options = { place: text, of: text, against: text, top: text, json: flag, all: flag };
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const position = positionals[0] === undefined ? POSITION : readFileSync(positionals[0], 'utf8');
    return { place: 'MUN', of: 'France', against: 'Germany', ...values, position };
  } catch (error) {
    return giveUp(error.message);
  }
}

const asked = readArguments();
const map = STANDARD_MAP;
const reading = parsePosition(asked.position, map);
if (!reading.ok) giveUp(`the position cannot be read: ${JSON.stringify(reading.errors[0])}`);
const { position } = reading.value;
const place = map.provinceNumber.get(asked.place) ?? giveUp(`there is no place ${asked.place}`);
for (const power of [asked.of, asked.against]) if (!map.powerNumber.has(power)) giveUp(`there is no power ${power}`);

const judge = createPackedJudge(map);
const board = judge.prepare(position, []);
const outcome = createOutcome(board.count);
const legal = createLegalOrders(board.count);
judge.legalOrders(board, legal);

/** The units as the search sees them: who, where, and what they may order. */
const units = Array.from({ length: board.count }, (_, index) => {
  const { power, type, at } = judge.unpackUnit(board.units[index]);
  const words = [...legal.words.subarray(legal.start[index], legal.start[index + 1])];
  const side = power === asked.of ? 'asked' : power === asked.against ? 'against' : 'others';
  return { index, power, type, at, province: map.provinceNumber.get(provinceOf(at)), side, words };
});
const guard = units.find((unit) => unit.province === place);
if (guard !== undefined && guard.side !== 'asked') giveUp(`${guard.power} stands in ${asked.place}, not ${asked.of}`);
const unitIn = (province) => units.find((unit) => unit.province === province);
const movesTo = (word, to) => packedKind(word) === MOVE && packedPlace(word) === to;

/** The orders that a unit may have in the case in hand: `guardWord` if it is the guard, a hold if it is of a third power. */
function wordsOf(unit, guardWord) {
  if (unit === guard) return [guardWord];
  return unit.side === 'others' ? [0] : unit.words;
}

/** Places whose fate bears on the question, and places of supporters that may be cut, with the places they aim at. */
function bearing(guardWord) {
  const fates = new Set();
  const cuts = new Map();
  const waiting = [place];
  const fate = (province) => {
    if (!fates.has(province)) waiting.push(province);
    fates.add(province);
  };
  /** A move by convoy hangs on the fleets that may carry it. */
  const byConvoy = (mover, to) => {
    for (const fleet of units) {
      const carries = (word) =>
        packedKind(word) === CONVOY_ORDER && packedOther(word) === mover.province && packedPlace(word) === to;
      if (wordsOf(fleet, guardWord).some(carries)) fate(fleet.province);
    }
  };
  const cut = (supporter, aimed) => {
    const known = cuts.get(supporter.province) ?? new Set();
    if (known.has(aimed)) return;
    cuts.set(supporter.province, known.add(aimed));
    for (const mover of units) {
      if (mover.power === supporter.power) continue;
      if (!wordsOf(mover, guardWord).some((word) => movesTo(word, supporter.province))) continue;
      if (mover.province === aimed) fate(supporter.province);
      byConvoy(mover, supporter.province);
    }
  };
  fates.add(place);
  while (waiting.length > 0) {
    const at = waiting.pop();
    const standing = unitIn(at);
    for (const unit of units) {
      for (const word of wordsOf(unit, guardWord)) {
        const kind = packedKind(word);
        if (unit === standing && kind === MOVE) fate(packedPlace(word));
        if (movesTo(word, at)) byConvoy(unit, at);
        if (kind === SUPPORT_MOVE && packedPlace(word) === at) cut(unit, at);
        if (kind === SUPPORT_HOLD && packedOther(word) === at) cut(unit, at);
      }
    }
  }
  return { fates, cuts };
}

/** Whether an order of a unit has to be told apart from its others. */
function bears(unit, word, { fates, cuts }) {
  const kind = packedKind(word);
  const to = packedPlace(word);
  if (kind === MOVE) return fates.has(unit.province) || fates.has(to) || cuts.has(to);
  if (kind === SUPPORT_MOVE) return fates.has(to);
  if (kind === SUPPORT_HOLD) return fates.has(packedOther(word));
  return kind === CONVOY_ORDER && (fates.has(to) || cuts.has(to));
}

/** The groups of a unit's orders: one order for each, and how many it stands for. */
function groupsOf(unit, words, bearings) {
  const groups = [];
  let rest;
  for (const word of words) {
    if (asked.all || bears(unit, word, bearings)) groups.push({ word, count: 1, rest: false });
    else if (rest === undefined) {
      rest = { word: 0, count: 1, rest: true };
      groups.push(rest);
    } else rest.count++;
  }
  return { unit, groups };
}

/** Sets the orders of a side to each choice from its groups in turn; `visit` gets the choice and how many sets it stands for. */
function forEachChoice(side, visit) {
  const chosen = side.map(() => 0);
  for (;;) {
    let count = 1;
    for (let i = 0; i < side.length; i++) {
      const group = side[i].groups[chosen[i]];
      board.orders[side[i].unit.index] = group.word;
      count *= group.count;
    }
    visit(chosen, count);
    let i = 0;
    while (i < side.length && ++chosen[i] === side[i].groups.length) chosen[i++] = 0;
    if (i === side.length) return;
  }
}

/** Whether the place is kept under the orders on the board. */
function isKept() {
  judge.resolve(board, outcome);
  for (let i = 0; i < board.count; i++) {
    const after = outcome.units[i];
    if (after !== 0 && packedPlace(after) === place && units[i].side !== 'asked') return false;
  }
  return true;
}

function orderText(unit, group) {
  if (!group.rest) return formatOrder(judge.unpackOrder(board, unit.index, group.word));
  return `${unit.type} ${unit.at} ${unit === guard ? 'stays' : 'does anything else'}`;
}

function texts(side, chosen) {
  return side.map(({ unit, groups }, i) => orderText(unit, groups[chosen[i]]));
}

/** The cases to be looked at apart: the guard stays (all orders but moves together), or makes a certain move. */
function cases() {
  if (guard === undefined) return [{ words: [], guardWord: 0 }];
  const moves = guard.words.filter((word) => packedKind(word) === MOVE);
  const stays = guard.words.filter((word) => packedKind(word) !== MOVE);
  return [{ words: stays, guardWord: 0 }, ...moves.map((word) => ({ words: [word], guardWord: word }))];
}

/** A case made ready: the groups of either side. */
function prepareCase({ words, guardWord }) {
  const staying = guard === undefined ? [] : words;
  const found = bearing(guardWord);
  // The guard's own supports and convoys: what they bear on is known only when the rest is.
  const askedSide = units
    .filter((unit) => unit.side === 'asked')
    .map((unit) => groupsOf(unit, unit === guard ? staying : unit.words, found));
  const against = units.filter((unit) => unit.side === 'against').map((unit) => groupsOf(unit, unit.words, found));
  return { asked: askedSide, against };
}

const size = (side) => side.reduce((product, { groups }) => product * groups.length, 1);
const prepared = cases().map(prepareCase);
const boards = prepared.reduce((sum, one) => sum + size(one.asked) * size(one.against), 0);
if (boards > TOO_MANY) giveUp(`${boards.toLocaleString('en')} boards are too many to try`);

const begin = performance.now();
const found = [];
for (const one of prepared) {
  forEachChoice(one.asked, (chosen, count) => {
    const orders = texts(one.asked, chosen);
    let breaking = 0;
    let example;
    let replies = 0;
    forEachChoice(one.against, (reply, standsFor) => {
      replies += standsFor;
      if (isKept()) return;
      breaking += standsFor;
      example ??= texts(one.against, reply);
    });
    found.push({ orders, sets: count, replies, breaking, ...(example === undefined ? {} : { example }) });
  });
}
const seconds = (performance.now() - begin) / 1000;
found.sort((a, b) => a.breaking - b.breaking || b.sets - a.sets);

const number = (value) => Math.round(value).toLocaleString('en');
if (asked.json) console.log(JSON.stringify(found));
else {
  const safe = found.filter(({ breaking }) => breaking === 0);
  const sets = (list) => list.reduce((sum, one) => sum + one.sets, 0);
  console.log(
    `${number(sets(safe))} of ${number(sets(found))} sets of orders of ${asked.of} keep ${asked.place}, ` +
      `whatever ${asked.against} does (${number(found[0]?.replies ?? 0)} sets of orders).\n`,
  );
  const shown = found.slice(0, asked.top === undefined ? found.length : Number(asked.top));
  for (const { orders, sets: standsFor, breaking, example } of shown) {
    console.log(`${orders.join(', ')}${standsFor === 1 ? '' : `   (${number(standsFor)} sets)`}`);
    console.log(breaking === 0 ? '    always' : `    broken by ${number(breaking)}, as ${example.join(', ')}`);
  }
  if (shown.length < found.length) console.log(`… and ${number(found.length - shown.length)} more.`);
  console.log(`\n${number(boards)} boards tried, ${number(boards / seconds)} a second`);
}
