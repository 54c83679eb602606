import {
  type Phase,
  type ProvinceCode,
  provinceOf,
  type Unit,
  type UnitRef,
  type WrittenOrder,
} from '@standoff/diplomacy';
import {
  type Language,
  phaseHeading,
  placeName,
  ruInto,
  SEASON_NAMES,
  unitLabel,
  writeOrder,
} from '@standoff/language';
import type { IconName } from '../icons/icons.ts';

/** `Autumn 1903`, and with a kind other than movement `Autumn 1903, retreats`. */
export function phaseTitle(phase: Phase, lang: Language): string {
  if (phase.kind === 'retreat') return phaseHeading(phase, lang);
  return `${SEASON_NAMES[phase.season][lang]} ${phase.year}`;
}

/** An order in names, moves with a dash: `A Berlin – Silesia`. */
export function orderName(order: WrittenOrder, lang: Language): string {
  return writeOrder(order, { lang, form: 'names' }).replace(/ - /g, ' – ');
}

export function unitName(unit: UnitRef, lang: Language): string {
  return unitLabel(unit, lang, 'names');
}

/** Where a unit goes: in Russian with its preposition. */
export function goal(at: string, lang: Language): string {
  return lang === 'ru' ? ruInto(at) : placeName(at, lang);
}

export function iconOf(order: WrittenOrder): IconName {
  switch (order.kind) {
    case 'move':
      return order.via === true ? 'convoy' : 'move';
    case 'support-move':
      return 'support';
    case 'waive':
      return 'hold';
    default:
      return order.kind;
  }
}

/** The unit that stands in a province. */
export function unitIn(units: readonly Unit[], at: ProvinceCode): Unit | undefined {
  return units.find((unit) => provinceOf(unit.at) === at);
}
