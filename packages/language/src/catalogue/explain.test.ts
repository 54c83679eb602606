import {
  type GivenOrder,
  type JudgedOrder,
  judgeBuilds,
  judgeMovement,
  type Position,
  parseOrder,
  parseRules,
  STANDARD_MAP,
  type Unit,
} from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import {
  explainClosedRetreat,
  explainOrder,
  explainRemoval,
  explainRulesError,
  explainUnordered,
  verdictWord,
} from './explain.ts';

/** `'Germany A BER - SIL'`: a power, its unit and order; the units stand where their orders say. */
function judge(...lines: readonly string[]): { readonly orders: readonly JudgedOrder[]; readonly told: Told } {
  const orders: GivenOrder[] = lines.map((line) => {
    const at = line.indexOf(' ');
    const order = parseOrder(line.slice(at + 1));
    if (order === undefined) throw new Error(`not canonical: ${line}`);
    return { power: line.slice(0, at), order };
  });
  const units: Unit[] = orders.map(({ power, order }) => {
    if (order.kind === 'waive' || order.unit.type === undefined) throw new Error('a unit with its letter, please');
    return { power, type: order.unit.type, at: order.unit.at };
  });
  const { orders: judged } = judgeMovement(STANDARD_MAP, { units }, orders);
  return {
    orders: judged,
    told: (index, lang) => {
      const one = judged[index];
      return one === undefined ? '' : explainOrder(one, lang);
    },
  };
}
type Told = (index: number, lang: 'en' | 'ru') => string;

test('a standoff names the rival and both strengths (S1)', () => {
  const { told, orders } = judge('Germany A BER - SIL', 'Russia A WAR - SIL');
  expect(told(0, 'en')).toBe(
    'Bounced: Russian A Warsaw also tried to enter Silesia with equal strength (1 against 1).',
  );
  expect(told(0, 'ru')).toBe('Пат: российская армия из Варшавы тоже наступала на Силезию, силы равны (1 против 1).');
  expect(verdictWord(orders[0]?.result ?? [], 'ru')).toBe('не выполнен');
});

test('a standoff over an occupied province says that its unit stays (S3)', () => {
  const { told } = judge(
    'Germany A BER - SIL',
    'Germany A MUN S A BER - SIL',
    'Russia A WAR - SIL',
    'Russia A GAL S A WAR - SIL',
    'Austria A SIL H',
  );
  expect(told(0, 'en')).toContain('(2 against 2). Austrian A Silesia stays there.');
  expect(told(4, 'ru')).toBe(
    'Удержалась с силой 1, потому что германская армия из Берлина (2) и российская армия из Варшавы (2) не пустили друг друга.',
  );
});

test('a unit behind one that cannot move is told who blocks it and why (S4)', () => {
  const { told } = judge('Russia A PRU H', 'Germany A BER - PRU', 'Germany F KIE - BER');
  expect(told(1, 'en')).toBe('Repelled: Russian A Prussia stayed with equal strength (1 against 1).');
  expect(told(2, 'en')).toBe('Blocked: A Berlin did not get away, because it could not drive out the unit before it.');
  expect(told(2, 'ru')).toBe('Место занято: армия в Берлине не ушла, потому что её наступление отбито.');
});

test('units that try to change places meet head-on (S5)', () => {
  const { told } = judge('Austria A TRI - VEN', 'Italy A VEN - TRI');
  expect(told(0, 'en')).toBe(
    'Bounced head-on: Italian A Venice came the other way with equal strength (1 against 1), and units change places only by convoy.',
  );
});

test('units of a ring move on together (S6)', () => {
  const { told } = judge('England F BEL - NTH', 'England F NTH - HOL', 'England A HOL - BEL');
  expect(told(2, 'en')).toBe('Moved to Belgium in a ring with F Belgium and F North Sea: all moved on at once.');
  expect(told(0, 'ru')).toBe(
    'Переместился в Северное море: по кругу вместе с ним сместились флот из Северного моря и армия из Голландии.',
  );
});

test('a dislodgement names the attacker, both strengths and the convoy it came by (S7)', () => {
  const { told } = judge(
    'England A LON - BEL',
    'England F NTH C A LON - BEL',
    'England F ENG S A LON - BEL',
    'France A BEL H',
  );
  expect(told(0, 'en')).toBe(
    'Moved to Belgium by convoy over the North Sea with strength 2 and dislodged French A Belgium (1).',
  );
  expect(told(3, 'en')).toBe('Dislodged by English A London, which came by convoy, with strength 2 against 1.');
  expect(told(3, 'ru')).toBe('Разбита английской армией из Лондона, пришедшей конвоем, с силой 2 против 1.');
});

