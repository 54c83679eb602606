import type { ChangeError } from '@standoff/store';
import type { PLAIN_ERRORS } from '@standoff/table';

/** What can be wrong with a request besides what the table says; with the status it is answered with. */
export const API_ERRORS = {
  'table/unknown': 404,
  'invitation/unknown': 404,
  'account/unknown': 404,
  'turn/none': 404,
  'turn/no-picture': 404,
  'request/no-such-address': 404,
  'request/not-json': 400,
  'request/invalid': 400,
  'request/unknown-field': 400,
  'request/too-large': 413,
  'request/cross-site': 403,
  'request/too-many': 429,
  'auth/needed': 401,
  'auth/wrong': 401,
  'auth/forbidden': 403,
  'auth/again': 409,
  'account/name-taken': 409,
  'account/banned': 403,
  'account/needed': 401,
  'orders/unreadable': 422,
  'position/unreadable': 422,
  'rules/unreadable': 422,
  'gitm/unreadable': 422,
  'file/unreadable': 422,
  'contact/refused': 422,
  'contact/too-many': 409,
  'contact/unreached': 422,
  'seat/which': 400,
  'server/failed': 500,
  'server/unavailable': 503,
  'server/full': 507,
} as const;
export type ApiErrorCode = keyof typeof API_ERRORS;
export type AnyErrorCode = ApiErrorCode | (typeof PLAIN_ERRORS)[number] | 'seat/unknown' | 'settings/wrong';

/** A refusal: its code, facts, and status. */
export interface Failure {
  readonly failed: true;
  readonly code: AnyErrorCode;
  readonly facts: Readonly<Record<string, unknown>>;
}

export function refuse(code: ApiErrorCode, facts: Readonly<Record<string, unknown>> = {}): Failure {
  return { failed: true, code, facts };
}

/** A refusal by the rules of the table. */
export function refused(error: ChangeError): Failure {
  const { code, ...facts } = error;
  return { failed: true, code, facts };
}

export function statusOf(code: AnyErrorCode): number {
  if (code in API_ERRORS) return API_ERRORS[code as ApiErrorCode];
  if (code === 'settings/wrong') return 422;
  if (code === 'seat/unknown') return 404;
  if (code === 'moderator/plays') return 403;
  return 409;
}
