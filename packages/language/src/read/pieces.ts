import type { Power } from '@standoff/diplomacy';
import { listOrders, signedAt, unitListAt, waiveAt } from './adjust.ts';
import { isBoundary, startsUnit } from './boundary.ts';
import { phaseCodeOf, seasonOf } from './calendar.ts';
import type { Draft, PlaceSlot } from './draft.ts';
import { lookUpPlace } from './names/lookup.ts';
import { namedPower } from './names/powers.ts';
import { bestOf, type Candidate, unitOrders } from './order.ts';
import type { ProblemDetail } from './reading.ts';
import { isArrow, plays, type Scan, solid } from './scan.ts';
import { clauseEnd, isInsteadOf, othersAt, sentenceEnd, tailAt } from './tail.ts';
import { tolerantCandidate } from './tolerant.ts';
import { unitsAt } from './unit.ts';
import { groupAt, verbOrders } from './verb-first.ts';
import { ORDER_VERBS, ROLE } from './words/roles.ts';

/** A piece of a line that is an order, several, or one that is not to be carried out. */
export interface Piece {
  readonly first: number;
  readonly end: number;
  /** Orders; each is a list of readings of one order. */
  readonly orders: readonly (readonly Draft[])[];
  /** The power named right before the order. */
  readonly power?: Power;
  /** Why it is not carried out; the orders are then only what may be meant. */
  readonly refusal?: ProblemDetail;
  /** Token the refusal is about. */
  readonly at?: number;
  readonly ignored?: readonly [number, number];
  /** Only a unit is named. */
  readonly bare?: true;
}

interface Line {
  readonly pieces: Piece[];
  power: Power | undefined;
  /** Words that are none of the reader's stood in the clause before the token at hand. */
  strange: boolean;
  /** What the last verb of a winter's line does with the units after it. */
  adjusting: 'build' | 'disband' | undefined;
  /** Tolerant reading was tried in this clause already. */
  tried: boolean;
  /** The line is the inside of a condition: conditions in it are part of it. */
  readonly nested: boolean;
}

function ordersOf(candidate: Candidate): readonly (readonly Draft[])[] {
  return candidate.alternatives === true ? [candidate.drafts] : candidate.drafts.map((draft) => [draft]);
}

function powered(line: Line): { readonly power?: Power } {
  return line.power === undefined ? {} : { power: line.power };
}

function powerOf(candidate: Candidate, line: Line): Power | undefined {
  const [draft] = candidate.drafts;
  return (draft !== undefined && 'unit' in draft ? draft.unit.power : undefined) ?? line.power;
}

function piece(line: Line, candidate: Candidate, first: number, more: Partial<Piece> = {}): Piece {
  const power = powerOf(candidate, line);
  return { first, end: candidate.end, orders: ordersOf(candidate), ...(power === undefined ? {} : { power }), ...more };
}

