import { Command, Option } from 'commander';
import { LANGUAGE_CHOICES } from './environment.ts';
import type { GitmOptions } from './gitm-run.ts';
import { gitmWords } from './gitm-words.ts';
import type { Session } from './session.ts';
import type { Status } from './status.ts';

/** `standoff gitm`: judges a tac phase. `finish` is told how it ended. */
export function gitmCommand(session: Session, finish: (status: Status) => void): Command {
  const words = gitmWords(session.lang);
  return new Command('gitm')
    .description(words.summary)
    .helpOption('-h, --help', words.help)
    .argument('[file]', words.file)
    .option('--batch', words.batch)
    .option('--orders-of-moves', words.orders)
    .option('--what-if <change>', words.whatIf)
    .option('--may-enter <unit>', words.mayEnter)
    .addOption(new Option('--lang <lang>', words.lang).choices(LANGUAGE_CHOICES))
    .option('--json', words.json)
    .addHelpText('after', words.more)
    .action(async (file: string | undefined, options: GitmOptions) => {
      const { gitm } = await import('./gitm-run.ts');
      finish(await gitm(file, options, session));
    });
}
