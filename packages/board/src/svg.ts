import type { Point } from './map.ts';

/** A number as SVG takes it, to a tenth of a map unit. A drawing without finite numbers is a bug, so it throws. */
export function num(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`not a coordinate: ${value}`);
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}

export function xy(point: Point): string {
  return `${num(point[0])} ${num(point[1])}`;
}

/** Path data through points. */
export function pathThrough(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map(xy).join('L')}`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Whether XML has a place for a character. */
function isAllowed(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}

/** Text fit for XML, between tags or in an attribute; characters that XML has no place for are left out. */
export function escapeXml(text: string): string {
  return [...text].map((sign) => (isAllowed(sign) ? (ESCAPES[sign] ?? sign) : '')).join('');
}

/** A path with a class. */
export function path(className: string, d: string): string {
  return `<path class="${className}" d="${d}"/>`;
}

export function circle(className: string, centre: Point, radius: number): string {
  return `<circle class="${className}" cx="${num(centre[0])}" cy="${num(centre[1])}" r="${num(radius)}"/>`;
}

/** Class names joined, those that are `undefined` or empty left out. */
export function classes(...names: readonly (string | undefined)[]): string {
  return names.filter((name) => name !== undefined && name !== '').join(' ');
}
