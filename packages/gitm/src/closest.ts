/** Longer words are not names that somebody mistyped. */
const LONGEST_WORD = 40;

/** Changes of one letter (or exchanges of two neighbours) between two words; counts no further than `limit` + 1. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}

/**
 * The known words nearest to one that is not known, nearest first, at most three; none where nothing is near (more
 * than one change in three letters, two at most). Capitals and small letters are one.
 */
export function closest(word: string, known: Iterable<string>): readonly string[] {
  if (word.length > LONGEST_WORD) return [];
  const wanted = word.toLowerCase();
  const limit = Math.max(1, Math.min(2, Math.floor(wanted.length / 3)));
  const near: { readonly word: string; readonly distance: number }[] = [];
  for (const candidate of known) {
    const d = distance(wanted, candidate.toLowerCase(), limit);
    if (d <= limit) near.push({ word: candidate, distance: d });
  }
  return near
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map((entry) => entry.word);
}
