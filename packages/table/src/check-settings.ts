import { parseRules, STANDARD_MAP } from '@standoff/diplomacy';
import { minutesOf } from './deadline.ts';
import type { SettingsError } from './error.ts';
import type { Pace, Span } from './pace.ts';
import { fine, type Result, wrong } from './result.ts';
import { settle, type TableSettings } from './settings.ts';
import { isZone } from './zone.ts';

/** No phase, pause or extension is longer: ninety days, in minutes. */
export const LONGEST: number = 90 * 24 * 60;
export const LONGEST_NAME = 80;

function isCount(value: number, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= most;
}

function isSpan(span: Span): boolean {
  if (span.kind === 'none') return true;
  if (span.kind === 'length') return isCount(span.minutes, 1, LONGEST);
  const times = span.times.every((time) => minutesOf(time) !== undefined);
  return times && span.times.length > 0 && span.times.length <= 24 && isCount(span.atLeast, 0, LONGEST);
}

function* faultsOfPace(pace: Pace): Generator<string> {
  if (!isZone(pace.zone)) yield 'zone';
  if (pace.days.length === 0 || !pace.days.every((day) => isCount(day, 1, 7))) yield 'days';
  for (const kind of ['movement', 'retreat', 'build'] as const) if (!isSpan(pace[kind])) yield kind;
  if (!isCount(pace.grace, 0, LONGEST)) yield 'grace';
  if (!isCount(pace.extensions.each, 0, 99)) yield 'extensions.each';
  if (!isCount(pace.extensions.minutes, 1, LONGEST)) yield 'extensions.minutes';
  if (!isCount(pace.remind, 0, LONGEST)) yield 'remind';
}

function* faults(settings: TableSettings): Generator<string> {
  const name = settings.name.trim();
  if (name === '' || name.length > LONGEST_NAME) yield 'name';
  if (settings.variant !== STANDARD_MAP.data.name) yield 'variant';
  if (!parseRules(settings.rules).ok) yield 'rules';
  for (const at of faultsOfPace(settings.pace)) yield `pace.${at}`;
  if (!isCount(settings.noShow.after, 1, 99)) yield 'noShow.after';
  if (!isCount(settings.noShow.seek, 1, LONGEST)) yield 'noShow.seek';
  if (!isCount(settings.watch.delay, 0, 99)) yield 'watch.delay';
  const { lastYear } = settings;
  if (lastYear !== undefined && !isCount(lastYear, STANDARD_MAP.data.start.year, 9999)) yield 'lastYear';
}

/** Settings that make sense, settled; or the first field that does not. Shapes are for whoever parsed them. */
export function checkSettings(settings: TableSettings): Result<TableSettings, SettingsError> {
  for (const at of faults(settings)) return wrong({ code: 'settings/wrong', at });
  return fine(settle({ ...settings, name: settings.name.trim() }));
}
