import { expect, test } from 'vitest';
import { declareDraw, type GameState, newGame, playTurn } from './game.ts';
import { parseOrder } from './notation.ts';
import type { GivenOrder } from './order.ts';

function orders(...lines: string[]): GivenOrder[] {
  return lines.map((line) => {
    const [power = '', ...words] = line.split(' ');
    const order = parseOrder(words.join(' '));
    if (order === undefined) throw new Error(`no order in ${line}`);
    return { power, order };
  });
}

const phaseOf = ({ phase }: GameState): string => `${phase.season} ${phase.year} ${phase.kind}`;

test('a game begins in spring 1901 with 22 units and 22 owned centres', () => {
  const game = newGame();
  expect(phaseOf(game)).toBe('spring 1901 movement');
  expect(game.units).toHaveLength(22);
  expect(Object.values(game.centers).flat()).toHaveLength(22);
});

test('phases without anything to order are skipped, and a winter with builds is not', () => {
  const spring = playTurn(newGame(), orders('Germany A MUN - RUH'));
  expect(phaseOf(spring.next)).toBe('fall 1901 movement');
  expect(spring.result.centersAfter).toBeUndefined();
  const idle = playTurn(spring.next, []);
  expect(phaseOf(idle.next)).toBe('spring 1902 movement');
  const taken = playTurn(spring.next, orders('Germany A RUH - HOL'));
  expect(taken.result.centerChanges).toEqual([{ center: 'HOL', to: 'Germany' }]);
  expect(phaseOf(taken.next)).toBe('winter 1901 build');
  const built = playTurn(taken.next, orders('Germany A MUN B'));
  expect(phaseOf(built.next)).toBe('spring 1902 movement');
  expect(built.next.units).toHaveLength(23);
});

test('a build nobody could make does not stop the game', () => {
  const base = newGame();
  const units = base.units.filter((unit) => unit.power === 'Germany');
  const game: GameState = {
    ...base,
    phase: { kind: 'movement', season: 'fall', year: 1901 },
    units,
    centers: { Germany: ['BER', 'KIE', 'MUN', 'HOL'] },
  };
  expect(phaseOf(playTurn(game, []).next)).toBe('spring 1902 movement');
});

const retreatBoard: GameState = {
  ...newGame(),
  phase: { kind: 'movement', season: 'fall', year: 1901 },
  units: [
    { power: 'Germany', type: 'A', at: 'VEN' },
    { power: 'Italy', type: 'A', at: 'PIE' },
    { power: 'Italy', type: 'A', at: 'APU' },
    { power: 'Austria', type: 'A', at: 'BOH' },
    { power: 'Russia', type: 'A', at: 'WAR' },
  ],
  centers: { Germany: ['VEN'], Italy: ['NAP', 'ROM'] },
};

test('the state keeps what a retreat needs: the attacker, contested places, who had no order', () => {
  const { next, result } = playTurn(
    retreatBoard,
    orders('Italy A PIE - VEN', 'Italy A APU S A PIE - VEN', 'Austria A BOH - GAL', 'Russia A WAR - GAL'),
  );
  expect(phaseOf(next)).toBe('fall 1901 retreat');
  expect(next.dislodged).toEqual([
    {
      power: 'Germany',
      type: 'A',
      at: 'VEN',
      attackedFrom: 'PIE',
      byConvoy: false,
      retreats: ['ROM', 'TRI', 'TUS', 'TYR'],
    },
  ]);
  expect(next.contested).toEqual(['GAL']);
  expect(next.unordered).toEqual(['VEN']);
  expect(result.centersAfter).toBeUndefined();
});

test('ownership waits for the autumn retreats', () => {
  const { next } = playTurn(retreatBoard, orders('Italy A PIE - VEN', 'Italy A APU S A PIE - VEN'));
  const retreat = playTurn(next, orders('Germany A VEN R ROM'));
  expect(retreat.result.centersAfter).toMatchObject({ Germany: ['ROM'], Italy: ['NAP', 'VEN'] });
});

test('a game with a last year ends only after its last retreats', () => {
  const game = { ...retreatBoard, lastYear: 1901 };
  const moved = playTurn(game, orders('Italy A PIE - VEN', 'Italy A APU S A PIE - VEN'));
  expect(moved.next.end).toBeUndefined();
  const retreated = playTurn(moved.next, orders('Germany A VEN R ROM'));
  expect(retreated.next.end).toEqual({ kind: 'year', year: 1901 });
});

test('eighteen centres win when they are owned in autumn, not before', () => {
  const centers = newGame().centers;
  const home = Object.values(centers).flat().slice(0, 17);
  const units = [{ power: 'Turkey', type: 'A', at: 'BEL' } as const];
  const spring: GameState = { ...newGame(), units, centers: { Turkey: home } };
  const afterSpring = playTurn(spring, []);
  expect(afterSpring.next.end).toBeUndefined();
  expect(playTurn(afterSpring.next, []).next.end).toEqual({ kind: 'solo', power: 'Turkey', centers: 18 });
});

test('a unit without any retreat is lost at once and no phase waits for it', () => {
  const game: GameState = {
    ...newGame(),
    units: [
      { power: 'England', type: 'F', at: 'POR' },
      { power: 'France', type: 'F', at: 'SPA/SC' },
      { power: 'France', type: 'F', at: 'MAO' },
    ],
    centers: {},
  };
  const { next } = playTurn(game, orders('France F SPA/SC - POR', 'France F MAO S F SPA/SC - POR'));
  expect(phaseOf(next)).toBe('fall 1901 movement');
  expect(next.units.map((unit) => unit.power)).toEqual(['France', 'France']);
});

test('a draw is a recorded end', () => {
  expect(declareDraw(newGame(), ['Turkey', 'France']).end).toEqual({ kind: 'draw', powers: ['France', 'Turkey'] });
});

test('a state is plain JSON', () => {
  const { next } = playTurn(retreatBoard, orders('Italy A PIE - VEN', 'Italy A APU S A PIE - VEN'));
  expect(JSON.parse(JSON.stringify(next))).toEqual(next);
});
