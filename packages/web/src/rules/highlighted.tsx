/** Text in which what was searched for is marked. */
export function Highlighted({ text, sought }: { text: string; sought: readonly RegExp[] }) {
  if (sought.length === 0) return <>{text}</>;
  const all = sought.map(({ source }) => source).join('|');
  // A word that was found by its beginning is marked to its end.
  const parts = text.split(new RegExp(`((?:${all})[\\p{L}\\p{N}]*)`, 'giu'));
  return <>{parts.map((part, i) => (i % 2 === 1 ? <mark key={i}>{part}</mark> : part))}</>;
}
