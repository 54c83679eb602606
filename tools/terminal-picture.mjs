// Draws what a command prints on a terminal as SVG: node tools/terminal-picture.mjs OUT.svg "title" < output
// Understands underline, bold, dim and the eight colours; nothing else is needed here.
import fs from 'node:fs';

const [out = 'terminal.svg', title = ''] = process.argv.slice(2);
const lines = fs.readFileSync(0, 'utf8').replace(/\s+$/, '').split('\n');
const CELL = 8.43;
const LINE = 19;
/** @type {Readonly<Record<number, string>>} */
const COLOURS = {
  31: '#ff8272',
  32: '#8fd694',
  33: '#e8c37b',
  34: '#8ab8ff',
  35: '#d7a3ef',
  36: '#7fd6d6',
  90: '#8b93a1',
};

/** @param {string} text */
const xml = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const ESC = String.fromCharCode(27);
const ANY_STYLE = new RegExp(`(${ESC}\\[[\\d;]*m)`);
const STYLE = new RegExp(`^${ESC}\\[([\\d;]*)m$`);

/**
 * @typedef {{ underline: boolean, bold: boolean, dim: boolean, colour: string | undefined }} Style
 */

/** @param {string} line */
function spans(line) {
  /** @type {Style} */
  const style = { underline: false, bold: false, dim: false, colour: undefined };
  let column = 0;
  let svg = '';
  for (const part of line.split(ANY_STYLE)) {
    const codes = STYLE.exec(part)?.[1];
    if (codes === undefined) {
      if (part !== '') svg += span(part, column, style);
      column += [...part].length;
      continue;
    }
    for (const code of codes.split(';').map(Number)) {
      if (code === 0) Object.assign(style, { underline: false, bold: false, dim: false, colour: undefined });
      else if (code === 1) style.bold = true;
      else if (code === 2) style.dim = true;
      else if (code === 22) Object.assign(style, { bold: false, dim: false });
      else if (code === 4) style.underline = true;
      else if (code === 24) style.underline = false;
      else if (code === 39) style.colour = undefined;
      else style.colour = COLOURS[code] ?? style.colour;
    }
  }
  return svg;
}

/**
 * @param {string} text
 * @param {number} column
 * @param {Style} style
 */
function span(text, column, { underline, bold, dim, colour }) {
  const attributes = [
    `x="${(20 + column * CELL).toFixed(1)}"`,
    `textLength="${([...text].length * CELL).toFixed(1)}"`,
    underline ? 'text-decoration="underline"' : '',
    bold ? 'font-weight="700"' : '',
    dim ? 'opacity="0.7"' : '',
    colour === undefined ? '' : `fill="${colour}"`,
  ];
  return `<tspan ${attributes.filter(Boolean).join(' ')}>${xml(text)}</tspan>`;
}

const width = Math.round(40 + 80 * CELL);
const height = 56 + lines.length * LINE;
const text = lines.map((line, i) => `<text y="${58 + i * LINE}" xml:space="preserve">${spans(line)}</text>`).join('\n');
fs.writeFileSync(
  out,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${xml(title)}">
<rect width="100%" height="100%" rx="10" fill="#1b1f27"/>
<rect width="100%" height="34" rx="10" fill="#2a303b"/><rect y="20" width="100%" height="14" fill="#2a303b"/>
<circle cx="20" cy="17" r="5.5" fill="#ff6b5e"/><circle cx="38" cy="17" r="5.5" fill="#f2bf4f"/><circle cx="56" cy="17" r="5.5" fill="#62c554"/>
<text x="50%" y="22" text-anchor="middle" fill="#b8c0cc" font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="13">${xml(title)}</text>
<g fill="#e6e9ef" font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="14">
${text}
</g>
</svg>
`,
);
