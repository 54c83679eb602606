import type { JudgeOptions } from './judge-options.ts';
import { rulesOf } from './rules-option.ts';
import { misuseOf, type Session } from './session.ts';
import type { Status } from './status.ts';
import type { UsageProblem } from './words/words.ts';

/** Options that contradict each other. */
function contradiction(files: readonly string[], options: JudgeOptions): UsageProblem | undefined {
  const { batch, game, dryRun, next } = options;
  if (batch === true && game !== undefined) return { code: 'does-not-go-with', option: '--batch', other: '--game' };
  if (batch === true && next !== undefined) return { code: 'does-not-go-with', option: '--batch', other: '--next' };
  const picture = options.svg !== undefined ? '--svg' : options.png !== undefined ? '--png' : undefined;
  if (batch === true && picture !== undefined) return { code: 'does-not-go-with', option: '--batch', other: picture };
  if (batch === true && files.length > 1) return { code: 'one-batch-file' };
  if (dryRun === true && game === undefined) return { code: 'needs', option: '--dry-run', other: '--game' };
  return undefined;
}

/** `standoff judge`: a batch of cases, the current phase of a game file, or a position and orders. */
export async function judge(files: readonly string[], options: JudgeOptions, session: Session): Promise<Status> {
  const wrong = contradiction(files, options);
  if (wrong !== undefined) return misuseOf(session, 'judge', wrong);
  const asked = await rulesOf(options.rules, 'judge', session);
  if ('status' in asked) return asked.status;
  if (options.batch === true) {
    const { judgeBatch } = await import('./judge-batch.ts');
    return judgeBatch(files[0], asked.rules, session);
  }
  if (options.game !== undefined) {
    const { judgeGame } = await import('./judge-game.ts');
    return judgeGame(options.game, files, options, asked.rules, session);
  }
  const { judgeTexts } = await import('./judge-texts.ts');
  return judgeTexts(files, options, asked.rules, session);
}
