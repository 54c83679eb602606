import type { GameMap, Location, ProvinceCode, UnitType } from '@standoff/diplomacy';
import { repairLine } from './damage/repair.ts';
import { allMeanings, type PlaceSlot } from './grammar/draft.ts';
import { placesAt } from './grammar/place.ts';
import { scanOf } from './grammar/scan.ts';
import { unitsAt } from './grammar/unit.ts';
import { keyOf } from './letters.ts';
import { lookUpPlace, namesOf } from './names/lookup.ts';
import { nearPlaces } from './names/near.ts';
import type { KnownUnit, ReadContext } from './reading.ts';
import { boardOf } from './settle/board.ts';
import { settle } from './settle/settle.ts';
import { tokenize } from './tokens.ts';

/** One place, or the places a text may stand for: none, several, or near misses. */
export type PlaceReading =
  | { readonly at: Location }
  | { readonly candidates: readonly ProvinceCode[]; readonly near: readonly ProvinceCode[] };

function wholeSlot(map: GameMap, text: string): PlaceSlot | undefined {
  const { text: repaired, origin } = repairLine(text);
  const tokens = tokenize(repaired, 1, origin);
  const match = placesAt(scanOf(map, 'movement', tokens), 0, true)[0];
  return match?.end === tokens.length ? match.slot : undefined;
}

/**
 * Reads a single place as orders are read (`Spa(sc)`, `Gulf of Lyons`, «Вену»): its location, or what it may be.
 * `type` settles `Tyr` by who can stand there.
 */
export function readPlace(text: string, map: GameMap, type?: UnitType): PlaceReading {
  const slot = wholeSlot(map, text);
  if (slot === undefined) return { candidates: [], near: suggestPlaces(text, map) };
  const unit = { first: 0, at: slot, ...(type === undefined ? {} : { type }) };
  const board = boardOf({ map, phase: 'movement' }, 'movement');
  const settled = settle({ map, board, phase: 'movement' }, [{ kind: 'hold', unit }]);
  if ('order' in settled && settled.order.kind === 'hold') return { at: settled.order.unit.at };
  return { candidates: allMeanings(slot), near: [] };
}

/**
 * Reads a single unit (`F StP(sc)`, `Russian A Mos`, «флот в Киле»); `undefined` if the text is not one unit, or not
 * certainly one.
 */
export function readUnit(text: string, context: ReadContext): KnownUnit | undefined {
  const { text: repaired, origin } = repairLine(text);
  const tokens = tokenize(repaired, 1, origin);
  const scan = scanOf(context.map, context.phase, tokens);
  const unit = unitsAt(scan, 0).find(({ end, unit: { at, type } }) => end === tokens.length && at && type)?.unit;
  if (unit === undefined) return undefined;
  const { map, phase } = context;
  const settled = settle({ map, board: boardOf(context, phase), phase }, [{ kind: 'hold', unit }]);
  if (!('order' in settled) || settled.order.kind !== 'hold' || settled.order.unit.type === undefined) return undefined;
  const { type, at } = settled.order.unit;
  return unit.power === undefined ? { type, at } : { power: unit.power, type, at };
}

/** Places a word may mean or be a slip for, likeliest first: what it abbreviates, then its near misses. */
export function suggestPlaces(word: string, map: GameMap, most = 5): readonly ProvinceCode[] {
  const key = keyOf(word.replace(/[^\p{L}]/gu, ''));
  const names = namesOf(map);
  const meaning = lookUpPlace(names, key);
  const meant = meaning === undefined ? [] : [...meaning.whole, ...meaning.likely, ...meaning.possible];
  return [...new Set([...meant, ...nearPlaces(names, key, most)])].slice(0, most);
}
