import { placeName, ruIn } from '../../names/place.ts';
import type { ProblemDetail, ReadNotice, ReadProblem } from '../../read/reading.ts';
import { writeOrder } from '../../write/order.ts';
import type { Sentences } from '../sentences.ts';
import { capital, ruCoasts, ruList } from './phrases.ts';

const SHOWN = 4;

/** What may have been meant: whole orders where there are some, else places or words. */
export function meant({ candidates, suggestions }: ReadProblem): string {
  const texts =
    candidates.length > 0
      ? candidates.map((order) => `«${writeOrder(order, { lang: 'ru', form: 'names' })}»`)
      : suggestions.map((one) => placeName(one, 'ru'));
  return texts.length === 0 ? '' : ` Может быть, ${ruList(texts.slice(0, SHOWN), 'или')}?`;
}

/** What could not be understood, without what may have been meant. */
export const PROBLEM: Readonly<Record<ProblemDetail, (word: string) => string>> = {
  'unknown-place': (word) => `Места «${word}» нет.`,
  'not-on-map': (word) => `Места «${word}» на этой карте нет.`,
  'unknown-word': (word) => `Слово «${word}» непонятно.`,
  'unknown-coast': (word) => `Побережья «${word}» там нет.`,
  'out-of-reach': (word) => `«${word}» не подходит ни к одному месту, доступному этому приказу.`,
  'several-places': (word) => `«${word}» может значить не одно место.`,
  'coast-needed': (word) => `«${word}»: нужно назвать побережье.`,
  'type-needed': (word) => `«${word}»: армия или флот?`,
  'mover-missing': (word) => `«${word}»: какое подразделение имеется в виду?`,
  'no-order': (word) => `«${word}» называет подразделение, но не приказ.`,
  'no-destination': (word) => `В «${word}» не сказано, куда.`,
  'no-target': (word) => `В «${word}» не сказано, какому подразделению это в помощь.`,
  'no-unit': (word) => `Нет подразделения, которому подошёл бы приказ «${word}».`,
  conditional: (word) => `«${word}» зависит от условия, а приказ зависеть от него не может.`,
  alternative: (word) => `«${word}» оставляет выбор, а приказ нужен один.`,
  question: (word) => `«${word}» - это вопрос, а нужен приказ.`,
  prohibition: (word) => `«${word}» говорит, чего не делать; нужен приказ.`,
  uncertain: (word) => `«${word}» звучит неуверенно; напишите приказ без этих слов.`,
  press: (word) => `«${word}» похоже на письмо, а не на приказ.`,
  proxy: (word) => `«${word}»: отдать свои подразделения под чужие приказы нельзя.`,
  'wrong-phase': (word) => `«${word}» не подходит к этой фазе.`,
  'other-layout': (word) => `«${word}»: похоже, набрано в другой раскладке.`,
  'too-long': (word) => `Начиная с «${word}» ничего не прочитано: слишком много того, что не приказ.`,
};

export const NOTICE: Sentences<ReadNotice, undefined> = {
  'order/replaced': ({ order, byLine }) =>
    `«${writeOrder(order, { lang: 'ru', form: 'names' })}»: вместо этого в силе приказ из строки ${byLine}.`,
  'order/quoted': ({ order }) => `«${writeOrder(order, { lang: 'ru', form: 'names' })}»: это цитата, приказ не взят.`,
  'coast-missing': ({ at, coasts }) => `${capital(ruIn(at))} два побережья, а не названо ни одно: ${ruCoasts(coasts)}?`,
  'spelling-repaired': ({ word, meant: place }) => `«${word}» прочитано как ${placeName(place, 'ru')}.`,
  'words-ignored': ({ words }) => `Не учтено: «${words}».`,
};
