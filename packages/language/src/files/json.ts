import { jsonFault } from './json-fault.ts';
import { type FileResult, fine, wrong } from './problem.ts';

/** Line and column of an offset, counted from 1. */
function placeOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - start + 1 };
}

/** Reads JSON; where it breaks off is told as line and column. */
export function parseJson(text: string): FileResult<unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return fine(value);
  } catch {
    return wrong({ code: 'file/not-json', ...placeOf(text, jsonFault(text)) });
  }
}

/** Longest line of what is written in one line. */
const WIDTH = 180;

function write(value: unknown, indent: string, room: number): string {
  const flat = JSON.stringify(value);
  if (flat === undefined) return 'null';
  if (flat.length <= room || typeof value !== 'object' || value === null) return spaced(value, flat);
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => `${deeper}${write(item, deeper, WIDTH - deeper.length)}`);
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const fields = Object.entries(value).flatMap(([name, item]) => {
    if (item === undefined) return [];
    const label = `${deeper}${JSON.stringify(name)}: `;
    return [`${label}${write(item, deeper, WIDTH - label.length)}`];
  });
  return `{\n${fields.join(',\n')}\n${indent}}`;
}

/** One line, with spaces after commas and colons as people write it. */
function spaced(value: unknown, flat: string): string {
  if (typeof value !== 'object' || value === null) return flat;
  if (Array.isArray(value)) return `[${value.map((item) => spaced(item, JSON.stringify(item) ?? 'null')).join(', ')}]`;
  const fields = Object.entries(value).flatMap(([name, item]) =>
    item === undefined ? [] : [`${JSON.stringify(name)}: ${spaced(item, JSON.stringify(item))}`],
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** Writes JSON for people and for line-by-line comparison: what fits stands in one line, the rest is broken up. */
export function formatJson(value: unknown): string {
  return `${write(value, '', WIDTH)}\n`;
}
