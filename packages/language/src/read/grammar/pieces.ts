import type { Power } from '@standoff/diplomacy';
import { phaseCodeOf, seasonOf } from '../calendar.ts';
import { namedPower } from '../names/powers.ts';
import type { ProblemDetail } from '../reading.ts';
import { ORDER_VERBS, ROLE } from '../words/roles.ts';
import { signedAt } from './adjust.ts';
import { startsUnit } from './boundary.ts';
import { clauseEnd, isInsteadOf, sentenceEnd } from './clause.ts';
import { type Line, newLine, type Piece, powered } from './piece.ts';
import { takeAlternative, takeNegation, takeUnitless } from './refusal.ts';
import { plays, type Scan } from './scan.ts';
import { take, takeOrder } from './take.ts';

const THEN = new Set(['then', 'то', 'тогда', 'dann', 'so']);

function isSameSentence(scan: Scan, from: number, to: number): boolean {
  return from <= to && sentenceEnd(scan, from) >= to;
}

/** A condition or a doubt: nothing up to the end of its sentence is carried out. */
function refuse(scan: Scan, line: Line, at: number, refusal: ProblemDetail): number {
  const end = sentenceEnd(scan, at);
  const inner = newLine(line.power, true);
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

/** A remark of a report, or a request: `Can my fleet in Brest go to the English Channel?` */
function takeResult(scan: Scan, line: Line, at: number): number {
  // "Dislodged A Bur retreats to Gas"
  if (scan.phase === 'retreat' && startsUnit(scan, at + 1)) return at + 1;
  const end = Math.max(clauseEnd(scan, at), at + 1);
  if (!ASKING.has(scan.tokens[at]?.key ?? '') || scan.tokens[end]?.kind !== 'question') return end;
  // A question within a condition is part of it.
  return line.nested ? at + 1 : refuse(scan, line, at, 'question');
}

const ASKING = new Set(['can', 'may', 'могут', 'может']);

const PROXY = /^(?:proxy|proxies|прокси)$/;

/** A proxy is no order of the standard game. */
function takeProxy(scan: Scan, line: Line, at: number): number {
  const end = Math.max(clauseEnd(scan, at), at + 1);
  line.pieces.push({ first: at, end, orders: [], refusal: 'proxy', at, ...powered(line) });
  return end;
}

/** `Next turn A Par - Bur`, «следующим ходом»: not now. */
function isAnotherTime(scan: Scan, at: number): boolean {
  const key = scan.tokens[at]?.key ?? '';
  const next = scan.tokens[at + 1]?.key ?? '';
  return (
    /^(?:next|следующ.*|nachst.*|naechst.*)$/.test(key) &&
    /^(?:turn|season|year|time|round|phase|ход.*|сезон.*|раз|год.*|runde|zug)$/.test(next)
  );
}

const WISHES = new Set(['like', 'love', 'prefer']);

function takeWord(scan: Scan, line: Line, at: number): number {
  const token = scan.tokens[at];
  const named = namedPower(scan.map, token?.key ?? '');
  if (named !== undefined && scan.tokens[at + 1]?.kind === 'colon') {
    line.power = named.power;
    line.prefix = undefined;
    line.strange = false;
    return at + 2;
  }
  // "I would like A Par - Bur" is asked for, "A Par would move" is not.
  if (token?.key === 'would' && WISHES.has(scan.tokens[at + 1]?.key ?? '')) return at + 2;
  if (plays(scan, at, ROLE.if) && !line.nested) return refuse(scan, line, at, 'conditional');
  if (PROXY.test(token?.key ?? '')) return takeProxy(scan, line, at);
  if (plays(scan, at, ROLE.or | ROLE.else) && line.pieces.length > 0) return takeAlternative(scan, line, at);
  if (plays(scan, at, ROLE.else) && !line.nested) return refuse(scan, line, at, 'alternative');
  if (isAnotherTime(scan, at) && !line.nested) return refuse(scan, line, at, 'uncertain');
  if (token?.key === 'withdraw' && /^orders?$/.test(scan.tokens[at + 1]?.key ?? ''))
    return takeNegation(scan, line, at);
  // A doubt before its order; the roles of order words themselves come first.
  if (plays(scan, at, ROLE.doubt) && !plays(scan, at, ORDER_VERBS) && !line.nested && !line.strange) {
    return refuse(scan, line, at, 'uncertain');
  }
  const order = takeOrder(scan, line, at);
  if (order !== undefined) return order;
  if (plays(scan, at, ROLE.doubt) && !line.nested) return refuse(scan, line, at, 'uncertain');
  if (plays(scan, at, ROLE.not)) return takeNegation(scan, line, at);
  if (isInsteadOf(scan, at)) return Math.max(clauseEnd(scan, at), at + 1);
  if (plays(scan, at, ROLE.result)) return takeResult(scan, line, at);
  const unitless = takeUnitless(scan, line, at);
  if (unitless !== undefined) return Math.max(unitless, at + 1);
  const going = scan.phase === 'build' && plays(scan, at, ROLE.move | ROLE.to);
  const dated = going || seasonOf(token?.key ?? '') !== undefined || phaseCodeOf(token?.key ?? '') !== undefined;
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
        const [signed] = signedAt(scan, here);
        const bullet = token.kind === 'dash' && here === from && scan.tokens[here + 1]?.spaced === true;
        here = signed === undefined ? here + 1 : take(scan, line, signed, here, bullet);
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
  const line = newLine(power, false);
  readFrom(scan, line, from, scan.tokens.length);
  return line.pieces;
}
