import { type GamutView, trumpOrder } from '@overtrick/engine';
import { Chip } from '../../cards/card.tsx';
import { bandOf } from '../../room/band.ts';
import type { BoardProps } from '../../room/room.ts';
import { useRoom } from '../../room/rooms.ts';
import type { GamutWords } from './en.ts';

/** Before one says whether to stay: the trumps, and which of them one has. */
export function FoldBoard({ about }: BoardProps<GamutView, GamutWords>) {
  const room = useRoom();
  const { view, own, words } = about;
  const trumps = trumpOrder(view).flatMap(({ groups }) => groups.flat());
  const mine = trumps.filter(({ place }) => place === 'mine');
  const label = `${own.folding.mine(mine.length, trumps.length)}: ${words.list(mine.map(({ card }) => words.card(card)))}`;
  return (
    <div class="fold-trumps">
      <p>
        <b>{own.folding.trumps}</b> <small>{own.folding.mine(mine.length, trumps.length)}</small>
      </p>
      <div class="fold-row" role="img" aria-label={label}>
        {trumps.map(({ card, place }, i) => (
          <Chip
            key={i}
            code={card}
            band={place === 'mine' || place === 'shown' ? bandOf(room, view, card) : undefined}
            state={place === 'shown' ? undefined : place}
          />
        ))}
      </div>
    </div>
  );
}
