import { onlyWatches } from '../play/mode.ts';
import type { Session } from '../play/session.ts';
import type { Shown } from '../play/state.ts';
import { useRoom } from '../room/rooms.ts';
import { useWords } from '../words/index.ts';

interface Props {
  readonly session: Session;
  readonly shown: Shown;
}

/** For who has nothing left to decide in this deal: the rest of it at once. Others take the time that they take. */
export function Finish({ session, shown }: Props) {
  const { finish } = useWords();
  const { view, dealOver, company } = shown.scene;
  if (dealOver || company || !onlyWatches(view, useRoom())) return null;
  const isUnder = session.isFinishing;
  return (
    <div class="choices finish">
      <button type="button" class="choice" disabled={isUnder} onClick={() => session.finish()}>
        {isUnder ? finish.under : finish.offer}
      </button>
    </div>
  );
}
