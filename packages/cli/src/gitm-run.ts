import {
  closest,
  judgePhase,
  mayEnter,
  ordersOfMoves,
  type TacPhase,
  type WhatIf,
  whatIf,
  whatIfAll,
} from '@standoff/gitm';
import {
  explainTacProblem,
  formatJson,
  readTacChange,
  readTacFile,
  type TacLine,
  tacEntryReport,
  tacOrdersReport,
  tacReport,
  tacWhatIfAllReport,
  tacWhatIfReport,
} from '@standoff/language';
import { gitmBatch } from './gitm-batch.ts';
import { showLines, tellTacProblems } from './gitm-show.ts';
import { gitmWords } from './gitm-words.ts';
import { failOnFile, fileLabel, misuse, misuseOf, type Session } from './session.ts';
import { DONE, type Status, UNREADABLE } from './status.ts';
import { readText } from './text.ts';

/** What `standoff gitm` may be asked for. */
export interface GitmOptions {
  readonly batch?: true;
  readonly ordersOfMoves?: true;
  readonly whatIf?: string;
  readonly mayEnter?: string;
  readonly json?: true;
}

/** An answer in both forms: as lines for people and as data. */
interface Answer {
  readonly lines: readonly TacLine[];
  readonly data: object;
}

type Answered = Answer | { readonly misuse: string };

/** Situations followed to say in a report whether the order of the moves matters: a moment's work. */
const QUICK_SITUATIONS = 3_000;
/** More events than a mail's worth are not tried in other orders unasked. */
const QUICK_EVENTS = 200;

function judged(phase: TacPhase, { lang }: Session): Answer {
  const result = judgePhase(phase);
  const quick = { situations: QUICK_SITUATIONS, draws: 1, changes: false };
  const others = phase.events.length <= QUICK_EVENTS ? ordersOfMoves(phase, quick) : undefined;
  const outcomes = others?.exact === true ? { outcomes: others.outcomes } : {};
  return { lines: tacReport(phase, result, { lang, hint: '(--orders-of-moves)', ...outcomes }), data: result };
}

function changed(phase: TacPhase, asked: string, { lang }: Session): Answered {
  if (asked.trim().toLowerCase() === 'all') {
    const changes = whatIfAll(phase);
    return { lines: tacWhatIfAllReport(phase, changes, lang), data: changes };
  }
  const change = readTacChange(asked, phase);
  if (!change.ok) return { misuse: `--what-if "${asked}": ${explainTacProblem(change.problem, lang)}` };
  const found: WhatIf = whatIf(phase, ...change.states, change.relation);
  return { lines: tacWhatIfReport(phase, found, lang), data: [found] };
}

function entered(phase: TacPhase, asked: string, { lang }: Session): Answered {
  const units = phase.start.map((placed) => placed.unit);
  const unit = units.find((one) => one === asked) ?? units.find((one) => one === asked.toUpperCase());
  if (unit === undefined) return { misuse: gitmWords(lang).noSuchUnit(asked, closest(asked, units)) };
  const entries = mayEnter(phase, unit);
  return { lines: tacEntryReport(phase, unit, entries, lang), data: entries };
}

function reordered(phase: TacPhase, { lang }: Session): Answer {
  const found = ordersOfMoves(phase);
  return { lines: tacOrdersReport(phase, found, lang), data: found };
}

/** What was asked for beside or instead of the plain judgement, by its name in data. */
function answersFor(phase: TacPhase, options: GitmOptions, session: Session): ReadonlyMap<string, Answered> {
  const answers = new Map<string, Answered>();
  if (options.ordersOfMoves === true) answers.set('orders_of_moves', reordered(phase, session));
  if (options.whatIf !== undefined) answers.set('what_if', changed(phase, options.whatIf, session));
  if (options.mayEnter !== undefined) answers.set('may_enter', entered(phase, options.mayEnter, session));
  return answers;
}

async function show(answers: readonly Answer[], session: Session): Promise<void> {
  for (const [index, { lines }] of answers.entries()) {
    await showLines(index === 0 ? lines : [{ kind: 'text', text: '' }, ...lines], session);
  }
}

async function answerOne(phase: TacPhase, options: GitmOptions, session: Session): Promise<Status> {
  const answers = answersFor(phase, options, session);
  const good: [string, Answer][] = [];
  for (const [name, answer] of answers) {
    if ('misuse' in answer) return misuse(session, 'gitm', answer.misuse);
    good.push([name, answer]);
  }
  if (options.json === true) {
    const extra = Object.fromEntries(good.map(([name, { data }]) => [name, data]));
    await session.out.write(formatJson({ ...judgePhase(phase), ...extra }));
  } else {
    await show(good.length > 0 ? good.map(([, answer]) => answer) : [judged(phase, session)], session);
  }
  return DONE;
}

async function answerMany(phases: readonly TacPhase[], { json }: GitmOptions, session: Session): Promise<Status> {
  if (json === true) await session.out.write(formatJson(phases.map(judgePhase)));
  else
    await show(
      phases.map((phase) => judged(phase, session)),
      session,
    );
  return DONE;
}

/** The option in use that asks for more than a judgement. */
function furtherOption({ ordersOfMoves: orders, whatIf: change, mayEnter: unit }: GitmOptions): string | undefined {
  if (orders === true) return '--orders-of-moves';
  if (change !== undefined) return '--what-if';
  return unit === undefined ? undefined : '--may-enter';
}

/** `standoff gitm`: judges the phases of a file, or answers what else could happen in one. */
export async function gitm(file: string | undefined, options: GitmOptions, session: Session): Promise<Status> {
  const further = furtherOption(options);
  if (options.batch === true) {
    const other = further ?? (options.json === true ? '--json' : undefined);
    if (other !== undefined) return misuseOf(session, 'gitm', { code: 'does-not-go-with', option: '--batch', other });
    return gitmBatch(file, session);
  }
  const words = gitmWords(session.lang);
  if (file === undefined && session.io.stdin.isTTY === true) return misuse(session, 'gitm', words.nothing);
  let text: string;
  try {
    text = await readText(file ?? '-', session.io);
  } catch (error) {
    return failOnFile(session, 'input', file, error);
  }
  const reading = readTacFile(text);
  if (!reading.ok) {
    await tellTacProblems(fileLabel(session, file), text, reading.problems, session);
    return UNREADABLE;
  }
  const [phase, ...others] = reading.phases;
  if (phase !== undefined && others.length === 0) return answerOne(phase, options, session);
  if (further !== undefined) return misuse(session, 'gitm', words.onePhase(further));
  return answerMany(reading.phases, options, session);
}