function candidatesAt(scan: Scan, at: number): Candidate[] {
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

/** Whether the ordered unit is written with its letter or word, so that the words can be nothing but an order. */
function isTyped(candidate: Candidate): boolean {
  const [draft] = candidate.drafts;
  return draft !== undefined && 'unit' in draft && draft.unit.type !== undefined;
}

function isBare(candidate: Candidate): boolean {
  return candidate.drafts[0]?.kind === 'bare';
}

function slotOf(candidate: Candidate): PlaceSlot | undefined {
  const [draft] = candidate.drafts;
  return draft !== undefined && 'unit' in draft ? draft.unit.at : undefined;
}

/** Takes an order with what follows it; the token to go on from. */
function take(scan: Scan, line: Line, candidate: Candidate, first: number): number {
  const tail = tailAt(scan, candidate, first);
  const [draft] = candidate.drafts;
  if (draft?.kind === 'build' || draft?.kind === 'disband') line.adjusting = draft.kind;
  const others = tail.others ?? [];
  // A place alone with words that are no order's is talk: "Venice to Trieste makes no sense".
  const talk = line.strange || (tail.ignored !== undefined && !isTyped(candidate));
  const refusal = tail.refusal ?? (talk ? 'press' : undefined);
  const made = piece(line, candidate, first, {
    end: tail.end,
    ...(refusal === undefined ? {} : { refusal, at: tail.at ?? first }),
    ...(tail.ignored === undefined ? {} : { ignored: tail.ignored }),
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
  const reported =
    plays(scan, after, ROLE.result) ||
    (scan.tokens[after]?.kind === 'comma' && plays(scan, after + 1, ROLE.not | ROLE.result));
  if (reported) return Math.max(clauseEnd(scan, plays(scan, after, ROLE.result) ? after : after + 1), first + 1);
  if (candidate.clean) {
    line.pieces.push(piece(line, likeVerb(line, candidate), first, { bare: true }));
    return candidate.end;
  }
  if (slotOf(candidate)?.listed !== true || line.strange) return candidate.end;
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

const THEN = new Set(['then', 'то', 'тогда', 'dann', 'so']);

function isSameSentence(scan: Scan, from: number, to: number): boolean {
  return from <= to && sentenceEnd(scan, from) >= to;
}

/** A condition or a doubt: nothing up to the end of its sentence is carried out. */
function refuse(scan: Scan, line: Line, at: number, refusal: ProblemDetail): number {
  const end = sentenceEnd(scan, at);
  const inner: Line = {
    pieces: [],
    power: line.power,
    strange: false,
    adjusting: undefined,
    tried: false,
    nested: true,
  };
  readFrom(scan, inner, at + 1, end);
  const orders = inner.pieces.filter((each) => each.bare !== true).flatMap((each) => each.orders);
  const before = line.pieces[line.pieces.length - 1];
  const then = scan.tokens.slice(at, end).some(({ key }) => THEN.has(key));
  if (before !== undefined && before.refusal === undefined && !then && isSameSentence(scan, before.end, at)) {
    // "A Par - Bur, if Germany agrees".
    line.pieces[line.pieces.length - 1] = { ...before, end, refusal, at };
    return Math.max(end, at + 1);
  }
  // A sentence about something else is no order at all.
  if (orders.length > 0)
    line.pieces.push({
      first: at,
      end,
      orders,
      refusal,
      at,
      ...powered(line),
    });
  return Math.max(end, at + 1);
}

/** `or A Par - Pic`, `otherwise …` after a separator: the order before it is only one of several. */
function takeAlternative(scan: Scan, line: Line, at: number): number {
  const before = line.pieces.pop();
  if (before === undefined) return at + 1;
  const last = before.orders[before.orders.length - 1]?.[0];
  const others = othersAt(scan, at + 1, last);
  const orders = [...before.orders, ...others.drafts.map((draft) => [draft])];
  const end = others.drafts.length > 0 ? others.end : clauseEnd(scan, at);
  line.pieces.push({ ...before, end, orders, refusal: 'alternative', at });
  return Math.max(end, at + 1);
}

/** `do not move A Par`: a hold; `do not support …`: an order not to be carried out; `no retreats`: nothing. */
function takeNegation(scan: Scan, line: Line, at: number): number {
  let here = at;
  let moving = false;
  while (plays(scan, here, ROLE.not | ROLE.aux | ROLE.filler | ROLE.move) && !startsUnit(scan, here)) {
    moving ||= plays(scan, here, ROLE.move);
    here = solid(scan, here + 1);
  }
  const best = bestOf(candidatesAt(scan, here));
  if (best === undefined) {
    const end = clauseEnd(scan, at);
    const forbidden = plays(scan, here, ORDER_VERBS) && startsUnit(scan, here + 1);
    if (forbidden)
      line.pieces.push({
        first: at,
        end,
        orders: [],
        refusal: 'prohibition',
        at,
        ...powered(line),
      });
    return Math.max(end, at + 1);
  }
  if (isBare(best)) {
    const list = moving ? unitListAt(scan, here) : undefined;
    if (list !== undefined && scan.phase === 'movement') {
      const drafts = list.units.map((unit): Draft => ({ kind: 'hold', unit }));
      return take(scan, line, { drafts, end: list.end, clean: isBoundary(scan, list.end) }, at);
    }
    return Math.max(best.end, at + 1);
  }
  if (isTyped(best) || slotOf(best)?.listed === true) {
    line.pieces.push(piece(line, best, at, { refusal: 'prohibition', at }));
  }
  return Math.max(clauseEnd(scan, best.end), at + 1);
}

/** A remark of a report, or a request: `Can my fleet in Brest go to the English Channel?` */
function takeResult(scan: Scan, line: Line, at: number): number {
  const end = Math.max(clauseEnd(scan, at), at + 1);
  if (!ASKING.has(scan.tokens[at]?.key ?? '') || scan.tokens[end]?.kind !== 'question') return end;
  return refuse(scan, line, at, 'question');
}

const ASKING = new Set(['can', 'may', 'могут', 'может']);

/** An order's verb with a place after it but no unit: an order with a part missing. */
function takeUnitless(scan: Scan, line: Line, at: number): number | undefined {
  if (!line.strange && plays(scan, at, ROLE.build | ROLE.disband | ROLE.retreat) && startsUnit(scan, at + 1)) {
    const end = clauseEnd(scan, at);
    line.pieces.push({ first: at, end, orders: [], refusal: 'wrong-phase', at, ...powered(line) });
    return end;
  }
  const before = scan.tokens[at - 1];
  const begins = before === undefined || before.kind !== 'word' || plays(scan, at - 1, ROLE.filler | ROLE.and);
  if (line.strange || !begins || !plays(scan, at, ORDER_VERBS)) return undefined;
  if ((scan.tokens[at]?.key.length ?? 0) < 2) return undefined;
  let here = solid(scan, at + 1);
  for (
    let passed = 0;
    passed < 4 && plays(scan, here, ROLE.to | ROLE.at | ROLE.aux | ROLE.filler | ROLE.move | ROLE.hold);
    passed++
  )
    here = solid(scan, here + 1);
  const token = scan.tokens[here];
  const place = token?.kind === 'word' ? lookUpPlace(scan.names, token.key) : undefined;
  if (
    place === undefined ||
    (place.whole.length === 0 && !(place.code !== undefined && token?.caps === true)) ||
    startsUnit(scan, here)
  )
    return undefined;
  if (namedPower(scan.map, token?.key ?? '') !== undefined) return undefined;
  const end = clauseEnd(scan, here);
  const refusal = plays(scan, at, ROLE.support | ROLE.convoy) ? 'press' : 'no-unit';
  line.pieces.push({
    first: at,
    end,
    orders: [],
    refusal,
    at,
    ...powered(line),
  });
  return end;
}

function takeOrder(scan: Scan, line: Line, at: number): number | undefined {
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
  if (best !== undefined && isBare(best) && !(line.strange && scan.phase !== 'build'))
    return takeBare(scan, line, best, at);
  return undefined;
}

function takeWord(scan: Scan, line: Line, at: number): number {
  const token = scan.tokens[at];
  const named = namedPower(scan.map, token?.key ?? '');
  if (named !== undefined && scan.tokens[at + 1]?.kind === 'colon') {
    line.power = named.power;
    line.strange = false;
    return at + 2;
  }
  if (plays(scan, at, ROLE.if) && !line.nested) return refuse(scan, line, at, 'conditional');
  if (plays(scan, at, ROLE.or | ROLE.else) && line.pieces.length > 0) return takeAlternative(scan, line, at);
  const order = takeOrder(scan, line, at);
  if (order !== undefined) return order;
  if (plays(scan, at, ROLE.doubt) && !line.nested) return refuse(scan, line, at, 'uncertain');
  if (plays(scan, at, ROLE.not)) return takeNegation(scan, line, at);
  if (isInsteadOf(scan, at)) return Math.max(clauseEnd(scan, at), at + 1);
  if (plays(scan, at, ROLE.result)) return takeResult(scan, line, at);
  const unitless = takeUnitless(scan, line, at);
  if (unitless !== undefined) return Math.max(unitless, at + 1);
  const dated = seasonOf(token?.key ?? '') !== undefined || phaseCodeOf(token?.key ?? '') !== undefined;
  if (named !== undefined) line.power = named.power;
  else if (!dated && !plays(scan, at, ROLE.filler | ROLE.aux | ROLE.and | ROLE.object | ROLE.all | ROLE.rest))
    line.strange = true;
  return at + 1;
}

function readFrom(scan: Scan, line: Line, from: number, until: number): void {
  let here = from;
  let clausePower = line.power;
  while (here < until) {
    const token = scan.tokens[here];
    switch (token?.kind) {
      case 'comma':
      case 'semicolon':
      case 'stop':
      case 'bang':
      case 'question':
      case 'colon':
        // A power that was only mentioned holds for its clause.
        line.strange = false;
        line.tried = false;
        if (token.kind !== 'colon') line.power = clausePower;
        here += 1;
        break;
      case 'dash':
      case 'plus': {
        const [signed] = scan.phase === 'build' ? signedAt(scan, here) : [];
        here = signed === undefined ? here + 1 : take(scan, line, signed, here);
        break;
      }
      case 'word':
        here = takeWord(scan, line, here);
        if (scan.tokens[here - 1]?.kind === 'colon') clausePower = line.power;
        break;
      default:
        here += 1;
    }
  }
}

/** Reads all orders of a line from a token on. `power` is the one a heading names. */
export function piecesOf(scan: Scan, from: number, power: Power | undefined): readonly Piece[] {
  const line: Line = { pieces: [], power, strange: false, adjusting: undefined, tried: false, nested: false };
  readFrom(scan, line, from, scan.tokens.length);
  return line.pieces;
}
