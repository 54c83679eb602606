/** Why there is no store; `system` is the system's own word for it. */
export type StoreError =
  /** No SQLite library loads on this machine. */
  | { readonly code: 'store/no-sqlite'; readonly system: string }
  | { readonly code: 'store/cannot-open'; readonly file: string; readonly system: string }
  | { readonly code: 'store/no-answer'; readonly address: string; readonly system: string }
  /** PostgreSQL is there, but does not let this user or database do what is needed. */
  | { readonly code: 'store/refused'; readonly address: string; readonly system: string }
  | { readonly code: 'store/bad-address' }
  | { readonly code: 'store/newer-schema'; readonly found: number; readonly known: number }
  /** What is kept is sealed, and the key is not there; `name` is a file, or the variable that holds the key. */
  | { readonly code: 'store/key-missing'; readonly name: string }
  | { readonly code: 'store/key-unreadable'; readonly name: string; readonly system: string }
  | { readonly code: 'store/key-broken'; readonly name: string }
  | { readonly code: 'store/key-other'; readonly name: string; readonly found: string; readonly needed: string };

/** The system's word for an error: its code, else its message. */
export function systemWord(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // Several addresses of one host may have failed, each for its own reason.
  const inner = error instanceof AggregateError ? error.errors[0] : undefined;
  if (inner instanceof Error && error.message === '') return systemWord(inner);
  return code === '' || error.message.includes(code) ? error.message : `${code}: ${error.message}`;
}

/** SQLite's numbers for: busy, locked, out of memory, read-only, input and output, full, cannot open. */
const SQLITE_TROUBLE = [5, 6, 7, 8, 10, 13, 14];
const FULL = 13;

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}

/** SQLite's own number, as Node's library gives it. */
function numberOf(error: Error): number {
  return 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : 0;
}

/** What of the outside keeps a store from working just now: no room on its disk, or something else; `undefined`: nothing. */
export function troubleOf(error: unknown): 'full' | 'unreachable' | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = codeOf(error);
  if (/^(?:SQLITE_FULL|53100|ENOSPC|EDQUOT)/.test(code) || numberOf(error) === FULL) return 'full';
  const known =
    SQLITE_TROUBLE.includes(numberOf(error)) ||
    /^(?:ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08|25006|53|57P|58|SQLITE_(?:BUSY|LOCKED|NOMEM|IOERR|READONLY|CANTOPEN))/.test(
      code,
    ) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message);
  return known ? 'unreachable' : undefined;
}
