import { isRemarkDash, startsUnit } from './boundary.ts';
import type { Draft } from './draft.ts';
import { holdAt } from './hold.ts';
import { keysOf } from './letters.ts';
import { lookUpPlace } from './names/lookup.ts';
import { bestOf, type Candidate, unitOrders } from './order.ts';
import { placesAt } from './place.ts';
import type { ProblemDetail } from './reading.ts';
import { isArrow, plays, type Scan, solid } from './scan.ts';
import { ORDER_VERBS, ROLE } from './words/roles.ts';

/** What follows an order up to the next one. */
export interface Tail {
  /** Where reading goes on. */
  readonly end: number;
  /** Why the order before it is not carried out. */
  readonly refusal?: ProblemDetail;
  /** Token the refusal is about. */
  readonly at?: number;
  /** Other orders offered in its place: `or Pic`, `/Pic`, `else hold`. */
  readonly others?: readonly Draft[];
  /** Words that were passed over, as token numbers. */
  readonly ignored?: readonly [number, number];
}

const ABOUT = new Set(keysOf('would will is was be were seems looks будет было бы была wäre wird ist'));
const SEPARATORS = new Set(['comma', 'semicolon', 'stop', 'bang', 'question']);

/** The end of a clause: the next comma, semicolon, full stop or line end. */
export function clauseEnd(scan: Scan, at: number): number {
  let here = at;
  while (here < scan.tokens.length && !SEPARATORS.has(scan.tokens[here]?.kind ?? 'comma')) {
    const close = scan.tokens[here]?.kind === 'open' ? (scan.pairs[here] ?? -1) : -1;
    here = close > here ? close + 1 : here + 1;
  }
  return here;
}

/** The end of a sentence: a semicolon, a full stop before a blank, or the end of the line. */
export function sentenceEnd(scan: Scan, at: number): number {
  let here = at;
  for (; here < scan.tokens.length; here++) {
    const token = scan.tokens[here];
    const next = scan.tokens[here + 1];
    if (token?.kind === 'semicolon') break;
    if (token?.kind === 'stop' && (next === undefined || next.spaced)) break;
  }
  return here;
}

