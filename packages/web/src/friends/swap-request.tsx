import type { LobbyProps } from './lobby-props.ts';
import { useFriendWords } from './words.ts';

/** Somebody would like to change places with somebody: those two can say yes or no. */
export function SwapRequest({ table, known, around }: LobbyProps) {
  const { lobby } = useFriendWords();
  const { asked, neighbours } = known;
  if (asked?.what !== 'swap' || asked.with === null) return null;
  const nameOf = (seat: number) => neighbours[seat]?.name ?? '';
  if (asked.seat === around.seat) return <p class="soft">{lobby.asked(nameOf(asked.with))}</p>;
  if (asked.with !== around.seat) return null;
  return (
    <section class="panel request" role="alert">
      <p>
        <bdi>{lobby.asks(nameOf(asked.seat))}</bdi>
      </p>
      <div class="choices start">
        <button type="button" class="choice main" onClick={() => void table.do({ type: 'agree' })}>
          {lobby.agree}
        </button>
        <button type="button" class="choice" onClick={() => void table.do({ type: 'decline' })}>
          {lobby.decline}
        </button>
      </div>
    </section>
  );
}
