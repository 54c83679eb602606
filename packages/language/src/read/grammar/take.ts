import { namedPower } from '../names/powers.ts';
import { ROLE } from '../words/roles.ts';
import { listOrders, signedAt, waiveAt } from './adjust.ts';
import { bestOf, type Candidate } from './candidate.ts';
import { clauseEnd } from './clause.ts';
import type { Draft } from './draft.ts';
import { unitOrders } from './order.ts';
import { isBare, isTyped, type Line, piece, slotOf } from './piece.ts';
import { isArrow, plays, type Scan, solid } from './scan.ts';
import { tailAt } from './tail.ts';
import { tolerantCandidate } from './tolerant.ts';
import { unitsAt } from './unit.ts';
import { groupAt, verbOrders } from './verb-first.ts';

/** The result stands within this many words after its unit: "A Mun -- could not be moved". */
const LONGEST_REMARK = 16;

/** All readings of the words at a token. */
export function candidatesAt(scan: Scan, at: number): Candidate[] {
  const found: Candidate[] = [];
  if (scan.phase === 'build') {
    // "FRA WVE": the power goes before.
    const power = namedPower(scan.map, scan.tokens[at]?.key ?? '');
    const waive = power === undefined ? waiveAt(scan, at) : undefined;
    if (waive !== undefined) return [waive];
    found.push(...signedAt(scan, at));
    if (unitsAt(scan, at).some((match) => match.plural === true)) found.push(...listOrders(scan, at, 'bare'));
  }
  const group = groupAt(scan, at);
  if (group !== undefined) found.push(group);
  found.push(...verbOrders(scan, at), ...unitOrders(scan, at));
  return found;
}

/** Takes an order with what follows it; the token to go on from. */
export function take(scan: Scan, line: Line, candidate: Candidate, first: number, bullet = false): number {
  const tail = tailAt(scan, candidate, first);
  const [draft] = candidate.drafts;
  if (draft?.kind === 'build' || draft?.kind === 'disband') line.adjusting = draft.kind;
  if (line.pieces.length === 0 && draft !== undefined && 'unit' in draft) line.prefix = draft.unit.power;
  const others = [...(tail.others ?? []), ...(tail.more ?? [])];
  // A place alone with words that are no order's is talk: "Venice to Trieste makes no sense".
  const talk = line.strange || (tail.ignored !== undefined && !isTyped(candidate));
  const refusal = tail.refusal ?? (talk ? 'press' : undefined);
  const made = piece(line, candidate, first, {
    end: tail.end,
    ...(refusal === undefined ? {} : { refusal, at: tail.at ?? first }),
    ...(tail.ignored === undefined ? {} : { ignored: tail.ignored }),
    ...(bullet ? { bullet: true as const } : {}),
  });
  line.pieces.push(
    others.length === 0 ? made : { ...made, orders: [...made.orders, ...others.map((draft) => [draft])] },
  );
  return Math.max(tail.end, first + 1);
}

/** `Remove F Kie; A Ruh`: the verb holds for the units after it. */
function likeVerb(line: Line, candidate: Candidate): Candidate {
  const kind = line.adjusting;
  if (kind === undefined) return candidate;
  const drafts = candidate.drafts.map((draft): Draft => (draft.kind === 'bare' ? { kind, unit: draft.unit } : draft));
  return { ...candidate, drafts };
}

/** A unit without an order: an item of a list, a remark of a report, or an order that cannot be read. */
function takeBare(scan: Scan, line: Line, candidate: Candidate, first: number): number {
  const after = solid(scan, candidate.end);
  const end = Math.min(clauseEnd(scan, after), after + LONGEST_REMARK);
  let told = false;
  for (let here = after; here < end; here++)
    told ||= plays(scan, here, ROLE.result) && scan.tokens[here]?.kind === 'word';
  // "A Mun no orders" says that it has none.
  const none =
    plays(scan, after, ROLE.not) && /^(?:orders?|приказ.*|befehl.*)$/.test(scan.tokens[after + 1]?.key ?? '');
  const reported =
    (told && scan.phase === 'movement') ||
    none ||
    plays(scan, after, ROLE.result) ||
    (scan.tokens[after]?.kind === 'comma' && plays(scan, after + 1, ROLE.not | ROLE.result));
  if (reported) return Math.max(clauseEnd(scan, scan.tokens[after]?.kind === 'comma' ? after + 1 : after), first + 1);
  if (candidate.clean) {
    line.pieces.push(piece(line, likeVerb(line, candidate), first, { bare: true }));
    return candidate.end;
  }
  const letter = scan.tokens[first]?.caps === true && scan.tokens[first]?.text.length === 1;
  if ((slotOf(candidate)?.listed !== true && !letter) || line.strange) return candidate.end;
  const tail = clauseEnd(scan, candidate.end);
  const moves = isArrow(scan, after) || plays(scan, after, ROLE.move | ROLE.to);
  const refusal = moves
    ? 'no-destination'
    : plays(scan, after, ROLE.support | ROLE.convoy)
      ? 'no-target'
      : 'unknown-word';
  line.pieces.push(piece(line, candidate, first, { end: tail, orders: [], refusal, at: after < tail ? after : first }));
  return tail;
}

/** Takes the order that begins at a token, if one does; the token to go on from. */
export function takeOrder(scan: Scan, line: Line, at: number): number | undefined {
  const candidates = candidatesAt(scan, at);
  const best = bestOf(candidates);
  const real = best === undefined || isBare(best) ? undefined : best;
  if (real?.clean === true && (!line.strange || isTyped(real))) return take(scan, line, real, at);
  const listed = scan.phase === 'build' && best?.clean === true;
  if (!line.tried && !listed) {
    line.tried = true;
    const tolerant = tolerantCandidate(scan, at, line.strange);
    if (tolerant !== undefined && (real === undefined || tolerant.end > real.end))
      return take(scan, line, tolerant, at);
  }
  if (real !== undefined && (!line.strange || isTyped(real))) return take(scan, line, real, at);
  if (best !== undefined && isBare(best) && !line.strange) return takeBare(scan, line, best, at);
  return undefined;
}
