import {
  canStand,
  type GameMap,
  type Location,
  type PhaseKind,
  type UnitType,
  type WrittenOrder,
} from '@standoff/diplomacy';
import { lookUpPlace, namesOf } from '../names/lookup.ts';

/**
 * The plain common style (`A PAR - BUR`, `f nth c a lon-nwy`, `A Mun S A Ber`), read letter by letter without the
 * grammar: most lines programs exchange look like this. Anything else is left to the grammar.
 */
interface PlainCodes {
  /** Location codes by packed letters; only codes that mean one place whatever the position. */
  readonly codes: readonly (Location | undefined)[];
  /** Codes that, in capitals, mean one place to an army though a fleet could be elsewhere: TYR. */
  readonly armyCodes: readonly (Location | undefined)[];
  /** Places with coasts of their own. */
  readonly divided: ReadonlySet<Location>;
}

const PLAIN = new WeakMap<GameMap, PlainCodes>();

function pack(first: number, second: number, third: number): number {
  return ((first & 31) << 10) | ((second & 31) << 5) | (third & 31);
}

function isLatinLetter(code: number): boolean {
  return (code | 32) >= 97 && (code | 32) <= 122;
}

function compile(map: GameMap): PlainCodes {
  const codes: (Location | undefined)[] = new Array(1 << 15).fill(undefined);
  const armyCodes = codes.slice();
  const names = namesOf(map);
  for (const { code } of map.data.provinces) {
    const meaning = lookUpPlace(names, code.toLowerCase());
    const all = new Set([...(meaning?.whole ?? []), ...(meaning?.likely ?? [])]);
    const packed = pack(code.charCodeAt(0), code.charCodeAt(1), code.charCodeAt(2));
    const forArmy = [...all].filter((each) => canStand(map, 'A', each));
    if (all.size === 1 && all.has(code)) codes[packed] = code;
    else if (forArmy.length === 1 && forArmy[0] === code) armyCodes[packed] = code;
  }
  const divided = map.provinces.filter((_, province) => (map.coasts[province]?.length ?? 0) > 0);
  return { codes, armyCodes, divided: new Set(divided) };
}

function plainCodes(map: GameMap): PlainCodes {
  let plain = PLAIN.get(map);
  if (plain === undefined) {
    plain = compile(map);
    PLAIN.set(map, plain);
  }
  return plain;
}

interface Cursor {
  readonly text: string;
  readonly map: GameMap;
  readonly plain: PlainCodes;
  at: number;
}

/** What stands after the last letter of a line. */
const END = -1;

/** A letter's code; to ask beyond the end of a text would be slow. */
function codeAt(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) : END;
}

function blanks(cursor: Cursor): void {
  while (codeAt(cursor.text, cursor.at) === 32) cursor.at += 1;
}

/** `A ` or `F `. */
function unitType(cursor: Cursor): UnitType | undefined {
  const letter = codeAt(cursor.text, cursor.at) | 32;
  if ((letter !== 97 && letter !== 102) || codeAt(cursor.text, cursor.at + 1) !== 32) return undefined;
  cursor.at += 2;
  blanks(cursor);
  return letter === 97 ? 'A' : 'F';
}

/** A code of three letters, with `/nc` and the like, that a unit of the type stands in or goes to. */
function location(cursor: Cursor, type: UnitType): Location | undefined {
  const { text, at } = cursor;
  const first = codeAt(text, at);
  const second = codeAt(text, at + 1);
  const third = codeAt(text, at + 2);
  if (!isLatinLetter(first) || !isLatinLetter(second) || !isLatinLetter(third)) return undefined;
  const packed = pack(first, second, third);
  const code = cursor.plain.codes[packed] ?? armyCode(cursor, type, packed);
  const next = codeAt(text, at + 3);
  if (code === undefined || isLatinLetter(next) || next > 127) return undefined;
  cursor.at = at + 3;
  if (next !== 47) return code;
  const coast = `${code}/${text.slice(at + 4, at + 6).toUpperCase()}`;
  const after = codeAt(text, at + 6);
  if (!cursor.map.locationNumber.has(coast) || isLatinLetter(after)) return undefined;
  cursor.at = at + 6;
  return coast;
}

