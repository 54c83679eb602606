import { LANGUAGES, type Language } from '@standoff/language';
import { type JudgedLine, judgeExample } from './example.ts';
import { STYLE } from './style.ts';
import { LANGUAGE_NAMES, PAGE_TEXT } from './text.ts';

/** Two advances that meet at a border neither crosses. */
const MARK = `<svg viewBox="0 0 26 26" aria-hidden="true"><path d="M2 13h8M24 13h-8" stroke="currentColor" stroke-width="2.4"/><path d="M13.4 13 8 9.6v6.8zM12.6 13 18 9.6v6.8z" fill="currentColor"/><path d="M13 3.5v19" stroke="var(--bad)" stroke-width="2" stroke-linecap="round"/></svg>`;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Text with the commands in it set as code. */
function prose(text: string): string {
  return escapeHtml(text).replace(/npm start|npx standoff --help|--lang ru/g, '<code>$&</code>');
}

function languageSwitch(current: Language): string {
  const links = LANGUAGES.map((language) => {
    const here = language === current ? ' aria-current="true"' : '';
    return `<a href="/?lang=${language}" lang="${language}" hreflang="${language}"${here}>${LANGUAGE_NAMES[language]}</a>`;
  });
  return `<nav aria-label="${PAGE_TEXT[current].switchLabel}">${links.join('')}</nav>`;
}

function frame(language: Language, title: string, main: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><a class="brand" href="/?lang=${language}">${MARK}Standoff</a>${languageSwitch(language)}</header>
<main>
${main}
</main>
</body>
</html>
`;
}

function judgedLine({ order, failed, why }: JudgedLine): string {
  return `<li><span${failed ? ' class="failed"' : ''}>${escapeHtml(order)}</span><br>${escapeHtml(why)}</li>`;
}

/** The page: what Standoff is and how to use it, as a whole HTML document. */
export function formatPage(language: Language): string {
  const text = PAGE_TEXT[language];
  const commands = text.commands.map(
    ({ line, does }) => `<div><dt><code>${escapeHtml(line)}</code></dt><dd>${escapeHtml(does)}</dd></div>`,
  );
  return frame(
    language,
    text.title,
    `<div class="top">
<div>
<h1>${escapeHtml(text.heading)}</h1>
<p class="lead">${escapeHtml(text.lead)}</p>
<p>${escapeHtml(text.now)}</p>
</div>
<figure>
<figcaption>${escapeHtml(text.example)}</figcaption>
<ul>
${judgeExample(language).map(judgedLine).join('\n')}
</ul>
</figure>
</div>
<h2>${escapeHtml(text.commandsHeading)}</h2>
<p>${prose(text.commandsHint)}</p>
<dl>
${commands.join('\n')}
</dl>
<p>${prose(text.more)}</p>
<p>${escapeHtml(text.stores)}</p>`,
  );
}

/** What is shown for an address that leads nowhere. */
export function formatNotFound(language: Language): string {
  const { heading, lead, back } = PAGE_TEXT[language].notFound;
  return frame(
    language,
    `${heading} - Standoff`,
    `<h1>${heading}</h1>\n<p class="lead">${lead} <a href="/?lang=${language}">${back}</a></p>`,
  );
}
