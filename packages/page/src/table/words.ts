import type { Power } from '@standoff/diplomacy';
import { type Language, parsePhaseName, powerName } from '@standoff/language';
import type { TableEnd, TableEvent } from '@standoff/table';
import { phaseTitle } from '../diplomacy/name.ts';
import { DECIDE, type DecideText } from './decide-text.ts';
import { NEWS, type NewsText } from './news-text.ts';
import { TABLE, type TableText } from './text.ts';
import { moment } from './when.ts';

/** Powers in a row: `France, Italy`. */
export function powersWord(powers: readonly Power[], lang: Language): string {
  return powers.map((power) => powerName(power, lang)).join(', ');
}

/** `S1901M` in words. */
export function phaseWord(name: string, lang: Language): string {
  const phase = parsePhaseName(name);
  return phase === undefined ? name : phaseTitle(phase, lang);
}

/** Whose a seat or a chair is, by its name. */
export function roleWord(role: string, text: TableText, lang: Language): string {
  return role === 'moderator' ? text.moderator : powerName(role, lang);
}

/** A thread as one of those in it calls it: by the others. */
export function threadWord(thread: string, own: readonly string[], text: TableText, lang: Language): string {
  if (thread === 'public') return text.everyone;
  const others = thread.split('+').filter((role) => !own.includes(role));
  return others.map((role) => roleWord(role, text, lang)).join(', ');
}

/** How a table ended. */
export function endWord(end: TableEnd, text: DecideText, lang: Language): string {
  switch (end.kind) {
    case 'solo':
      return text.ended.solo(powerName(end.power, lang), end.centers);
    case 'draw':
      return text.ended.draw(powersWord(end.powers, lang));
    case 'conceded':
      return text.ended.conceded(powerName(end.power, lang));
    case 'abandoned':
      return text.ended.abandoned;
    default:
      return text.ended.year;
  }
}

/** Something the table was told; nothing for what is seen elsewhere. */
export function eventWord(event: TableEvent, lang: Language, zone: string): string | undefined {
  const words: NewsText = NEWS[lang];
  const until = (at: number | null): string => (at === null ? TABLE[lang].noDeadline : moment(at, lang, zone));
  switch (event.kind) {
    case 'started':
      return words.started;
    case 'phase':
      return event.phase === '' ? undefined : words.phase(phaseWord(event.phase, lang));
    case 'clock':
      return words.clock[event.why](until(event.deadline), powerName(event.power ?? '', lang));
    case 'paused':
      return words.paused[event.by];
    case 'resumed':
      return words.resumed;
    case 'grace':
      return words.grace(powersWord(event.late, lang));
    case 'waiting':
      return (event.for === 'orders' ? words.waiting : words.seeking)(powersWord(event.late, lang));
    case 'missed':
      return words.missed(powersWord(event.powers, lang), phaseWord(event.phase, lang));
    case 'disorder':
      return words.disorder(powerName(event.power, lang));
    case 'returned':
      return words.returned(powerName(event.power, lang));
    case 'seat':
      return words.seat[event.what](powerName(event.power, lang));
    case 'chair':
      return words.chair[event.what];
    case 'joined':
      return words.joined(event.count);
    case 'drawn':
      return words.drawn;
    case 'votes':
      return words.votes[event.vote](event.count, event.of);
    case 'rolled-back':
      return words.rolledBack(phaseWord(event.phase, lang));
    case 'restored':
      return words.restored(phaseWord(event.phase, lang));
    case 'corrected':
      return words.corrected;
    case 'entered':
      return words.entered(powerName(event.power, lang));
    case 'ended':
      return endWord(event.end, DECIDE[lang], lang);
    case 'proposal':
      return words.proposal[event.what];
    case 'agreed':
      return words.agreed;
    case 'refused':
      return words.refused;
    default:
      return undefined;
  }
}
