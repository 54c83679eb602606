import type {
  Attempt,
  Battle,
  Corner,
  CornerNumber,
  Placement,
  RuleNumber,
  State,
  TacPhase,
  TacResult,
} from '@standoff/gitm';
import type { Language } from '../names/terms.ts';
import type { TacCatalogue } from './catalogue/catalogue.ts';
import { catalogueOf } from './catalogue/catalogues.ts';
import { section, stacked, type TacLine, wrapped } from './layout.ts';
import { type Speaker, speakerFor } from './speaker.ts';

/** What a report is made from. */
export interface TacTold {
  readonly phase: TacPhase;
  readonly result: TacResult;
  readonly words: TacCatalogue;
  readonly speaker: Speaker;
}

function cited(numbers: readonly (RuleNumber | CornerNumber)[]): string {
  return numbers.length === 0 ? '' : ` [${numbers.join(' ')}]`;
}

/** Why one unit of a battle is on its side: one sentence. */
function placementSentence(told: TacTold, battle: Battle, placement: Placement): string {
  const { result, words, speaker } = told;
  const begun = result.attempts.find((one) => one.event === battle.event && one.outcome === 'begins');
  const reason = words.because(
    placement,
    {
      starter: battle.began_by,
      ...(battle.interceptor === undefined ? {} : { interceptor: battle.interceptor }),
      met: begun?.because ?? [],
    },
    speaker,
  );
  return words.placed(speaker.unit(placement.unit), reason);
}

function battleLines(told: TacTold, battle: Battle, placements: readonly Placement[]): readonly TacLine[] {
  const { words } = told;
  const sides = (['attack', 'defend'] as const).flatMap((side): readonly TacLine[] => [
    { kind: 'side', text: `  ${side === 'attack' ? words.heads.attack : words.heads.defend}` },
    ...placements
      .filter((one) => one.side === side)
      .flatMap((one) => wrapped('text', `${placementSentence(told, battle, one)}${cited(one.rules)}`, 4)),
  ]);
  const ground = battle.rating === undefined ? [] : wrapped('text', words.heads.rating(battle.rating), 2);
  return section(words.heads.battleAt(battle.square), [...sides, ...ground]);
}

function refusedLines({ result, words, speaker }: TacTold): readonly TacLine[] {
  return section(
    words.heads.refused,
    result.refused.flatMap((one) => wrapped('failed', `${words.refusal(one, speaker)}${cited(one.rules)}`, 2)),
  );
}

function attemptLines({ phase, words }: TacTold, number: number, tries: readonly Attempt[]): readonly TacLine[] {
  const event = phase.events[number];
  const [first] = tries;
  if (event === undefined || first === undefined) return [];
  const kindOf = (one: Attempt) => (one.outcome === 'refused' || one.outcome === 'caught' ? 'failed' : 'text');
  const label = `${number + 1}.`;
  if (event.type === 'move') {
    const what = words.attempt(first, undefined);
    return wrapped(
      kindOf(first),
      `${label} ${words.move(first.unit, first.from, first.to)}: ${what}.`,
      2,
      label.length + 1,
    );
  }
  const head = wrapped('text', `${label} ${words.meeting(event.unit, event.target, event.at)}`, 2, label.length + 1);
  const tried = tries.flatMap((one) => {
    const done = words.attempt(one, one.role === 'interceptor' ? event.target : undefined);
    const what = one.role === 'target' && one !== first ? `${words.heads.goesOn} ${done}` : done;
    return wrapped(kindOf(one), `${words.move(one.unit, one.from, one.to)}: ${what}.`, label.length + 3);
  });
  return [...head, ...tried];
}

function moveLines(told: TacTold): readonly TacLine[] {
  const byEvent = new Map<number, Attempt[]>();
  for (const attempt of told.result.attempts) {
    const tries = byEvent.get(attempt.event) ?? [];
    byEvent.set(attempt.event, tries);
    tries.push(attempt);
  }
  const lines = [...byEvent].flatMap(([event, tries]) => attemptLines(told, event, tries));
  return section(told.words.heads.moves, lines);
}

