import { enPlace, placeName } from '../../names/place.ts';
import type { ProblemDetail, ReadNotice, ReadProblem } from '../../read/reading.ts';
import { writeOrder } from '../../write/order.ts';
import type { Sentences } from '../sentences.ts';
import { enCoasts, enList } from './phrases.ts';

const SHOWN = 4;

/** What may have been meant: whole orders where there are some, else places or words. */
export function meant({ candidates, suggestions }: ReadProblem): string {
  const texts =
    candidates.length > 0
      ? candidates.map((order) => `"${writeOrder(order, { lang: 'en', form: 'names' })}"`)
      : suggestions.map((one) => placeName(one, 'en'));
  return texts.length === 0 ? '' : ` Did you mean ${enList(texts.slice(0, SHOWN), 'or')}?`;
}

/** What could not be understood, without what may have been meant. */
export const PROBLEM: Readonly<Record<ProblemDetail, (word: string) => string>> = {
  'unknown-place': (word) => `No place is called "${word}".`,
  'not-on-map': (word) => `"${word}" is not a place of this map.`,
  'unknown-word': (word) => `"${word}" cannot be understood.`,
  'unknown-coast': (word) => `"${word}" names no coast there.`,
  'out-of-reach': (word) => `"${word}" fits no place that the order could reach.`,
  'several-places': (word) => `"${word}" may be more than one place.`,
  'coast-needed': (word) => `"${word}" needs a coast.`,
  'type-needed': (word) => `"${word}": army or fleet?`,
  'mover-missing': (word) => `"${word}": which unit is meant?`,
  'no-order': (word) => `"${word}" names a unit but no order.`,
  'no-destination': (word) => `"${word}" does not say where to.`,
  'no-target': (word) => `"${word}" does not say which unit it is for.`,
  'no-unit': (word) => `No unit that this order could be for: "${word}".`,
  conditional: (word) => `"${word}" hangs on a condition; an order cannot.`,
  alternative: (word) => `"${word}" leaves a choice; one order is needed.`,
  question: (word) => `"${word}" asks a question; an order is needed.`,
  prohibition: (word) => `"${word}" says what not to do; an order is needed.`,
  uncertain: (word) => `"${word}" sounds unsure; write the order without it.`,
  press: (word) => `"${word}" looks like a message, not an order.`,
  proxy: (word) => `"${word}": one power cannot let another order its units.`,
  'wrong-phase': (word) => `"${word}" does not belong to this phase.`,
  'other-layout': (word) => `"${word}" looks typed on the other keyboard layout.`,
  'too-long': (word) => `From "${word}" on nothing was read: there is too much that is no order.`,
};

export const NOTICE: Sentences<ReadNotice, undefined> = {
  'order/replaced': ({ order, byLine }) =>
    `"${writeOrder(order, { lang: 'en', form: 'names' })}" is replaced by the order in line ${byLine}.`,
  'order/quoted': ({ order }) =>
    `"${writeOrder(order, { lang: 'en', form: 'names' })}" is only quoted and was not taken.`,
  'coast-missing': ({ at, coasts }) => `${enPlace(at)} has two coasts: ${enCoasts(coasts)}? None is named.`,
  'spelling-repaired': ({ word, meant: place }) => `"${word}" was read as ${placeName(place, 'en')}.`,
  'words-ignored': ({ words }) => `"${words}" was ignored.`,
};
