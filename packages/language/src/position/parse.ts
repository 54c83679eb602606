import type { GameMap, Position } from '@standoff/diplomacy';
import { parseJson } from '../files/json.ts';
import { readPositionData } from '../files/position-data.ts';
import type { FileProblem } from '../files/problem.ts';
import { isObject } from '../files/shape.ts';
import { addCentre, addContested, addUnit, type Board, emptyBoard, fail } from './board.ts';
import { addDislodged } from './dislodged.ts';
import { phaseOf } from './heading.ts';
import { firstWord, type Piece, split, trimmed } from './pieces.ts';
import type { PositionReading } from './result.ts';
import { isNone, letterNamed, powerByAdjective, powerNamedBy, powersNear, sectionOf } from './words.ts';

const COMMA = /[,;]|\s+(?:and|и)\s+/g;

/** What a section holds, from the text of one line. */
function readItems(board: Board, piece: Piece): undefined {
  if (piece.text === '' || isNone(piece.text)) return;
  if (board.section === 'dislodged') return addDislodged(board, piece);
  const add = { units: addUnit, centres: addCentre, contested: addContested }[board.section];
  for (const part of split(piece, COMMA)) add(board, part);
}

/** Begins a section or a power's list; `false` if the text is neither. */
function readLabel(board: Board, label: Piece): boolean {
  const section = sectionOf(label.text);
  if (section !== undefined) {
    board.section = section;
    board.hasSections = true;
    board.power = undefined;
    if (section === 'centres') board.hasCentres = true;
    return true;
  }
  const power = powerNamedBy(board.map, label.text);
  if (power === undefined) return false;
  board.power = power;
  return true;
}

/** Whether a text can be a list of the section: units begin with their letter or a power's adjective. */
function canBeItems(board: Board, piece: Piece): boolean {
  if (board.section !== 'units' || board.power !== undefined) return true;
  const { word } = firstWord(piece);
  return letterNamed(word.text) !== undefined || powerByAdjective(board.map, word.text) !== undefined;
}

function readLine(board: Board, raw: string): undefined {
  const piece = trimmed({ text: raw, column: 1 });
  if (piece.text === '' || piece.text.startsWith('#')) return;
  if (board.units.length === 0 && board.phase === undefined) {
    board.phase = phaseOf(piece.text);
    if (board.phase !== undefined) return;
  }
  if (readLabel(board, piece)) return;
  const colon = piece.text.indexOf(':');
  if (colon > 0) {
    const label = trimmed({ text: piece.text.slice(0, colon), column: piece.column });
    const rest = trimmed({ text: piece.text.slice(colon + 1), column: piece.column + colon + 1 });
    if (readLabel(board, label)) return readItems(board, rest);
    // A colon may also stand within a dislodged unit's line («может отступить: …»).
    if (board.section !== 'dislodged')
      return fail(board, 'board/unknown-power', label, powersNear(board.map, label.text));
  }
  return canBeItems(board, piece) ? readItems(board, piece) : fail(board, 'board/unknown-line', piece);
}

/** What a faulty text shows of being meant as a position. */
function gatheredOn(board: Board): Pick<Extract<PositionReading, { ok: false }>, 'pieces' | 'headed' | 'phase'> {
  const { phase, units, dislodged, contested, centers } = board;
  const owned = [...centers.values()].flat().length;
  return {
    pieces: units.length + dislodged.length + contested.length + owned,
    headed: board.hasSections || phase !== undefined,
    ...(phase === undefined ? {} : { phase: phase.kind }),
  };
}

function readText(text: string, map: GameMap): PositionReading {
  const board = emptyBoard(map);
  for (const raw of text.split(/\r\n|\r|\n/)) {
    board.line++;
    readLine(board, raw);
  }
  if (board.errors.length > 0) return { ok: false, errors: board.errors, ...gatheredOn(board) };
  const position: Position = {
    units: board.units,
    ...(board.dislodged.length === 0 ? {} : { dislodged: board.dislodged }),
    ...(board.contested.length === 0 ? {} : { contested: board.contested }),
    ...(board.hasCentres ? { centers: Object.fromEntries(board.centers) } : {}),
  };
  return { ok: true, value: board.phase === undefined ? { position } : { position, phase: board.phase } };
}

function notJson(problem: FileProblem): PositionReading {
  return { ok: false, errors: [problem], pieces: 0, headed: false };
}

/** A position of the case form, alone or as the `position` of an object. */
function readJson(text: string, map: GameMap): PositionReading {
  const json = parseJson(text);
  if (!json.ok) return notJson(json.problem);
  const { value } = json;
  const inner = isObject(value) && value.units === undefined && value.position !== undefined ? value.position : value;
  const read = readPositionData(map, inner, inner === value ? '' : 'position');
  return read.ok ? { ok: true, value: { position: read.value } } : notJson(read.problem);
}

/** Whether a text begins as JSON of objects or lists does; `[Spring 1901]` does not. */
export function isJson(text: string): boolean {
  return /^\s*(?:\{\s*["'}]|\[\s*[{["'\]])/.test(text);
}

/**
 * Reads a position as people write it (`docs/POSITION.md`), in English, Russian or both, or as JSON in the shapes of the
 * case form. All errors of a text are told, each with its line, column, word and what may have been meant.
 */
export function parsePosition(text: string, map: GameMap): PositionReading {
  return isJson(text) ? readJson(text, map) : readText(text, map);
}
