import {
  type ClosedRetreat,
  type JudgedOrder,
  type Note,
  type Power,
  type Reason,
  type Removal,
  type ResultWord,
  RULE_OPTIONS,
  type RuleIssue,
  type RulesError,
  type Unit,
  type UnorderedUnit,
  type WrittenOrder,
} from '@standoff/diplomacy';
import { fileProblemSentence } from '../files/sentences.ts';
import type { Language } from '../names/terms.ts';
import type { PositionError, PositionTextError } from '../position/result.ts';
import type { ReadNotice, ReadProblem } from '../read/reading.ts';
import { CATALOGUES } from './catalogue.ts';
import { sentenceOf, type Telling } from './sentences.ts';

/** Reasons that already tell who dislodged the unit. */
function tellsAttacker(reason: Reason): boolean {
  return reason.code === 'cut-by-dislodgement' || reason.code === 'fleet-dislodged';
}

function tell(
  reason: Reason,
  notes: readonly Note[],
  about: { readonly power: Power; readonly unit?: Unit; readonly order?: WrittenOrder },
  lang: Language,
): string {
  const catalogue = CATALOGUES[lang];
  const { dislodged } = reason;
  const telling: Telling = dislodged === undefined ? about : { ...about, dislodged };
  let told = '';
  if (reason.code !== 'overrun' || reason.implicit === true || dislodged === undefined)
    told = sentenceOf(catalogue.reasons, reason, telling);
  if ('meant' in reason && reason.meant !== undefined) told = joined(told, catalogue.didYouMean(reason.meant));
  if (dislodged !== undefined) {
    if (!tellsAttacker(reason))
      told = joined(told, catalogue.dislodgedBy(dislodged, about.power, about.unit, told !== ''));
    if (dislodged.retreats.length === 0) told = joined(told, catalogue.destroyed);
  }
  for (const note of notes) told = joined(told, sentenceOf(catalogue.notes, note, telling));
  return told;
}

function joined(told: string, more: string): string {
  return told === '' ? more : `${told} ${more}`;
}

/**
 * Why an order came out as it did, in one or two plain sentences: the numbers, the units that did it, who dislodged the
 * unit, and what was silently mended in the order.
 */
export function explainOrder(judged: JudgedOrder, lang: Language): string {
  const { power, order, unit } = judged;
  return tell(judged.reason, judged.notes ?? [], unit === undefined ? { power, order } : { power, order, unit }, lang);
}

/** What became of a unit without an order. */
export function explainUnordered(unordered: UnorderedUnit, lang: Language): string {
  return tell(unordered.reason, [], { power: unordered.unit.power, unit: unordered.unit }, lang);
}

/** Why civil disorder took a unit: its distance and what decided against the next one. */
export function explainRemoval(removal: Removal, lang: Language): string {
  return CATALOGUES[lang].removal(removal);
}

/** Why a retreat is closed, to stand in brackets after the place: `a standoff left it empty`. */
export function explainClosedRetreat(closed: ClosedRetreat, lang: Language, own?: Power): string {
  return CATALOGUES[lang].whyClosed(closed, own);
}

/** A remark on an order that changed no result. */
export function explainNote(note: Note, power: Power, lang: Language): string {
  return sentenceOf(CATALOGUES[lang].notes, note, { power });
}

export function explainRulesError(error: RulesError, lang: Language): string {
  return sentenceOf(CATALOGUES[lang].rulesErrors, error, undefined);
}

/** What could not be read of an order text, and what may have been meant. */
export function explainReadProblem(problem: ReadProblem, lang: Language): string {
  const { problems, problemMeant } = CATALOGUES[lang];
  return problems[problem.detail](problem.word) + problemMeant(problem);
}

/** Something to know about a text that was read. */
export function explainReadNotice(notice: ReadNotice, lang: Language): string {
  return sentenceOf(CATALOGUES[lang].readNotices, notice, undefined);
}

/** What is wrong with a position written as text or as JSON. */
export function explainPositionError(error: PositionError, lang: Language): string {
  return isTextError(error) ? CATALOGUES[lang].positionErrors[error.code](error) : fileProblemSentence(error, lang);
}

function isTextError(error: PositionError): error is PositionTextError {
  return error.code.startsWith('board/');
}

/** The words for a result, joined: `cut, dislodged`, «сорвана, разбито». */
export function verdictWord(result: readonly ResultWord[], lang: Language): string {
  const { results } = CATALOGUES[lang];
  const [only] = result;
  return result.length === 1 && only !== undefined ? results[only] : result.map((word) => results[word]).join(', ');
}

/** What a rule choice asks. */
export function ruleQuestion(issue: RuleIssue, lang: Language): string {
  return CATALOGUES[lang].rules[issue].question;
}

/** What an option of a rule choice means; `undefined` for an option the issue does not have. */
export function ruleOption(issue: RuleIssue, option: string, lang: Language): string | undefined {
  const options: Readonly<Record<string, string>> = CATALOGUES[lang].rules[issue].options;
  const known: readonly string[] = RULE_OPTIONS[issue];
  return known.includes(option) ? options[option] : undefined;
}
