import { type Workspace, YES } from './workspace.ts';

/** Sums up a decided workspace: who entered where, and how many supports each unit was given. */
export function reckon(ws: Workspace): void {
  for (let i = 0; i < ws.moverCount; i++) {
    const p = ws.movers[i] ?? 0;
    if (ws.move[p] === YES) ws.entered[ws.target[p] ?? 0] = p;
  }
  for (let i = 0; i < ws.supporterCount; i++) {
    const supporter = ws.supporters[i] ?? 0;
    if (ws.given[supporter] !== YES) continue;
    const p = ws.target[supporter] ?? 0;
    ws.backing[p] = (ws.backing[p] ?? 0) + 1;
    if (ws.power[supporter] === ws.power[ws.target[p] ?? 0]) ws.ownBacking[p] = (ws.ownBacking[p] ?? 0) + 1;
  }
}
