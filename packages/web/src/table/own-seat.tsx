import type { Seat } from '@overtrick/engine';
import type { Session } from '../play/session.ts';
import type { Shown } from '../play/state.ts';
import { useRoom } from '../room/rooms.ts';
import { settings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { useOccasion } from './occasion.ts';
import { Badges, isActing, seatWords, TokenAreas } from './seats.tsx';

interface Props {
  readonly session: Session;
  readonly shown: Shown;
  onLook(seat: Seat): void;
}

/** The person's own seat: name, total, roles, tokens. */
export function OwnSeat({ shown, onLook }: Props) {
  const words = useWords();
  const { scene, settled } = shown;
  const { view, totals } = scene;
  const me = view.eyes;
  const isTurn = settled && isActing(shown, me);
  const room = useRoom();
  const about = useOccasion(scene);
  const areas = room.areas?.(about, me);
  return (
    <button
      type="button"
      class="me"
      data-turn={isTurn || undefined}
      aria-label={seatWords(words, room, shown, me)}
      onClick={() => onLook(me)}
    >
      <span class="seat-name">{settings().name || words.you}</span>
      {view.setup.dealer === me && <span class="dealer">{words.table.dealerShort}</span>}
      <span class="seat-total">{words.figure(totals[me])}</span>
      <Badges badges={room.badges(about, me)} />
      {areas && (
        <span class="my-tokens">
          <TokenAreas areas={areas} />
        </span>
      )}
      {isTurn && <span class="your-turn">{words.table.yourTurn}</span>}
    </button>
  );
}
