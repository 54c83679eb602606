import type { Relation } from '@standoff/gitm';
import type { EntrySentences, OrderSentences, WhatIfSentences } from '../catalogue.ts';
import { grouped } from '../lists.ts';
import { counted } from './count.ts';

const RELATION: Readonly<Record<Relation, string>> = { allied: 'союз', war: 'война', neutral: 'нейтралитет' };
/** «вместо союза» */
const INSTEAD: Readonly<Record<Relation, string>> = { allied: 'союза', war: 'войны', neutral: 'нейтралитета' };

export function relation(word: Relation): string {
  return RELATION[word];
}

const orderCount = (number: number | string): string => counted(number, 'порядок', 'порядка', 'порядков');
const outcomeCount = (number: number): string => counted(number, 'исход', 'исхода', 'исходов');

export const orders: OrderSentences = {
  alone: (units) => `Порядок не важен для ${units}.`,
  group: (units, outcomes, total) => `${units}: ${orderCount(total)}, ${outcomeCount(outcomes)}`,
  drawn: (units, outcomes, draws, most) =>
    `${units}: порядков слишком много, чтобы пройти все (больше ${most} ходов, влияющих друг на друга, или слишком много положений). Из ${grouped(draws, '\u00a0')} взятых наугад вышло ${outcomeCount(outcomes)}; редких может не хватать.`,
  all: (outcomes, total, groups) =>
    `${orderCount(total)} всех ходов, ${outcomeCount(outcomes)}${groups > 1 ? `; ${counted(groups, 'группа', 'группы', 'групп')} ходов, не влияющих друг на друга` : ''}.`,
  outcome: (number, leading, of, given) =>
    `Исход ${number}${given ? ', при данном порядке' : ''}: ${grouped(leading, '\u00a0')} из ${grouped(of, '\u00a0')}`,
  order: (units) => `Порядок: ${units}`,
  nothing: 'Боя нет, входят все.',
  caught: (units) => `Застигнуты боем до своего хода: ${units}.`,
  stays: (unit, square) => `${unit} не входит в ${square}.`,
  battle: (square, starter, attackers, defenders) =>
    `Бой в ${square}, начинает ${starter}: ${attackers} против ${defenders}.`,
  change: (from, to, pairs, proved) => `От ${from} к ${to}: ${pairs}${proved ? '' : ' (короче не нашлось)'}.`,
  before: (first, second) => `${first} раньше ${second}`,
  intercepts: (unit, target) => `${unit} на ${target}`,
  more: (number) => `… и ещё ${counted(number, 'более редкий исход', 'более редких исхода', 'более редких исходов')}.`,
  matters: (outcomes) =>
    `Порядок ходов важен: ${counted(outcomes, 'возможный исход', 'возможных исхода', 'возможных исходов')}.`,
  noMatter: 'Любой другой порядок ходов привёл бы к тому же.',
};

export const whatIf: WhatIfSentences = {
  heading: (a, b, before, after) => `${a} – ${b}: ${RELATION[after]} вместо ${INSTEAD[before]}`,
  same: (a, b, relation) => `${a} – ${b}: и так ${RELATION[relation]}.`,
  nothing: 'Ничего бы не изменилось.',
  noneMatters: 'Ни одно изменение одного отношения ничего бы не изменило.',
  count: (number) => `Что-то меняют ${counted(number, 'изменение', 'изменения', 'изменений')} одного отношения.`,
  barsOnly: (number) =>
    `Ещё ${counted(number, 'изменение меняет', 'изменения меняют', 'изменений меняют')} лишь то, кто не пускает.`,
  breaks: (square) => `Тогда они не могли бы стоять вместе в ${square}: ответ сомнителен.`,
};

export const entry: EntrySentences = {
  heading: (unit, square) => `Куда может пойти ${unit} из ${square}`,
  legend: [
    ['@', 'стоит здесь'],
    ['.', 'свободно'],
    ['+', 'входит к союзникам'],
    ['x', 'начинает бой'],
    ['a', 'вступает в бой, атакует'],
    ['d', 'вступает в бой, обороняется'],
    ['o', 'не пускают нейтральные'],
  ],
  caught: 'Оно застигнуто боем и остаётся; может ли оно ещё пойти, правила не говорят (A12).',
  stacks: (units) => `входит и стоит рядом с ${units}`,
  begins: (attackers, defenders) => `начинает бой: ${attackers} против ${defenders}`,
  joins: (side, attackers, defenders) =>
    `вступает в бой и ${side === 'attack' ? 'атакует' : 'обороняется'}: ${attackers} против ${defenders}`,
  refused: (units, plural) => `не входит: ${units} ${plural ? 'нейтральны' : 'нейтрально'} к нему`,
  allyTurns: (ally) => `союзник на другой стороне: ${ally}`,
  enemyBeside: (enemy) => `враг на той же стороне: ${enemy}`,
  free: 'В остальные квадраты оно входит, и ничего не начинается.',
  blocked: (square, units) => `на прямом пути в ${square} могут преградить дорогу: ${units}`,
};
