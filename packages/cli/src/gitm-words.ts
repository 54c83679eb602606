import type { Language } from '@standoff/language';

/** The help of the command, and what it says of wrong use. */
export interface GitmWords {
  readonly summary: string;
  readonly file: string;
  readonly batch: string;
  readonly orders: string;
  readonly whatIf: string;
  readonly mayEnter: string;
  readonly json: string;
  readonly lang: string;
  readonly help: string;
  readonly more: string;
  readonly nothing: string;
  readonly onePhase: (option: string) => string;
  readonly moreProblems: (count: number) => string;
  readonly noSuchUnit: (unit: string, candidates: readonly string[]) => string;
}

const EXAMPLE = `  FR-AU war
  PR-AU allied
  PR-FR allied
  AU1IN 7-7
  PR1IN 7-7
  FR1IN 7-6
  FR1IN 7-6 - 7-7`;

const EN: GitmWords = {
  summary: 'judge a tac phase of GITM: who may enter, who fights on which side, and why',
  file: 'a phase, as text or JSON; standard input without it',
  batch: 'JSON lines in (.gz too), one JSON line out per case',
  orders: 'every outcome that another order of the moves could have',
  whatIf: 'what a changed relation changes: "FR-PR war", or "all" for every single change',
  mayEnter: 'what happens in every square that the unit might enter after the moves',
  json: 'print data instead of text',
  lang: 'language of the answer: en or ru (default: from the environment)',
  help: 'print help',
  more: `
A phase as text, one thing a line, with # before comments:
${EXAMPLE}

Examples:
  standoff gitm phase.txt
  standoff gitm phase.txt --orders-of-moves
  standoff gitm phase.txt --what-if "FR-PR war"
  standoff gitm --batch cases.jsonl > verdicts.jsonl`,
  nothing: 'There is nothing to judge: name a file, or pipe a phase in.',
  onePhase: (option) => `${option} takes a file with one phase.`,
  moreProblems: (count) => `… and ${count} more.`,
  noSuchUnit: (unit, candidates) =>
    `There is no unit ${unit}.${candidates.length === 0 ? '' : ` Did you mean ${candidates.join(', ')}?`}`,
};

const RU: GitmWords = {
  summary: 'рассудить тактическую фазу GITM: кто войдёт, кто на какой стороне и почему',
  file: 'фаза, текстом или в JSON; без файла стандартный ввод',
  batch: 'на входе строки JSON (можно .gz), на выходе по строке JSON на случай',
  orders: 'все исходы, к которым мог бы привести другой порядок ходов',
  whatIf: 'что меняет другое отношение: "FR-PR война", или "all" – все одиночные изменения',
  mayEnter: 'что будет в каждом квадрате, куда подразделение могло бы пойти после ходов',
  json: 'вывести данные вместо текста',
  lang: 'язык ответа: en или ru (по умолчанию из окружения)',
  help: 'вывести справку',
  more: `
Фаза текстом, по одному в строке, примечания после #:
${EXAMPLE.replaceAll('war', 'война').replaceAll('allied', 'союз')}

Примеры:
  standoff gitm phase.txt
  standoff gitm phase.txt --orders-of-moves
  standoff gitm phase.txt --what-if "FR-PR война"
  standoff gitm --batch cases.jsonl > verdicts.jsonl`,
  nothing: 'Судить нечего: назовите файл или подайте фазу на вход.',
  onePhase: (option) => `Для ${option} в файле должна быть одна фаза.`,
  moreProblems: (count) => `… и ещё ${count}.`,
  noSuchUnit: (unit, candidates) =>
    `Подразделения ${unit} нет.${candidates.length === 0 ? '' : ` Может быть, ${candidates.join(', ')}?`}`,
};

export function gitmWords(lang: Language): GitmWords {
  return lang === 'ru' ? RU : EN;
}
