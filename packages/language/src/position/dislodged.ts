import { type DislodgedUnit, type Location, type ProvinceCode, provinceOf } from '@standoff/diplomacy';
import { type Board, fail, readPlace, readUnit } from './board.ts';
import { type Piece, split, trimmed } from './pieces.ts';

const FROM = /\s+(?:from|из|с|со)\s+/i;
const CONVOY = /\s*,?\s*(?:by convoy|через конвой|конвоем)\s*$/i;
const RETREATS = /\s*[,;]?\s*(?:may retreat to|retreats:?|to|может отступить:?)\s+/i;
const NO_RETREAT = /\s*[,;]?\s*(?:no retreat|отступать некуда)\s*$/i;
const OR = /[,;]|\s+(?:or|или)\s+/g;

function after(piece: Piece, match: RegExpExecArray): Piece {
  const start = match.index + match[0].length;
  return trimmed({ text: piece.text.slice(start), column: piece.column + start });
}

function before(piece: Piece, match: RegExpExecArray | null): Piece {
  return match === null ? piece : { text: piece.text.slice(0, match.index), column: piece.column };
}

/** Places of a list; `undefined` if one of them could not be read. */
function readRetreats(board: Board, piece: Piece): readonly Location[] | undefined {
  const places = split(piece, OR).map((part) => readPlace(board, part));
  const read = places.filter((place) => place !== undefined);
  return read.length === places.length ? read : undefined;
}

function readOrigin(board: Board, piece: Piece): ProvinceCode | undefined {
  const at = readPlace(board, piece);
  return at === undefined ? undefined : provinceOf(at);
}

/** Where one unit of a line ends and the next begins; places to retreat to have no letter before them. */
const NEXT_UNIT = /[,;]\s*(?=(?:[AFАФ]|army|fleet|армия|флот)\s)/gi;

/** The dislodged units of a line, usually one. */
export function addDislodged(board: Board, piece: Piece): undefined {
  for (const part of split(piece, NEXT_UNIT)) addOne(board, part);
}

/** A dislodged unit: `F Trieste from Venice by convoy; may retreat to Albania, Adriatic Sea`. */
function addOne(board: Board, piece: Piece): undefined {
  const none = NO_RETREAT.exec(piece.text);
  const may = none === null ? RETREATS.exec(piece.text) : null;
  const head = before(piece, none ?? may);
  const convoy = CONVOY.exec(head.text);
  const attack = before(head, convoy);
  const from = FROM.exec(attack.text);
  const unit = readUnit(board, trimmed(before(attack, from)));
  if (unit === undefined) return;
  const origin = from === null ? undefined : readOrigin(board, after(attack, from));
  if (from !== null && origin === undefined) return;
  const retreats = may === null ? (none === null ? undefined : []) : readRetreats(board, after(piece, may));
  if (may !== null && retreats === undefined) return;
  const at = provinceOf(unit.at);
  if (board.dislodged.some((one) => provinceOf(one.at) === at)) return fail(board, 'board/two-units', piece);
  const dislodged: DislodgedUnit = {
    ...unit,
    ...(origin === undefined ? {} : { attackedFrom: origin, byConvoy: convoy !== null }),
    ...(retreats === undefined ? {} : { retreats }),
  };
  board.dislodged.push(dislodged);
}
