import { placeName } from '../../names/place.ts';
import { powerName } from '../../names/powers.ts';
import type { PositionErrorCode, PositionTextError } from '../../position/result.ts';
import { ruList } from './phrases.ts';

function meant({ suggestions }: PositionTextError): string {
  if (suggestions.length === 0) return '';
  return ` Может быть, ${ruList(
    suggestions.map((one) => powerName(placeName(one, 'ru'), 'ru')),
    'или',
  )}?`;
}

/** What is wrong with a line of a position. */
export const POSITION: Readonly<Record<PositionErrorCode, (error: PositionTextError) => string>> = {
  'board/unknown-line': ({ word }) => `«${word}» не держава, не раздел и не подразделение.`,
  'board/unknown-power': (error) => `Державы «${error.word}» на этой карте нет.${meant(error)}`,
  'board/unknown-place': (error) =>
    error.suggestions.length === 0
      ? `Места «${error.word}» нет.`
      : `«${error.word}» не называет одно место.${meant(error)}`,
  'board/no-power': ({ word }) => `Чьё это: «${word}»? Перед ним должна стоять держава.`,
  'board/letter-missing': ({ word }) => `Перед местом в «${word}» нужна буква: А - армия, Ф - флот.`,
  'board/cannot-stand': ({ word }) => `«${word}»: так не бывает. Армии стоят на суше, флоты в море или на побережье.`,
  'board/coast-needed': (error) => `Флоту в «${error.word}» нужно побережье.${meant(error)}`,
  'board/two-units': ({ word }) => `«${word}» было бы вторым подразделением в своей провинции.`,
  'board/no-centre': ({ word }) => `«${word}» не центр снабжения.`,
  'board/centre-twice': ({ word }) => `У центра «${word}» уже есть владелец.`,
};
