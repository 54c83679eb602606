import {
  canStand,
  type DislodgedUnit,
  type GameMap,
  type Location,
  type Power,
  type ProvinceCode,
  provinceData,
  provinceOf,
  type Unit,
} from '@standoff/diplomacy';
import type { PhaseLabel } from '../names/phase.ts';
import { firstWord, type Piece, trimmed } from './pieces.ts';
import { type Fits, findPlace } from './place.ts';
import type { PositionErrorCode, PositionTextError } from './result.ts';
import { letterNamed, powerByAdjective, type Section } from './words.ts';

/** What has been read of a text so far; filled line by line. */
export interface Board {
  readonly map: GameMap;
  readonly units: Unit[];
  readonly dislodged: DislodgedUnit[];
  readonly contested: ProvinceCode[];
  readonly centers: Map<Power, ProvinceCode[]>;
  readonly errors: PositionTextError[];
  phase: PhaseLabel | undefined;
  hasCentres: boolean;
  /** A section has been begun by its name. */
  hasSections: boolean;
  section: Section;
  /** Whose list is being read. */
  power: Power | undefined;
  line: number;
}

export function emptyBoard(map: GameMap): Board {
  return {
    map,
    units: [],
    dislodged: [],
    contested: [],
    centers: new Map(),
    errors: [],
    phase: undefined,
    hasCentres: false,
    hasSections: false,
    section: 'units',
    power: undefined,
    line: 0,
  };
}

export function fail(
  board: Board,
  code: PositionErrorCode,
  piece: Piece,
  suggestions: readonly string[] = [],
): undefined {
  board.errors.push({ code, line: board.line, column: piece.column, word: piece.text, suggestions });
  return undefined;
}

const LEADING = /^(?:the|в|во|на)\s+/i;

/** A piece without an article or preposition before its name. */
function bare(piece: Piece): Piece {
  const leading = LEADING.exec(piece.text)?.[0].length ?? 0;
  return { text: piece.text.slice(leading), column: piece.column + leading };
}

export function readPlace(board: Board, piece: Piece, fits: Fits = () => true): Location | undefined {
  const place = bare(piece);
  const found = findPlace(board.map, place.text, fits);
  return found.ok ? found.at : fail(board, 'board/unknown-place', place, found.suggestions);
}

const ARROW = /\s[-–—]|[-–—]\s|[>→⇒»~]/;

/** A unit: its letter and place, before them the power as an adjective if no heading names it. */
export function readUnit(board: Board, piece: Piece): Unit | undefined {
  const { map } = board;
  const { word, rest } = firstWord(piece);
  const named = letterNamed(word.text) === undefined ? powerByAdjective(map, word.text) : undefined;
  const unitPiece = named === undefined ? piece : trimmed(rest);
  const power = named ?? board.power;
  const letter = firstWord(unitPiece);
  const type = letterNamed(letter.word.text);
  if (type === undefined) return fail(board, 'board/letter-missing', unitPiece);
  if (power === undefined) return fail(board, 'board/no-power', piece);
  const place = trimmed(letter.rest);
  // `F London - North` moves to the north; it is no place.
  if (ARROW.test(place.text)) return fail(board, 'board/unknown-place', place);
  const found = findPlace(map, place.text, (code) => canStand(map, type, code));
  if (!found.ok) return fail(board, 'board/unknown-place', place.text === '' ? piece : place, found.suggestions);
  if (!canStand(map, type, found.at)) return fail(board, 'board/cannot-stand', unitPiece);
  if (type === 'A') return { power, type, at: provinceOf(found.at) };
  const coasts = provinceData(map, found.at)?.coasts ?? [];
  if (coasts.length === 0 || found.at !== provinceOf(found.at)) return { power, type, at: found.at };
  return fail(
    board,
    'board/coast-needed',
    place,
    coasts.map((coast) => `${found.at}/${coast}`),
  );
}

export function addUnit(board: Board, piece: Piece): undefined {
  const unit = readUnit(board, piece);
  if (unit === undefined) return;
  const at = provinceOf(unit.at);
  if (board.units.some((one) => provinceOf(one.at) === at)) return fail(board, 'board/two-units', piece);
  board.units.push(unit);
}

export function addCentre(board: Board, piece: Piece): undefined {
  const { power } = board;
  const isCentre: Fits = (code) => provinceData(board.map, code)?.centre === true;
  const place = readPlace(board, piece, isCentre);
  if (place === undefined) return;
  if (power === undefined) return fail(board, 'board/no-power', piece);
  const at = provinceOf(place);
  if (!isCentre(at)) return fail(board, 'board/no-centre', piece);
  if ([...board.centers.values()].some((list) => list.includes(at))) return fail(board, 'board/centre-twice', piece);
  board.centers.set(power, [...(board.centers.get(power) ?? []), at]);
}

export function addContested(board: Board, piece: Piece): undefined {
  const place = readPlace(board, piece);
  if (place === undefined) return;
  const at = provinceOf(place);
  if (!board.contested.includes(at)) board.contested.push(at);
}
