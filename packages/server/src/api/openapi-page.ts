import { createHash } from 'node:crypto';

const STYLE = `:root{color-scheme:light dark}
body{font:15px/22px system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:24px 16px 64px}
h1{font-size:28px;line-height:34px}h2{margin:40px 0 8px;border-bottom:1px solid #8886;padding-bottom:4px}
section{margin:16px 0}h3{font:600 15px/22px ui-monospace,monospace;margin:0;overflow-wrap:anywhere}
h3 b{display:inline-block;min-width:4.5em}p{margin:4px 0}pre{overflow-x:auto;background:#8881;padding:8px 12px;border-radius:6px;font-size:13px;line-height:18px}
summary{cursor:pointer}code{font-family:ui-monospace,monospace}`;

/** Nothing on the page runs or loads; only its own style counts. */
export const PAGE_POLICY: string = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function prose(text: string): string {
  return text
    .split('\n\n')
    .map((part) => `<p>${escapeHtml(part).replaceAll(/`([^`]*)`/g, '<code>$1</code>')}</p>`)
    .join('');
}

interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly description?: string;
    readonly schema?: object;
  }[];
  readonly responses?: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: object }>> }>
  >;
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: object }>> };
}

function details(name: string, value: object): string {
  return `<details><summary>${name}</summary><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`;
}

function operation(
  method: string,
  path: string,
  { summary = '', description, parameters = [], requestBody, responses = {} }: Operation,
): string {
  const query = parameters.filter((one) => one.in === 'query');
  const body = requestBody?.content?.['application/json']?.schema;
  const answer = (responses['200'] ?? responses['201'])?.content?.['application/json']?.schema ?? {};
  const described = '$ref' in answer || Object.keys('properties' in answer ? Object(answer.properties) : {}).length > 0;
  return `<section><h3><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</h3><p>${escapeHtml(summary)}.</p>${description === undefined ? '' : prose(description)}${
    query.length === 0 ? '' : details('Query', Object.fromEntries(query.map((one) => [one.name, one.schema ?? {}])))
  }${body === undefined ? '' : details('Body', body)}${described ? details('Answer', answer) : ''}</section>`;
}

interface Description {
  readonly info?: { readonly title?: string; readonly description?: string };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, object>> };
}

/** The description of the API as a page that loads nothing. */
export function formatOpenApi({ info = {}, paths = {}, components = {} }: Description): string {
  const tags = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, one] of Object.entries(methods)) {
      const tag = one.tags?.[0] ?? '';
      tags.set(tag, [...(tags.get(tag) ?? []), operation(method, path, one)]);
    }
  }
  const sections = [...tags].map(([tag, list]) => `<h2>${escapeHtml(tag)}</h2>${list.join('')}`).join('');
  const shapes = Object.entries(components.schemas ?? {})
    .map(([name, schema]) => details(escapeHtml(name), schema))
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Standoff: the HTTP API</title><style>${STYLE}</style></head><body><h1>The HTTP API</h1>${prose(info.description ?? '')}<p><a href="/api/openapi.json">openapi.json</a></p>${sections}<h2>Shapes</h2>${shapes}</body></html>`;
}
