/** A power's chair at a table. */
export interface Seat {
  /** `open`: wants a player; `held`: somebody took it; `dummy`: its units hold. */
  readonly holder: 'open' | 'held' | 'dummy';
  readonly name?: string;
  /** Deadlines missed, in all and in a row. */
  readonly missed: number;
  readonly missedInRow: number;
  /** In civil disorder until orders come again: nobody waits for it, and it has no vote. */
  readonly absent: boolean;
  /** Extensions it has left. */
  readonly extensions: number;
}

export function emptySeat(extensions: number): Seat {
  return { holder: 'open', missed: 0, missedInRow: 0, absent: false, extensions };
}
