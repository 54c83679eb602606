import { grouped } from '../lists.ts';

/** «1 шаг», «2 шага», «5 шагов»; big numbers come in digits. */
export function counted(number: number | string, one: string, few: string, many: string): string {
  const digits = String(number);
  const last = Number(digits.slice(-1));
  const teen = /1\d$/.test(digits);
  const form = teen || last === 0 || last > 4 ? many : last === 1 ? one : few;
  return `${grouped(digits, '\u00a0')} ${form}`;
}
