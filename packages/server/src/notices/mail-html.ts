import type { Outgoing } from './sender.ts';
import { NOTICE_WORDS } from './words.ts';

/** The name by which the text of a mail refers to the map that comes with it. */
export const MAP_ID = 'map@standoff';

const INK = '#29211b';
const SOFT = '#5f5348';
const RED = '#a3251b';
const ACCENT = '#1f5a70';
const SANS = "font-family:'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif";
const SERIF = "font-family:'EB Garamond',Georgia,'Times New Roman',serif";

function written(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((part) => `<p style="margin:0 0 12px">${written(part).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** One's own orders, each with what became of it; what failed is underlined. */
function ordersTable({ title, rows }: NonNullable<Outgoing['orders']>): string {
  const lines = rows.map(({ order, told, fails }) => {
    const line = fails ? `border-bottom:2px solid ${RED}` : '';
    return `<tr><td style="padding:4px 16px 4px 0;vertical-align:top"><span style="${line}">${written(order)}</span></td><td style="padding:4px 0;color:${SOFT}">${written(told)}</td></tr>`;
  });
  return `<h1 style="${SERIF};font-size:26px;line-height:32px;font-weight:600;margin:0 0 10px">${written(title)}</h1><table role="presentation" cellpadding="0" cellspacing="0" style="font-size:16px;line-height:22px;margin:0 0 16px">${lines.join('')}</table>`;
}

function nextBox([first = '', ...rest]: readonly string[]): string {
  const more = rest.map((line) => `<br><span style="color:${SOFT}">${written(line)}</span>`).join('');
  return `<div style="background:#f5e7c5;border-radius:6px;padding:12px 16px;margin:0 0 20px"><b>${written(first)}</b>${more}</div>`;
}

/**
 * A mail as a page of its own: nothing is loaded from anywhere, the map comes along. All that people wrote is text in it.
 * It says what the plain text says.
 */
export function mailHtml(outgoing: Outgoing): string {
  const { contact, subject, text, tableName, tableUrl, stopUrl, picture, orders, next } = outgoing;
  const words = NOTICE_WORDS[contact.lang];
  const map =
    picture === undefined
      ? ''
      : `<img src="cid:${MAP_ID}" width="640" alt="${written(words.map)}" style="display:block;width:100%;height:auto;border:0">`;
  const structured = orders !== undefined || next !== undefined;
  const body = structured
    ? `${orders === undefined ? '' : ordersTable(orders)}${next === undefined ? '' : nextBox(next)}`
    : paragraphs(text);
  const stop =
    stopUrl === undefined
      ? ''
      : `<p style="margin:0;font-size:14px;color:${SOFT}"><a href="${written(stopUrl)}" style="color:${ACCENT}">${written(words.stopLink)}</a></p>`;
  return `<!doctype html>
<html lang="${contact.lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${written(subject)}</title></head>
<body style="margin:0;background:#f3ecdd;color:${INK};${SANS};font-size:16px;line-height:23px">
<div style="max-width:640px;margin:0 auto;padding:20px 12px">
<div style="background:#fffef9;border:1px solid #d9cfb4;border-radius:8px;overflow:hidden">
<div style="padding:16px 22px;background:#fef9ee;border-bottom:1px solid #d9cfb4"><b style="font-size:18px">${written(subject)}</b><br><span style="color:${SOFT}">${written(tableName)}</span></div>
${map}<div style="padding:20px 22px">
${body}
<p style="margin:0 0 22px"><a href="${written(tableUrl)}" style="display:inline-block;background:${ACCENT};color:#ffffff;text-decoration:none;font-weight:600;padding:11px 20px;border-radius:5px">${written(words.openButton)}</a></p>
${stop}
</div></div></div></body></html>
`;
}
