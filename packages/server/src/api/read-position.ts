import { type Phase, type Position, STANDARD_MAP } from '@standoff/diplomacy';
import { explainPositionError, type Language, type PhaseLabel, parsePosition } from '@standoff/language';
import { type Failure, refuse } from './failure.ts';

/** A position as somebody sent it: text as people write it, or data in the shapes of the case form. */
export function readPosition(
  given: unknown,
  lang: Language,
): { readonly position: Position; readonly phase?: PhaseLabel } | Failure {
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  const read = parsePosition(text, STANDARD_MAP);
  if (read.ok) return read.value;
  const problems = read.errors.slice(0, 20).map((error) => ({ ...error, message: explainPositionError(error, lang) }));
  return refuse('position/unreadable', { problems });
}

/** The phase a board is judged in, from what is known of it. */
export function phaseOf(label: Partial<PhaseLabel> | undefined, position: Position): Phase {
  const waiting = (position.dislodged ?? []).length > 0;
  const kind = label?.kind ?? (waiting ? 'retreat' : 'movement');
  const season = label?.season ?? (kind === 'build' ? 'winter' : 'spring');
  return { kind, season, year: label?.year ?? STANDARD_MAP.data.start.year };
}
