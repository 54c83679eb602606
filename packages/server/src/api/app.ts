import { Hono } from 'hono';
import { strictHeaders } from '../guard/headers.ts';
import { refuse } from './failure.ts';
import { openApiOf } from './openapi.ts';
import { formatOpenApi, PAGE_POLICY } from './openapi-page.ts';
import { failureAnswer } from './route.ts';
import { accountRoutes } from './routes/accounts.ts';
import { adminRoutes } from './routes/admin.ts';
import { createRoutes } from './routes/create.ts';
import { fileRoutes } from './routes/files.ts';
import { historyRoutes } from './routes/history.ts';
import { judgeRoutes } from './routes/judge.ts';
import { lobbyRoutes } from './routes/lobby.ts';
import { moderatorRoutes } from './routes/moderator.ts';
import { noticeRoutes } from './routes/notices.ts';
import { orderRoutes } from './routes/orders.ts';
import { pressRoutes } from './routes/press.ts';
import { seatRoutes } from './routes/seats.ts';
import { stopNoticeRoutes } from './routes/stop-notices.ts';
import { tableRoutes } from './routes/table.ts';
import { voteRoutes } from './routes/votes.ts';
import type { Site } from './site.ts';

/** The HTTP API: every address under `/api`. */
export function createApi(site: Site): Hono {
  const app = new Hono();
  app.use('/api/*', strictHeaders);
  app.use('/api', strictHeaders);
  createRoutes(app, site);
  seatRoutes(app, site);
  tableRoutes(app, site);
  orderRoutes(app, site);
  historyRoutes(app, site);
  voteRoutes(app, site);
  pressRoutes(app, site);
  lobbyRoutes(app, site);
  moderatorRoutes(app, site);
  fileRoutes(app, site);
  judgeRoutes(app, site);
  noticeRoutes(app, site);
  stopNoticeRoutes(app, site);
  accountRoutes(app, site);
  adminRoutes(app, site);
  app.get('/api/openapi.json', async (c) => c.json(await openApiOf(app)));
  app.get('/api', async (c) => {
    c.header('content-security-policy', PAGE_POLICY);
    return c.html(formatOpenApi(await openApiOf(app)));
  });
  app.all('/api/*', (c) => failureAnswer(c, refuse('request/no-such-address')));
  return app;
}
