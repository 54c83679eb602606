import {
  awaitsRetreats,
  type BuildResult,
  type GameEnd,
  type GameMap,
  type PhaseResult,
  type Position,
  type Power,
  positionAfter,
} from '@standoff/diplomacy';
import { explainRemoval } from '../catalogue/explain.ts';
import { type PhaseLabel, phaseHeading } from '../names/phase.ts';
import { placeName } from '../names/place.ts';
import { powerName } from '../names/powers.ts';
import type { Language } from '../names/terms.ts';
import { unitLabel } from '../names/unit.ts';
import type { OrderForm } from '../write/order.ts';
import { entry, paragraph } from './layout.ts';
import { isMarked, orderLines } from './orders.ts';
import { adjustmentLines, centreLines, dislodgedLines, hasWinter, unitLines } from './standing.ts';
import { REPORT_WORDS } from './words.ts';

export interface ReportOptions {
  readonly lang: Language;
  readonly map: GameMap;
  /** The board the phase was judged on. */
  readonly before: Position;
  readonly phase: PhaseLabel;
  /** Underlines a failed order on a terminal; `undefined` where that cannot be shown: then it is set in underscores. */
  readonly underline?: (text: string) => string | undefined;
  /** How the game ended with this phase, where it did: then nothing is next. */
  readonly end?: GameEnd;
  /** Orders with names (the default) or with codes. */
  readonly form?: OrderForm;
}

/**
 * The report of a judged phase for people, as lines of at most 78 columns: orders by power with verdicts and reasons,
 * failures underlined or marked (seed S2), then who was dislodged and may go where, the new board, centres, what is next or how
 * the game ended.
 */
export function reportPhase(result: PhaseResult, options: ReportOptions): readonly string[] {
  const { lang, map, before, phase, form = 'names' } = options;
  const words = REPORT_WORDS[lang];
  const underline = options.underline ?? ((): undefined => undefined);
  const markWidth = underline('x') === undefined ? 2 : 0;
  const mark = (text: string): string => underline(text) ?? `_${text}_`;
  const powers = powersOf(map, before, result);
  const after = positionAfter(before, result);
  const orders = orderLines(result, powers, { lang, form, mark, markWidth });
  const lines = [phaseHeading(phase, lang)];
  const section = (heading: string | undefined, below: readonly string[]): void => {
    if (heading === undefined && below.length === 0) return;
    lines.push('');
    if (heading !== undefined) lines.push(heading);
    for (const line of below) lines.push(line);
  };
  for (const [power, below] of orders) section(powerName(power, lang), below);
  if (orders.length === 0) section(before.units.length === 0 ? words.noUnits : words.noOrders, []);
  else if (result.orders.some((judged) => isMarked(judged.result)) || marksUnordered(result))
    section(words.marked(mark), []);
  for (const part of outcome(result, powers, lang)) section(undefined, part);
  const units = unitLines(after.units, powers, lang);
  section(words.position, units.length === 0 ? [`  ${words.nobody}`] : units);
  for (const part of settled(result, after, powers, lang)) section(undefined, part);
  const { end } = options;
  if (end === undefined) for (const part of upcoming(result, options, after, powers)) section(undefined, part);
  else section(undefined, ending(end, after, powers, lang));
  return lines;
}

function marksUnordered(result: PhaseResult): boolean {
  return 'unordered' in result && result.unordered.some((one) => isMarked(one.result));
}

/** Powers in the order of the variant, then any others by name. */
function powersOf(map: GameMap, before: Position, result: PhaseResult): readonly Power[] {
  const known = map.data.powers;
  const others: Power[] = [];
  let last: Power | undefined;
  const note = (power: Power): void => {
    if (power === last) return;
    last = power;
    if (!known.includes(power) && !others.includes(power)) others.push(power);
  };
  for (const { power } of before.units) note(power);
  for (const { power } of before.dislodged ?? []) note(power);
  for (const { power } of result.orders) note(power);
  for (const power of Object.keys(before.centers ?? {})) note(power);
  return others.length === 0 ? known : [...known, ...others.sort()];
}