function withDestination(draft: Draft | undefined, to: ReturnType<typeof placesAt>[number]['slot']): Draft | undefined {
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
function isOfAnotherUnit(other: Draft, draft: Draft | undefined): boolean {
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
    const held = draft !== undefined && 'unit' in draft ? holdAt(scan, here) : undefined;
    const other = place === undefined ? undefined : withDestination(draft, place.slot);
    if (whole?.clean === true) {
      drafts.push(...whole.drafts.map((each) => likeBefore(each, draft)));
      end = whole.end;
    } else if (held !== undefined && draft !== undefined && 'unit' in draft) {
      drafts.push({ kind: 'hold', unit: draft.unit });
      end = held;
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
function placesAfterComma(
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

/** A remark in brackets; conditions and alternatives in it count. */
function bracketRefusal(scan: Scan, open: number, close: number): ProblemDetail | undefined {
  for (let at = open + 1; at < close; at++) {
    if (scan.tokens[at]?.kind === 'question') return 'question';
    if (plays(scan, at, ROLE.result)) return undefined;
    if (plays(scan, at, ROLE.if)) return 'conditional';
    if (plays(scan, at, ROLE.doubt)) return 'uncertain';
    if (plays(scan, at, ROLE.or) && at === open + 1) return 'alternative';
  }
  return undefined;
}

/** `instead of Bur`, `rather than Bur`, «вместо Бур»: what is not ordered. */
export function isInsteadOf(scan: Scan, at: number): boolean {
  const key = scan.tokens[at]?.key;
  const next = scan.tokens[at + 1]?.key;
  return (
    (key === 'instead' && next === 'of') || (key === 'rather' && next === 'than') || key === 'вместо' || key === 'statt'
  );
}

/** Words that are no part of orders, up to the end of their clause; `undefined` if an order's words are among them. */
function idleWords(scan: Scan, at: number): number | undefined {
  let here = at;
  for (; here < scan.tokens.length; here++) {
    const token = scan.tokens[here];
    if (token === undefined || SEPARATORS.has(token.kind) || token.kind === 'open') break;
    if (token.kind === 'arrow') return undefined;
    if (token.kind !== 'word') continue;
    if (here > at && startsUnit(scan, here)) break;
    const word = token.key.length > 2 || startsUnit(scan, here + 1);
    const verb = word && plays(scan, here, ORDER_VERBS & ~ROLE.build & ~ROLE.waive);
    const place = token.key.length > 2 && (lookUpPlace(scan.names, token.key)?.listed ?? false);
    if (verb || place || plays(scan, here, ROLE.if | ROLE.or | ROLE.else)) return undefined;
  }
  return here;
}

/** Reads on after an order: results, comments and courtesies are passed, doubts and alternatives refuse the order. */
export function tailAt(scan: Scan, order: Candidate, first: number): Tail {
  const draft = order.drafts[order.drafts.length - 1];
  let here = order.end;
  let ignored: readonly [number, number] | undefined;
  for (;;) {
    const token = scan.tokens[here];
    const done: Tail = { end: here, ...(ignored === undefined ? {} : { ignored }) };
    switch (token?.kind) {
      case undefined:
      case 'semicolon':
      case 'stop':
      case 'plus':
        return done;
      case 'bang':
        if (scan.tokens[here + 1]?.kind !== 'question') return done;
        here += 1;
        continue;
      case 'comma': {
        const { drafts, end } = placesAfterComma(scan, here, draft);
        return drafts.length === 0 ? done : { end, refusal: 'alternative', at: here, others: drafts };
      }
      case 'question':
        return { end: here + 1, refusal: 'question', at: here };
      case 'close':
      case 'mark':
      case 'number':
      case 'colon':
        here += 1;
        continue;
      case 'open': {
        const close = scan.pairs[here] ?? -1;
        const bracketed = scan.tokens[first - 1]?.kind === 'open';
        if (bracketed && startsUnit(scan, here + 1)) return done;
        const refusal = bracketRefusal(scan, here, close);
        if (refusal !== undefined) {
          const others = refusal === 'alternative' ? othersAt(scan, here + 2, draft).drafts : [];
          return { end: close + 1, refusal, at: here + 1, others };
        }
        here = close > here ? close + 1 : here + 1;
        continue;
      }
      case 'slash': {
        const { drafts, end } = othersAt(scan, here + 1, draft);
        if (scan.phase === 'movement' && drafts.some((other) => isOfAnotherUnit(other, draft))) return done;
        if (drafts.length > 0) return { end, refusal: 'alternative', at: here, others: drafts };
        here += 1;
        continue;
      }
      case 'arrow':
      case 'dash': {
        const next = solid(scan, here + 1);
        if (startsUnit(scan, next)) return done;
        if (!isRemarkDash(scan, here)) return { end: clauseEnd(scan, here), refusal: 'several-places', at: here };
        here = clauseEnd(scan, here);
        continue;
      }
      case 'word':
        break;
    }
    if (plays(scan, here, ROLE.or | ROLE.else)) {
      const { drafts, end } = othersAt(scan, here + 1, draft);
      return { end: drafts.length > 0 ? end : clauseEnd(scan, here), refusal: 'alternative', at: here, others: drafts };
    }
    if (plays(scan, here, ROLE.if)) return { end: sentenceEnd(scan, here), refusal: 'conditional', at: here };
    if (plays(scan, here, ROLE.doubt)) return { end: clauseEnd(scan, here), refusal: 'uncertain', at: here };
    if (plays(scan, here, ROLE.result) || isInsteadOf(scan, here)) {
      here = clauseEnd(scan, here);
      continue;
    }
    if (startsUnit(scan, here)) return done;
    if (plays(scan, here, ROLE.and) && !plays(scan, here, ROLE.army)) return done;
    if (plays(scan, here, ROLE.not)) return { end: clauseEnd(scan, here), refusal: 'prohibition', at: here };
    // "Army Paris to Burgundy would be a mistake": a sentence about an order.
    if (ABOUT.has(token.key)) return { end: clauseEnd(scan, here), refusal: 'press', at: here };
    if (plays(scan, here, ROLE.filler | ROLE.aux)) {
      here += 1;
      continue;
    }
    const idle = idleWords(scan, here);
    if (idle === undefined) return { end: clauseEnd(scan, here), refusal: 'unknown-word', at: here };
    ignored = [here, idle];
    here = idle;
  }
}
