/** `a, b and c`. */
export function joined(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** Digits in groups of three, so that 40320 and 479001600 can be told apart. */
export function grouped(digits: string | number, blank: string): string {
  return String(digits).replace(/\B(?=(\d{3})+(?!\d))/g, blank);
}
