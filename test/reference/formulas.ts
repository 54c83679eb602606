import { kindOf } from './board.ts';
import type { Act, Convoy, Move, Plan, Support } from './plan.ts';
import { all, choose, exactly, exceeds, not, oneAnd, type Range, some, type Tri } from './tri.ts';

/** What is taken for true, false or not yet settled of every act: a move succeeds, a support is given, a convoy holds. */
export type World = (act: Act) => Tri;

const NOTHING = exactly(0);

/** Whether the ordered fleets carry the army across (DATC 5.B.4). */
function path({ board, convoys }: Plan, world: World, move: Move): Tri {
  const holds = (sea: string): Tri => {
    const convoy = convoys.find((each) => each.from === sea && each.of === move.from);
    return convoy === undefined ? false : world(convoy);
  };
  const whole = move.chains.map((chain) => all(chain.map(holds)));
  // DATC 4.A.1: every chain must be broken, or (a) one broken chain is enough.
  if (board.rules['4.A.1'] === 'a') return move.chains.length > 0 && all(whole);
  return some(whole);
}

export function byConvoy(plan: Plan, world: World, move: Move): Tri {
  if (move.way === 'land') return false;
  return move.way === 'sea' ? true : path(plan, world, move);
}

/** Whether the move gets as far as its destination's border, to cut, to fight, to keep others out. */
function arrives(plan: Plan, world: World, move: Move): Tri {
  return move.way === 'sea' ? path(plan, world, move) : true;
}

/** DATC 4.A.4 b: the one sea from which an army comes ashore, where all its chains end there. */
function shore({ board }: Plan, move: Move): string | undefined {
  const ends = new Set(move.chains.map((chain) => chain[chain.length - 1]));
  return board.rules['4.A.4'] === 'b' && ends.size === 1 ? [...ends][0] : undefined;
}

/** Where the move is counted to come from (DATC 4.A.4). */
function comesFrom(plan: Plan, world: World, move: Move, province: string): Tri {
  const convoyed = byConvoy(plan, world, move);
  if (plan.board.rules['4.A.4'] === 'a') return move.from === province;
  return some([all([not(convoyed), move.from === province]), all([convoyed, shore(plan, move) === province])]);
}

interface Opponent {
  readonly move: Move;
  /** The two meet head to head. */
  readonly meets: Tri;
}

/** The move that may meet this one head to head: between the same two places, neither by convoy. */
function opponentOf(plan: Plan, world: World, move: Move): Opponent | undefined {
  const against = plan.moves.find((other) => other.from === move.to && other.to === move.from);
  if (against !== undefined) {
    const meets = all([not(byConvoy(plan, world, move)), not(byConvoy(plan, world, against))]);
    if (meets !== false) return { move: against, meets };
  }
  // DATC 6.F.30 under 4.A.4 b: an army come ashore from a sea meets whoever moves from there into that sea.
  const into = plan.moves.find((other) => other.from === move.to && other.to === shore(plan, move));
  if (into !== undefined) return { move: into, meets: byConvoy(plan, world, move) };
  // Whoever attacks that sea meets the army on its way, and so cannot first drive it back onto the land.
  const landing = plan.moves.find((other) => other.to === move.from && shore(plan, other) === move.to);
  if (landing !== undefined) return { move: landing, meets: landing.way !== 'land' };
  return undefined;
}

function supportsFor({ supports }: Plan, of: string, at: string): readonly Support[] {
  return supports.filter((support) => support.of === of && support.at === at);
}

/** One for the unit and one for each given support (DATC 5.B.7). */
function fullStrength(plan: Plan, world: World, move: Move): Range {
  return oneAnd(supportsFor(plan, move.from, move.to).map(world));
}

/** DATC 5.B.8. */
function attackStrength(plan: Plan, world: World, move: Move): Range {
  const defender = plan.board.at.get(move.to);
  const full = fullStrength(plan, world, move);
  if (defender === undefined) return choose(arrives(plan, world, move), full, NOTHING);
  const leaving = plan.moves.find((other) => other.from === move.to);
  const meets = opponentOf(plan, world, move)?.meets ?? false;
  const gone = leaving === undefined ? false : all([not(meets), world(leaving)]);
  const foreign = supportsFor(plan, move.from, move.to).filter(({ unit }) => unit.power !== defender.power);
  const against = defender.power === move.unit.power ? NOTHING : oneAnd(foreign.map(world));
  return choose(arrives(plan, world, move), choose(gone, full, against), NOTHING);
}

