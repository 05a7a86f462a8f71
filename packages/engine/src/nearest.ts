/** Nobody mistypes a word into one as long as this, and to compare it would take long. */
const LONGEST = 64;

/** The known word that a mistyped one most likely meant, if any is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length > LONGEST) return undefined;
  const scored = known.map((each) => ({
    each,
    far: distance(word.toLowerCase(), each.toLowerCase()),
  }));
  scored.sort((a, b) => a.far - b.far);
  const best = scored[0];
  return best && best.far <= Math.max(2, Math.floor(word.length / 3)) ? best.each : undefined;
}

/** How many letters must be changed, added or left out. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}
