import { ROLE } from '../words/roles.ts';
import { disbandAt } from './action.ts';
import { bestOf } from './candidate.ts';
import type { Draft, PlaceSlot } from './draft.ts';
import { holdAt } from './hold.ts';
import { unitOrders } from './order.ts';
import { placesAt } from './place.ts';
import { isArrow, plays, type Scan, solid } from './scan.ts';

function withDestination(draft: Draft | undefined, to: PlaceSlot): Draft | undefined {
  if (draft?.kind === 'hold') return { kind: 'move', unit: draft.unit, to, via: false, route: [] };
  if (draft === undefined || !('to' in draft)) return undefined;
  return draft.kind === 'move' || draft.kind === 'retreat' ? { ...draft, to, route: [], via: false } : { ...draft, to };
}

/** `Build A Par or F Bre`: the second unit is to be built like the first. */
function likeBefore(each: Draft, before: Draft | undefined): Draft {
  if (each.kind !== 'bare' || before === undefined || (before.kind !== 'build' && before.kind !== 'disband'))
    return each;
  return { kind: before.kind, unit: each.unit };
}

/** `A Par-Bur / F Bre-Mao`: a stroke between orders to different units is no choice. */
export function isOfAnotherUnit(other: Draft, draft: Draft | undefined): boolean {
  if (draft === undefined || !('unit' in draft) || !('unit' in other)) return false;
  return other.unit.at?.text.toLowerCase() !== draft.unit.at?.text.toLowerCase();
}

/** Orders offered after `or`, `/`, `else`, or a comma: a place, a hold, a whole order. */
export function othersAt(
  scan: Scan,
  at: number,
  draft: Draft | undefined,
): { readonly drafts: Draft[]; readonly end: number } {
  const drafts: Draft[] = [];
  let here = solid(scan, at);
  let end = at;
  for (let count = 0; count < 12; count++) {
    while (isArrow(scan, here) || plays(scan, here, ROLE.to | ROLE.aux)) here = solid(scan, here + 1);
    const whole = bestOf(
      unitOrders(scan, here).filter((each) => scan.phase === 'build' || each.drafts[0]?.kind !== 'bare'),
    );
    const place = placesAt(scan, here, true)[0];
    const gone = scan.phase === 'retreat' && draft !== undefined && 'unit' in draft ? disbandAt(scan, here) : undefined;
    const held = draft !== undefined && 'unit' in draft ? holdAt(scan, here) : undefined;
    const other = place === undefined ? undefined : withDestination(draft, place.slot);
    if (whole?.clean === true) {
      drafts.push(...whole.drafts.map((each) => likeBefore(each, draft)));
      end = whole.end;
    } else if (held !== undefined && draft !== undefined && 'unit' in draft) {
      drafts.push({ kind: 'hold', unit: draft.unit });
      end = held;
    } else if (gone !== undefined && draft !== undefined && 'unit' in draft) {
      drafts.push({ kind: 'disband', unit: draft.unit });
      end = gone;
    } else if (place !== undefined && other !== undefined) {
      drafts.push(other);
      end = place.end;
    } else break;
    here = solid(scan, end);
    if (!plays(scan, here, ROLE.or | ROLE.else) && scan.tokens[here]?.kind !== 'slash') break;
    here = solid(scan, here + 1);
  }
  return { drafts, end };
}

/** "A Bur - Gas, Par": places after a comma that are the start of nothing. */
export function placesAfterComma(
  scan: Scan,
  at: number,
  draft: Draft | undefined,
): { readonly drafts: Draft[]; readonly end: number } {
  const drafts: Draft[] = [];
  let end = at;
  let here = at;
  while (draft !== undefined && draft.kind === 'move' && scan.tokens[here]?.kind === 'comma' && drafts.length < 12) {
    const place = placesAt(scan, solid(scan, here + 1)).find(({ slot }) => slot.listed && slot.fault === undefined);
    const after = place === undefined ? 0 : solid(scan, place.end);
    const kind = scan.tokens[after]?.kind;
    if (place === undefined || (kind !== undefined && kind !== 'comma' && kind !== 'stop' && kind !== 'semicolon'))
      break;
    const other = withDestination(draft, place.slot);
    if (other === undefined) break;
    drafts.push(other);
    end = place.end;
    here = after;
  }
  return { drafts, end };
}