test('a broken convoy does not look like a standoff', () => {
  const { told } = judge(
    'England A LON - HOL',
    'England F NTH C A LON - HOL',
    'Germany F SKA - NTH',
    'Germany F DEN S F SKA - NTH',
    'Germany A KIE - HOL',
  );
  expect(told(0, 'en')).toMatch(/^Convoy broken: F North Sea was dislodged by German F Skagerrak \(2\)\./);
  expect(told(0, 'ru')).toMatch(
    /^Конвой разорван: флот в Северном море разбит германским флотом из Скагеррака \(2\)\./,
  );
  expect(told(0, 'en')).not.toMatch(/bounced/i);
});

test('an unmatched support says what the other unit was really ordered', () => {
  const { told } = judge(
    'Turkey A CON S A BUL',
    'Turkey A BUL - SER',
    'Austria A RUM S A SER - BUL',
    'Austria A SER H',
  );
  expect(told(0, 'en')).toBe(
    'Support matched nothing: A Bulgaria was ordered to move to Serbia, and a unit that moves cannot be supported in place.',
  );
  expect(told(2, 'ru')).toBe('Поддержка впустую: армии в Сербии приказано обороняться, а не наступать на Болгарию.');
});

test('a paradox names its other members and the rule choice that settled it', () => {
  const { told } = judge(
    'England F LON S F WAL - ENG',
    'England F WAL - ENG',
    'France A BRE - LON',
    'France F ENG C A BRE - LON',
  );
  expect(told(2, 'en')).toBe(
    'Convoy paradox: through F English Channel, English F London and English F Wales the fate of this convoy depends on itself. Rule choice 4.A.2=f settles it: the convoy does not take place and the army stays.',
  );
  expect(told(3, 'ru')).toContain('Решает выбор правил 4.A.2=f: флот никого не проводит.');
});

test('a unit without an order is told to have held', () => {
  const units: Unit[] = [
    { power: 'Germany', type: 'A', at: 'MUN' },
    { power: 'France', type: 'A', at: 'BUR' },
  ];
  const order = parseOrder('A BUR - MUN');
  if (order === undefined) throw new Error('canonical');
  const [held] = judgeMovement(STANDARD_MAP, { units }, [{ power: 'France', order }]).unordered;
  expect(held && explainUnordered(held, 'en')).toBe(
    'No order, so it held with strength 1 against French A Burgundy (1).',
  );
  expect(held && explainUnordered(held, 'ru')).toBe(
    'Приказа не было: удержалась с силой 1 против французской армии из Бургундии (1).',
  );
});

test('a removal in civil disorder tells distances and what broke the tie', () => {
  const position: Position = {
    units: [
      { power: 'Russia', type: 'A', at: 'LVN' },
      { power: 'Russia', type: 'A', at: 'UKR' },
    ],
    centers: { Russia: ['MOS'] },
  };
  const [removal] = judgeBuilds(STANDARD_MAP, position, []).removals;
  expect(removal && explainRemoval(removal, 'en')).toBe(
    'Removed in civil disorder (rule choice 4.D.8=c): A Livonia is 1 step from the nearest centre Russia owns, Moscow, as is A Ukraine; at equal distance the first by full English name goes.',
  );
  expect(removal && explainRemoval(removal, 'ru')).toMatch(
    /в 1 шаге .*армия на Украине.*алфавит английских названий\.$/,
  );
});

test('a closed retreat and a rules error are told in both languages', () => {
  expect(explainClosedRetreat({ to: 'BOH', why: 'contested' }, 'en')).toBe('a standoff left it empty');
  expect(explainClosedRetreat({ to: 'BOH', why: 'contested' }, 'ru')).toBe('там был пат');
  const rules = parseRules('4.A.2=z');
  if (rules.ok) throw new Error('there is no option z');
  expect(explainRulesError(rules.error, 'en')).toBe('Rule choice 4.A.2 has no option "z"; it has a, b, c and f.');
  expect(explainRulesError(rules.error, 'ru')).toBe('В выборе правил 4.A.2 нет варианта «z»; есть a, b, c и f.');
});
