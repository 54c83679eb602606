import type { JSX } from 'preact';
import { inLanguage } from '../shell/language.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { trouble } from './held.ts';
import { TABLE } from './text.ts';

/** In place of a table: it is on its way, not open to one, or out of reach. */
export function NoTable(): JSX.Element {
  const text = inLanguage(TABLE);
  const error = trouble.value;
  const [title, body] =
    error === undefined
      ? [text.loading, '']
      : error.lost
        ? [text.noServer, text.noServerBody]
        : [text.missing, text.missingBody];
  return (
    <>
      <TopBar />
      <main id="content" class="message" tabIndex={-1}>
        <h1>{title}</h1>
        <p class="muted">{body}</p>
        {error !== undefined && !error.lost && (
          <a class="btn primary" href="/tables" data-within>
            {text.tables}
          </a>
        )}
      </main>
    </>
  );
}
