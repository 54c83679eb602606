import type { Battle, Placement } from '../result.ts';
import { squareName } from '../square.ts';
import type { Relation, RuleNumber, Side, State } from '../vocabulary.ts';
import { NOBODY } from './board.ts';
import type { BattleRecord, Member } from './record.ts';
import { ALLIED, relationOf, type Setup, statesRelation, WAR } from './setup.ts';

/** The states on the two sides of a battle, by number. Every unit of a state is on one side (R20). */
export interface Lines {
  readonly attack: ReadonlySet<number>;
  readonly defend: ReadonlySet<number>;
}

/** Only the relation to the starter is asked (R11 to R13, R17 to R19). */
function sideOf(setup: Setup, battle: BattleRecord, unit: number): Side {
  return relationOf(setup, unit, battle.starter) === ALLIED ? 'attack' : 'defend';
}

export function linesOf(setup: Setup, battle: BattleRecord): Lines {
  const attack = new Set<number>();
  const defend = new Set<number>();
  for (const { unit } of battle.members) {
    const line = sideOf(setup, battle, unit) === 'attack' ? attack : defend;
    line.add(setup.stateOf[unit] ?? 0);
  }
  return { attack, defend };
}

function placingRule(member: Member, side: Side): RuleNumber {
  if (member.part === 'starter') return 'R11';
  if (member.part === 'interceptor') return 'R9';
  if (member.part === 'resident') return side === 'attack' ? 'R12' : 'R13';
  return side === 'attack' ? 'R17' : 'R18';
}

/** The placing rule and those that bear on it, in the order of their numbers. */
function rulesOf(battle: BattleRecord, member: Member, rule: RuleNumber, torn: boolean): RuleNumber[] {
  const rules = new Set<RuleNumber>([rule]);
  if (member.part === 'starter') rules.add(battle.interceptor === NOBODY ? 'R6' : 'R9');
  if (member.twoStates) rules.add(member.part === 'later' ? 'R10' : 'R8');
  if (torn && rule === 'R12') rules.add('R15');
  if (torn && member.part === 'later') rules.add('R19');
  return [...rules].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
}

function statesWith(setup: Setup, own: number, others: ReadonlySet<number>, relation: number): State[] {
  return [...others]
    .filter((state) => state !== own && statesRelation(setup, own, state) === relation)
    .map((state) => setup.states[state] ?? '');
}

function place(setup: Setup, battle: BattleRecord, lines: Lines, member: Member): Placement {
  const side = sideOf(setup, battle, member.unit);
  const own = setup.stateOf[member.unit] ?? 0;
  const allies = statesWith(setup, own, side === 'attack' ? lines.defend : lines.attack, ALLIED);
  const enemies = statesWith(setup, own, side === 'attack' ? lines.attack : lines.defend, WAR);
  const rule = placingRule(member, side);
  const relation: Relation = side === 'attack' ? 'allied' : 'war';
  return {
    unit: setup.units[member.unit] ?? '',
    square: squareName(battle.square),
    side,
    rule,
    relation,
    rules: rulesOf(battle, member, rule, allies.length + enemies.length > 0),
    part: member.part,
    allies_against: allies,
    enemies_beside: enemies,
  };
}

/** A battle with its line-up, and why each unit is where it is: attackers first, each in the order of coming. */
export function lineUp(
  setup: Setup,
  battle: BattleRecord,
): { readonly battle: Battle; readonly sides: readonly Placement[] } {
  const lines = linesOf(setup, battle);
  const placements = battle.members.map((member) => place(setup, battle, lines, member));
  const attack = placements.filter((placement) => placement.side === 'attack');
  const defend = placements.filter((placement) => placement.side === 'defend');
  const square = squareName(battle.square);
  const rating = setup.phase.terrain?.find((terrain) => terrain.square === square)?.rating;
  return {
    battle: {
      square,
      began_by: setup.units[battle.starter] ?? '',
      attackers: attack.map((placement) => placement.unit),
      defenders: defend.map((placement) => placement.unit),
      event: battle.event,
      ...(battle.interceptor === NOBODY ? {} : { interceptor: setup.units[battle.interceptor] ?? '' }),
      ...(rating === undefined ? {} : { rating }),
    },
    sides: [...attack, ...defend],
  };
}
