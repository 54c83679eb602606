import type { Coast } from '@standoff/diplomacy';
import { keysOf } from '../letters.ts';

/** How clear a word for a coast is: a code, a word, or a lone letter that needs brackets or a stroke. */
export type Clarity = 'code' | 'word' | 'letter';

/** Words and letters for coasts, by key. */
export const COAST_WORDS: ReadonlyMap<string, readonly [Coast, Clarity]> = new Map(
  (
    [
      ['NC', 'code', 'nc ncs ncst nk nordkuste nordkueste сп скб northcoast'],
      ['SC', 'code', 'sc scs scst sk sudkuste suedkueste юп southcoast'],
      ['EC', 'code', 'ec ecs ecst ostkuste ostkueste вп eastcoast'],
      ['WC', 'code', 'wc wcs wcst westkuste westkueste зп westcoast'],
      [
        'NC',
        'word',
        'north northern nrth nord nordlich nordliche сев север севере северное северныи северного северном северная северную северныи',
      ],
      ['SC', 'word', 'south southern sth sud sudlich sudliche sued юж южн юг юге южное южныи южного южном южная южную'],
      [
        'EC',
        'word',
        'east eastern est ostlich ostliche ost вост восток востоке восточное восточныи восточного восточном восточная восточную',
      ],
      [
        'WC',
        'word',
        'west western westlich westliche зап запад западе западное западныи западного западном западная западную',
      ],
      ['NC', 'letter', 'n с'],
      ['SC', 'letter', 's ю'],
      ['EC', 'letter', 'e в'],
      ['WC', 'letter', 'w з'],
    ] as const
  ).flatMap(([coast, clarity, words]) => keysOf(words).map((word) => [word, [coast, clarity]] as const)),
);

/** Whether a key is the code of a coast. */
export function isCoastWord(key: string): boolean {
  return COAST_WORDS.get(key)?.[1] === 'code';
}
