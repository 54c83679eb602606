import { DEFAULT_RULES, type GivenOrder, judgePhase, type Power, STANDARD_MAP } from '@standoff/diplomacy';
import { readOrders, reportPhase } from '@standoff/language';
import type { Board } from './boards.ts';

/** A movement phase as a moderator gets it: a text of orders from every power. */
export interface TextPhase {
  readonly position: Board['position'];
  readonly texts: readonly { readonly power: Power; readonly text: string }[];
}

/** The orders of a board as one text a power, an order a line, in the notation of the file. */
export function toTexts({ position, orders }: Board): TextPhase {
  const lines = new Map<Power, string[]>();
  for (const { power, text } of orders) lines.set(power, [...(lines.get(power) ?? []), text]);
  return { position, texts: [...lines].map(([power, own]) => ({ power, text: own.join('\n') })) };
}

/** From the texts to the report: reads them, judges what was read, says in English what happened and why. */
export function reportTexts({ position, texts }: TextPhase): string {
  const { units, dislodged = [] } = position;
  const given: GivenOrder[] = [];
  for (const { power, text } of texts) {
    const context = { map: STANDARD_MAP, phase: 'movement', power, units, dislodged, wholeBoard: true } as const;
    for (const read of readOrders(text, context).orders) given.push({ power: read.power ?? power, order: read.order });
  }
  const result = judgePhase(STANDARD_MAP, { kind: 'movement', season: 'spring' }, position, given, DEFAULT_RULES);
  const phase = { kind: 'movement', season: 'spring' } as const;
  return reportPhase(result, { lang: 'en', map: STANDARD_MAP, before: position, phase }).join('\n');
}
