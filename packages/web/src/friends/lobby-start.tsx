import { LobbyNews } from './lobby-news.tsx';
import type { LobbyProps } from './lobby-props.ts';
import { Refused } from './refused.tsx';
import { botName } from './seat-sheet.tsx';
import { useFriendWords } from './words.ts';

/** The button that everybody waits for; who does not have it can say that they are ready. */
export function Start({ table, known, around }: LobbyProps) {
  const { lobby } = useFriendWords();
  const { isOwner, owner, seat, free } = around;
  const next = () => void table.do({ type: 'next' });
  const start = async () => {
    if (await fillSeats({ table, known, around })) next();
  };
  const isReady = seat !== undefined && known.ready.includes(seat);
  return (
    <div class="foot">
      <LobbyNews {...{ table, known, around }} />
      <Refused {...{ table, known }} place="table" />
      {isOwner ? (
        <button type="button" class="choice main" onClick={() => void start()}>
          {free.length === 0 ? lobby.start : lobby.startWith(free.length)}
        </button>
      ) : (
        <>
          <p class="soft">
            <bdi>{owner ? lobby.waitsFor(owner.name) : lobby.ownless}</bdi>{' '}
            {owner && free.length > 0 && lobby.botsThen}
          </p>
          {seat !== undefined && !isReady && free.length === 0 && (
            <button type="button" class="choice main" onClick={next}>
              {lobby.iAmReady}
            </button>
          )}
        </>
      )}
    </div>
  );
}

/** A bot in each free seat, one after the other; true if all sit. */
async function fillSeats({ table, known, around }: LobbyProps): Promise<boolean> {
  const level = known.company?.agreement.standIn ?? '';
  for (const at of around.free) {
    const name = botName(table.known?.neighbours ?? []);
    if (!(await table.do({ type: 'sit', at, name, level }))) return false;
  }
  return true;
}
