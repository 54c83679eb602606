import { keysOf } from '../letters.ts';
import { lookUpPlace } from '../names/lookup.ts';
import { namedPower } from '../names/powers.ts';
import type { ProblemDetail } from '../reading.ts';
import { ORDER_VERBS, ROLE } from '../words/roles.ts';
import { isOfAnotherUnit, othersAt, placesAfterComma } from './alternatives.ts';
import { isBoundary, isPowerColon, isReason, isRemarkDash, startsUnit } from './boundary.ts';
import type { Candidate } from './candidate.ts';
import { clauseEnd, isInsteadOf, sentenceEnd } from './clause.ts';
import type { Draft } from './draft.ts';
import { helpedAt } from './helped.ts';
import { plays, type Scan, SEPARATORS, solid } from './scan.ts';

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
  /** Orders of other units told with it: `supported by A Mar`. */
  readonly more?: readonly Draft[];
  /** Words that were passed over, as token numbers. */
  readonly ignored?: readonly [number, number];
}

const ABOUT = new Set(keysOf('would will is was be were seems looks будет было бы была wäre wird ist'));
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
  const more: Draft[] = [];
  for (;;) {
    const token = scan.tokens[here];
    const done: Tail = { end: here, more, ...(ignored === undefined ? {} : { ignored }) };
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
        const helped = helpedAt(scan, here + 1, draft);
        if (helped !== undefined) {
          more.push(...helped.drafts);
          here = helped.end;
          continue;
        }
        // "A Par - Bur, Germany" speaks to somebody.
        const addressed =
          namedPower(scan.map, scan.tokens[here + 1]?.key ?? '') !== undefined &&
          clauseEnd(scan, here + 1) <= here + 3 &&
          scan.tokens[here + 2]?.kind !== 'word';
        if (addressed && scan.tokens[here + 2]?.kind !== 'comma')
          return { end: here + 2, refusal: 'press', at: here + 1 };
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
        const helped = helpedAt(scan, here + 1, draft);
        if (helped !== undefined && solid(scan, helped.end) > close) {
          more.push(...helped.drafts);
          here = close + 1;
          continue;
        }
        const bracketed = scan.tokens[first - 1]?.kind === 'open';
        if (
          bracketed &&
          (startsUnit(scan, here + 1) || namedPower(scan.map, scan.tokens[here + 1]?.key ?? '') !== undefined)
        )
          return done;
        const refusal = bracketRefusal(scan, here, close);
        if (refusal !== undefined) {
          const others = refusal === 'alternative' ? othersAt(scan, here + 2, draft).drafts : [];
          return { end: close + 1, refusal, at: here + 1, others };
        }
        here = close > here ? close + 1 : here + 1;
        continue;
      }
      case 'slash': {
        if (isPowerColon(scan, solid(scan, here + 1))) return done;
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
      case 'back':
        here = clauseEnd(scan, here);
        continue;
      case 'word': {
        const helped = helpedAt(scan, here, draft);
        if (helped === undefined) break;
        more.push(...helped.drafts);
        here = helped.end;
        continue;
      }
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
    if (startsUnit(scan, here) || isPowerColon(scan, here)) return done;
    if (plays(scan, here, ROLE.and) && !plays(scan, here, ROLE.army)) return done;
    if (plays(scan, here, ROLE.not)) return { end: clauseEnd(scan, here), refusal: 'prohibition', at: here };
    if (isReason(token.key)) {
      here = clauseEnd(scan, here);
      continue;
    }
    // "Army Paris to Burgundy would be a mistake": a sentence about an order.
    if (ABOUT.has(token.key)) return { end: clauseEnd(scan, here), refusal: 'press', at: here };
    if (plays(scan, here, ROLE.filler | ROLE.aux)) {
      here += 1;
      continue;
    }
    if (isBoundary(scan, here)) return done;
    const idle = idleWords(scan, here);
    if (idle === undefined) return { end: clauseEnd(scan, here), refusal: 'unknown-word', at: here };
    ignored = [here, idle];
    here = idle;
  }
}
