import type { Shown } from '../play/state.ts';
import type { PageScene } from '../protocol.ts';
import { useRoom } from '../room/rooms.ts';
import { useOccasion } from '../table/occasion.ts';
import { seatWords } from '../table/seats.tsx';
import { type PageWords, useWords } from '../words/index.ts';

/** Where things stand, in words: for those who listen, and for the curious. */
export function Status({ shown }: { shown: Shown }) {
  const words = useWords();
  const { scene } = shown;
  const room = useRoom();
  const { trumps, goals, roles, lines, notes } = room.stakes(useOccasion(scene));
  return (
    <ul class="plain-list">
      {trumps.map(({ label, name }) => (
        <li key={label}>
          {label}: {words.trump(name)}
        </li>
      ))}
      {goals.map(({ label, text }) => (
        <li key={label}>
          {label}: {text}
        </li>
      ))}
      {[...roles, ...lines].map(({ label, value }) => (
        <li key={label}>
          {label}: {value}
        </li>
      ))}
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
      {scene.variant.length > 0 && (
        <li>
          {words.table.variant}:{' '}
          {scene.variant.map((name) => variantWords(words, scene, name)).join('; ')}
        </li>
      )}
      {scene.names.map((_, seat) => (
        <li key={seat}>{seatWords(words, room, shown, seat)}</li>
      ))}
    </ul>
  );
}

/** A rule that differs, with what it is here: "the total that ends the match: 100". */
function variantWords(words: PageWords, { view }: PageScene, name: string): string {
  const value = view.setup.options[name];
  const said =
    typeof value === 'string' ? (words.setup.value[value] ?? value) : JSON.stringify(value);
  return `${words.setup.option[name] ?? name}: ${said}`;
}
