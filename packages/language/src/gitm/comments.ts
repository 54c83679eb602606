import type { TacPhase } from '@standoff/gitm';
import type { Language } from '../names/terms.ts';
import type { Draft } from './draft.ts';
import { ABOUT, goerOf, tacTextLines } from './format.ts';
import { LINE_ENDS, readTacDraft } from './read.ts';
import { commentAt, isSign, tokensOf } from './tokens.ts';
import { sectionOf } from './words.ts';

/** Whether a text says anything in comments. */
export function hasTacComments(text: string): boolean {
  return text.split(LINE_ENDS).some((line) => commentAt(line) < line.length);
}

/** What each part of a draft is about, by its path. */
function aboutParts(draft: Draft): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  const events = draft.events.map((event, index): readonly [string, string] => {
    const goer = goerOf(event);
    const count = counts.get(goer) ?? 0;
    counts.set(goer, count + 1);
    return [`events[${index}]`, ABOUT.event(goer, count)];
  });
  return new Map([
    ...events,
    ...draft.start.map(({ unit }, index) => [`start[${index}]`, ABOUT.unit(unit)] as const),
    ...draft.relations.map(([a, b], index) => [`relations[${index}]`, ABOUT.relation(a, b)] as const),
    ...draft.terrain.map(({ square }, index) => [`terrain[${index}]`, ABOUT.terrain(square)] as const),
    ...(draft.states ?? []).map((_, index) => [`states[${index}]`, ABOUT.head] as const),
  ]);
}

/** What each line of a text is about, by its number; lines that tell of several things are about the first. */
function aboutLines(draft: Draft): ReadonlyMap<number, string> {
  const parts = aboutParts(draft);
  const found = new Map<number, string>();
  for (const [path, { line }] of draft.spans) {
    const about = parts.get(/^\w+\[\d+\]/.exec(path)?.[0] ?? '');
    if (about !== undefined && !found.has(line)) found.set(line, about);
  }
  return found;
}

/** What a line announces as a heading. */
function headingOf(line: string): string | undefined {
  const tokens = tokensOf(line);
  const colon = tokens.findIndex((token) => isSign(token, ':'));
  const words = colon < 0 ? tokens : tokens.slice(0, colon);
  const section = sectionOf(words.map((token) => token.text).join(' '));
  return section === 'relations' || section === 'units' || section === 'events' ? ABOUT[section] : undefined;
}

interface Comments {
  /** Whole lines before what they are about. */
  readonly before: readonly string[];
  /** At the end of its line. */
  readonly beside?: string;
}

/** The comments of a text, in their order, each with what it is about; those at the end are about nothing. */
function commentsOf(text: string): readonly (Comments & { readonly about?: string })[] {
  const draft = readTacDraft(text);
  const abouts = aboutLines(draft);
  const wrong = new Set(draft.problems.map(({ line }) => line));
  const found: (Comments & { readonly about?: string })[] = [];
  let before: string[] = [];
  for (const [index, line] of text.split(LINE_ENDS).entries()) {
    const at = commentAt(line);
    const said = line.slice(0, at).trim();
    const comment = line.slice(at).trim();
    const about = abouts.get(index + 1) ?? headingOf(line);
    // What nobody could read is not thrown away either.
    if (said !== '' && wrong.has(index + 1)) before.push(`# ${line.trim()}`);
    else if (said === '' || about === undefined) {
      if (comment !== '') before.push(comment);
      // A comment with an empty line under it is about what stands above it, or about the whole.
      else if (said === '' && before.length > 0 && found.length === 0) {
        found.push({ before, about: ABOUT.head });
        before = [];
      }
    } else {
      found.push({ before, about, ...(comment === '' ? {} : { beside: comment }) });
      before = [];
    }
  }
  return before.length === 0 ? found : [...found, { before }];
}

/**
 * Writes a phase as `formatTacPhase` does, with the comments of an earlier text of it: each stays with what it is about,
 * and where that is gone, in its place. Lines of that text which cannot be read become comments.
 */
export function keepTacComments(before: string, phase: TacPhase, lang: Language): string {
  const sections = tacTextLines(phase, lang);
  const known = new Set(sections.flatMap((lines) => lines.flatMap(({ about }) => about)));
  const above = new Map<string, string[]>();
  const beside = new Map<string, string>();
  let carried: string[] = [];
  for (const one of commentsOf(before)) {
    const own = one.beside === undefined ? [] : [one.beside];
    carried.push(...one.before);
    if (one.about === undefined || !known.has(one.about)) {
      carried.push(...own);
      continue;
    }
    const free = !beside.has(one.about);
    const [first] = own;
    if (first !== undefined && free) beside.set(one.about, first);
    above.set(one.about, [...(above.get(one.about) ?? []), ...carried, ...(free ? [] : own)]);
    carried = [];
  }
  const told = new Set<string>();
  const written = sections.map((lines) =>
    lines
      .flatMap(({ text, about }) => {
        const fresh = about.filter((one) => !told.has(one));
        for (const one of fresh) told.add(one);
        const asides = fresh.flatMap((one) => beside.get(one) ?? []);
        return [...fresh.flatMap((one) => above.get(one) ?? []), [text, ...asides].join('  ')];
      })
      .join('\n'),
  );
  return `${[...written, ...(carried.length === 0 ? [] : [carried.join('\n')])].join('\n\n')}\n`;
}
