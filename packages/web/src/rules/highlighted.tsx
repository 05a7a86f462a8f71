/** Text in which what was searched for is marked. */
export function Highlighted({ text, sought }: { text: string; sought: readonly RegExp[] }) {
  if (sought.length === 0) return <>{text}</>;
  const parts = text.split(new RegExp(`(${sought.map(({ source }) => source).join('|')})`, 'giu'));
  return <>{parts.map((part, i) => (i % 2 === 1 ? <mark key={i}>{part}</mark> : part))}</>;
}
