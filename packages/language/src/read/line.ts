import { formatOrder, neighboursOf, type Power, provinceOf, type WrittenOrder } from '@standoff/diplomacy';
import type { Draft, OrderDraft, PlaceSlot } from './grammar/draft.ts';
import type { Piece } from './grammar/piece.ts';
import type { Scan } from './grammar/scan.ts';
import { nearVerb } from './grammar/tolerant.ts';
import { keyOf } from './letters.ts';
import { nearPlaces } from './names/near.ts';
import type { ProblemDetail, ReadNotice, Span } from './reading.ts';
import { boardIn, type Session, signOf } from './session.ts';
import { knowsUnitsOf, ownUnitAt } from './settle/board.ts';
import { coastsOf } from './settle/choices.ts';
import type { SettleContext } from './settle/enumerate.ts';
import { borders } from './settle/reach.ts';
import { type Settled, settle } from './settle/settle.ts';
import type { Token } from './tokens.ts';
import { rolesOf } from './words/lexicon.ts';

function spanOf(first: Token | undefined, last: Token | undefined): Span {
  const line = first?.line ?? 1;
  const column = (first?.start ?? 0) + 1;
  return { line, column, endColumn: Math.max(last?.line === line ? last.end + 1 : column, column) };
}

/** Where the tokens from `first` up to `end` stand. */
function tokenSpan(scan: Scan, first: number, end: number): Span {
  return spanOf(scan.tokens[first], scan.tokens[Math.max(end - 1, first)]);
}

function wordsOf(scan: Scan, first: number, end: number): string {
  let text = '';
  for (let at = first; at < end; at++) {
    const token = scan.tokens[at];
    if (token !== undefined) text += (at > first && token.spaced ? ' ' : '') + token.text;
  }
  return text;
}

/** A draft as the phase takes it: a move in a retreat phase is a retreat; `undefined` for what the phase does not know. */
function inPhase(session: Session, context: SettleContext, draft: Draft): OrderDraft | undefined {
  if (draft.kind === 'waive' || draft.kind === 'group') return undefined;
  switch (session.phase) {
    case 'movement':
      if (draft.kind === 'bare' && session.list === 'hold') return { kind: 'hold', unit: draft.unit };
      return draft.kind === 'bare' || draft.kind === 'disband' || draft.kind === 'build' ? undefined : draft;
    case 'retreat':
      if (draft.kind === 'move') return { ...draft, kind: 'retreat', via: false };
      return draft.kind === 'retreat' || draft.kind === 'disband' ? draft : undefined;
    case 'build': {
      if (draft.kind !== 'bare') return draft.kind === 'build' || draft.kind === 'disband' ? draft : undefined;
      const [code] = draft.unit.at?.exact.length === 1 ? draft.unit.at.exact : (draft.unit.at?.likely ?? []);
      const own = code === undefined ? undefined : ownUnitAt(context.board, context.power, code);
      // A unit that stands on the board cannot be built, and is not removed without a word that says so.
      if (session.list === undefined && own !== undefined && own.type === draft.unit.type) return undefined;
      return { kind: session.list === 'disband' ? 'disband' : 'build', unit: draft.unit };
    }
  }
}

function settleContext(session: Session, power: Power | undefined): SettleContext {
  const whose = power ?? session.context.power;
  const base = { map: session.context.map, board: boardIn(session), phase: session.phase };
  return whose === undefined ? base : { ...base, power: whose };
}

function settleReadings(session: Session, power: Power | undefined, readings: readonly Draft[]): Settled {
  const context = settleContext(session, power);
  const drafts = readings.map((draft) => inPhase(session, context, draft)).filter((draft) => draft !== undefined);
  if (drafts.length > 0) return settle(context, drafts);
  return { trouble: 'unknown', detail: readings[0]?.kind === 'bare' ? 'no-order' : 'wrong-phase', candidates: [] };
}

/** The same map, board and phase for settling what had to wait. */
export function settleLater(session: Session, power: Power | undefined, draft: Draft): Settled {
  return settleReadings(session, power, [draft]);
}

