import { PROFILE_NAMES } from '@standoff/diplomacy';
import type { Language } from '@standoff/language';
import type { Pace, Span, TableSettings } from '@standoff/table';
import { PROFILE_TITLES } from '../diplomacy/rules-name.ts';
import type { SettingsText } from './settings-text.ts';
import { duration, zoneName } from './when.ts';

/** What the rules of a table are called: a profile by its title, anything else as it is written. */
export function rulesTitle(rules: string): string {
  const profile = PROFILE_NAMES.find((name) => name === rules);
  return profile === undefined ? rules : PROFILE_TITLES[profile];
}

function spanWord(span: Span, pace: Pace, text: SettingsText, lang: Language): string {
  if (span.kind === 'none') return text.byHand;
  if (span.kind === 'length') return text.lasts(duration(span.minutes, lang));
  const days = pace.days.length === 7 ? text.allDays : pace.days.map((day) => text.dayNames[day - 1] ?? '').join(', ');
  return `${text.every(span.times.join(', '), days)} (${zoneName(pace.zone, lang)})`;
}

/** How the time of a table goes, in a few sentences. */
export function paceWords(pace: Pace, text: SettingsText, lang: Language): readonly string[] {
  const { extensions } = pace;
  const retreats = spanWord(pace.retreat, pace, text, lang);
  return [
    text.movements(spanWord(pace.movement, pace, text, lang)),
    text.others(retreats),
    ...(pace.grace > 0 ? [text.graceOf(duration(pace.grace, lang))] : []),
    ...(extensions.each > 0 ? [text.extensionsOf(extensions.each, duration(extensions.minutes, lang))] : []),
    ...(pace.early ? [text.hurried] : []),
  ];
}

/** Who may watch, with the delay where there is one. */
export function watchWord({ watch }: TableSettings, text: SettingsText): string {
  return watch.who === 'delayed' ? text.delayed(watch.delay) : text.watching[watch.who];
}

/** All a table agreed on: what each thing is called, and what was chosen. */
export function settingsWords(
  settings: TableSettings,
  text: SettingsText,
  lang: Language,
): readonly { readonly name: string; readonly value: string }[] {
  return [
    { name: text.rules, value: rulesTitle(settings.rules) },
    { name: text.pace, value: paceWords(settings.pace, text, lang).join(' ') },
    { name: text.press, value: text.presses[settings.press] },
    { name: text.names, value: settings.names === 'shown' ? text.namesShown : text.namesHidden },
    { name: text.late, value: text.policies[settings.noShow.policy] },
    {
      name: text.ends,
      value: settings.lastYear === undefined ? text.noLastYear : text.lastYear(settings.lastYear),
    },
    { name: text.draws, value: text.drawVotes[settings.draws] },
    { name: text.ready, value: text.readyMarks[settings.ready] },
    { name: text.watch, value: watchWord(settings, text) },
    ...(settings.moderatorReads ? [{ name: text.reads, value: '✓' }] : []),
  ];
}
