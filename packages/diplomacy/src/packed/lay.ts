import { MUST_SAIL as SAILS_ONLY, VIA as SAYS_VIA } from '../engine/match.ts';
import type { Workspace } from '../engine/workspace.ts';
import {
  CONVOY_ORDER,
  HOLD,
  KIND_SHIFT,
  MOVE,
  MUST_SAIL,
  PLACE_BITS,
  packedCoast,
  packedOther,
  SUPPORT_HOLD,
  VIA,
} from './order.ts';

/** Lays a packed order of the unit in `p` into a workspace. Both number the kinds alike. */
export function layWord(ws: Workspace, p: number, word: number): void {
  const kind = (word >> KIND_SHIFT) & 7;
  if (kind === HOLD) return;
  const place = word & PLACE_BITS;
  const coast = packedCoast(word);
  const location = coast === 0 ? place : (ws.map.coasts[place]?.[coast - 1] ?? place);
  ws.kind[p] = kind;
  if (kind === MOVE) {
    ws.target[p] = place;
    ws.place[p] = location;
    ws.asks[p] = ((word & MUST_SAIL) === 0 ? 0 : SAILS_ONLY) | ((word & VIA) === 0 ? 0 : SAYS_VIA);
    return;
  }
  ws.target[p] = packedOther(word);
  if (kind === SUPPORT_HOLD) return;
  ws.dest[p] = place;
  if (coast !== 0) ws.place[p] = location;
  if (kind === CONVOY_ORDER) ws.convoyCount++;
}
