import type { GivenOrder, MovementResult, Position } from '@standoff/diplomacy';
import { createOutcome, type PackedJudge } from '@standoff/diplomacy/packed';

/** What a phase came to, in the facts that both judges give. */
export interface Facts {
  readonly unitsAfter: readonly string[];
  readonly dislodged: readonly string[];
  readonly contested: readonly string[];
}

const outcome = createOutcome(128);

/** A phase judged through the low-level door. */
export function packedFacts(judge: PackedJudge, position: Position, orders: readonly GivenOrder[]): Facts {
  const board = judge.prepare(position, orders);
  judge.resolve(board, outcome);
  const { provinces } = judge.map;
  const unitsAfter: string[] = [];
  const dislodged: string[] = [];
  for (let i = 0; i < board.count; i++) {
    const after = outcome.units[i] ?? 0;
    const before = judge.unpackUnit(board.units[i] ?? 0);
    if (after === 0) dislodged.push(`${before.power} ${before.at} ${provinces[outcome.attackers[i] ?? 0]}`);
    else {
      const unit = judge.unpackUnit(after);
      unitsAfter.push(`${unit.power} ${unit.type} ${unit.at}`);
    }
  }
  const contested = new Set([...outcome.contested.subarray(0, outcome.contestedCount)].map((p) => provinces[p] ?? ''));
  return { unitsAfter: unitsAfter.sort(), dislodged: dislodged.sort(), contested: [...contested].sort() };
}

/** The same facts of an explained result. */
export function explainedFacts(result: MovementResult): Facts {
  return {
    unitsAfter: result.unitsAfter.map(({ power, type, at }) => `${power} ${type} ${at}`).sort(),
    dislodged: result.dislodgedAfter.map(({ power, at, attackedFrom }) => `${power} ${at} ${attackedFrom}`).sort(),
    contested: result.contested,
  };
}
