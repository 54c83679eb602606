import type { Power } from '@standoff/diplomacy';
import { otherLayoutOf } from './forms/layout.ts';
import { plainOrder } from './forms/plain.ts';
import { unglued } from './grammar/glued.ts';
import { piecesOf } from './grammar/pieces.ts';
import { scanOf } from './grammar/scan.ts';
import { headingAt } from './heading.ts';
import { takePieces } from './line.ts';
import { afterBullet, afterLetter, contentStart, quoteEnd } from './line-start.ts';
import { namesOf } from './names/lookup.ts';
import { namedPower } from './names/powers.ts';
import type { ReadLine } from './reading.ts';
import { applyHeading, type Session } from './session.ts';
import type { Token } from './tokens.ts';
import { rolesOf } from './words/lexicon.ts';
import { ROLE } from './words/roles.ts';

/** Reads a line in the plain style into the session; `false` leaves it to the grammar. */
export function plainLine(session: Session, line: string, number: number): boolean {
  const plain = plainOrder(session.context.map, session.phase, line);
  if (plain === undefined) return false;
  const { order, start, end } = plain;
  const { power } = session;
  const text = start === 0 && end === line.length ? line : line.slice(start, end);
  const span = { line: number, column: start + 1, endColumn: end + 1, order, text };
  session.entries.push({ read: power === undefined ? span : { ...span, power }, quoted: false });
  session.lines.push({ line: number, kind: 'orders' });
  return true;
}

function lineFacts(number: number, kind: ReadLine['kind'], heading: ReturnType<typeof headingAt>): ReadLine {
  const { power, season, year, phase } = heading ?? {};
  return {
    line: number,
    kind,
    ...(power === undefined ? {} : { power }),
    ...(season === undefined ? {} : { season }),
    ...(year === undefined ? {} : { year }),
    ...(phase === undefined ? {} : { phase }),
  };
}

/** `Germany,A,MUN,-,BUR`, `A;MUN;H`: a row of a table whose header was left out, without the signs between its cells. */
function withoutCells(session: Session, tokens: readonly Token[]): readonly Token[] {
  const named = namedPower(session.context.map, tokens[0]?.key ?? '') !== undefined;
  const divider = tokens[named ? 3 : 1]?.kind;
  const isUnit = (rolesOf(tokens[named ? 2 : 0]?.key ?? '') & (ROLE.army | ROLE.fleet)) !== 0;
  const divided = divider === 'comma' || divider === 'semicolon';
  if (!divided || !isUnit || (named && tokens[1]?.kind !== divider) || session.phase === 'build') return tokens;
  return tokens.filter(({ kind }) => kind !== divider);
}

/**
 * Reads the tokens of a line into the session: its heading, its orders, what was not understood. `rowPower` is the power
 * a table or data names for it.
 */
export function readTokens(
  session: Session,
  written: readonly Token[],
  text: string,
  number: number,
  rowPower?: Power,
): void {
  const quoted = quoteEnd(written);
  const tokens = unglued(namesOf(session.context.map), withoutCells(session, written));
  const scan = scanOf(session.context.map, session.phase, tokens);
  const before = {
    entries: session.entries.length,
    problems: session.problems.length,
    deferred: session.deferred.length,
  };
  const start = afterLetter(scan, contentStart(scan, quoted));
  const heading = rowPower === undefined ? headingAt(scan, start) : undefined;
  const outer = { power: session.power, phase: session.phase, list: session.list };
  if (quoted > 0) Object.assign(session, session.quoted);
  if (heading !== undefined) applyHeading(session, heading, heading.rest >= tokens.length);
  if (rowPower !== undefined) session.power = rowPower;
  const lettered =
    start > quoted &&
    scan.tokens[start - 1]?.kind !== 'open' &&
    afterLetter(scan, contentStart(scan, quoted)) !== contentStart(scan, quoted);
  const from = heading?.rest ?? (lettered ? start : afterBullet(session, scan, quoted));
  const inPhase = scan.phase === session.phase ? scan : scanOf(session.context.map, session.phase, tokens);
  takePieces(session, inPhase, piecesOf(inPhase, from, session.power), quoted > 0);
  // Headings of a quoted mail end with it.
  if (quoted > 0) {
    session.quoted = { power: session.power, phase: session.phase, list: session.list };
    Object.assign(session, outer);
  }
  const found = session.entries.length > before.entries || session.deferred.length > before.deferred;
  const trouble = session.problems.length > before.problems;
  if (!found) otherLayoutOf(session, text, number, before.problems);
  const kind = trouble ? 'problem' : found ? 'orders' : heading !== undefined ? 'heading' : 'nothing';
  session.lines.push(lineFacts(number, session.problems.length > before.problems ? 'problem' : kind, heading));
}
