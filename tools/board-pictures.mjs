// Draws the pictures of the board that README and docs show. The package has to be built before.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { boardPicture, homeTints, judgedScene, STANDARD_BOARD } from '../packages/board/dist/index.js';
import { toPng } from '../packages/cli/dist/draw-png.js';
import { judgePhase, parseOrder, STANDARD_MAP } from '../packages/diplomacy/dist/index.js';

const root = new URL('../', import.meta.url);

/** @param {...string} args */
function draw(...args) {
  execFileSync(process.execPath, ['packages/cli/bin/standoff.js', 'draw', ...args], { cwd: root, stdio: 'inherit' });
}

const turn = ['examples/position.txt', '--orders'];
draw(...turn, 'examples/orders-en.txt', '--width', '1000', '-o', 'docs/pictures/turn-en.png');
draw(...turn, 'examples/orders-ru.txt', '--width', '1000', '--lang', 'ru', '--dark', '-o', 'docs/pictures/turn-ru.png');
draw(...turn, 'examples/orders-en.txt', '--width', '1000', '--ink', '-o', 'docs/pictures/turn-ink.png');
draw('examples/tac.txt', '--width', '800', '-o', 'docs/pictures/tac.png');

/**
 * One way in which an order comes out: what it is called, orders that make it, and further facts of the board.
 * @typedef {object} Kind
 * @property {string} title
 * @property {readonly string[]} orders
 * @property {readonly [number, number]} at the middle of the picture, in map units
 * @property {object} [board] units and what else the orders do not tell
 * @property {'movement' | 'retreat' | 'build'} [phase]
 */

/** @type {readonly Kind[]} */
const KINDS = [
  { title: 'Move · Наступление', orders: ['Germany A MUN - BUR'], at: [450, 665] },
  { title: 'Failed · Не выполнено', orders: ['Germany A MUN - BUR', 'France A BUR H'], at: [450, 665] },
  { title: 'Head to head · Встречный бой', orders: ['Germany A MUN - BUR', 'France A BUR - MUN'], at: [450, 665] },
  { title: 'Standoff · Пат', orders: ['Germany A MUN - BUR', 'France A PAR - BUR'], at: [410, 680] },
  {
    title: 'Support to move · Поддержка наступления',
    orders: ['Germany A MUN - BUR', 'Germany A RUH S A MUN - BUR'],
    at: [450, 642],
  },
  {
    title: 'Cut · Сорвана',
    orders: ['Germany A MUN - BUR', 'Germany A RUH S A MUN - BUR', 'France A BUR H', 'France A BEL - RUH'],
    at: [450, 642],
  },
  { title: 'Void · Впустую', orders: ['Germany A RUH S A MUN - BUR', 'Germany A MUN H'], at: [450, 642] },
  {
    title: 'Support to hold · Поддержка обороны',
    orders: ['France A PAR S A BUR', 'France A BUR H'],
    at: [365, 680],
  },
  { title: 'Hold · Оборона', orders: ['Germany A MUN H'], at: [510, 660] },
  {
    title: 'No order · Нет приказа',
    orders: [],
    at: [510, 660],
    board: { units: [{ power: 'Germany', type: 'A', at: 'MUN' }] },
  },
  { title: 'Illegal · Недопустимый приказ', orders: ['Germany A MUN - LON', 'Germany F KIE - RUH'], at: [480, 595] },
  { title: 'Convoy · Конвой', orders: ['Turkey A ANK - RUM VIA', 'Turkey F BLA C A ANK - RUM'], at: [925, 795] },
  {
    title: 'Broken convoy · Конвой разорван',
    orders: [
      'France A BRE - LON VIA',
      'France F ENG C A BRE - LON',
      'England F LON S F WAL - ENG',
      'England F WAL - ENG',
    ],
    at: [280, 583],
  },
  {
    title: 'Dislodged · Разбито',
    orders: ['Germany A MUN - BUR', 'Germany A RUH S A MUN - BUR', 'France A BUR H'],
    at: [450, 642],
  },
  {
    title: 'Retreat · Отступление',
    orders: ['France A BUR R MAR'],
    at: [400, 745],
    phase: 'retreat',
    board: {
      units: [{ power: 'Germany', type: 'A', at: 'BUR' }],
      dislodged: [{ power: 'France', type: 'A', at: 'BUR', attackedFrom: 'MUN' }],
    },
  },
  {
    title: 'Build, disband · Постройка, роспуск',
    orders: ['France A PAR B', 'Germany A BUR D'],
    at: [365, 680],
    phase: 'build',
    board: { units: [{ power: 'Germany', type: 'A', at: 'BUR' }], centers: { France: ['PAR'], Germany: [] } },
  },
];

const [WIDE, HIGH] = [260, 192];
const WIDTH = 300;

/**
 * @param {Kind} kind
 * @param {number} index
 */
function kindPicture({ title, orders, at, board, phase = 'movement' }, index) {
  const given = orders.map((text) => {
    const [power = '', ...words] = text.split(' ');
    const order = parseOrder(words.join(' '));
    if (order === undefined) throw new Error(text);
    return { power, order };
  });
  const units = given.flatMap(({ power, order }) =>
    order.kind === 'waive' ? [] : [{ power, type: order.unit.type ?? 'A', at: order.unit.at }],
  );
  const position = { units, ...board };
  const result = judgePhase(STANDARD_MAP, { kind: phase, season: 'spring' }, position, given);
  return boardPicture(STANDARD_BOARD, position, {
    lang: 'en',
    id: `kind${index}`,
    view: [at[0] - WIDE / 2, at[1] - HIGH / 2, WIDE, HIGH],
    width: WIDTH,
    tints: homeTints(STANDARD_BOARD),
    scene: judgedScene(position, result),
    title,
  });
}

/** The size that a picture says of itself. */
const heightOf = (/** @type {string} */ svg) => Number(/ height="([\d.]+)"/.exec(svg)?.[1]);

const COLUMNS = 4;
const GAP = 12;
const kinds = KINDS.map(kindPicture);
const high = heightOf(kinds[0] ?? '') + GAP;
const images = await Promise.all(
  kinds.map(async (svg, index) => {
    const data = Buffer.from((await toPng(svg)) ?? []).toString('base64');
    const [x, y] = [(index % COLUMNS) * (WIDTH + GAP), Math.floor(index / COLUMNS) * high];
    return `<image x="${x}" y="${y}" width="${WIDTH}" height="${heightOf(svg)}" href="data:image/png;base64,${data}"/>`;
  }),
);
const sheet = [COLUMNS * (WIDTH + GAP) - GAP, Math.ceil(kinds.length / COLUMNS) * high - GAP];
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet[0]}" height="${sheet[1]}">${images.join('')}</svg>`;
fs.writeFileSync(new URL('docs/pictures/kinds.png', root), (await toPng(svg)) ?? '');
