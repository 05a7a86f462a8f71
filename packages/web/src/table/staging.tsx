import type { Session } from '../play/session.ts';
import type { Shown } from '../play/state.ts';
import { useRoom } from '../room/rooms.ts';
import type { StagedMove } from '../room/stage.ts';
import { useOccasion } from './occasion.ts';
import { Question } from './question.tsx';

interface Props {
  readonly session: Session;
  readonly shown: Shown;
}

/** A move of several cards, as the room of the game asks for it. */
export function Staging({ session, shown, stage }: Props & { stage: StagedMove }) {
  const about = useOccasion(shown.scene);
  const whole = stage.whole(shown, shown.scene.view);
  return (
    <>
      <Question shown={shown} />
      <stage.Panel
        about={about}
        shown={shown}
        onConfirm={whole && (() => void session.commit(whole))}
        onClear={() => session.choosing.clearMarks()}
        onPass={() => void session.choosing.pass()}
        onShow={(code) => session.set({ showing: code })}
      />
    </>
  );
}

/** A card that a second tap plays, and what can go with it. */
export function Armed({ session, shown }: Props) {
  const { extras } = useRoom();
  const about = useOccasion(shown.scene);
  const { armed: card, added } = shown;
  if (card === undefined) return null;
  return (
    <>
      <Question shown={shown} />
      {extras?.has(shown.scene.view, card) && (
        <extras.Panel
          about={about}
          card={card}
          added={added}
          onChange={(now) => session.set({ added: now })}
          onPlay={() => void session.choosing.playCard(card)}
          onClear={() => session.choosing.clearMarks()}
        />
      )}
    </>
  );
}
