import { Command, Option } from 'commander';
import { drawWords } from './draw-words.ts';
import { LANGUAGE_CHOICES } from './environment.ts';
import type { Session } from './session.ts';
import type { Status } from './status.ts';

/** What `standoff draw` may be asked for. */
export interface DrawOptions {
  readonly game?: string;
  readonly orders?: string;
  readonly phase?: string;
  readonly all?: true;
  readonly output?: string;
  readonly rules?: string;
  readonly dark?: true;
  readonly ink?: true;
  readonly patterns?: true;
  readonly strengths?: true;
  readonly whole?: true;
  readonly width?: string;
}

/** `standoff draw`: pictures of boards and tac maps. `finish` is told how it ended. */
export function drawCommand(session: Session, finish: (status: Status) => void): Command {
  const words = drawWords(session.lang);
  return new Command('draw')
    .description(words.summary)
    .helpOption('-h, --help', session.words.help.help)
    .argument('[position]', words.position)
    .option('--game <file>', words.game)
    .option('--orders <file>', words.orders)
    .option('--phase <name>', words.phase)
    .option('--all', words.all)
    .option('-o, --output <file>', words.output)
    .option('--rules <rules>', session.words.help.rules)
    .option('--dark', words.dark)
    .option('--ink', words.ink)
    .option('--patterns', words.patterns)
    .option('--strengths', words.strengths)
    .option('--whole', words.whole)
    .option('--width <pixels>', words.width)
    .addOption(new Option('--lang <lang>', session.words.help.lang).choices(LANGUAGE_CHOICES))
    .addHelpText('after', words.more)
    .action(async (position: string | undefined, options: DrawOptions) => {
      const { draw } = await import('./draw-run.ts');
      finish(await draw(position, options, session));
    });
}
