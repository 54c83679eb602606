import { placeName } from '../../names/place.ts';
import type { PositionErrorCode, PositionTextError } from '../../position/result.ts';
import { enList } from './phrases.ts';

function meant({ suggestions }: PositionTextError): string {
  if (suggestions.length === 0) return '';
  return ` Did you mean ${enList(
    suggestions.map((one) => placeName(one, 'en')),
    'or',
  )}?`;
}

/** What is wrong with a line of a position. */
export const POSITION: Readonly<Record<PositionErrorCode, (error: PositionTextError) => string>> = {
  'board/unknown-line': ({ word }) => `"${word}" is neither a power nor a section nor a unit.`,
  'board/unknown-power': (error) => `"${error.word}" is not a power of this map.${meant(error)}`,
  'board/unknown-place': (error) =>
    error.suggestions.length === 0
      ? `No place is called "${error.word}".`
      : `"${error.word}" does not name one place.${meant(error)}`,
  'board/no-power': ({ word }) => `Whose is "${word}"? A power must stand before it.`,
  'board/letter-missing': ({ word }) => `"${word}" needs A for an army or F for a fleet before its place.`,
  'board/cannot-stand': ({ word }) => `"${word}" cannot be: armies stand on land, fleets at sea or on a coast.`,
  'board/coast-needed': (error) => `A fleet in "${error.word}" needs a coast.${meant(error)}`,
  'board/two-units': ({ word }) => `"${word}" would be the second unit in its province.`,
  'board/no-centre': ({ word }) => `"${word}" is not a supply centre.`,
  'board/centre-twice': ({ word }) => `The centre "${word}" has an owner already.`,
};
