import type { PostResult } from '../guard/safe-post.ts';
import type { Contact, ContactKind } from './contact.ts';

/** Orders of one power with what became of each. */
export interface ToldOrders {
  readonly title: string;
  readonly rows: readonly { readonly order: string; readonly told: string; readonly fails: boolean }[];
}

/** A notice ready to go to one contact. */
export interface Outgoing {
  readonly contact: Contact;
  readonly subject: string;
  readonly text: string;
  /** Of a judged phase: what became of one's own orders, and what comes next; both stand in `text` too. */
  readonly orders?: ToldOrders;
  readonly next?: readonly string[];
  readonly tableName: string;
  readonly tableUrl: string;
  /** A page with one button that ends these notices. */
  readonly stopUrl?: string;
  /** The same for programs: posting to it ends them. */
  readonly stopAtOnceUrl?: string;
  readonly tableId: string;
  readonly event: object;
  /** The map of the phase that was judged, as PNG. */
  readonly picture?: Uint8Array;
  /** The same for every try, so that whoever gets it twice can tell. */
  readonly key: string;
}

export type Send = (outgoing: Outgoing) => Promise<PostResult>;
/** The ways by which this server can send. */
export type Senders = Readonly<Partial<Record<ContactKind, Send>>>;
