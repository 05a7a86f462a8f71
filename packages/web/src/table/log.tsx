import { useEffect, useRef } from 'preact/hooks';
import type { Shown } from '../play/state.ts';
import { useWords } from '../words/index.ts';
import { sayer, sentence } from './sense.ts';

/** The deal so far in words, the newest last and in sight. */
export function LogList({ shown }: { shown: Shown }) {
  const words = useWords();
  const { scene } = shown;
  const say = sayer(words, scene);
  const lines = scene.story.flatMap((event) => sentence(words, say, event) ?? []);
  const end = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [lines.length]);
  return (
    <ol class="log" ref={end} tabIndex={0} aria-label={words.table.log}>
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ol>
  );
}

/** Says every event to those who listen. */
export function Announcer({ shown }: { shown: Shown }) {
  const words = useWords();
  const say = sayer(words, shown.scene);
  const text = shown.news.flatMap((event) => sentence(words, say, event) ?? []).join(' ');
  return (
    <div class="unseen" role="status" aria-live="polite">
      {text}
    </div>
  );
}