function suggestionsFor(
  scan: Scan,
  slot: PlaceSlot | undefined,
  detail: ProblemDetail,
  word: string,
): readonly string[] {
  if (slot?.fault === 'unknown') return nearPlaces(scan.names, keyOf(slot.text));
  if (detail !== 'unknown-word' && detail !== 'no-target') return [];
  // A verb that is known lacks what it is for, not a letter.
  if (rolesOf(keyOf(word)) !== 0) return [];
  const verb = nearVerb(keyOf(word));
  return verb === undefined ? nearPlaces(scan.names, keyOf(word), 3) : [verb];
}

interface Report {
  readonly code: 'order/ambiguous' | 'order/unknown';
  readonly detail: ProblemDetail;
  readonly span: Span;
  readonly word: string;
  readonly candidates: readonly WrittenOrder[];
  readonly suggestions: readonly string[];
  readonly power: Power | undefined;
}

/** Notes a piece of text that is not carried out. */
export function report(session: Session, { span, power, ...problem }: Report): void {
  session.problems.push({ ...problem, ...span, ...(power === undefined ? {} : { power }) });
}

function reportSettled(
  session: Session,
  scan: Scan,
  piece: Piece,
  settled: Exclude<Settled, { readonly order: unknown }>,
): void {
  const { slot, detail } = settled;
  const first = slot?.first ?? piece.first;
  const end = slot === undefined ? piece.end : slot.last + 1;
  const word = slot?.text ?? wordsOf(scan, first, end);
  report(session, {
    code: settled.trouble === 'ambiguous' ? 'order/ambiguous' : 'order/unknown',
    detail,
    span: tokenSpan(scan, first, end),
    word,
    candidates: settled.candidates,
    suggestions: suggestionsFor(scan, slot, detail, word),
    power: piece.power,
  });
}

function candidatesOf(session: Session, piece: Piece): WrittenOrder[] {
  const seen = new Map<string, WrittenOrder>();
  for (const readings of piece.orders) {
    if (readings[0]?.kind === 'waive') seen.set('WAIVE', { kind: 'waive' });
    const settled = settleReadings(session, piece.power, readings);
    for (const order of 'order' in settled ? [settled.order] : settled.candidates) seen.set(formatOrder(order), order);
  }
  return [...seen.values()];
}

function refuse(session: Session, scan: Scan, piece: Piece, detail: ProblemDetail): void {
  const candidates = candidatesOf(session, piece);
  const at = piece.at ?? piece.first;
  const end =
    detail === 'unknown-word' || detail === 'no-target' || detail === 'no-destination'
      ? at + 1
      : Math.max(piece.end, at + 1);
  const word = wordsOf(scan, at, end);
  report(session, {
    code: detail === 'alternative' && candidates.length > 1 ? 'order/ambiguous' : 'order/unknown',
    detail,
    span: tokenSpan(scan, at, end),
    word,
    candidates,
    suggestions: suggestionsFor(scan, undefined, detail, word),
    power: piece.power,
  });
}

/** A fleet sent to a place with several coasts it can reach, none named: allowed, but it may fail (DATC 4.B.1). */
function coastNotice(session: Session, order: WrittenOrder, span: Span): ReadNotice | undefined {
  if ((order.kind !== 'move' && order.kind !== 'retreat') || order.unit.type !== 'F') return undefined;
  const { map } = session.context;
  if (order.to !== provinceOf(order.to)) return undefined;
  const from = order.unit.at;
  const open = from === provinceOf(from) && coastsOf(map, from).length > 0;
  const near = neighboursOf(map, 'F', from);
  const coasts = coastsOf(map, order.to).filter((coast) =>
    open ? borders(map, 'F', from, coast) : near.includes(coast),
  );
  return coasts.length > 1 ? { code: 'coast-missing', ...span, at: order.to, coasts } : undefined;
}

