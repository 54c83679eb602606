import type { CornerNumber, PhaseFault, Relation, RuleNumber } from '@standoff/gitm';
import type { Language } from '../names/terms.ts';
import { catalogueOf } from './catalogue/catalogues.ts';
import type { TacFileProblem } from './file.ts';

/** What is wrong with a text or file, in a sentence or two; suggestions are part of it. */
export function explainTacProblem(problem: TacFileProblem, lang: Language): string {
  const words = catalogueOf(lang);
  return problem.code === 'gitm/not-json' ? words.heads.notJson : words.problem(problem);
}

/** What is wrong with data, with the path of the value: `events[2].to: …`. */
export function explainTacFault(fault: PhaseFault, lang: Language): string {
  const { at, ...problem } = fault;
  const other = 'first' in fault ? { otherPath: fault.first } : {};
  const sentence = catalogueOf(lang).problem({ line: 1, column: 1, length: 1, ...other, ...problem });
  return at === '' ? sentence : `${at}: ${sentence}`;
}

/** A rule of the tac phase in a sentence. */
export function explainTacRule(rule: RuleNumber, lang: Language): string {
  return catalogueOf(lang).rule[rule];
}

/** How a corner of the rules is read, and what stays open in it. */
export function explainTacCorner(
  corner: CornerNumber,
  lang: Language,
): { readonly reading?: string; readonly open?: string } {
  return catalogueOf(lang).corner[corner];
}

/** `at war`, «война». */
export function tacRelationName(relation: Relation, lang: Language): string {
  return catalogueOf(lang).relation(relation);
}
