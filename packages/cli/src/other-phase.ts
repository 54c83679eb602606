import { type PhaseLabel, phaseHeading, type ReadLine } from '@standoff/language';
import type { Session } from './session.ts';
import type { Understanding } from './understand.ts';

function differs(text: Pick<ReadLine, 'season' | 'year'>, judged: PhaseLabel): boolean {
  const { season, year } = text;
  const otherSeason = season !== undefined && judged.season !== undefined && season !== judged.season;
  // Mails also write `S03`.
  const otherYear = year !== undefined && judged.year !== undefined && year % 100 !== judged.year % 100;
  return otherSeason || otherYear;
}

/** Tells of texts that say they are for another phase than the one they are judged for; they are judged all the same. */
export async function tellOtherPhases(
  { readings }: Understanding,
  judged: PhaseLabel,
  { err, lang, words }: Session,
): Promise<void> {
  for (const { source, reading } of readings) {
    const other = reading.lines.find((line) => differs(line, judged));
    if (other !== undefined)
      await err.write(`${source.file}:${other.line}: ${words.otherPhase(phaseHeading(judged, lang))}\n`);
  }
}