function accept(session: Session, scan: Scan, piece: Piece, order: WrittenOrder, quoted: boolean): void {
  const span = tokenSpan(scan, piece.first, piece.end);
  const text = wordsOf(scan, piece.first, piece.end);
  const read = { ...span, order, text, ...(piece.power === undefined ? {} : { power: piece.power }) };
  session.entries.push({ read, quoted });
  const notice = coastNotice(session, order, span);
  if (notice !== undefined) session.notices.push(notice);
}

/** `- A Par` in winter: a removal where that unit stands, a bullet before a build where it does not, else a question. */
function takeBullet(
  session: Session,
  scan: Scan,
  piece: Piece,
  draft: Extract<Draft, { readonly kind: 'hold' | 'disband' | 'build' }>,
  quoted: boolean,
): void {
  const context = settleContext(session, piece.power);
  const removal = settleReadings(session, piece.power, [draft]);
  const build = settleReadings(session, piece.power, [{ kind: 'build', unit: draft.unit }]);
  const known = knowsUnitsOf(context.board, context.power);
  const stands =
    'order' in removal &&
    removal.order.kind === 'disband' &&
    ownUnitAt(context.board, context.power, removal.order.unit.at) !== undefined;
  const kind = session.list ?? (known ? (stands ? 'disband' : 'build') : signOf(session));
  const chosen = kind === 'disband' ? removal : kind === 'build' ? build : undefined;
  if (chosen !== undefined && 'order' in chosen) {
    accept(session, scan, piece, chosen.order, quoted);
    return;
  }
  const candidates = [removal, build].flatMap((settled) => ('order' in settled ? [settled.order] : settled.candidates));
  reportSettled(
    session,
    scan,
    piece,
    chosen !== undefined && !('order' in chosen) ? chosen : { trouble: 'ambiguous', detail: 'alternative', candidates },
  );
}

function takeOrder(session: Session, scan: Scan, piece: Piece, readings: readonly Draft[], quoted: boolean): void {
  const [draft] = readings;
  if (draft === undefined) return;
  const waits = draft.kind === 'group' || (draft.kind === 'convoy' && draft.to === undefined);
  if (waits) {
    const span = tokenSpan(scan, piece.first, piece.end);
    const text = wordsOf(scan, piece.first, piece.end);
    session.deferred.push({ draft, power: piece.power, span, text, quoted, before: session.entries.length });
    return;
  }
  if (draft.kind === 'waive') {
    if (session.phase === 'build') accept(session, scan, piece, { kind: 'waive' }, quoted);
    return;
  }
  if (piece.bullet === true && draft.kind === 'disband') {
    takeBullet(session, scan, piece, draft, quoted);
    return;
  }
  const settled = settleReadings(session, piece.power, readings);
  if (!('order' in settled)) {
    reportSettled(session, scan, piece, settled);
    return;
  }
  accept(session, scan, piece, settled.order, quoted);
  for (const slot of settled.repaired) {
    const span = tokenSpan(scan, slot.first, slot.last + 1);
    session.notices.push({ code: 'spelling-repaired', ...span, word: slot.text, meant: slot.exact[0] ?? '' });
  }
}

/** Takes the pieces of a line into the session. Units alone are a list, and a lone one an order without its verb. */
export function takePieces(session: Session, scan: Scan, pieces: readonly Piece[], quoted: boolean): void {
  // Units beside real orders have lost theirs; units alone are a list.
  const mixed = pieces.some(({ bare, refusal }) => bare !== true && refusal === undefined);
  const listing = session.phase !== 'build' && session.list !== 'hold' && ((pieces.length > 1 && !mixed) || quoted);
  for (const piece of pieces) {
    if (piece.refusal !== undefined) {
      refuse(session, scan, piece, piece.refusal);
      continue;
    }
    if (piece.bare === true && listing) continue;
    for (const readings of piece.orders) takeOrder(session, scan, piece, readings, quoted);
    if (piece.ignored !== undefined) {
      const [first, end] = piece.ignored;
      session.notices.push({ code: 'words-ignored', ...tokenSpan(scan, first, end), words: wordsOf(scan, first, end) });
    }
  }
}
