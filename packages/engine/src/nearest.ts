/** Nobody mistypes a word into one as long as this, and to compare it would take long. */
const LONGEST = 64;

/** The known word that a mistyped one most likely meant, if any is near. Another number is none. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length > LONGEST || /^[\d.]*$/.test(word)) return undefined;
  const begun = known.filter((each) => each.toLowerCase().startsWith(word.toLowerCase()));
  if (begun.length === 1) return begun[0];
  const scored = known.map((each) => ({
    each,
    far: distance(word.toLowerCase(), each.toLowerCase()),
  }));
  scored.sort((a, b) => a.far - b.far);
  const best = scored[0];
  return best && best.far <= slips(word) && best.far < best.each.length ? best.each : undefined;
}

/** How many slips a word of this length may have in it. */
function slips({ length }: string): number {
  return Math.max(1, Math.floor(length / 3));
}

/** How many letters must be changed, added, left out or swapped with the next. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? before[j - 2] + 1 : change;
      next.push(Math.min(change, swap, row[j] + 1, next[j - 1] + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length];
}
