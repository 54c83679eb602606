import type { Placement, State } from '@standoff/gitm';
import { type Speaker, statesOf } from '../../speaker.ts';
import type { TacCatalogue } from '../catalogue.ts';
import { joined } from '../lists.ts';
import { withName } from './with.ts';

const AND = 'и';

/** «с Францией и Испанией», «со Швецией». */
function withStates(states: readonly State[], speaker: Speaker): string {
  const names = joined(
    states.map((state) => speaker.state(state).ins),
    AND,
  );
  return withName(names);
}

/** Что тянуло в другую сторону и не в счёт (R15, R19). */
function notCounting({ rules, allies_against, enemies_beside }: Placement, speaker: Speaker): string {
  if (!rules.includes('R15') && !rules.includes('R19')) return '';
  const parts = [
    ...(allies_against.length > 0 ? [`союз ${withStates(allies_against, speaker)}`] : []),
    ...(enemies_beside.length > 0 ? [`война ${withStates(enemies_beside, speaker)} на той же стороне`] : []),
  ];
  return parts.length === 0 ? '' : `; ${joined(parts, AND)} не в счёт`;
}

export const because: TacCatalogue['because'] = (placement, { starter, interceptor, met }, speaker) => {
  const { unit, part, side } = placement;
  const own = speaker.state(speaker.stateOf(unit)).gen;
  const starters = speaker.stateOf(starter);
  if (part === 'starter' && interceptor !== undefined)
    return `оно начало бой: его перехватило ${interceptor}, а перехваченный атакует`;
  if (part === 'starter') {
    const stood = met.length === 1 ? 'стояло' : 'стояли';
    return `оно начало бой: вошло туда, где ${stood} ${joined(met, AND)}, а у ${own} война ${withStates(statesOf(speaker, met), speaker)}`;
  }
  if (part === 'interceptor') return `оно перехватило ${starter}, а перехвативший обороняется`;
  const when = part === 'resident' ? 'оно стояло там' : 'оно вошло позже';
  if (speaker.stateOf(unit) === starters)
    return `${when} и принадлежит тому же государству, что и ${starter}${notCounting(placement, speaker)}`;
  const relation = side === 'attack' ? 'союз' : 'война';
  return `${when}, а у ${own} ${relation} ${withStates([starters], speaker)}${notCounting(placement, speaker)}`;
};

export const refusal: TacCatalogue['refusal'] = ({ unit, to, from, because: bars, assumed }, speaker) => {
  const own = speaker.state(speaker.stateOf(unit)).gen;
  const guess = assumed === undefined ? '' : ` (${withStates(assumed, speaker)} лишь потому, что отношение не дано)`;
  const verb = bars.length === 1 ? 'не пускает' : 'не пускают';
  const neutral = `у ${own} нейтралитет ${withStates(statesOf(speaker, bars), speaker)}`;
  return `${speaker.unit(unit)} остаётся в ${from} и не участвует: в ${to} его ${verb} ${joined(bars, AND)}, потому что ${neutral}${guess}.`;
};

export const attempt: TacCatalogue['attempt'] = ({ outcome, side, because: units = [], from, to }, met) => {
  switch (outcome) {
    case 'enters':
      return 'входит';
    case 'begins':
      return 'входит и начинает там бой';
    case 'meets':
      return `встречает ${met ?? ''}; начинается бой`;
    case 'joins':
      return side === 'attack' ? 'входит и атакует' : 'входит и обороняется';
    case 'refused':
      return `не входит (${units.length === 1 ? 'не пускает' : 'не пускают'} ${joined(units, AND)}), остаётся в ${from}`;
    case 'caught':
      return `остаётся в ${from}: застигнуто там боем до своего хода`;
    case 'already-there':
      return `уже в ${to}`;
    case 'nothing-to-meet':
      return `остаётся в ${from}: ${met ?? ''} не пришло`;
  }
};
