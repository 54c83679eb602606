import { Command, Option } from 'commander';
import type { DrawOptions } from './draw-run.ts';
import { drawWords } from './draw-words.ts';
import { LANGUAGE_CHOICES } from './environment.ts';
import type { Session } from './session.ts';
import type { Status } from './status.ts';

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
