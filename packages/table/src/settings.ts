import type { Pace } from './pace.ts';

export const PRESS_KINDS = ['all', 'public', 'anonymous', 'rulebook', 'none'] as const;
/**
 * Who may talk: everybody in private, in groups and in public; in public only; in public without names; as `all` but not
 * in retreats and builds; nobody.
 */
export type PressKind = (typeof PRESS_KINDS)[number];

export const NO_SHOW_POLICIES = ['hold', 'wait', 'replacement', 'disorder'] as const;
/** What happens to a power without orders at its deadline. */
export type NoShowPolicy = (typeof NO_SHOW_POLICIES)[number];

export const WATCHING = ['nobody', 'delayed', 'anyone'] as const;
export type Watching = (typeof WATCHING)[number];

export const DRAW_VOTES = ['hidden', 'open', 'none'] as const;
/** Whether votes for a draw are told before all agree, and whether there is one at all. */
export type DrawVotes = (typeof DRAW_VOTES)[number];

export const READY_MARKS = ['count', 'named', 'hidden'] as const;
/** What the others see of ready marks: how many, whose, or nothing. */
export type ReadyMarks = (typeof READY_MARKS)[number];

/** What a table agreed on before its first move. */
export interface TableSettings {
  readonly name: string;
  readonly variant: string;
  /** A rule profile with choices, as `parseRules` takes it: `datc-3.2`, `2000,4.A.3=d`. */
  readonly rules: string;
  readonly press: PressKind;
  /** `hidden`: nobody learns who sits where until the end. */
  readonly names: 'shown' | 'hidden';
  readonly pace: Pace;
  readonly noShow: {
    readonly policy: NoShowPolicy;
    /** After so many deadlines missed in a row a replacement is sought, or civil disorder begins. */
    readonly after: number;
    /** How long a phase waits for a replacement, in minutes. */
    readonly seek: number;
  };
  readonly draws: DrawVotes;
  readonly ready: ReadyMarks;
  readonly lastYear?: number;
  /** `delay`: how many phases later watchers see the board. */
  readonly watch: { readonly who: Watching; readonly delay: number };
  /** Shown in the lobby, and open to whoever joins. */
  readonly listed: boolean;
  /** The moderator may read orders and press; never one who also plays. */
  readonly moderatorReads: boolean;
}

/** Settings as they can be kept: who may not talk, or talks without a name, plays without a name too. */
export function settle(settings: TableSettings): TableSettings {
  const nameless = settings.press === 'none' || settings.press === 'anonymous';
  return nameless ? { ...settings, names: 'hidden' } : settings;
}
