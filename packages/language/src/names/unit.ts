import type { Location, Power, UnitRef, UnitType } from '@standoff/diplomacy';
import { enPlace, placeCode, placeName, ruFrom, ruIn } from './place.ts';
import { type Case, POWER_NAMES, powerAdjective } from './powers.ts';
import type { Gender } from './provinces.ts';
import { remembered } from './remembered.ts';
import { ANY_UNIT, type Language, UNIT_NAMES } from './terms.ts';

function labels(type: UnitType, lang: Language): (at: Location) => string {
  return remembered((at) => `${UNIT_NAMES[type][lang].letter} ${placeName(at, lang)}`);
}

const LABELS: Readonly<Record<Language, Readonly<Record<UnitType, (at: Location) => string>>>> = {
  en: { A: labels('A', 'en'), F: labels('F', 'en') },
  ru: { A: labels('A', 'ru'), F: labels('F', 'ru') },
};

/** A unit as a label: `A Warsaw`, «Ф Испания (северное побережье)», or with codes `A WAR`, «Ф ИСП/СП». */
export function unitLabel(unit: UnitRef, lang: Language, form: 'names' | 'codes' = 'names'): string {
  const { type, at } = unit;
  if (form === 'names') {
    if (type === undefined) return placeName(at, lang);
    return type === 'A' ? LABELS[lang].A(at) : LABELS[lang].F(at);
  }
  const place = placeCode(at, lang);
  return type === undefined ? place : `${UNIT_NAMES[type][lang].letter} ${place}`;
}

/**
 * A unit within an English sentence: `A Warsaw`, or `Russian A Warsaw` where it belongs to another power than the
 * one the sentence is for.
 */
export function enUnit(unit: UnitRef, own?: Power): string {
  const label = unit.type === undefined ? `the unit in ${enPlace(unit.at)}` : unitLabel(unit, 'en');
  if (unit.power === undefined || unit.power === own) return label;
  return `${POWER_NAMES[unit.power]?.en.adjective ?? unit.power} ${label}`;
}

/** The gender a verb takes with a unit: армия is feminine, флот masculine, подразделение neuter. */
export function ruGender(unit: UnitRef): Gender {
  return unit.type === undefined ? ANY_UNIT.gender : UNIT_NAMES[unit.type].ru.gender;
}

/**
 * A unit within a Russian sentence, in a case: «российская армия из Варшавы» for one that came from there, «армия в
 * Варшаве» for one that stands there; the power is named where it is another than the one the sentence is for.
 */
export function ruUnit(unit: UnitRef, grammaticalCase: Case, where: 'in' | 'from', own?: Power): string {
  const noun = unit.type === undefined ? ANY_UNIT : UNIT_NAMES[unit.type].ru;
  const place = where === 'in' ? ruIn(unit.at) : ruFrom(unit.at);
  const named = `${noun[grammaticalCase]} ${place}`;
  if (unit.power === undefined || unit.power === own) return named;
  const adjective = powerAdjective(unit.power, noun.gender, grammaticalCase);
  return adjective === undefined ? `${named} (${unit.power})` : `${adjective} ${named}`;
}
