import type { Language } from '@standoff/language';
import type { TableEvent } from '@standoff/table';

export const NOTICE_KINDS = ['phase', 'remind', 'message', 'votes', 'ended', 'table'] as const;
/** What one is told of: a new phase, orders missing, messages, votes for a draw, the end, seats and the clock. */
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const CONTACT_KINDS = ['mail', 'discord', 'webhook', 'push'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** Where notices go and of what; kept as JSON. */
export interface Contact {
  readonly lang: Language;
  readonly on: readonly NoticeKind[];
  /** The e-mail address, or the address of a webhook. */
  readonly to?: string;
  readonly subscription?: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
}

/** The switch an event belongs to. */
export function noticeKindOf(event: TableEvent): NoticeKind {
  switch (event.kind) {
    case 'started':
    case 'phase':
      return 'phase';
    case 'remind':
    case 'message':
    case 'votes':
    case 'ended':
      return event.kind;
    default:
      return 'table';
  }
}

/** Whether an event of a channel is for the contact of a role. */
export function isFor(role: string, channel: string, event: TableEvent): boolean {
  // One is not told of one's own message.
  if (event.kind === 'message' && event.from === role) return false;
  if (channel === 'table') return true;
  return channel === role || channel === `seat:${role}`;
}
