import type { PlacedUnit, TacEvent, TacPhase } from '@standoff/gitm';

/**
 * A second judge, slow and plain, written from the rules alone: lists of units, no indexes. It shares no code with the
 * first. Any rule can be left out or turned round, which shows that a case tells the difference.
 */
export interface Verdict {
  readonly battles: readonly {
    readonly square: string;
    readonly began_by: string;
    readonly attackers: readonly string[];
    readonly defenders: readonly string[];
  }[];
  readonly refused: readonly { readonly unit: string; readonly to: string; readonly because: readonly string[] }[];
  readonly positions: Readonly<Record<string, string>>;
  readonly origins: Readonly<Record<string, string>>;
}

export const BREAKABLE = [
  'R1',
  'R2',
  'R3',
  'R4',
  'R5',
  'R6',
  'R7',
  'R8',
  'R9',
  'R10',
  'R11',
  'R12',
  'R13',
  'R15',
  'R17',
  'R18',
  'R19',
  'R21',
] as const;
export type Breakable = (typeof BREAKABLE)[number];

interface Fight {
  readonly square: string;
  readonly starter: string;
  readonly attackers: string[];
  readonly defenders: string[];
}

export function referenceJudge(phase: TacPhase, broken?: Breakable): Verdict {
  const stateOf = (unit: string): string => phase.start.find((placed: PlacedUnit) => placed.unit === unit)?.state ?? '';
  const at = new Map(phase.start.map((placed) => [placed.unit, placed.square]));
  const began = new Map(at);
  const fights: Fight[] = [];
  const refused: { unit: string; to: string; because: string[] }[] = [];
  const origins = new Map<string, string>();

  const relation = (a: string, b: string): string => {
    const [s, t] = [stateOf(a), stateOf(b)];
    if (s === t) return 'allied';
    for (const [x, y, word] of phase.relations) if ((x === s && y === t) || (x === t && y === s)) return word;
    return 'neutral';
  };
  const inside = (square: string, board = at): string[] =>
    [...board].filter(([, where]) => where === square).map(([unit]) => unit);
  const fightIn = (square: string | undefined): Fight | undefined => fights.find((fight) => fight.square === square);
  const sides = (fight: Fight): string[] => [...fight.attackers, ...fight.defenders];
  const states = (units: readonly string[]): number => new Set(units.map(stateOf)).size;

  const bars = (unit: string, square: string): string[] => {
    const there = inside(square, broken === 'R1' ? began : at).filter((other) => other !== unit);
    const neutral = there.filter((other) => relation(unit, other) === 'neutral');
    if (broken === 'R2') return there.filter((other) => relation(unit, other) !== 'war');
    if (broken === 'R3') return [];
    if (broken === 'R4' && (fightIn(square) !== undefined || neutral.length < there.length)) return [];
    if (
      broken === 'R5' &&
      there.some((other) => relation(unit, other) === 'war') &&
      there.some((other) => relation(unit, other) === 'allied')
    )
      return there;
    return neutral;
  };

  const side = (unit: string, fight: Fight, part: 'starter' | 'resident' | 'later' | 'interceptor'): void => {
    const allied = relation(unit, fight.starter) === 'allied';
    let attacks = allied;
    const two = states([...sides(fight), unit, fight.starter]) === 2;
    if (part === 'starter') attacks = broken !== 'R11';
    if (part === 'resident' && allied && broken === 'R12') attacks = false;
    if (part === 'resident' && !allied && broken === 'R13') attacks = true;
    const torn = inside(fight.square).some(
      (other) => relation(unit, other) === 'allied' && relation(other, fight.starter) === 'war',
    );
    if (part === 'resident' && allied && torn && broken === 'R15') attacks = false;
    if (part === 'later' && allied && broken === 'R17') attacks = false;
    if (part === 'later' && !allied && broken === 'R18') attacks = true;
    if (part === 'later' && broken === 'R10' && two) attacks = !attacks;
    if (part === 'later' && broken === 'R19' && fight.defenders.some((other) => relation(unit, other) === 'allied'))
      attacks = false;
    if (
      part === 'later' &&
      broken === 'R19' &&
      !allied &&
      fight.defenders.some((other) => relation(unit, other) === 'war')
    )
      attacks = true;
    (attacks ? fight.attackers : fight.defenders).push(unit);
  };

  const battle = (square: string, starter: string, interceptor?: string): void => {
    const fight: Fight = { square, starter, attackers: [], defenders: [] };
    fights.push(fight);
    side(starter, fight, 'starter');
    for (const unit of inside(square)) {
      if (unit !== starter && unit !== interceptor && relation(unit, starter) !== 'neutral')
        side(unit, fight, 'resident');
    }
    if (interceptor !== undefined) side(interceptor, fight, 'interceptor');
    if (broken === 'R8' && states(sides(fight)) === 2) {
      const swapped = [...fight.attackers];
      fight.attackers.splice(0, swapped.length, ...fight.defenders);
      fight.defenders.splice(0, fight.defenders.length, ...swapped);
    }
  };

  type Answer = 'in' | 'out' | 'caught' | 'there';
  const caught = (unit: string): boolean => {
    const fight = fightIn(at.get(unit));
    return fight !== undefined && sides(fight).includes(unit);
  };
  const keepOut = (unit: string, square: string, because: string[]): void => {
    refused.push({ unit, to: square, because });
    const fight = fightIn(square);
    if (broken === 'R21' && fight !== undefined) side(unit, fight, 'later');
  };
  const move = (unit: string, square: string, origin: string): void => {
    // The order of coming: a unit that moves stands last.
    at.delete(unit);
    at.set(unit, square);
    origins.set(unit, origin);
  };

  const enter = (unit: string, square: string, origin: string): Answer => {
    if (caught(unit)) return 'caught';
    if (at.get(unit) === square) return 'there';
    const because = bars(unit, square);
    if (because.length > 0) {
      keepOut(unit, square, because);
      return 'out';
    }
    const enemies = inside(square).filter((other) => relation(unit, other) === 'war');
    const company = inside(square).length > 0;
    move(unit, square, origin);
    const fight = fightIn(square);
    if (fight !== undefined) side(unit, fight, 'later');
    else if (enemies.length > 0 && broken !== 'R6') battle(square, unit);
    else if (broken === 'R7' && company) battle(square, unit);
    return 'in';
  };

  const intercept = (event: TacEvent & { readonly type: 'intercept' }): void => {
    const { unit, target, at: square, to = square } = event;
    const origin = at.get(target) ?? '';
    const came = enter(target, square, origin);
    if (came === 'out' || came === 'caught') return;
    let kept = false;
    if (at.get(unit) !== square) {
      const because = caught(unit) ? [] : bars(unit, square);
      if (caught(unit)) kept = true;
      else if (because.length > 0) {
        keepOut(unit, square, because);
        kept = true;
      } else if (fightIn(square) === undefined && relation(unit, target) === 'war') {
        move(unit, square, at.get(unit) ?? '');
        battle(square, broken === 'R9' ? unit : target, broken === 'R9' ? undefined : unit);
      } else enter(unit, square, at.get(unit) ?? '');
    }
    const goesOn = kept && event.stops !== true && fightIn(square) === undefined && to !== square;
    // One move with a stop in the middle: it came from where it set out, unless it went back there.
    if (goesOn) enter(target, to, came === 'in' && to !== origin ? origin : (at.get(target) ?? ''));
  };

  for (const event of phase.events) {
    if (event.type === 'move') enter(event.unit, event.to, at.get(event.unit) ?? '');
    else intercept(event);
  }
  return {
    battles: fights.map(({ square, starter, attackers, defenders }) => ({
      square,
      began_by: starter,
      attackers,
      defenders,
    })),
    refused,
    positions: Object.fromEntries(at),
    origins: Object.fromEntries(origins),
  };
}

/** A verdict with its lists in a fixed order, to be compared. */
export function sorted(verdict: Verdict): Verdict {
  const entries = (record: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    battles: verdict.battles
      .map((battle) => ({
        ...battle,
        attackers: [...battle.attackers].sort(),
        defenders: [...battle.defenders].sort(),
      }))
      .sort((a, b) => (a.square < b.square ? -1 : 1)),
    refused: verdict.refused.map((refusal) => ({ ...refusal, because: [...refusal.because].sort() })),
    positions: entries(verdict.positions),
    origins: entries(verdict.origins),
  };
}

/** The part of a result that the reference gives too. */
export function verdictOf(result: Verdict): Verdict {
  return sorted({
    battles: result.battles.map(({ square, began_by, attackers, defenders }) => ({
      square,
      began_by,
      attackers,
      defenders,
    })),
    refused: result.refused.map(({ unit, to, because }) => ({ unit, to, because })),
    positions: result.positions,
    origins: result.origins,
  });
}
