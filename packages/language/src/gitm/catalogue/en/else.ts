import type { Relation } from '@standoff/gitm';
import type { EntrySentences, OrderSentences, WhatIfSentences } from '../catalogue.ts';
import { grouped } from '../lists.ts';

const RELATION: Readonly<Record<Relation, string>> = { allied: 'allied', war: 'at war', neutral: 'neutral' };

export function relation(word: Relation): string {
  return RELATION[word];
}

function count(number: number | string, one: string, many: string): string {
  return `${grouped(number, ',')} ${String(number) === '1' ? one : many}`;
}

export const orders: OrderSentences = {
  alone: (units) => `The order makes no difference to ${units}.`,
  group: (units, outcomes, total) =>
    `${units}: ${count(total, 'order', 'orders')}, ${count(outcomes, 'outcome', 'outcomes')}`,
  drawn: (units, outcomes, draws, most) =>
    `${units}: too many orders to follow all (more than ${most} moves that bear on each other, or too many situations). Of ${grouped(draws, ',')} drawn, ${count(outcomes, 'outcome', 'outcomes')} came up; rare ones may be missing.`,
  all: (outcomes, total, groups) =>
    `${count(total, 'order', 'orders')} of all moves, ${count(outcomes, 'outcome', 'outcomes')}${groups > 1 ? ` in ${groups} groups that do not bear on each other` : ''}.`,
  outcome: (number, leading, of, given) =>
    `Outcome ${number}${given ? ', of the order given' : ''}: ${grouped(leading, ',')} of ${grouped(of, ',')} orders`,
  order: (units) => `Order: ${units}`,
  nothing: 'No battle, and nobody kept out.',
  caught: (units) => `Caught before their turn: ${units}.`,
  stays: (unit, square) => `${unit} is kept out of ${square}.`,
  battle: (square, starter, attackers, defenders) =>
    `Battle at ${square}, begun by ${starter}: ${attackers} against ${defenders}.`,
  change: (from, to, pairs, proved) =>
    `From ${from} to ${to}: ${pairs}${proved ? '' : ' (no shorter change was found)'}.`,
  before: (first, second) => `${first} before ${second}`,
  intercepts: (unit, target) => `${unit} on ${target}`,
  more: (number) => `… and ${count(number, 'rarer outcome', 'rarer outcomes')}.`,
  matters: (outcomes) => `The order of the moves matters: ${count(outcomes, 'outcome is', 'outcomes are')} possible.`,
  noMatter: 'Any other order of the moves would lead to the same.',
};

export const whatIf: WhatIfSentences = {
  heading: (a, b, before, after) => `If ${a} and ${b} were ${RELATION[after]} instead of ${RELATION[before]}:`,
  same: (a, b, relation) => `${a} and ${b} are ${RELATION[relation]} already.`,
  nothing: 'Nothing would change.',
  noneMatters: 'No change of a single relation would make a difference.',
  count: (number) => `${count(number, 'change', 'changes')} of a single relation would make a difference.`,
  barsOnly: (number) => `${count(number, 'more change', 'more changes')} would only let other units keep somebody out.`,
  breaks: (square) => `They could then not have stood together at ${square}: take this answer with care.`,
};

export const entry: EntrySentences = {
  heading: (unit, square) => `Where ${unit} may go from ${square}`,
  legend: [
    ['@', 'where it stands'],
    ['.', 'free'],
    ['+', 'enters beside allies'],
    ['x', 'begins a battle'],
    ['a', 'joins a battle, attacks'],
    ['d', 'joins a battle, defends'],
    ['o', 'is kept out by neutrals'],
  ],
  caught: 'It is caught in a battle and stays; whether it may still go is not said in the rules (A12).',
  stacks: (units) => `enters and stands with ${units}`,
  begins: (attackers, defenders) => `begins a battle: ${attackers} against ${defenders}`,
  joins: (side, attackers, defenders) =>
    `joins the battle and ${side === 'attack' ? 'attacks' : 'defends'}: ${attackers} against ${defenders}`,
  refused: (units, plural) => `is kept out: ${units} ${plural ? 'are' : 'is'} neutral to it`,
  allyTurns: (ally) => `its ally ${ally} is on the other side`,
  enemyBeside: (enemy) => `its enemy ${enemy} is on the same side`,
  free: 'Everywhere else it enters, and nothing begins.',
  blocked: (square, units) => `on the straight way ${units} at ${square} may block it`,
};
