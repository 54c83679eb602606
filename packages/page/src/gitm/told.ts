import type { Attempt, Battle, Placement, TacPhase, TacResult } from '@standoff/gitm';
import {
  type Language,
  type TacCatalogue,
  type TacLine,
  type TacSpeaker,
  tacCatalogue,
  tacSpeaker,
} from '@standoff/language';

/** What sentences about a phase are made from. */
export interface Telling {
  readonly phase: TacPhase;
  readonly result: TacResult;
  readonly words: TacCatalogue;
  readonly speaker: TacSpeaker;
}

export function tellingOf(phase: TacPhase, result: TacResult, lang: Language): Telling {
  return { phase, result, words: tacCatalogue(lang), speaker: tacSpeaker(phase, lang) };
}

export function sentence(text: string): string {
  const upper = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?:]$/.test(upper) ? upper : `${upper}.`;
}

/** Why a unit of a battle is on its side. */
export function placedBecause({ result, words, speaker }: Telling, battle: Battle, placement: Placement): string {
  const begun = result.attempts.find((one) => one.event === battle.event && one.outcome === 'begins');
  return words.because(
    placement,
    {
      starter: battle.began_by,
      ...(battle.interceptor === undefined ? {} : { interceptor: battle.interceptor }),
      met: begun?.because ?? [],
    },
    speaker,
  );
}

/** What came of a try: what happened, and why. */
export function attemptTold(telling: Telling, attempt: Attempt): { readonly what: string; readonly why?: string } {
  const { phase, result, words, speaker } = telling;
  const event = phase.events[attempt.event];
  const met = attempt.role === 'interceptor' && event?.type === 'intercept' ? event.target : undefined;
  const what = sentence(words.attempt(attempt, met));
  const refusal = result.refused.find(
    (one) => one.event === attempt.event && one.unit === attempt.unit && one.to === attempt.to,
  );
  if (refusal !== undefined) return { what, why: words.refusal(refusal, speaker) };
  const battle = result.battles.find((one) => one.square === attempt.to);
  const placement = result.sides.find((one) => one.unit === attempt.unit && one.square === attempt.to);
  const fights = attempt.outcome === 'begins' || attempt.outcome === 'joins' || attempt.outcome === 'meets';
  if (!fights || battle === undefined || placement === undefined) return { what };
  return { what, why: sentence(placedBecause(telling, battle, placement)) };
}

/** The lines of a report made whole again: no line breaks within a sentence. */
export function unwrapped(lines: readonly TacLine[]): readonly TacLine[] {
  const whole: TacLine[] = [];
  for (const line of lines) {
    const text = line.text.trim();
    const last = whole.at(-1);
    if (text === '') continue;
    if (last !== undefined && last.kind === line.kind && /^ /.test(line.text) && !/^ *- /.test(line.text))
      whole[whole.length - 1] = { kind: last.kind, text: `${last.text} ${text}` };
    else whole.push({ kind: line.kind, text: text.replace(/^- /, '') });
  }
  return whole;
}

/** The sentences of a report on where a unit may go: those of single squares, and the last, of all others. */
export function entrySentences(lines: readonly TacLine[]): readonly TacLine[] {
  const last = lines.findLastIndex((line) => line.text === '');
  return unwrapped(lines.slice(last + 1));
}
