import { useEffect, useRef } from 'preact/hooks';
import type { Shown } from '../play/state.ts';
import { useRoom } from '../room/rooms.ts';
import { useWords } from '../words/index.ts';
import { Rich } from './rich.tsx';
import { taleOf } from './tale.ts';

/** The deal so far in words, the newest last and in sight. */
export function LogList({ shown }: { shown: Shown }) {
  const words = useWords();
  const room = useRoom();
  const lines = taleOf(words, room, shown.scene);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // In a dialog all of it scrolls, beside the table only the list.
    const box = list.current?.closest('dialog') ?? list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [lines.length, lines.at(-1)?.text]);
  return (
    <ol
      class="log"
      ref={list}
      tabIndex={0}
      aria-label={words.table.log}
      onScroll={({ currentTarget: box }) => box.toggleAttribute('data-more', box.scrollTop > 0)}
    >
      {lines.map(({ trick, text }, i) => (
        <li key={i} data-trick={trick}>
          {trick !== undefined && <span class="unseen">{words.tricks.number(trick)}: </span>}
          <Rich text={text} />
        </li>
      ))}
    </ol>
  );
}