/** DATC 5.B.5. */
function holdStrength(plan: Plan, world: World, province: string): Range {
  if (!plan.board.at.has(province)) return NOTHING;
  const leaving = plan.moves.find((move) => move.from === province);
  if (leaving !== undefined) return choose(world(leaving), NOTHING, exactly(1));
  if (plan.triedToMove.has(province)) return exactly(1);
  return oneAnd(supportsFor(plan, province, province).map(world));
}

/** DATC 5.B.6. */
export function preventStrength(plan: Plan, world: World, move: Move): Range {
  const opponent = opponentOf(plan, world, move);
  const beaten = opponent === undefined ? false : all([opponent.meets, world(opponent.move)]);
  const fight = choose(beaten, NOTHING, fullStrength(plan, world, move));
  // DATC 4.A.7 a: the dislodged have no effect on where their attacker came from, head to head or not.
  const attacker = plan.moves.find((other) => other.from === move.to && other.to === move.from);
  const literal = plan.board.rules['4.A.7'] === 'a' && attacker !== undefined;
  const driven = literal ? all([world(attacker), not(world(move))]) : false;
  return choose(arrives(plan, world, move), choose(driven, NOTHING, fight), NOTHING);
}

/** DATC 5.B.1. */
function moveSucceeds(plan: Plan, world: World, move: Move): Tri {
  const attack = attackStrength(plan, world, move);
  const rivals = plan.moves.filter((other) => other !== move && other.to === move.to);
  const opponent = opponentOf(plan, world, move);
  const overHolder = exceeds(attack, holdStrength(plan, world, move.to));
  // An attack into the sea an army comes ashore from still has the fleet there to beat.
  const alsoHolder = opponent?.move.from === move.to ? true : overHolder;
  const wins = opponent === undefined ? overHolder : meetingWon(plan, world, attack, opponent, overHolder, alsoHolder);
  return all([
    arrives(plan, world, move),
    wins,
    ...rivals.map((rival) => exceeds(attack, preventStrength(plan, world, rival))),
  ]);
}

function meetingWon(plan: Plan, world: World, attack: Range, opponent: Opponent, holder: Tri, also: Tri): Tri {
  const overOpponent = exceeds(attack, fullStrength(plan, world, opponent.move));
  return some([all([opponent.meets, overOpponent, also]), all([not(opponent.meets), holder])]);
}

/** DATC 4.A.2 a, b, c: an attack by a convoyed army that does not cut this support. */
function isShielded({ board, convoys, moves }: Plan, attack: Move, support: Support): boolean {
  const fleetGives = support.unit.type === 'F';
  const supported = moves.find((move) => move.from === support.of && move.to === support.at);
  const ofAttack = support.of !== support.at;
  const within = (chain: readonly string[]): boolean => chain.includes(support.at);
  switch (board.rules['4.A.2']) {
    case 'a':
      return fleetGives && ofAttack && supported?.unit.type === 'F' && attack.chains.some(within);
    case 'b':
      return fleetGives && kindOf(board, support.at) === 'sea' && convoys.some(({ from }) => from === support.at);
    case 'c':
      return ofAttack && attack.chains.length > 0 && attack.chains.every(within);
    case 'f':
      return false;
  }
}

/** DATC 5.B.2. */
function supportHolds(plan: Plan, world: World, support: Support): Tri {
  const attacks = plan.moves.filter(({ to, unit }) => to === support.from && unit.power !== support.unit.power);
  return all(
    attacks.map((attack) => {
      const against = comesFrom(plan, world, attack, support.at);
      // Whoever the support is directed at cuts it only by driving the supporter out.
      const cuts = some([all([against, world(attack)]), all([not(against), arrives(plan, world, attack)])]);
      return not(all([cuts, not(all([isShielded(plan, attack, support), byConvoy(plan, world, attack)]))]));
    }),
  );
}

/** DATC 5.B.3. */
function convoyHolds(plan: Plan, world: World, convoy: Convoy): Tri {
  return all(plan.moves.filter(({ to }) => to === convoy.from).map((attack) => not(world(attack))));
}

/** What the rules say of an act, as far as it follows from what is settled. */
export function verdict(plan: Plan, world: World, act: Act): Tri {
  switch (act.kind) {
    case 'move':
      return moveSucceeds(plan, world, act);
    case 'support':
      return supportHolds(plan, world, act);
    case 'convoy':
      return convoyHolds(plan, world, act);
  }
}
