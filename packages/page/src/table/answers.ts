import type { GameState, PhaseResult, Power, WrittenOrder } from '@standoff/diplomacy';
import type {
  LogEntry,
  MessageView,
  SavedOrders,
  TableEnd,
  TableEvent,
  TableSettings,
  TableView,
} from '@standoff/table';

/** A table as the server answers it; the last two only for its moderator. */
export interface TableAnswer extends TableView {
  /** Roles with a link that nobody has used yet. */
  readonly links?: readonly string[];
  /** When a role was last here; only for a moderator who does not play. */
  readonly seen?: Readonly<Record<string, number>>;
}

/** A judged phase with everybody's orders. */
export interface TurnAnswer {
  readonly turn: number;
  readonly phase: string;
  readonly before: GameState;
  readonly orders: readonly { readonly power: Power; readonly order: WrittenOrder }[];
  readonly result: PhaseResult;
  readonly after: GameState;
  readonly at: number;
  readonly missed: readonly Power[];
}

/** A judged phase as the list of phases has it, without boards and orders. */
export type TurnLine = Pick<TurnAnswer, 'turn' | 'phase' | 'at' | 'missed'>;

export interface ThreadAnswer {
  readonly thread: string;
  readonly last: number;
  readonly read: number;
  readonly unread: number;
  /** Whether one may write there now. */
  readonly open: boolean;
}

export type NewsItem = { readonly at: number } & TableEvent;

/** What could not be read of a text of orders. */
export interface ReadTrouble {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly suggestions?: readonly string[];
}

export interface SavedAnswer {
  readonly power: Power;
  readonly saved?: SavedOrders;
  readonly problems: readonly ReadTrouble[];
}

export interface Links {
  readonly seats: readonly { readonly power: Power; readonly link: string }[];
  readonly moderator: string;
}

/** A table in a list of tables. */
export interface ListedTable {
  readonly id: string;
  readonly settings: TableSettings;
  readonly status: TableView['status'];
  readonly phase?: string;
  readonly turn?: number;
  readonly deadline?: number | null;
  readonly paused?: boolean;
  readonly lobby?: { readonly joined: number; readonly free: number; readonly waits?: true };
  /** Powers that have lost their players, in an open game that goes on. */
  readonly seeking?: readonly Power[];
  readonly end?: TableEnd;
  readonly own: readonly {
    readonly power: Power;
    readonly mustOrder: boolean;
    readonly ready: boolean;
    readonly ordered: boolean;
    /** Units without an order. */
    readonly unordered: number;
    readonly centers: number;
  }[];
  readonly unread?: number;
  readonly moderates: boolean;
}

export interface InvitationAnswer {
  readonly table: Pick<TableView, 'id' | 'settings' | 'status'>;
  readonly role: string;
}

export interface AccountAnswer {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly lang: 'en' | 'ru';
  readonly admin: boolean;
}

export interface ContactAnswer {
  readonly id: string;
  readonly role: string;
  readonly kind: 'mail' | 'discord' | 'webhook' | 'push';
  readonly on: readonly string[];
  readonly to?: string;
}

export type { LogEntry, MessageView };
