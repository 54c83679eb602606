import type { Workspace } from './workspace.ts';

/** The fleets of an army's convoy, as a mask of seas: those on some complete route. */
export function convoyFleets(ws: Workspace, army: number): number {
  return orderedRoutes(ws, army).reduce((seas, route) => seas | route, 0);
}

/** The sea from which a convoyed army comes ashore, as a mask: the same on every route, or 0. */
export function lastSea(ws: Workspace, army: number): number {
  const shore = ws.tables.coastSeas[ws.target[army] ?? 0] ?? 0;
  const [first = 0, ...others] = orderedRoutes(ws, army).map((route) => route & shore);
  return others.every((sea) => sea === first) ? first : 0;
}

/** The complete routes that fleets have ordered for an army, as masks of seas, the shortest first. */
export function orderedRoutes(ws: Workspace, army: number): number[] {
  const { tables } = ws;
  const seas = ws.convoySeas[army] ?? 0;
  const only = ws.onlyRoute[army] ?? 0;
  const pair = army * (tables.n + 1) + (ws.target[army] ?? 0);
  const start = tables.routeStart[pair] ?? 0;
  const end = start + (tables.routeCount[pair] ?? 0);
  const routes: number[] = [];
  for (let r = start; r < end; r++) {
    const route = tables.routes[r] ?? 0;
    if ((route & ~seas) === 0 && (only === 0 || only === route)) routes.push(route);
  }
  return routes;
}
