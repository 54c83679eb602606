import { type Entry, MAP_SIZE, type TacPhase, type UnitId, type Warning } from '@standoff/gitm';
import type { Language } from '../names/terms.ts';
import type { TacCatalogue } from './catalogue/catalogue.ts';
import { catalogueOf } from './catalogue/catalogues.ts';
import { joined } from './catalogue/lists.ts';
import { stacked, type TacLine, wrapped } from './layout.ts';
import { type Speaker, speakerFor } from './speaker.ts';

/** The mark of a square on the map. */
function markOf({ outcome, side, with: others }: Entry): string {
  switch (outcome) {
    case 'already-there':
      return '@';
    case 'begins':
    case 'meets':
      return 'x';
    case 'joins':
      return side === 'attack' ? 'a' : 'd';
    case 'refused':
      return 'o';
    case 'enters':
      return others.length > 0 ? '+' : '.';
    case 'caught':
    case 'nothing-to-meet':
      return ' ';
  }
}

/** The map with a mark in each square, columns and rows numbered as in orders. */
function mapLines(entries: readonly Entry[]): readonly TacLine[] {
  const numbers = Array.from({ length: MAP_SIZE }, (_, index) => String(index).padStart(2));
  const rows = numbers.map((number, row) => {
    const marks = entries.slice(row * MAP_SIZE, (row + 1) * MAP_SIZE).map(markOf);
    return `${number}  ${marks.map((mark) => ` ${mark}`).join(' ')}`;
  });
  return [`    ${numbers.join(' ')}`, ...rows].map((text) => ({ kind: 'text', text: text.trimEnd() }));
}

function legendLines(entries: readonly Entry[], { entry }: TacCatalogue): readonly TacLine[] {
  const used = new Set(entries.map(markOf));
  return entry.legend
    .filter(([mark]) => used.has(mark))
    .map(([mark, meaning]) => ({ kind: 'text', text: `  ${mark}  ${meaning}` }));
}

/** What the player of the unit should know of a battle: allies against, enemies beside. */
function crossed(one: Warning, own: string, { entry }: TacCatalogue, speaker: Speaker): readonly string[] {
  if (one.code !== 'allies-on-opposite-sides' && one.code !== 'enemies-on-one-side') return [];
  if (!one.states.includes(own)) return [];
  const other = one.states.find((state) => state !== own) ?? own;
  const name = speaker.state(other).inText;
  return [one.code === 'allies-on-opposite-sides' ? entry.allyTurns(name) : entry.enemyBeside(name)];
}

function sentence(one: Entry, unit: UnitId, words: TacCatalogue, speaker: Speaker): string | undefined {
  const { entry, heads } = words;
  const list = (units: readonly UnitId[]): string => joined(units, heads.and);
  const { battle, because = [] } = one;
  const facts: string[] = [];
  if (one.outcome === 'refused') facts.push(entry.refused(list(because), because.length > 1));
  else if (one.outcome === 'enters' && one.with.length > 0) facts.push(entry.stacks(list(one.with)));
  else if (one.outcome === 'begins' && battle !== undefined)
    facts.push(entry.begins(list(battle.attackers), list(battle.defenders)));
  else if (one.outcome === 'joins' && battle !== undefined)
    facts.push(entry.joins(one.side ?? 'attack', list(battle.attackers), list(battle.defenders)));
  if (facts.length === 0) return undefined;
  facts.push(...one.warnings.flatMap((warning) => crossed(warning, speaker.stateOf(unit), words, speaker)));
  facts.push(
    ...one.blocked.flatMap((remark) =>
      remark.code === 'march-blocked' ? [entry.blocked(remark.square, list(remark.by))] : [],
    ),
  );
  return `${one.square}: ${facts.join('; ')}.`;
}

/** A map of where a unit may go, and a sentence for every square where something would happen. */
export function tacEntryReport(
  phase: TacPhase,
  unit: UnitId,
  entries: readonly Entry[],
  lang: Language,
): readonly TacLine[] {
  const words = catalogueOf(lang);
  const speaker = speakerFor(phase, lang);
  const standing = entries.find((one) => one.steps === 0)?.square ?? '';
  const title = wrapped('title', words.entry.heading(speaker.unit(unit), standing));
  if (entries.some((one) => one.outcome === 'caught')) return stacked([title, wrapped('text', words.entry.caught)]);
  const told = entries.flatMap((one) => {
    const text = sentence(one, unit, words, speaker);
    return text === undefined ? [] : wrapped(one.outcome === 'refused' ? 'failed' : 'text', text);
  });
  return stacked([
    title,
    mapLines(entries),
    legendLines(entries, words),
    [...told, ...wrapped('text', words.entry.free)],
  ]);
}
