import { judgePhase, type TacPhase, type TacResult } from '@standoff/gitm';
import { readTacText } from '@standoff/language';

/** A phase written as players write it. */
export function phaseOf(text: string): TacPhase {
  const reading = readTacText(text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.value;
}

export function judged(text: string): TacResult {
  return judgePhase(phaseOf(text));
}

/** The line-up of the only battle, as `FR1IN+PR1IN : AU1IN`, its starter first; how many there are if not one. */
export function lineUp(result: TacResult): string {
  const [battle, ...others] = result.battles;
  if (battle === undefined || others.length > 0) return `${result.battles.length} battles`;
  return `${battle.attackers.join('+')} : ${battle.defenders.join('+')}`;
}

/** Who is kept out by whom: `DK1IN<NL1IN`. */
export function refusals(result: TacResult): readonly string[] {
  return result.refused.map(({ unit, because }) => `${unit}<${because.join('+')}`);
}

/** The rule and relation that placed a unit: `R12 allied`. */
export function placing(result: TacResult, unit: string): string | undefined {
  const found = result.sides.find((one) => one.unit === unit);
  return found && `${found.rule} ${found.relation}`;
}

/** Austria and France at war, Prussia allied to both: the first example's states. */
export const THREE = `
  Austria - France: war
  Austria - Prussia: allied
  France - Prussia: allied`;

/** The six states of the second example. */
export const SIX = `
       AU FR PR SP NL DK
  AU   .  x  +  +  x  +
  FR   x  .  +  x  +  x
  PR   +  +  .  +  +  +
  SP   +  x  +  .  x  +
  NL   x  +  +  x  .  o
  DK   +  x  +  +  o  .`;
