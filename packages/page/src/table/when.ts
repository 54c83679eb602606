import type { Language } from '@standoff/language';
import { enCount, ruCount } from '../shell/language.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time left in two units, under an hour with seconds: `5 h 12 min`, `5 ч 12 мин`. */
export function timeLeft(left: number, lang: Language): string {
  const [days, h, min, s] = lang === 'ru' ? ['дн', 'ч', 'мин', 'с'] : ['d', 'h', 'min', 's'];
  const ms = Math.max(0, left);
  if (ms >= 2 * DAY) return `${Math.floor(ms / DAY)} ${days} ${Math.floor((ms % DAY) / HOUR)} ${h}`;
  if (ms >= HOUR) return `${Math.floor(ms / HOUR)} ${h} ${Math.floor((ms % HOUR) / MINUTE)} ${min}`;
  return `${Math.floor(ms / MINUTE)} ${min} ${Math.floor((ms % MINUTE) / 1000)} ${s}`;
}

/** Minutes as people say them: `15 minutes`, `12 hours`, `3 days`. */
export function duration(minutes: number, lang: Language): string {
  const [n, en, ru] =
    minutes % 1440 === 0 && minutes > 0
      ? ([minutes / 1440, ['day', 'days'], ['день', 'дня', 'дней']] as const)
      : minutes % 60 === 0 && minutes > 0
        ? ([minutes / 60, ['hour', 'hours'], ['час', 'часа', 'часов']] as const)
        : ([minutes, ['minute', 'minutes'], ['минута', 'минуты', 'минут']] as const);
  return lang === 'ru'
    ? `${n} ${ruCount(n, { one: ru[0], few: ru[1], many: ru[2] })}`
    : `${n} ${enCount(n, { one: en[0], other: en[1] })}`;
}

/** A moment: `Mon 7 December, 21:00`; in a zone where one is named. */
export function moment(at: number, lang: Language, zone?: string): string {
  const locale = lang === 'ru' ? 'ru-RU' : 'en-GB';
  const place = zone === undefined ? {} : { timeZone: zone };
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', ...place })
    .format(at)
    .replace(',', '');
  return `${day}, ${clock(at, lang, zone)}`;
}

/** A time of day: `21:00`. */
export function clock(at: number, lang: Language, zone?: string): string {
  return new Intl.DateTimeFormat(lang === 'ru' ? 'ru-RU' : 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(zone === undefined ? {} : { timeZone: zone }),
  }).format(at);
}

/** A zone in Russian: `московское время`, `время: Екатеринбург`; as an offset where it has no name. */
function zoneNameRu(zone: string, city: string): string {
  if (zone === 'Europe/Moscow') return 'московское время';
  const parts = new Intl.DateTimeFormat('ru-RU', { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts();
  // «Центральная Европа, стандартное время»: the place is enough.
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value.split(',')[0] ?? city;
  return /[а-яё]/i.test(name) ? `время: ${name}` : name;
}

/** A zone in words: `Berlin time`, `московское время`. */
export function zoneName(zone: string, lang: Language): string {
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  if (zone === 'UTC') return 'UTC';
  return lang === 'ru' ? zoneNameRu(zone, city) : `${city} time`;
}

/** How long ago: `20 min`, `2 h`, `3 d`. */
export function ago(since: number, lang: Language): string {
  const minutes = Math.max(0, Math.floor(since / MINUTE));
  const [d, h, min] = lang === 'ru' ? ['дн', 'ч', 'мин'] : ['d', 'h', 'min'];
  if (minutes >= 2880) return `${Math.floor(minutes / 1440)} ${d}`;
  return minutes >= 60 ? `${Math.floor(minutes / 60)} ${h}` : `${minutes} ${min}`;
}
