import { ROLE } from '../words/roles.ts';
import { afterHelpWords, isBoundary } from './boundary.ts';
import type { Draft } from './draft.ts';
import { plays, type Scan, solid } from './scan.ts';
import { unitsAt } from './unit.ts';

const MOST_HELPERS = 6;

/**
 * The supports told with the order they are given to: `A Par - Bur supported by A Mar, A Mun`, «А Пар - Бур при
 * поддержке А Мар».
 */
export function helpedAt(
  scan: Scan,
  at: number,
  draft: Draft | undefined,
): { readonly drafts: readonly Draft[]; readonly end: number } | undefined {
  if (scan.phase !== 'movement' || (draft?.kind !== 'move' && draft?.kind !== 'hold')) return undefined;
  const first = afterHelpWords(scan, at);
  if (first === undefined) return undefined;
  let here = first;
  const drafts: Draft[] = [];
  let end = here;
  while (drafts.length < MOST_HELPERS) {
    const match = unitsAt(scan, here).find(
      ({ unit, end: after }) => unit.at?.listed === true && unit.at.fault === undefined && isBoundary(scan, after),
    );
    if (match === undefined) break;
    const to = draft.kind === 'move' ? { to: draft.to } : {};
    drafts.push({ kind: 'support', unit: match.unit, target: draft.unit, ...to });
    end = match.end;
    const next = solid(scan, end);
    const goesOn = scan.tokens[next]?.kind === 'comma' || plays(scan, next, ROLE.and);
    if (!goesOn) break;
    here = solid(scan, next + 1);
  }
  return drafts.length === 0 ? undefined : { drafts, end };
}
