import { ROLE } from '../words/roles.ts';
import { isBoundary } from './boundary.ts';
import type { Draft } from './draft.ts';
import { plays, type Scan, solid } from './scan.ts';
import { unitsAt } from './unit.ts';

/** Words before the help: `with the support`, «при поддержке», `mit Unterstützung`. */
const LEADS = new Set(['with', 'the', 'при', 'с', 'со', 'mit', 'by', 'under', 'and', 'is', 'и']);
/** Words between the help and who gives it: `from`, `by`, «из», `von`. */
const LINKS = new Set(['of', 'from', 'by', 'the', 'от', 'из', 'со', 'стороны', 'von', 'durch', 'aus', 'der', 'in']);
const MOST_HELPERS = 6;

/** Passes up to three of some words. */
function past(scan: Scan, at: number, words: ReadonlySet<string>): number {
  let here = at;
  for (let passed = 0; passed < 3 && words.has(scan.tokens[here]?.key ?? ''); passed++) here = solid(scan, here + 1);
  return here;
}

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
  const verb = past(scan, solid(scan, at), LEADS);
  if (!plays(scan, verb, ROLE.support) || (scan.tokens[verb]?.key.length ?? 0) < 4) return undefined;
  let here = past(scan, solid(scan, verb + 1), LINKS);
  // "A Par - Bur support A Mar" does not say who helps whom.
  if (verb === solid(scan, at) && here === solid(scan, verb + 1)) return undefined;
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
