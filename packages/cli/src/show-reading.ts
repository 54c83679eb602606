import { formatOrder, type Power, type WrittenOrder } from '@standoff/diplomacy';
import {
  explainReadNotice,
  formatJson,
  type Language,
  powerName,
  type ReadNotice,
  writeOrder,
} from '@standoff/language';
import { problemData } from './problem-data.ts';
import type { ReadForm, ReadOptions } from './read-options.ts';
import type { Session } from './session.ts';
import type { Understanding, UnderstoodOrder } from './understand.ts';

function write(order: WrittenOrder, form: ReadForm): string {
  return form === 'codes' ? formatOrder(order) : writeOrder(order, { lang: form, form: 'names' });
}

/** Orders alone, under the names of their powers: what can be sent on. */
function rewritten(orders: readonly UnderstoodOrder[], form: ReadForm): string {
  const lang: Language = form === 'codes' ? 'en' : form;
  const byPower = new Map<Power | undefined, string[]>();
  for (const { power, order } of orders) byPower.set(power, [...(byPower.get(power) ?? []), write(order, form)]);
  return [...byPower]
    .map(([power, lines]) => {
      const heading = power === undefined ? '' : `${powerName(power, lang)}\n`;
      return `${heading}${lines.map((line) => `${line}\n`).join('')}`;
    })
    .join('\n');
}

/** An order that was understood but does not count, as the listing shows it. */
function passedOver(notice: ReadNotice, { lang, words }: Session): readonly string[] {
  if (notice.code !== 'order/replaced' && notice.code !== 'order/quoted') return [];
  const power = notice.power === undefined ? '' : `${powerName(notice.power, lang)}: `;
  const why = notice.code === 'order/quoted' ? words.quoted : words.replaced(notice.byLine);
  return [`${power}${formatOrder(notice.order)} ${why}`];
}

/** What a text came to, by line. */
function byLine<T>(items: readonly T[], lineOf: (item: T) => number): ReadonlyMap<number, readonly T[]> {
  const lines = new Map<number, T[]>();
  for (const item of items) {
    const line = lines.get(lineOf(item));
    if (line === undefined) lines.set(lineOf(item), [item]);
    else line.push(item);
  }
  return lines;
}

/** Every line that is not blank with what it was taken for: orders, a heading, nothing, or something not understood. */
function listing({ readings, orders }: Understanding, session: Session): string {
  const { lang, words } = session;
  const parts = readings.flatMap(({ source, reading }) => {
    const lines = source.text.split(/\r\n|\r|\n/);
    const digits = String(lines.length).length;
    const margin = ' '.repeat(digits + 2);
    const own = orders.filter((one) => one.source === source);
    const ordersOf = byLine(own, ({ read }) => read.line);
    const kinds = new Map(reading.lines.map(({ line, kind }) => [line, kind] as const));
    const problems = byLine(reading.problems, ({ line }) => line);
    const notices = byLine(reading.notices, ({ line }) => line);
    return lines.flatMap((line, index) => {
      if (line.trim() === '') return [];
      const number = index + 1;
      const understood = (ordersOf.get(number) ?? []).map(
        ({ power, order }) => (power === undefined ? '' : `${powerName(power, lang)}: `) + formatOrder(order),
      );
      const passed = (notices.get(number) ?? []).flatMap((notice) => passedOver(notice, session));
      const notes = [...passed, ...understood, ...(problems.has(number) ? [words.notUnderstood] : [])];
      const taken = notes.length > 0 ? notes : [words.lines[kinds.get(number) === 'heading' ? 'heading' : 'nothing']];
      return [`${String(number).padStart(digits)}  ${line.trim()}\n`, ...taken.map((note) => `${margin}  = ${note}\n`)];
    });
  });
  return parts.join('');
}

/** Prints what was understood: line by line, rewritten, or as data. */
export async function showReading(understanding: Understanding, options: ReadOptions, session: Session): Promise<void> {
  const { orders, problems, notices } = understanding;
  const { out, words, lang } = session;
  if (options.json === true) {
    const data = orders.map(({ power, read, order }) => ({
      ...(power === undefined ? {} : { power }),
      line: read.line,
      column: read.column,
      text: read.text,
      canonical: formatOrder(order),
      order,
    }));
    const errors = problems.map((problem) => problemData(problem, session));
    const remarks = notices.map(({ notice }) => ({ ...notice, message: explainReadNotice(notice, lang) }));
    await out.write(formatJson({ orders: data, errors, notices: remarks }));
    return;
  }
  if (options.to !== undefined) {
    await out.write(rewritten(orders, options.to));
    return;
  }
  const summary = words.message({ code: 'understood', orders: orders.length, problems: problems.length });
  await out.write(`${listing(understanding, session)}${summary}\n`);
}
