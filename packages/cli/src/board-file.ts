import { PHASE_KINDS, type PhaseKind, SEASONS, type Season, STANDARD_MAP } from '@standoff/diplomacy';
import {
  explainPositionError,
  holdsPosition,
  isGameFile,
  isJson,
  isObject,
  isPythonGame,
  type JsonObject,
  type PhaseLabel,
  type PositionError,
  type PositionText,
  parseJson,
  parsePosition,
  readOrders,
  readPositionData,
} from '@standoff/language';
import { type Board, toBoard } from './board.ts';
import { failOnProblem } from './game-store.ts';
import { readSources } from './order-sources.ts';
import { fail, type Session } from './session.ts';
import { type Status, UNREADABLE } from './status.ts';
import { excerpt } from './tell-problems.ts';
import type { OrderSource } from './understand.ts';

/** The phase that a position in JSON names beside its units: as the case form does, or as a state of a game. */
function phaseIn(value: JsonObject): PhaseLabel | undefined {
  const { phase, season, year } = isObject(value.phase)
    ? { phase: value.phase.kind, season: value.phase.season, year: value.phase.year }
    : value;
  const kind: PhaseKind | undefined = PHASE_KINDS.find((one) => one === phase);
  if (kind === undefined) return undefined;
  const when: Season | undefined = SEASONS.find((one) => one === season);
  return {
    kind,
    ...(when === undefined ? {} : { season: when }),
    ...(typeof year === 'number' ? { year } : {}),
  };
}

/** A position in JSON: units and what goes with them, or an object that has such a `position`. */
async function boardInJson(
  { file, text }: OrderSource,
  session: Session,
): Promise<Board | { readonly status: Status }> {
  const json = parseJson(text);
  if (!json.ok) return { status: await failOnProblem(session, file, json.problem) };
  const { value } = json;
  if (isGameFile(value) || isPythonGame(value)) return { status: await fail(session, { code: 'is-a-game', file }) };
  const nested = isObject(value) && value.units === undefined && value.position !== undefined;
  const read = readPositionData(STANDARD_MAP, nested ? value.position : value, nested ? 'position' : '');
  if (!read.ok) return { status: await failOnProblem(session, file, read.problem) };
  return toBoard({ position: read.value, ...labelled(isObject(value) ? phaseIn(value) : undefined) });
}

function labelled(phase: PhaseLabel | undefined): Pick<PositionText, 'phase'> {
  return phase === undefined ? {} : { phase };
}

async function tellErrors(source: OrderSource, errors: readonly PositionError[], session: Session): Promise<Status> {
  const { err, lang } = session;
  for (const error of errors) {
    if (!('word' in error)) {
      await err.write(`${source.file}: ${explainPositionError(error, lang)}\n`);
      continue;
    }
    const { line, column, word } = error;
    const place = { line, column, endColumn: column + word.length };
    await err.write(`${source.file}:${line}:${column}: ${explainPositionError(error, lang)}\n`);
    await err.write(excerpt(source, place, (caret) => caret));
  }
  return UNREADABLE;
}

/** Whether JSON is orders rather than a position or a game: a list of texts by power, as scripts write them. */
function isJsonOrders(text: string): boolean {
  if (/["'](?:units|position|phases)["']\s*:/.test(text)) return false;
  return readOrders(text, { map: STANDARD_MAP, phase: 'movement' }).orders.length > 0;
}

/**
 * The board that a file holds, as text or JSON; `undefined` if the file holds orders. What keeps a position from being
 * read is told.
 */
export async function readBoard(
  source: OrderSource,
  session: Session,
): Promise<Board | undefined | { readonly status: Status }> {
  const { text } = source;
  if (isJson(text)) return isJsonOrders(text) ? undefined : boardInJson(source, session);
  const reading = parsePosition(text, STANDARD_MAP);
  if (!holdsPosition(text, reading, STANDARD_MAP)) return undefined;
  return reading.ok ? toBoard(reading.value) : { status: await tellErrors(source, reading.errors, session) };
}

/** The board of a file that must hold one. */
export async function readBoardFile(file: string, session: Session): Promise<Board | { readonly status: Status }> {
  const sources = await readSources([file], session);
  if ('status' in sources) return sources;
  const source = sources[0] ?? { file, text: '' };
  if (isJson(source.text)) return boardInJson(source, session);
  const reading = parsePosition(source.text, STANDARD_MAP);
  return reading.ok ? toBoard(reading.value) : { status: await tellErrors(source, reading.errors, session) };
}
