import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { DEFAULT_RULES, STANDARD_MAP } from '@standoff/diplomacy';
import {
  fileProblemSentence,
  parseJson,
  parsePosition,
  readCase,
  readOrders,
  readSavedGame,
  readTacFile,
  readTacText,
  readWrittenCase,
} from '@standoff/language';
import { unpack as unpackTac } from '../../packages/page/src/gitm/pack.ts';
import { decode } from '../../packages/page/src/keep/codec.ts';
import { unpack } from '../../packages/page/src/state/share.ts';
import type { Chance } from '../random-boards/chance.ts';
import { mutateJson, mutateText } from './mutate.ts';
import { deepJson, nastyText, nastyValue } from './nasty.ts';
import { hostileGame } from './requests.ts';

/** Something that reads what people send: it may find fault, never break. */
export interface Reader {
  readonly name: string;
  readonly input: (chance: Chance) => string;
  readonly read: (text: string) => unknown;
}

function file(name: string): string {
  return readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
}

const ORDERS = [file('examples/orders-en.txt'), file('examples/orders-ru.txt')];
const POSITION = file('examples/position.txt');
const TAC = file('examples/tac.txt');
const CASES: readonly unknown[] = JSON.parse(file('test/cases/datc.json'));
const TACS: readonly unknown[] = JSON.parse(file('test/cases/gitm.json')).cases;

const BOARD = { v: 1, t: 'x', r: '', c: 0, n: [{ b: 0, o: { France: ['A Par - Bur'] }, j: 1 }, { p: 0 }] };
const PHASES = ['movement', 'retreat', 'build'] as const;

function json(chance: Chance, samples: readonly unknown[]): string {
  if (chance.isTrue(0.03)) return deepJson(chance.isTrue(0.5) ? 500 : 20_000, chance.isTrue(0.5));
  if (chance.isTrue(0.05)) return JSON.stringify(nastyValue(chance)) ?? '';
  const text = JSON.stringify(mutateJson(chance, chance.pick(samples), chance.pick([0.005, 0.03]))) ?? '';
  return chance.isTrue(0.3) ? mutateText(chance, text) : text;
}

function text(chance: Chance, sample: string): string {
  if (chance.isTrue(0.05)) return nastyText(chance, 10_000);
  return mutateText(chance, sample);
}

/** A link as the page makes it, with something else in it; some of them small and of much inside. */
function link(chance: Chance, samples: readonly unknown[]): string {
  const content = chance.isTrue(0.01) ? 'x'.repeat(30_000_000) : json(chance, samples);
  const packed = deflateRawSync(content).toString('base64url');
  return chance.isTrue(0.3) ? mutateText(chance, packed) : packed;
}

export const READERS: readonly Reader[] = [
  ...PHASES.map(
    (phase): Reader => ({
      name: `orders of a ${phase} phase`,
      input: (chance) => text(chance, chance.pick(ORDERS) ?? ''),
      read: (sent) =>
        readOrders(sent, { map: STANDARD_MAP, phase, units: STANDARD_MAP.data.start.units, wholeBoard: true }),
    }),
  ),
  { name: 'position', input: (chance) => text(chance, POSITION), read: (sent) => parsePosition(sent, STANDARD_MAP) },
  {
    name: 'position as data',
    input: (chance) =>
      json(chance, [{ units: STANDARD_MAP.data.start.units, centers: STANDARD_MAP.data.start.centers }]),
    read: (sent) => parsePosition(sent, STANDARD_MAP),
  },
  {
    name: 'game file',
    input: hostileGame,
    read: (sent) => {
      const saved = readSavedGame(sent, DEFAULT_RULES);
      return saved.ok ? saved : [fileProblemSentence(saved.problem, 'en'), fileProblemSentence(saved.problem, 'ru')];
    },
  },
  {
    name: 'case',
    input: (chance) => json(chance, CASES),
    read: (sent) => {
      const parsed = parseJson(sent);
      return parsed.ok ? [readCase(STANDARD_MAP, parsed.value), readWrittenCase(STANDARD_MAP, parsed.value)] : parsed;
    },
  },
  { name: 'tac phase', input: (chance) => text(chance, TAC), read: readTacText },
  { name: 'tac phase as data', input: (chance) => json(chance, TACS), read: readTacFile },
  {
    name: 'link to a workbench',
    input: (chance) => link(chance, [BOARD]),
    read: async (sent) => unpack(await decode(sent)),
  },
  {
    name: 'link to a tac phase',
    input: (chance) => link(chance, [{ v: 1, p: TACS[0], t: TAC }]),
    read: async (sent) => unpackTac(await decode(sent)),
  },
];
