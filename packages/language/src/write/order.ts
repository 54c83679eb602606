import type { Location, UnitRef, WrittenOrder } from '@standoff/diplomacy';
import { placeCode, placeName, ruInto } from '../names/place.ts';
import { POWER_NAMES, powerAdjective } from '../names/powers.ts';
import type { Language } from '../names/terms.ts';
import { ruGender, unitLabel } from '../names/unit.ts';

export const ORDER_FORMS = ['codes', 'names'] as const;
export type OrderForm = (typeof ORDER_FORMS)[number];

export interface OrderStyle {
  readonly lang: Language;
  readonly form: OrderForm;
}

/** What stands between the parts of an order. */
interface Words {
  readonly holds: string;
  readonly via: string;
  readonly supports: string;
  /** Follows the unit supported to hold. */
  readonly toHold: string;
  readonly convoys: string;
  readonly retreats: string;
  readonly build: string;
  readonly disband: string;
  readonly waive: string;
}

const WORDS: Readonly<Record<Language, Readonly<Record<OrderForm, Words>>>> = {
  en: {
    codes: {
      holds: 'H',
      via: 'via',
      supports: 'S',
      toHold: '',
      convoys: 'C',
      retreats: 'R',
      build: 'Build',
      disband: 'Disband',
      waive: 'Waive',
    },
    names: {
      holds: 'holds',
      via: 'via',
      supports: 'supports',
      toHold: ' to hold',
      convoys: 'convoys',
      retreats: 'retreats to',
      build: 'Build',
      disband: 'Disband',
      waive: 'Waive a build',
    },
  },
  ru: {
    codes: {
      holds: 'Д',
      via: 'через',
      supports: 'П',
      toHold: '',
      convoys: 'К',
      retreats: 'О',
      build: 'Построить',
      disband: 'Расформировать',
      waive: 'Отказ от постройки',
    },
    names: {
      holds: 'обороняется',
      via: 'через',
      supports: 'поддерживает',
      toHold: '',
      convoys: 'конвоирует',
      retreats: 'отступает',
      build: 'Построить',
      disband: 'Расформировать',
      waive: 'Отказ от постройки',
    },
  },
};

const CONVOY: Readonly<Record<Language, string>> = { en: 'convoy', ru: 'конвой' };

/**
 * Writes an order as a player would: `A PAR - BUR`, `A Marseilles supports A Paris - Burgundy`, «А ПАР - БУР»,
 * «Ф Северное море конвоирует А Лондон - Бельгия». `readOrders` reads every form back.
 */
export function writeOrder(order: WrittenOrder, style: OrderStyle): string {
  const { lang, form } = style;
  const words = WORDS[lang][form];
  if (order.kind === 'waive') return words.waive;
  const place = (at: Location): string => (form === 'codes' ? placeCode(at, lang) : placeName(at, lang));
  const unit = unitLabel(order.unit, lang, form);
  switch (order.kind) {
    case 'hold':
      return `${unit} ${words.holds}`;
    case 'move': {
      const move = `${unit} - ${place(order.to)}`;
      if (order.route !== undefined && order.route.length > 0)
        return `${move} ${words.via} ${order.route.map(place).join(', ')}`;
      return order.via === true ? `${move} ${words.via} ${CONVOY[lang]}` : move;
    }
    case 'support-hold':
      return `${unit} ${words.supports} ${target(order.target, style)}${words.toHold}`;
    case 'support-move':
      return `${unit} ${words.supports} ${target(order.target, style)} - ${place(order.to)}`;
    case 'convoy':
      return `${unit} ${words.convoys} ${target(order.target, style)} - ${place(order.to)}`;
    case 'retreat':
      return `${unit} ${words.retreats} ${lang === 'ru' && form === 'names' ? ruInto(order.to) : place(order.to)}`;
    case 'build':
      return `${words.build} ${unit}`;
    case 'disband':
      return `${words.disband} ${unit}`;
  }
}

/** The unit supported or carried, with its power where the order names one: `Austrian A Greece`, «австрийскую А Греция». */
function target(unit: UnitRef, { lang, form }: OrderStyle): string {
  const label = unitLabel(unit, lang, form);
  const { power } = unit;
  if (power === undefined) return label;
  const adjective = lang === 'en' ? POWER_NAMES[power]?.en.adjective : powerAdjective(power, ruGender(unit), 'acc');
  return `${adjective ?? power} ${label}`;
}
