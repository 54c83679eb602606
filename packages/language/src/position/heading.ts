import type { PhaseKind, Season } from '@standoff/diplomacy';
import { parsePhaseName } from '../files/phase-name.ts';
import type { PhaseLabel } from '../names/phase.ts';
import { kindNamed, seasonNamed } from './words.ts';

/** Reads a heading such as `Spring 1901 movement`, «Осень 1903, отступления», `S1901M`, `Movement`. */
export function phaseOf(text: string): PhaseLabel | undefined {
  const short = parsePhaseName(text.trim());
  if (short !== undefined) return short;
  let kind: PhaseKind | undefined;
  let season: Season | undefined;
  let year: number | undefined;
  for (const word of text.split(/[\s,.:;-]+/).filter((one) => one !== '')) {
    const asKind = kindNamed(word);
    const asSeason = seasonNamed(word);
    if (asSeason !== undefined && season === undefined) season = asSeason;
    else if (asKind !== undefined && kind === undefined) kind = asKind;
    else if (/^\d{1,6}$/.test(word) && season !== undefined && year === undefined) year = Number(word);
    else return undefined;
  }
  if (kind === undefined && season === undefined) return undefined;
  const when = { ...(season === undefined ? {} : { season }), ...(year === undefined ? {} : { year }) };
  return { kind: kind ?? (season === 'winter' ? 'build' : 'movement'), ...when };
}