/** A code that only a fleet leaves in doubt. */
function armyCode({ text, plain, at }: Cursor, type: UnitType, packed: number): Location | undefined {
  const code = type === 'A' ? plain.armyCodes[packed] : undefined;
  return code !== undefined && text.startsWith(code, at) ? code : undefined;
}

/** Whether only blanks follow. */
function ends(cursor: Cursor): boolean {
  blanks(cursor);
  const code = codeAt(cursor.text, cursor.at);
  return code === END || code === 13;
}

function via(cursor: Cursor): boolean {
  blanks(cursor);
  if (cursor.text.slice(cursor.at, cursor.at + 3).toUpperCase() !== 'VIA') return false;
  cursor.at += 3;
  return true;
}

function destination(cursor: Cursor, type: UnitType): Location | undefined {
  blanks(cursor);
  if (codeAt(cursor.text, cursor.at) !== 45) return undefined;
  cursor.at += 1;
  blanks(cursor);
  return location(cursor, type);
}

function afterUnit(cursor: Cursor, type: UnitType, at: Location, phase: PhaseKind): WrittenOrder | undefined {
  const unit = { type, at };
  blanks(cursor);
  const letter = codeAt(cursor.text, cursor.at);
  if (letter === 45) {
    const to = destination(cursor, type);
    if (to === undefined || to === at || phase === 'build') return undefined;
    // A coast left out may be worth a notice.
    if (type === 'F' && cursor.plain.divided.has(to)) return undefined;
    if (phase === 'retreat') return ends(cursor) ? { kind: 'retreat', unit, to } : undefined;
    if (ends(cursor)) return { kind: 'move', unit, to };
    return via(cursor) && ends(cursor) ? { kind: 'move', unit, to, via: true } : undefined;
  }
  const verb = letter | 32;
  cursor.at += 1;
  const next = codeAt(cursor.text, cursor.at);
  if (next !== 32 && next !== END && next !== 13) return undefined;
  if (phase !== 'movement') {
    if (verb === 100 && ends(cursor)) return { kind: 'disband', unit };
    if (phase === 'build') return verb === 98 && type === 'A' && ends(cursor) ? { kind: 'build', unit } : undefined;
    if (verb !== 114) return undefined;
    blanks(cursor);
    const to = location(cursor, type);
    if (to === undefined || (type === 'F' && cursor.plain.divided.has(to))) return undefined;
    return ends(cursor) ? { kind: 'retreat', unit, to } : undefined;
  }
  if (verb === 104) return ends(cursor) ? { kind: 'hold', unit } : undefined;
  if (verb !== 115 && verb !== 99) return undefined;
  blanks(cursor);
  const targetType = unitType(cursor);
  const targetAt = targetType === undefined ? undefined : location(cursor, targetType);
  if (targetType === undefined || targetAt === undefined) return undefined;
  const target = { type: targetType, at: targetAt };
  if (ends(cursor)) return verb === 115 ? { kind: 'support-hold', unit, target } : undefined;
  const to = destination(cursor, targetType);
  if (to === undefined || to === targetAt || !ends(cursor)) return undefined;
  return verb === 115 ? { kind: 'support-move', unit, target, to } : { kind: 'convoy', unit, target, to };
}

export interface PlainOrder {
  readonly order: WrittenOrder;
  /** Columns from 0. */
  readonly start: number;
  readonly end: number;
}

/** Reads a line in the plain style; `undefined` leaves it to the grammar. */
export function plainOrder(map: GameMap, phase: PhaseKind, line: string): PlainOrder | undefined {
  if (line.length > 60) return undefined;
  const cursor: Cursor = { text: line, map, plain: plainCodes(map), at: 0 };
  blanks(cursor);
  const start = cursor.at;
  const type = unitType(cursor);
  const at = type === undefined ? undefined : location(cursor, type);
  if (type === undefined || at === undefined) return undefined;
  const order = afterUnit(cursor, type, at, phase);
  if (order === undefined) return undefined;
  let end = cursor.at;
  while (end > start && line.charCodeAt(end - 1) === 32) end -= 1;
  return { order, start, end };
}
