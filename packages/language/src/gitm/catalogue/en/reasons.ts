import type { Placement, Refusal, State } from '@standoff/gitm';
import { type Speaker, statesOf } from '../../speaker.ts';
import type { TacCatalogue } from '../catalogue.ts';
import { joined } from '../lists.ts';

const AND = 'and';

function names(states: readonly State[], speaker: Speaker): string {
  return joined(
    states.map((state) => speaker.state(state).inText),
    AND,
  );
}

/** What pulled the other way and did not count (R15, R19). */
function notCounting({ unit, rules, allies_against, enemies_beside }: Placement, speaker: Speaker): string {
  if (!rules.includes('R15') && !rules.includes('R19')) return '';
  const own = speaker.state(speaker.stateOf(unit)).inText;
  const parts = [
    ...(allies_against.length > 0 ? [`is allied to ${names(allies_against, speaker)} too`] : []),
    ...(enemies_beside.length > 0 ? [`is at war with ${names(enemies_beside, speaker)} on its own side`] : []),
  ];
  return parts.length === 0 ? '' : `; that ${own} ${joined(parts, AND)} does not count`;
}

export const because: TacCatalogue['because'] = (placement, { starter, interceptor, met }, speaker) => {
  const { unit, part, side } = placement;
  const own = speaker.state(speaker.stateOf(unit)).inText;
  const starters = speaker.state(speaker.stateOf(starter)).inText;
  if (part === 'starter' && interceptor !== undefined)
    return `it began the battle: ${interceptor} intercepted it, and the one intercepted attacks`;
  if (part === 'starter') {
    const whom = names(statesOf(speaker, met), speaker);
    return `it began the battle by coming in on ${joined(met, AND)}; ${own} is at war with ${whom}`;
  }
  if (part === 'interceptor') return `it intercepted ${starter}, and the interceptor defends`;
  const when = part === 'resident' ? 'it was there' : 'it came later';
  if (speaker.stateOf(unit) === speaker.stateOf(starter))
    return `${when} and is of the same state as ${starter}${notCounting(placement, speaker)}`;
  const relation = side === 'attack' ? 'allied to' : 'at war with';
  return `${when} and ${own} is ${relation} ${starters}${notCounting(placement, speaker)}`;
};

export const refusal: TacCatalogue['refusal'] = ({ unit, to, from, because: bars, assumed }: Refusal, speaker) => {
  const own = speaker.state(speaker.stateOf(unit)).inText;
  const states = statesOf(speaker, bars);
  const single = states.length === 1;
  const neutral = single
    ? `${own} and ${names(states, speaker)} are neutral`
    : `${own} is neutral to ${names(states, speaker)}`;
  const guess = assumed === undefined ? '' : ` (to ${names(assumed, speaker)} only for want of a relation)`;
  const verb = bars.length === 1 ? 'bars' : 'bar';
  return `${speaker.unit(unit)} stays at ${from} and takes no part: ${joined(bars, AND)} ${verb} ${to}, because ${neutral}${guess}.`;
};

export const attempt: TacCatalogue['attempt'] = ({ outcome, side, because: units = [], from, to }, met) => {
  switch (outcome) {
    case 'enters':
      return 'enters';
    case 'begins':
      return 'enters and begins the battle there';
    case 'meets':
      return `meets ${met ?? ''}; the battle begins`;
    case 'joins':
      return side === 'attack' ? 'enters and attacks' : 'enters and defends';
    case 'refused':
      return `is kept out by ${joined(units, AND)}, stays at ${from}`;
    case 'caught':
      return `stays at ${from}, caught in the battle there before its turn`;
    case 'already-there':
      return `is at ${to} already`;
    case 'nothing-to-meet':
      return `stays at ${from}, as ${met ?? ''} did not come`;
  }
};
