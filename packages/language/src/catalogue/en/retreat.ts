import type { AdjustmentReason, Note, RetreatReason } from '@standoff/diplomacy';
import { enPlace, placeName } from '../../names/place.ts';
import { enUnit, unitLabel } from '../../names/unit.ts';
import type { Sentences } from '../sentences.ts';
import { whyClosed } from './dislodged.ts';
import { enChoice, enCoasts, enList, enUnits } from './phrases.ts';

export const RETREAT: Sentences<RetreatReason> = {
  retreated: ({ to }) => `Retreated to ${enPlace(to)}.`,
  'retreat-standoff': ({ at, rivals }, { power }) =>
    `Lost: ${enUnits(rivals, power)} also retreated to ${enPlace(at)}, and none of them may stay.`,
  disbanded: (_, { order }) => (order === undefined ? 'No retreat ordered: disbanded.' : 'Disbanded as ordered.'),
  'no-retreat': ({ closed }, { power }) => {
    const why = closed.map((one) => `${placeName(one.to, 'en')} (${whyClosed(one, power)})`);
    return `No retreat was open, so the unit is lost${why.length === 0 ? '' : `: ${enList(why)}`}.`;
  },
};

export const ADJUSTMENT: Sentences<AdjustmentReason> = {
  built: ({ unit }) => `Built ${unitLabel(unit, 'en')}.`,
  'build-coast-missing': ({ at, coasts }) =>
    `A fleet in ${enPlace(at)} needs a coast: ${enCoasts(coasts)}. Nothing was built.`,
  'build-type-missing': ({ at }) => `Army or fleet? Both could be built in ${enPlace(at)}, so nothing was built.`,
  removed: ({ unit }) => `Disbanded ${unitLabel(unit, 'en')} as ordered.`,
  waived: () => 'A build is given up.',
};

export const NOTE: Sentences<Note> = {
  'coast-supplied': ({ at }) => `No coast was named; only ${enPlace(at)} was possible.`,
  'coast-ignored': ({ at }) => `The coast named, ${enPlace(at)}, was ignored.`,
  'type-ignored': ({ unit }) =>
    `The order names the wrong kind of unit; ${unitLabel(unit, 'en')} is what stands there.`,
  'power-ignored': ({ unit }) => `The order names the wrong power; the unit there is ${enUnit(unit)}.`,
  'built-army-instead': ({ at, choice }) =>
    `A fleet cannot be built in ${enPlace(at)}, so an army was built (${enChoice(choice)}).`,
};