/** What happened besides the orders. */
function outcome(result: PhaseResult, powers: readonly Power[], lang: Language): string[][] {
  const words = REPORT_WORDS[lang];
  if (result.phase === 'movement') {
    const contested = result.contested.map((at) => placeName(at, lang)).join(', ');
    return [
      result.dislodgedAfter.length === 0
        ? []
        : [words.dislodged, ...dislodgedLines(result, result.dislodgedAfter, lang)],
      contested === '' ? [] : paragraph(`${words.contested}: ${contested}`, 0, 2),
    ];
  }
  if (result.phase === 'retreat')
    return [result.disbanded.length === 0 ? [] : [words.lost, ...unitLines(result.disbanded, powers, lang)]];
  return [removed(result, powers, lang), leftOver(result, powers, lang)];
}

function removed(result: BuildResult, powers: readonly Power[], lang: Language): string[] {
  if (result.removals.length === 0) return [];
  const byPower = powers.flatMap((power) => result.removals.filter(({ unit }) => unit.power === power));
  const lines = byPower.flatMap((removal) => [
    ...paragraph(`${powerName(removal.unit.power, lang)}: ${unitLabel(removal.unit, lang)}`, 2, 4),
    ...paragraph(explainRemoval(removal, lang), 6),
  ]);
  return [REPORT_WORDS[lang].removals, ...lines];
}

/** Builds given up or not used. */
function leftOver(result: BuildResult, powers: readonly Power[], lang: Language): string[] {
  const words = REPORT_WORDS[lang];
  const lines = powers.flatMap((power) => {
    const one = result.adjustments.find((adjustment) => adjustment.power === power);
    if (one === undefined || one.due <= 0) return [];
    const unused = one.due - one.done - one.waived;
    const parts = [
      ...(one.waived > 0 ? [words.waived(one.waived)] : []),
      ...(unused > 0 ? [words.unused(unused)] : []),
    ];
    return parts.length === 0 ? [] : entry(powerName(power, lang), parts.join(', '));
  });
  return lines.length === 0 ? [] : [words.leftOver, ...lines];
}

/** Centres, where ownership was settled or a winter counts them. */
function settled(result: PhaseResult, after: Position, powers: readonly Power[], lang: Language): string[][] {
  const words = REPORT_WORDS[lang];
  const { centers } = after;
  if (centers === undefined || (result.centersAfter === undefined && result.phase !== 'build')) return [];
  const changes = (result.centerChanges ?? []).flatMap(({ center, from, to }) =>
    entry(
      placeName(center, lang),
      words.taken(powerName(to, lang), from === undefined ? undefined : powerName(from, lang)),
    ),
  );
  return [
    changes.length === 0 ? [] : [words.changed, ...changes],
    [words.centres, ...centreLines(centers, after.units, powers, lang)],
  ];
}

/** How the game ended: by whom with how many centres, or with which centres in its last year. */
function ending(end: GameEnd, { centers = {} }: Position, powers: readonly Power[], lang: Language): string[] {
  const words = REPORT_WORDS[lang];
  if (end.kind === 'solo') return paragraph(words.solo(powerName(end.power, lang), end.centers), 0, 2);
  if (end.kind === 'draw') {
    const names = end.powers.map((power) => powerName(power, lang));
    return paragraph(words.draw(names.join(', ')), 0, 2);
  }
  const counts = powers
    .map((power) => ({ power, count: centers[power]?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ power, count }) => `${powerName(power, lang)} ${count}`);
  return paragraph(words.afterYear(end.year, counts.join(', ')), 0, 2);
}

/** Who has something to order next. */
function upcoming(
  result: PhaseResult,
  { lang, map, phase }: ReportOptions,
  after: Position,
  powers: readonly Power[],
): string[][] {
  const words = REPORT_WORDS[lang];
  const year = phase.year === undefined ? {} : { year: phase.year };
  if (result.phase === 'movement' && awaitsRetreats(result)) {
    const waiting = result.dislodgedAfter.filter((unit) => unit.retreats?.length !== 0);
    const season = phase.season === undefined ? {} : { season: phase.season };
    const heading = phaseHeading({ kind: 'retreat', ...season, ...year }, lang);
    return [[`${words.next(heading)} (${words.mustRetreat})`, ...unitLines(waiting, powers, lang)]];
  }
  if (result.centersAfter === undefined) return [];
  const lines = adjustmentLines(map, after, powers, lang);
  if (lines.length === 0) return [];
  // A winter in which nobody can do anything is passed over.
  if (!hasWinter(map, after, powers)) return [[words.noWinter, ...lines]];
  return [[words.next(phaseHeading({ kind: 'build', season: 'winter', ...year }, lang)), ...lines]];
}
