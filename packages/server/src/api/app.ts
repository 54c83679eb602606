import { Hono } from 'hono';
import { strictHeaders } from '../guard/headers.ts';
import { refuse } from './failure.ts';
import { failureAnswer } from './route.ts';
import { createRoutes } from './routes/create.ts';
import { historyRoutes } from './routes/history.ts';
import { orderRoutes } from './routes/orders.ts';
import { pressRoutes } from './routes/press.ts';
import { seatRoutes } from './routes/seats.ts';
import { tableRoutes } from './routes/table.ts';
import { voteRoutes } from './routes/votes.ts';
import type { Site } from './site.ts';

/** The HTTP API: every address under `/api`. */
export function createApi(site: Site): Hono {
  const app = new Hono();
  app.use('/api/*', strictHeaders);
  createRoutes(app, site);
  seatRoutes(app, site);
  tableRoutes(app, site);
  orderRoutes(app, site);
  historyRoutes(app, site);
  voteRoutes(app, site);
  pressRoutes(app, site);
  app.all('/api/*', (c) => failureAnswer(c, refuse('request/no-such-address')));
  return app;
}
