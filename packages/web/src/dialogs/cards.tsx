import { Fragment } from 'preact';
import type { PageScene } from '../protocol.ts';
import { useRoom } from '../room/rooms.ts';
import { CardRow } from '../table/card-row.tsx';
import { useOccasion } from '../table/occasion.ts';
import { nameOf } from '../table/phrases.ts';
import { useWords } from '../words/index.ts';
import { asPlayed } from './as-played.ts';
import { useDialogWords } from './words.ts';

/** Everybody's cards as they were dealt, the stock, and what else the game has to show. */
export function AllCards({ scene: now, onFair }: { scene: PageScene; onFair?(): void }) {
  const scene = asPlayed(now, now.deal);
  const words = useWords();
  const { fair } = useDialogWords();
  const about = useOccasion(scene);
  const room = useRoom();
  const { open } = scene;
  if (!open) return null;
  const { layout, moves } = open;
  const remains = room.remains?.(about, moves) ?? [];
  return (
    <div class="all-cards">
      <h3>{words.over.hands}</h3>
      {layout.hands.map((hand, seat) => (
        <CardRow key={seat} scene={scene} label={nameOf(words, scene, seat)} cards={hand} />
      ))}
      {layout.stock && <CardRow scene={scene} label={words.over.stock} cards={layout.stock} />}
      {remains.map(({ heading, lines }, i) => (
        <Fragment key={i}>
          {heading && <h3>{heading}</h3>}
          {lines.map(({ label, cards }) => (
            <CardRow key={label} scene={scene} label={label} cards={cards} />
          ))}
        </Fragment>
      ))}
      {onFair && (
        <button type="button" class="choice" onClick={onFair}>
          {fair.ask}
        </button>
      )}
    </div>
  );
}
