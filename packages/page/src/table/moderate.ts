import { inLanguage } from '../shell/language.ts';
import type { TableAnswer } from './answers.ts';
import { ask } from './ask.ts';
import { put, refreshTable } from './held.ts';
import { TABLE } from './text.ts';

/** Does something only a moderator does; the sentence of the server where it says no, else nothing. */
export async function moderate(now: TableAnswer, what: string, body: object = {}): Promise<string> {
  const got = await ask<TableAnswer>('POST', `tables/${now.id}/moderator/${what}`, body);
  if (!got.ok) return got.error.lost ? inLanguage(TABLE).noServer : got.error.message;
  if ('seats' in got.value) put(got.value);
  await refreshTable();
  return '';
}

/** Asks the other players to agree to what a moderator who plays may not do alone. */
export function proposeTo(now: TableAnswer, body: object = {}): Promise<string> {
  return moderate(now, 'propose', body);
}
