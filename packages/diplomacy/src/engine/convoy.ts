import type { Workspace } from './workspace.ts';

/** The fleets of an army's convoy, as a mask of seas: those on some complete route. */
export function convoyFleets(ws: Workspace, army: number): number {
  let fleets = 0;
  for (let r = firstRoute(ws, army); r !== 0; r = nextRoute(ws, army, r)) fleets |= ws.tables.routes[r - 1] ?? 0;
  return fleets;
}

/** The sea from which a convoyed army comes ashore, as a mask: the same on every route, or 0. */
export function lastSea(ws: Workspace, army: number): number {
  const shore = ws.tables.coastSeas[ws.target[army] ?? 0] ?? 0;
  const [first = 0, ...others] = orderedRoutes(ws, army).map((route) => route & shore);
  return others.every((sea) => sea === first) ? first : 0;
}

/** The complete routes that fleets have ordered for an army, as masks of seas, the shortest first. */
export function orderedRoutes(ws: Workspace, army: number): number[] {
  const routes: number[] = [];
  for (let r = firstRoute(ws, army); r !== 0; r = nextRoute(ws, army, r)) routes.push(ws.tables.routes[r - 1] ?? 0);
  return routes;
}

/** The first of them by its number in the table of routes, counted from 1; 0: there is none. */
export function firstRoute(ws: Workspace, army: number): number {
  if (ws.convoySeas[army] === 0) return 0;
  return routeFrom(ws, army, ws.tables.routeStart[pairOf(ws, army)] ?? 0);
}

/** The next after the one with the number `route`; 0: it was the last. */
export function nextRoute(ws: Workspace, army: number, route: number): number {
  return routeFrom(ws, army, route);
}

function pairOf(ws: Workspace, army: number): number {
  return army * (ws.tables.n + 1) + (ws.target[army] ?? 0);
}

function routeFrom(ws: Workspace, army: number, from: number): number {
  const { routes, routeStart, routeCount } = ws.tables;
  const pair = pairOf(ws, army);
  const end = (routeStart[pair] ?? 0) + (routeCount[pair] ?? 0);
  const others = ~(ws.convoySeas[army] ?? 0);
  const only = ws.onlyRoute[army] ?? 0;
  for (let r = from; r < end; r++) {
    const route = routes[r] ?? 0;
    if ((route & others) === 0 && (only === 0 || only === route)) return r + 1;
  }
  return 0;
}
