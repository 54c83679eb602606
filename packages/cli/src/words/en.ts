import type { InputProblem } from '../input.ts';
import type { Words } from './words.ts';

const FILE_PROBLEMS: Readonly<Record<InputProblem, string>> = {
  'no-such-file': 'there is no such file',
  'is-a-directory': 'that is a directory',
  'not-allowed': 'permission denied',
  'broken-gzip': 'the gzip file is broken or cut short',
  'disk-full': 'the disk is full',
  other: '',
};

function or(candidates: readonly string[]): string {
  const last = candidates.at(-1) ?? '';
  return candidates.length < 2 ? last : `${candidates.slice(0, -1).join(', ')} or ${last}`;
}

export const ENGLISH: Words = {
  headings: { usage: 'Usage:', arguments: 'Arguments:', options: 'Options:', commands: 'Commands:' },
  summaries: {
    judge: 'judge a turn and tell every order why it came out as it did',
    read: 'show what was understood of orders as people write them',
    new: 'begin a game file',
    undo: 'take the last phase of a game file back',
    rules: 'print a rule profile choice by choice',
    convert: 'convert between game files and saved games of the python diplomacy package',
  },
  help: {
    program: 'A judge for Diplomacy that explains itself',
    version: 'print the version',
    help: 'print help',
    helpCommand: 'print help for a command',
    batch: 'JSON lines in (.gz too), one JSON line out per case',
    rules: 'datc-3.2 (default), 2000, webdiplomacy, jdip, and single choices such as 4.A.2=b, comma-separated',
    lang: 'language of the answer: en or ru (default: from the environment)',
    json: 'print data instead of text',
    game: 'judge the current phase of a game file and write the next one into it',
    dryRun: 'only print; the game file stays as it is',
    next: 'write the next position into a file, to be judged on from it (.json: as data)',
    svg: 'draw the board with the orders and their verdicts into this file, as SVG',
    png: 'the same as PNG',
    to: 'rewrite the orders as codes, or as names in en or ru',
    phase: 'phase that the orders are for: movement, retreat or build',
    position: 'position that the orders are for',
    lastYear: 'the game ends after this year',
    force: 'overwrite an existing file',
    profile: 'profile and single choices, as for --rules',
    gameFile: 'game file',
    judgeFiles: 'a position (text or JSON), then files of orders; one text may hold both; - is standard input',
    readFile: 'file of orders; standard input without it',
    convertIn: 'file to read; its format is recognised',
    convertOut: 'file to write in the other format; - is standard output',
    judgeMore: `
Without a position the orders are for the opening, spring 1901. Orders are read as players write them, in English
or Russian; a file named after a power (france.txt) holds that power's orders. A blank file, or one that says
"no orders" under a power's name, means that nobody ordered anything; any other text without an order is refused.

Examples:
  standoff judge france.txt germany.txt
  standoff judge position.txt orders.txt
  standoff judge position.txt orders.txt --next position.txt
  standoff judge --game game.json orders.txt
  standoff judge --batch cases.jsonl.gz > verdicts.jsonl`,
    readMore: `
Examples:
  standoff read orders.txt --to ru
  standoff read --batch orders.jsonl`,
  },
  usage: (problem) => {
    switch (problem.code) {
      case 'nothing-to-judge':
        return 'There is nothing to judge: name a file of orders, or pipe orders in.';
      case 'nothing-to-read':
        return 'There is nothing to read: name a file of orders, or pipe orders in.';
      case 'one-batch-file':
        return 'A batch is one file.';
      case 'does-not-go-with':
        return `${problem.option} does not go with ${problem.other}.`;
      case 'needs':
        return `${problem.option} needs ${problem.other}.`;
      case 'bad-year':
        return `"${problem.text}" is not a year from 1901 on.`;
    }
  },
  parser: (_code, message) => {
    const sentence = message.replace(/^error: /, '').replace(/\n/g, ' ');
    const capital = sentence.charAt(0).toUpperCase() + sentence.slice(1);
    return /[.?)]$/.test(capital) ? capital : `${capital}.`;
  },
  failure: (failure) => {
    switch (failure.code) {
      case 'input':
        return `${failure.file} cannot be read: ${FILE_PROBLEMS[failure.problem] || failure.detail}.`;
      case 'output':
        return `${failure.file} cannot be written: ${FILE_PROBLEMS[failure.problem] || failure.detail}.`;
      case 'exists':
        return `${failure.file} is there already; --force overwrites it.`;
      case 'changed-meanwhile':
        return `${failure.file} was changed by somebody else meanwhile; nothing was written.`;
      case 'nothing-to-undo':
        return `${failure.file} stands at its start: there is nothing to take back.`;
      case 'not-written':
        return `Some orders could not be read, so ${failure.file} was not changed.`;
      case 'no-orders':
        return `No order was understood in ${or(failure.files)}, so nothing was judged.`;
      case 'is-a-position':
        return `${failure.file} holds a position, not orders: a position is the first file, and none goes with --game.`;
      case 'centres-unknown':
        return `Builds cannot be judged: ${failure.file} does not tell who owns which centres (list them under "Centres").`;
      case 'game-over':
        return `The game in ${failure.file} is over${failure.phases ? '; standoff undo takes its last phase back' : ''}.`;
      case 'is-a-game':
        return `${failure.file} is a game file: name it after --game.`;
    }
  },
  message: (message) => {
    switch (message.code) {
      case 'begun':
        return `${message.file}: a game stands at ${message.phase}.`;
      case 'undone':
        return `${message.file}: back at ${message.phase}.`;
      case 'written':
        return `${message.file}: next is ${message.phase}.`;
      case 'over':
        return `${message.file}: the game is over.`;
      case 'converted':
        return `${message.file}: ${message.phases} ${message.phases === 1 ? 'phase' : 'phases'} written.`;
      case 'understood':
        return `${message.orders} ${message.orders === 1 ? 'order' : 'orders'} understood, ${message.problems} ${message.problems === 1 ? 'problem' : 'problems'}.`;
    }
  },
  error: 'error',
  seeHelp: (command) => `See ${command} --help.`,
  suggestions: (candidates) => `Did you mean ${or(candidates)}?`,
  whoseOrder: (text) => `Nobody is named for "${text}", and there is no unit that tells whose order it is.`,
  lines: { heading: '(heading)', nothing: '(no order)' },
  replaced: (byLine) => `(replaced by line ${byLine})`,
  replacedIn: (order, place) => `"${order}" is replaced by the later order in ${place}.`,
  quoted: '(quoted, does not count)',
  andMore: (count) => `… and ${count} more.`,
  notUnderstood: '(not understood)',
  otherPhase: (judged) => `This names another phase; the orders are judged for: ${judged}.`,
  internal: 'A fault of this program kept it from answering this line.',
  stdin: 'standard input',
  stdout: 'standard output',
  differs: 'differs from datc-3.2',
};
