import { behind, type Draft, type DraftEvent, fault, looksLikeUnit, near, spanOf, unitNamed } from './draft.ts';
import type { TacWanted } from './problem.ts';
import type { Scanner } from './scanner.ts';
import { isSign, type Token } from './tokens.ts';
import { readStateMark, UNIT_WORDS } from './unit-parts.ts';
import { isFiller, isKeyword } from './words.ts';

/** What the next square of an order is. */
type Role = 'from' | 'target_from' | 'to' | 'at' | 'via' | 'center';

/** The parts of an order, each with the token that gives it. */
interface Parts {
  readonly squares: Map<Role, Token>;
  target?: Token;
  targetState?: string;
  radius?: Token;
  stops?: Token;
}

function unexpected(draft: Draft, token: Token, wanted: TacWanted, line: number): undefined {
  const like = token.kind === 'word' ? near(draft, token.text, UNIT_WORDS) : [];
  // The word itself, in a place where it cannot stand, is no suggestion.
  const candidates = like.includes(token.text) ? [] : like;
  fault(draft, spanOf(token, line), { code: 'gitm/unexpected-word', word: token.text, wanted, candidates });
  return undefined;
}

/** The role of the next square after a word or dash of an order. `undefined`: the word is none of an order's. */
function roleAfter(
  token: Token,
  intercepting: boolean,
  role: Role | undefined,
  onTheWay: boolean,
): Role | 'same' | undefined {
  if (token.kind === 'dash') return 'to';
  const { text } = token;
  if (isKeyword(text, 'via')) return 'via';
  if (isKeyword(text, 'box')) return 'center';
  if (isKeyword(text, 'move')) return 'to';
  // «в» is where two meet after an interception, where a unit stands right behind it, where it goes behind a square.
  if (isKeyword(text, 'at') && intercepting && !onTheWay) return 'at';
  if (isKeyword(text, 'at') && role === 'from') return 'same';
  if (isKeyword(text, 'to')) return 'to';
  if (isKeyword(text, 'from')) return 'from';
  return isFiller(text) || isSign(token, ',.:()') ? 'same' : undefined;
}

/** A second square after a dash: the one before was a waypoint, as in `7-6 - 8-7 - 9-9`. */
function putSquare(parts: Parts, role: Role, square: Token): boolean {
  const before = parts.squares.get(role);
  if (before === undefined) {
    parts.squares.set(role, square);
    return true;
  }
  if (role !== 'to' || parts.squares.has('via')) return false;
  parts.squares.set('via', before);
  parts.squares.set('to', square);
  return true;
}

function readTarget(draft: Draft, scan: Scanner, parts: Parts, line: number): boolean {
  const token = scan.take();
  if (token === undefined) {
    fault(draft, behind(scan.here().tokens, line), { code: 'gitm/unfinished-line', wanted: 'unit' });
    return false;
  }
  if (!looksLikeUnit(token)) {
    unexpected(draft, token, 'unit', line);
    return false;
  }
  parts.target = token;
  const state = readStateMark(draft, scan);
  if (state !== undefined) parts.targetState = state;
  return true;
}

/** Goes through an order word by word; `undefined` once something does not fit, which is then noted. */
function readParts(draft: Draft, scan: Scanner, line: number, first: Role): Parts | undefined {
  const parts: Parts = { squares: new Map() };
  let role: Role | undefined = first;
  let onTheWay = false;
  for (let token = scan.take(); token !== undefined; token = scan.take()) {
    if (token.kind === 'square') {
      if (role === undefined || !putSquare(parts, role, token)) return unexpected(draft, token, 'end', line);
      // `7-6 - 7-7`: behind a square only a dash or a word says what the next one is.
      role = undefined;
      onTheWay = false;
    } else if (token.kind === 'number' && parts.squares.has('center') && parts.radius === undefined) {
      parts.radius = token;
    } else if (token.kind === 'word' && isKeyword(token.text, 'intercept')) {
      if (parts.target !== undefined) return unexpected(draft, token, 'end', line);
      if (!readTarget(draft, scan, parts, line)) return undefined;
      role = 'target_from';
    } else if (token.kind === 'word' && isKeyword(token.text, 'radius')) {
      role = undefined;
    } else if (token.kind === 'word' && isKeyword(token.text, 'stops')) {
      parts.stops = token;
    } else if (token.kind === 'word' && isKeyword(token.text, 'way')) {
      onTheWay = true;
      role = 'to';
    } else {
      const next = roleAfter(token, parts.target !== undefined, role, onTheWay);
      if (next === undefined) return unexpected(draft, token, 'end', line);
      if (next !== 'same') role = next;
    }
  }
  return parts;
}

/** Where the fields of an event stand in the text. */
function noteSpans(draft: Draft, at: string, unit: Token, parts: Parts, line: number): void {
  draft.spans.set(at, spanOf(unit, line));
  draft.spans.set(`${at}.unit`, spanOf(unit, line));
  if (parts.target !== undefined) draft.spans.set(`${at}.target`, spanOf(parts.target, line));
  for (const [role, token] of parts.squares) {
    draft.spans.set(`${at}.${role === 'center' ? 'box.center' : role}`, spanOf(token, line));
  }
  if (parts.radius !== undefined) draft.spans.set(`${at}.box.radius`, spanOf(parts.radius, line));
}

function toEvent(unit: Token, parts: Parts): DraftEvent {
  const { target, squares, radius, stops } = parts;
  const fields = Object.fromEntries(
    [...squares].filter(([role]) => role !== 'center').map(([role, { text }]) => [role, text]),
  );
  const center = squares.get('center');
  const box = center === undefined ? {} : { box: { center: center.text, radius: Number(radius?.text ?? Number.NaN) } };
  const name = unitNamed(unit);
  if (target === undefined) return { type: 'move', unit: name, ...fields };
  return {
    type: 'intercept',
    unit: name,
    target: unitNamed(target),
    ...fields,
    ...box,
    ...(stops === undefined ? {} : { stops: true }),
  };
}

/** What an order lacks, if anything. */
function missing(parts: Parts): TacWanted | undefined {
  const goal = parts.target === undefined ? 'to' : 'at';
  if (!parts.squares.has(goal)) return 'square';
  return parts.squares.has('center') && parts.radius === undefined ? 'number' : undefined;
}

/**
 * Reads an order behind its unit: `7-6 - 7-7`, `- 7-7 via 8-7`, `intercepts FR1IN 4-6 - 9-6 at 7-6 box 7-7 radius 3`.
 * `first` is what its first square is where no word tells.
 */
export function readEvent(
  draft: Draft,
  unit: Token,
  state: string | undefined,
  scan: Scanner,
  line: number,
  first: 'from' | 'to' = 'from',
): void {
  const parts = readParts(draft, scan, line, first);
  if (parts === undefined) return;
  // Only an interception has a box, or can be ruled to stop its target.
  const surplus = parts.target === undefined ? (parts.stops ?? parts.squares.get('center')) : undefined;
  if (surplus !== undefined) {
    unexpected(draft, surplus, 'end', line);
    return;
  }
  const wanted = missing(parts);
  if (wanted !== undefined) {
    fault(draft, behind(scan.here().tokens, line), { code: 'gitm/unfinished-line', wanted });
    return;
  }
  const at = `events[${draft.events.length}]`;
  noteSpans(draft, at, unit, parts, line);
  draft.events.push(toEvent(unit, parts));
  if (state !== undefined) draft.said.set(unitNamed(unit), state);
  if (parts.target !== undefined && parts.targetState !== undefined)
    draft.said.set(unitNamed(parts.target), parts.targetState);
}
