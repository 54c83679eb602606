/** Why there is no store; `system` is the system's own word for it. */
export type StoreError =
  /** No SQLite library loads on this machine. */
  | { readonly code: 'store/no-sqlite'; readonly system: string }
  | { readonly code: 'store/cannot-open'; readonly file: string; readonly system: string }
  | { readonly code: 'store/no-answer'; readonly address: string; readonly system: string }
  | { readonly code: 'store/bad-address' }
  | { readonly code: 'store/newer-schema'; readonly found: number; readonly known: number };

/** The system's word for an error: its code, else its message. */
export function systemWord(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // Several addresses of one host may have failed, each for its own reason.
  const inner = error instanceof AggregateError ? error.errors[0] : undefined;
  if (inner instanceof Error && error.message === '') return systemWord(inner);
  return code === '' || error.message.includes(code) ? error.message : `${code}: ${error.message}`;
}
