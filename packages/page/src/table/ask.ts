import { isObject } from '@standoff/language';
import { language } from '../shell/language.ts';
import { noteServerTime } from './clock.ts';

/** Why the server did not do what it was asked: its code, its sentence, its facts. `lost`: it was not reached at all. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly lost: boolean;
  readonly facts: Readonly<Record<string, unknown>>;
}

export type Asked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Refusal };

const LOST: Refusal = { code: 'lost', message: '', lost: true, facts: {} };

/** Statuses of a server, or of what stands before it, that is away for a moment. */
const AWAY = [502, 503, 504];

function refusalOf(status: number, answer: unknown): Refusal {
  const error = isObject(answer) && isObject(answer.error) ? answer.error : {};
  return {
    code: typeof error.code === 'string' ? error.code : `status/${status}`,
    message: typeof error.message === 'string' ? error.message : String(status),
    lost: AWAY.includes(status),
    facts: error,
  };
}

/**
 * Asks the API. The answer is what the server says it is: both are of one build. Nothing is thrown; a server that cannot
 * be reached is a refusal with `lost`.
 */
export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Asked<T>> {
  try {
    const response = await fetch(`/api/${path}`, {
      method,
      headers: {
        'accept-language': language.value,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    noteServerTime(response.headers.get('date'));
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) return { ok: false, error: refusalOf(response.status, answer) };
    // The shape is the API's own.
    return { ok: true, value: answer as T };
  } catch {
    return { ok: false, error: LOST };
  }
}

/** Asks for a text, as a report is. */
export async function askText(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(`/api/${path}`, { headers: { 'accept-language': language.value } });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
