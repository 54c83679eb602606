import type { AdjustmentReason, Note, RetreatReason } from '@standoff/diplomacy';
import { placeName, ruIn, ruInto, ruPlace } from '../../names/place.ts';
import { ruGender, ruUnit } from '../../names/unit.ts';
import type { Sentences } from '../sentences.ts';
import { whyClosed } from './dislodged.ts';
import { agree, agreementOf, capital, past, ruChoice, ruCoasts, ruList, ruUnits } from './phrases.ts';

export const RETREAT: Sentences<RetreatReason> = {
  retreated: ({ to }, { unit }) => `${past(unit === undefined ? 'n' : ruGender(unit), 'Отступи')} ${ruInto(to)}.`,
  'retreat-standoff': ({ rivals, at }, { power, unit }) => {
    const lost = agree(unit === undefined ? 'n' : ruGender(unit), 'Потеряна', 'Потерян', 'Потеряно', 'Потеряны');
    return `${lost}: ${ruInto(at)} ${past(agreementOf(rivals), 'отступа')} также ${ruUnits(rivals, 'name', 'from', power)}, и там не остаётся никто.`;
  },
  disbanded: (_, { unit, order }) => {
    const gone = agree(
      unit === undefined ? 'n' : ruGender(unit),
      'расформирована',
      'расформирован',
      'расформировано',
      'расформированы',
    );
    return order === undefined ? `Нет приказа об отступлении: ${gone}.` : `${capital(gone)} по приказу.`;
  },
  'no-retreat': ({ closed }, { power }) => {
    const why = closed.map((one) => `${placeName(one.to, 'ru')} (${whyClosed(one, power)})`);
    return `Отступать было некуда, подразделение потеряно${why.length === 0 ? '' : `: ${ruList(why)}`}.`;
  },
};

export const ADJUSTMENT: Sentences<AdjustmentReason> = {
  built: ({ unit }) =>
    `${agree(ruGender(unit), 'Построена', 'Построен', 'Построено', 'Построены')} ${ruUnit(unit, 'name', 'in', unit.power)}.`,
  'build-coast-missing': ({ at, coasts }) =>
    `Флоту ${ruIn(at)} нужно побережье: ${ruCoasts(coasts)}. Ничего не построено.`,
  'build-type-missing': ({ at }) =>
    `Армия или флот? ${capital(ruIn(at))} можно построить и то и другое, поэтому не построено ничего.`,
  removed: ({ unit }) =>
    `${agree(ruGender(unit), 'Расформирована', 'Расформирован', 'Расформировано', 'Расформированы')} по приказу ${ruUnit(unit, 'name', 'in', unit.power)}.`,
  waived: () => 'Отказ от постройки.',
};

export const NOTE: Sentences<Note> = {
  'coast-supplied': ({ at }) => `Побережье не названо; доступно только ${ruPlace(at, 'name')}.`,
  'coast-ignored': ({ at }) => `Названное побережье не учтено (${ruPlace(at, 'name')}).`,
  'type-ignored': ({ unit }) => `В приказе назван не тот вид войск: там ${ruUnit(unit, 'name', 'in', unit.power)}.`,
  'power-ignored': ({ unit }) => `В приказе названа не та держава: это ${ruUnit(unit, 'name', 'in')}.`,
  'built-army-instead': ({ at, choice }) =>
    `${capital(ruIn(at))} флот построить нельзя, поэтому построена армия (${ruChoice(choice)}).`,
};
