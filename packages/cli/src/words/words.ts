import type { Language } from '@standoff/language';
import type { InputProblem } from '../input.ts';

/** What a command does, in its help. */
export type CommandName = 'judge' | 'read' | 'new' | 'undo' | 'rules' | 'convert';
/** What an argument or option is for, in the help. */
export type HelpWord =
  | 'program'
  | 'version'
  | 'help'
  | 'helpCommand'
  | 'batch'
  | 'rules'
  | 'lang'
  | 'json'
  | 'game'
  | 'dryRun'
  | 'next'
  | 'svg'
  | 'png'
  | 'to'
  | 'phase'
  | 'position'
  | 'lastYear'
  | 'force'
  | 'profile'
  | 'gameFile'
  | 'judgeFiles'
  | 'readFile'
  | 'convertIn'
  | 'convertOut'
  | 'judgeMore'
  | 'readMore';

/** A wrong use of the command that the parser of the command line cannot see. */
export type UsageProblem =
  | { readonly code: 'nothing-to-judge' }
  | { readonly code: 'nothing-to-read' }
  | { readonly code: 'one-batch-file' }
  | { readonly code: 'does-not-go-with'; readonly option: string; readonly other: string }
  | { readonly code: 'needs'; readonly option: string; readonly other: string }
  | { readonly code: 'bad-year'; readonly text: string };

/** What stops a command short. */
export type Failure =
  | { readonly code: 'input'; readonly file: string; readonly problem: InputProblem; readonly detail: string }
  | { readonly code: 'output'; readonly file: string; readonly problem: InputProblem; readonly detail: string }
  | { readonly code: 'exists'; readonly file: string }
  | { readonly code: 'changed-meanwhile'; readonly file: string }
  | { readonly code: 'nothing-to-undo'; readonly file: string }
  | { readonly code: 'not-written'; readonly file: string }
  /** Nothing in these files was an order. */
  | { readonly code: 'no-orders'; readonly files: readonly string[] }
  | { readonly code: 'is-a-position'; readonly file: string }
  | { readonly code: 'centres-unknown'; readonly file: string }
  /** `phases`: there is a last phase that can be taken back. */
  | { readonly code: 'game-over'; readonly file: string; readonly phases: boolean }
  | { readonly code: 'is-a-game'; readonly file: string };

/** What a command says when it has done something. */
export type Message =
  | { readonly code: 'begun'; readonly file: string; readonly phase: string }
  | { readonly code: 'undone'; readonly file: string; readonly phase: string }
  | { readonly code: 'written'; readonly file: string; readonly phase: string }
  | { readonly code: 'over'; readonly file: string }
  | { readonly code: 'converted'; readonly file: string; readonly phases: number }
  | { readonly code: 'understood'; readonly orders: number; readonly problems: number };

/** Everything the command line says itself, in one language. Verdicts, reports and problems in texts are not here. */
export interface Words {
  readonly headings: {
    readonly usage: string;
    readonly arguments: string;
    readonly options: string;
    readonly commands: string;
  };
  readonly summaries: Readonly<Record<CommandName, string>>;
  readonly help: Readonly<Record<HelpWord, string>>;
  readonly usage: (problem: UsageProblem) => string;
  /** A complaint of the parser of the command line: its code, its English sentence and the words quoted in it. */
  readonly parser: (code: string, message: string, quoted: readonly string[]) => string;
  readonly failure: (failure: Failure) => string;
  readonly message: (message: Message) => string;
  readonly error: string;
  readonly seeHelp: (command: string) => string;
  readonly suggestions: (candidates: readonly string[]) => string;
  /** An order that nobody can be found for. */
  readonly whoseOrder: (text: string) => string;
  /** What a line without orders was taken for. */
  readonly lines: { readonly heading: string; readonly nothing: string };
  /** What became of an order that does not count. */
  readonly replaced: (byLine: number) => string;
  readonly quoted: string;
  /** An order that a later text replaced; `place` is a file and a line. */
  readonly replacedIn: (order: string, place: string) => string;
  /** What is told of a list cut short. */
  readonly andMore: (count: number) => string;
  readonly notUnderstood: string;
  /** A fault of this program. */
  readonly internal: string;
  /** A text is headed as one for another phase than it is judged for. */
  readonly otherPhase: (judged: string) => string;
  readonly stdin: string;
  readonly stdout: string;
  readonly differs: string;
}

/** The words of a language, loaded when they are needed. */
export async function wordsFor(lang: Language): Promise<Words> {
  if (lang === 'ru') return (await import('./ru.ts')).RUSSIAN;
  return (await import('./en.ts')).ENGLISH;
}
