import type { LobbyProps } from './lobby-props.ts';
import { useFriendWords } from './words.ts';

/** Somebody would like to change places with somebody: those two can say yes or no. */
export function SwapRequest({ table, known, around }: LobbyProps) {
  const { lobby, play } = useFriendWords();
  const { asked, neighbours } = known;
  if (asked?.what !== 'swap' || asked.with === null) return null;
  const nameOf = (seat: number) => neighbours[seat]?.name ?? '';
  const decline = () => void table.do({ type: 'decline' });
  if (asked.seat === around.seat) {
    return (
      <section class="panel request" role="status">
        <p>
          <bdi>{lobby.asked(nameOf(asked.with))}</bdi>
        </p>
        <div class="choices start">
          <button type="button" class="choice" onClick={decline}>
            {play.withdraw}
          </button>
        </div>
      </section>
    );
  }
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
        <button type="button" class="choice" onClick={decline}>
          {lobby.decline}
        </button>
      </div>
    </section>
  );
}
