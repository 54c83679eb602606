import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Position } from '@standoff/diplomacy';

/** A movement phase of the case form: its position and the orders as text. */
export interface Board {
  readonly position: Position;
  readonly orders: readonly { readonly power: string; readonly text: string }[];
}

interface CaseLine {
  readonly phases: readonly (Board & { readonly phase: string })[];
}

/** The movement phases with a position of a file of cases, one case a line; gzipped where the name says so. */
export function readBoards(file: string | URL): Board[] {
  const bytes = readFileSync(file);
  const text = (String(file).endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const one: CaseLine = JSON.parse(line);
      return one.phases.filter((phase) => phase.phase === 'movement' && phase.position !== undefined);
    });
}
