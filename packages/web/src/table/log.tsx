import { useEffect, useRef } from 'preact/hooks';
import type { Shown } from '../play/state.ts';
import { useWords } from '../words/index.ts';
import { sayer, sentence } from './phrases.ts';

/** The deal so far in words, the newest last and in sight. */
export function LogList({ shown }: { shown: Shown }) {
  const words = useWords();
  const { scene } = shown;
  const say = sayer(words, scene);
  const lines = scene.story.flatMap((event) => sentence(words, say, event) ?? []);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // In a dialog all of it scrolls, beside the table only the list.
    const box = list.current?.closest('dialog') ?? list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [lines.length]);
  return (
    <ol
      class="log"
      ref={list}
      tabIndex={0}
      aria-label={words.table.log}
      onScroll={({ currentTarget: box }) => box.toggleAttribute('data-more', box.scrollTop > 0)}
    >
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ol>
  );
}
