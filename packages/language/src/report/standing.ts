import {
  type Centers,
  type DislodgedUnit,
  type Dislodgement,
  freeHomeCentres,
  type GameMap,
  type PhaseResult,
  type Position,
  type Power,
  type Unit,
} from '@standoff/diplomacy';
import { explainClosedRetreat } from '../catalogue/explain.ts';
import { placeName } from '../names/place.ts';
import { powerName } from '../names/powers.ts';
import type { Language } from '../names/terms.ts';
import { unitLabel } from '../names/unit.ts';
import { entry, paragraph } from './layout.ts';
import { REPORT_WORDS } from './words.ts';

/** A power and a unit of it, by names: `Austria: F Trieste`. */
function ownedLabel(unit: Unit, lang: Language): string {
  return `${powerName(unit.power, lang)}: ${unitLabel(unit, lang)}`;
}

/** Units by power, in the order of `powers`: `Austria: A Vienna, F Trieste`. */
export function unitLines(units: readonly Unit[], powers: readonly Power[], lang: Language): string[] {
  const lines: string[] = [];
  for (const power of powers) {
    let list = '';
    for (const unit of units) {
      if (unit.power === power) list += list === '' ? unitLabel(unit, lang) : `, ${unitLabel(unit, lang)}`;
    }
    if (list !== '') lines.push(...entry(powerName(power, lang), list));
  }
  return lines;
}

function dislodgementOf(result: PhaseResult, unit: Unit): Dislodgement | undefined {
  if (result.phase !== 'movement') return undefined;
  for (const one of [...result.orders, ...result.unordered])
    if (one.reason.dislodged !== undefined && one.unit?.at === unit.at) return one.reason.dislodged;
  return undefined;
}

/** Every dislodged unit with where it may go and why not elsewhere. */
export function dislodgedLines(result: PhaseResult, dislodged: readonly DislodgedUnit[], lang: Language): string[] {
  const words = REPORT_WORDS[lang];
  return dislodged.flatMap((unit) => {
    const open = unit.retreats ?? [];
    const closed = dislodgementOf(result, unit)?.closed ?? [];
    return [
      ...paragraph(ownedLabel(unit, lang), 2, 4),
      ...(open.length === 0 ? paragraph(words.noRetreat, 4) : paragraph(words.mayRetreat(open), 4, 4)),
      ...(closed.length === 0
        ? []
        : entry(
            words.closed,
            closed
              .map((one) => `${placeName(one.to, lang)} (${explainClosedRetreat(one, lang, unit.power)})`)
              .join(', '),
            4,
          )),
    ];
  });
}

/** Centres and units by power: `Austria: 4 centres, 3 units`. */
export function centreLines(
  centers: Centers,
  units: readonly Unit[],
  powers: readonly Power[],
  lang: Language,
): string[] {
  return powers.flatMap((power) => {
    const owned = centers[power]?.length ?? 0;
    const standing = units.filter((unit) => unit.power === power).length;
    return owned + standing === 0 ? [] : entry(powerName(power, lang), REPORT_WORDS[lang].count(owned, standing));
  });
}

function dueOf(position: Position, power: Power): number {
  return (position.centers?.[power]?.length ?? 0) - position.units.filter((unit) => unit.power === power).length;
}

/** Whether anybody must remove a unit or has room to build one. */
export function hasWinter(map: GameMap, position: Position, powers: readonly Power[]): boolean {
  return powers.some((power) => {
    const due = dueOf(position, power);
    return due < 0 || (due > 0 && freeHomeCentres(map, position, power).length > 0);
  });
}

/** Who must build or remove how many, and where building is possible. */
export function adjustmentLines(map: GameMap, position: Position, powers: readonly Power[], lang: Language): string[] {
  const words = REPORT_WORDS[lang];
  return powers.flatMap((power) => {
    const due = dueOf(position, power);
    if (due === 0) return [];
    if (due < 0) return entry(powerName(power, lang), words.disbands(-due));
    const free = freeHomeCentres(map, position, power);
    if (free.length === 0) return entry(powerName(power, lang), words.noPlace);
    const names = free.map((at) => placeName(at, lang)).join(', ');
    return entry(powerName(power, lang), `${words.builds(Math.min(due, free.length))} (${words.places(names)})`);
  });
}
