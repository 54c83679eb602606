import { CONVOY } from './checked.ts';
import type { Knot } from './outcomes.ts';
import { decideDislodged } from './strength.ts';
import { NO, UNKNOWN, type Workspace } from './workspace.ts';

/** The paradox rule: the fleets at stake in the knot hold, so that its convoys fail. */
export function settleParadox(ws: Workspace, knot: Knot): void {
  const members = new Set(knot.map((node) => Math.floor(node / 3)));
  const armies = knot.filter((node) => node % 3 === 2).map((node) => Math.floor(node / 3));
  for (const army of armies) {
    for (let rest = ws.convoySeas[army] ?? 0; rest !== 0; rest &= rest - 1) {
      const fleet = ws.tables.seas[31 - Math.clz32(rest & -rest)] ?? 0;
      if (ws.kind[fleet] === CONVOY && ws.held[fleet] === 0 && decideDislodged(ws, fleet) === UNKNOWN)
        members.add(fleet);
    }
  }
  ws.paradoxes.push([...members].sort((a, b) => a - b));
  for (const p of members) {
    if (ws.kind[p] === CONVOY) {
      ws.held[p] = 1;
      ws.paradox[p] = ws.paradoxes.length;
    }
  }
  for (const army of armies) {
    ws.sails[army] = NO;
    ws.paradox[army] = ws.paradoxes.length;
  }
}
