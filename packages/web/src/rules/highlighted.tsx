import { wordsOf } from './searching.ts';

/** Text in which what was searched for is marked. */
export function Highlighted({ text, wanted }: { text: string; wanted: string }) {
  const words = wordsOf(wanted).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return <>{text}</>;
  const parts = text.split(new RegExp(`(${words.join('|')})`, 'gi'));
  return <>{parts.map((part, i) => (i % 2 === 1 ? <mark key={i}>{part}</mark> : part))}</>;
}
