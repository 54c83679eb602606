import { CommanderError } from 'commander';
import { languageAsked, languageOf } from './environment.ts';
import type { Io } from './io.ts';
import { toOutput } from './output.ts';
import { createProgram } from './program.ts';
import { failOnFile, type Session } from './session.ts';
import { DONE, type Status, USAGE } from './status.ts';
import { wordsFor } from './words/words.ts';

async function complain({ err, words }: Session, error: CommanderError, command: string): Promise<void> {
  const quoted = [...error.message.matchAll(/'([^']*)'/g)].map((match) => match[1] ?? '');
  await err.write(`standoff: ${words.parser(error.code, error.message, quoted)} ${words.seeHelp(command)}\n`);
}

/** The status a command ended with, unless what it printed could not be written. */
async function outcome(session: Session, status: Status): Promise<Status> {
  // What the stream could not take it tells after the call that gave it.
  await new Promise(setImmediate);
  const failure = session.out.failure();
  if (failure === undefined) return status;
  return failOnFile(session, 'output', session.words.stdout, failure);
}

/** Runs one command line (without the program's own name) and gives its exit status. */
export async function run(argv: readonly string[], io: Io): Promise<Status> {
  const askedLang = languageAsked(argv);
  const lang = askedLang ?? languageOf(io.env);
  const session: Session = {
    io,
    out: toOutput(io.stdout),
    err: toOutput(io.stderr),
    lang,
    askedLang,
    words: await wordsFor(lang),
  };
  let status: Status = DONE;
  const program = createProgram(session, (ended) => {
    status = ended;
  });
  try {
    await program.parseAsync(argv, { from: 'user' });
    return await outcome(session, status);
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return DONE;
    // Called without a command, the program has printed its help.
    if (error.code !== 'commander.help') {
      const named = program.commands.find((command) => command.name() === argv[0])?.name();
      await complain(session, error, named === undefined ? 'standoff' : `standoff ${named}`);
    }
    return USAGE;
  }
}
