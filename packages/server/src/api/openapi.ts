import type { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';

const ABOUT = `Everything the page of a table does, for programs.

Who asks is told by a secret: \`Authorization: Bearer …\`, or in a browser the cookie that taking a seat or logging in has set.
Times are milliseconds since 1970. A refusal has a status from 400 up and \`{"error": {"code", "message", …facts}}\`; the message
is in the language of \`Accept-Language\` or \`?lang=\`. Requests that change something are refused when they come from the page of
another site.`;

/** The description of the API as OpenAPI 3.1. */
export async function openApiOf(app: Hono): Promise<object> {
  return await generateSpecs(app, {
    documentation: {
      openapi: '3.1.0',
      info: { title: 'Standoff', version: '1', description: ABOUT, license: { name: 'MIT' } },
      components: {
        securitySchemes: {
          secret: { type: 'http', scheme: 'bearer' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'standoff' },
        },
      },
      security: [{ secret: [] }, { cookie: [] }, {}],
    },
    defaultValidationErrorResponse: false,
  });
}
