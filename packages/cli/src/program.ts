import { Command, Option } from 'commander';
import { drawCommand } from './draw.ts';
import { LANGUAGE_CHOICES } from './environment.ts';
import { gitmCommand } from './gitm.ts';
import type { Session } from './session.ts';
import type { Status } from './status.ts';
import { VERSION } from './version.ts';
import type { CommandName } from './words/words.ts';

/** Runs a command once its module is loaded; tells the program how it ended. */
type Finish = (status: Status) => void;

function langOption({ words }: Session): Option {
  return new Option('--lang <lang>', words.help.lang).choices(LANGUAGE_CHOICES);
}

function rulesOption({ words }: Session): Option {
  return new Option('--rules <rules>', words.help.rules);
}

function addJudge(program: Command, session: Session, finish: Finish): void {
  const { help } = session.words;
  begin(program, 'judge', session)
    .argument('[files...]', help.judgeFiles)
    .option('--batch', help.batch)
    .option('--game <file>', help.game)
    .option('--dry-run', help.dryRun)
    .option('--next <file>', help.next)
    .option('--svg <file>', help.svg)
    .option('--png <file>', help.png)
    .addOption(rulesOption(session))
    .addOption(langOption(session))
    .option('--json', help.json)
    .addHelpText('after', help.judgeMore)
    .action(async (files: readonly string[], options) => {
      const { judge } = await import('./judge.ts');
      finish(await judge(files, options, session));
    });
}

function addRead(program: Command, session: Session, finish: Finish): void {
  const { help } = session.words;
  begin(program, 'read', session)
    .argument('[file]', help.readFile)
    .option('--batch', help.batch)
    .addOption(new Option('--to <form>', help.to).choices(['codes', 'en', 'ru']))
    .option('--position <file>', help.position)
    .addOption(new Option('--phase <phase>', help.phase).choices(['movement', 'retreat', 'build']))
    .addOption(langOption(session))
    .option('--json', help.json)
    .addHelpText('after', help.readMore)
    .action(async (file: string | undefined, options) => {
      const { read } = await import('./read.ts');
      finish(await read(file, options, session));
    });
}

function addGameFiles(program: Command, session: Session, finish: Finish): void {
  const { help } = session.words;
  begin(program, 'new', session)
    .argument('<file>', help.gameFile)
    .addOption(rulesOption(session))
    .option('--last-year <year>', help.lastYear)
    .option('--force', help.force)
    .addOption(langOption(session))
    .action(async (file: string, options) => {
      const { newGameFile } = await import('./new.ts');
      finish(await newGameFile(file, options, session));
    });
  begin(program, 'undo', session)
    .argument('<file>', help.gameFile)
    .addOption(langOption(session))
    .action(async (file: string) => {
      const { undo } = await import('./undo.ts');
      finish(await undo(file, session));
    });
  begin(program, 'convert', session)
    .argument('<in>', help.convertIn)
    .argument('<out>', help.convertOut)
    .addOption(rulesOption(session))
    .option('--force', help.force)
    .addOption(langOption(session))
    .action(async (from: string, to: string, options) => {
      const { convert } = await import('./convert.ts');
      finish(await convert(from, to, options, session));
    });
}

function addRules(program: Command, session: Session, finish: Finish): void {
  const { help } = session.words;
  begin(program, 'rules', session)
    .argument('[profile]', help.profile)
    .addOption(langOption(session))
    .option('--json', help.json)
    .action(async (profile: string | undefined, options) => {
      const { printRules } = await import('./rules.ts');
      finish(await printRules(profile, options, session));
    });
}

function begin(program: Command, name: CommandName, { words }: Session): Command {
  return program.command(name).description(words.summaries[name]).helpOption('-h, --help', words.help.help);
}

const ENGLISH_HEADINGS = {
  'Usage:': 'usage',
  'Arguments:': 'arguments',
  'Options:': 'options',
  'Commands:': 'commands',
} as const;

function isHeading(title: string): title is keyof typeof ENGLISH_HEADINGS {
  return Object.hasOwn(ENGLISH_HEADINGS, title);
}

/** The command line: every command with its arguments; what a command does is loaded when it is used. */
export function createProgram(session: Session, finish: Finish): Command {
  const { words } = session;
  const program = new Command('standoff')
    .description(words.help.program)
    .version(VERSION, '-V, --version', words.help.version)
    .helpOption('-h, --help', words.help.help)
    .helpCommand('help [command]', words.help.helpCommand)
    .configureHelp({
      // Which values an option takes is said in its description, in the user's language.
      optionDescription: (option) => option.description,
      styleTitle: (title) => (isHeading(title) ? words.headings[ENGLISH_HEADINGS[title]] : title),
    })
    .showSuggestionAfterError(session.lang === 'en')
    .exitOverride();
  // Complaints are told by whoever runs the program, in the language of the user.
  program.configureOutput({
    writeOut: (text) => void session.out.write(text),
    writeErr: (text) => void session.err.write(text),
    outputError: () => undefined,
  });
  addJudge(program, session, finish);
  addRead(program, session, finish);
  addGameFiles(program, session, finish);
  addRules(program, session, finish);
  program.addCommand(drawCommand(session, finish).copyInheritedSettings(program));
  program.addCommand(gitmCommand(session, finish).copyInheritedSettings(program));
  return program;
}