/** Every unit by its square, those that moved with where they came from. */
function positionLines({ result, words }: TacTold): readonly TacLine[] {
  const bySquare = new Map<string, string[]>();
  for (const [unit, square] of Object.entries(result.positions)) {
    const units = bySquare.get(square) ?? [];
    bySquare.set(square, units);
    const origin = Object.hasOwn(result.origins, unit) ? result.origins[unit] : undefined;
    units.push(origin === undefined ? unit : `${unit} (${words.heads.from(origin)})`);
  }
  const lines = [...bySquare].flatMap(([square, units]) => wrapped('text', `${square}: ${units.join(', ')}`, 2));
  return section(words.heads.positions, lines);
}

function warningLines({ result, words, speaker }: TacTold): readonly TacLine[] {
  const pairs: (readonly [State, State])[] = [];
  const sentences: string[] = [];
  for (const one of result.warnings) {
    if (one.code === 'assumed-neutral') pairs.push(one.states);
    else sentences.push(words.warning(one, speaker));
  }
  const all = [
    ...(pairs.length > 0 ? [words.assumed(pairs, speaker)] : []),
    ...sentences,
    ...result.remarks.filter((one) => one.code !== 'already-there').map((one) => words.remark(one)),
  ];
  return section(
    words.heads.warnings,
    all.flatMap((sentence) => wrapped('warning', `- ${sentence}`, 2)),
  );
}

/** What a corner is about, short: squares and units. */
function about(corners: readonly Corner[]): string {
  const parts = corners.map(({ square, units, states }) => {
    const who = (units ?? states ?? []).join(', ');
    if (square === undefined) return who;
    return who === '' ? square : `${square}: ${who}`;
  });
  const known = [...new Set(parts.filter((part) => part !== ''))];
  return known.length === 0 ? '' : ` (${known.join('; ')})`;
}

function cornerLines(
  head: string,
  corners: readonly Corner[],
  sentenceOf: (number: CornerNumber) => string | undefined,
): readonly TacLine[] {
  const byNumber = new Map<CornerNumber, Corner[]>();
  for (const corner of corners) byNumber.set(corner.number, [...(byNumber.get(corner.number) ?? []), corner]);
  const lines = [...byNumber].flatMap(([number, those]) => {
    const sentence = sentenceOf(number);
    return sentence === undefined ? [] : wrapped('text', `${number} ${sentence}${about(those)}`, 2, number.length + 1);
  });
  return section(head, lines);
}

export interface TacReportOptions {
  readonly lang: Language;
  /** How many outcomes all orders of the moves can have, where that was found out. */
  readonly outcomes?: number;
  /** What to do to see them, behind the sentence that the order matters. */
  readonly hint?: string;
}

/** Whether the order of the moves matters, where that is known. */
function orderLines({ words }: TacTold, { outcomes, hint }: TacReportOptions): readonly TacLine[] {
  if (outcomes === undefined) return [];
  if (outcomes === 1) return wrapped('text', words.orders.noMatter, 2, 0);
  return wrapped('warning', `${words.orders.matters(outcomes)}${hint === undefined ? '' : ` ${hint}`}`, 2, 0);
}

/** Headings and sections of a judged phase. */
export function tacReport(phase: TacPhase, result: TacResult, options: TacReportOptions): readonly TacLine[] {
  const words = catalogueOf(options.lang);
  const told: TacTold = { phase, result, words, speaker: speakerFor(phase, options.lang) };
  const name = phase.title ?? phase.id;
  const title = name === undefined ? words.heads.phase : `${words.heads.phase}: ${name}`;
  const battles = result.battles.map((battle) =>
    battleLines(
      told,
      battle,
      result.sides.filter((one) => one.square === battle.square),
    ),
  );
  // Where every order leads to the same, which comes first is no question.
  const open = result.open.filter((corner) => corner.number !== 'A15' || options.outcomes !== 1);
  const moves = moveLines(told);
  return stacked([
    wrapped('title', title),
    ...(battles.length > 0 ? battles : [[{ kind: 'head', text: words.heads.noBattle } as const]]),
    refusedLines(told),
    moves.length > 1 && phase.events.length > 1 ? [...moves, ...orderLines(told, options)] : moves,
    positionLines(told),
    warningLines(told),
    cornerLines(words.heads.readings, result.readings, (number) => words.corner[number].reading),
    cornerLines(words.heads.open, open, (number) => words.corner[number].open),
  ]);
}
