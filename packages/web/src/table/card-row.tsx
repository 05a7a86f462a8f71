import { Suits } from '@overtrick/table';
import { Chip } from '../cards/card.tsx';
import type { PageScene } from '../protocol.ts';
import { bandOf, trumpsOf } from '../room/band.ts';
import { useRoom } from '../room/rooms.ts';
import { useWords } from '../words/index.ts';

/** Small cards of one owner by effective suit, with a name before them. */
export function CardRow({
  scene,
  label,
  cards,
}: {
  scene: PageScene;
  label: string;
  cards: readonly string[];
}) {
  const words = useWords();
  const room = useRoom();
  const groups = new Suits(scene.pack).groups(cards, { trumps: trumpsOf(room, scene.view) });
  const sorted = groups.flatMap((group) => group.cards);
  return (
    <div class="card-row">
      <b>{label}</b>
      <span role="img" aria-label={words.list(sorted.map(words.card))}>
        {sorted.map((code, i) => (
          <Chip key={`${code}${i}`} code={code} band={bandOf(room, scene.view, code)} />
        ))}
      </span>
    </div>
  );
}
