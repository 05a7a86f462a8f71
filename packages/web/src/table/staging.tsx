import type { Mode } from '../play/mode.ts';
import type { Session } from '../play/session.ts';
import type { Shown } from '../play/state.ts';
import type { Room } from '../room/room.ts';
import { useRoom } from '../room/rooms.ts';
import type { StagedMove, StageProps } from '../room/stage.ts';
import { useOccasion } from './occasion.ts';
import { Question } from './question.tsx';

interface Props {
  readonly session: Session;
  readonly shown: Shown;
}

type StagingProps = Props & { readonly stage: StagedMove };

/** A move that is put together, as the room of the game asks for it. */
export function Staging(props: StagingProps) {
  return (
    <>
      <Question shown={props.shown} />
      <props.stage.Panel {...useStageProps(props)} />
    </>
  );
}

/** The name of what lies on the table while a move is put together, if anything does. */
export function boardOf(room: Room, shown: Shown, mode: Mode): string | undefined {
  const { view } = shown.scene;
  if (mode === 'choice') return room.Board && room.hasBoard?.(view) ? view.phase : undefined;
  if (typeof mode === 'string' || !mode.Board) return undefined;
  return (mode.hasBoard?.(shown, view) ?? true) ? mode.mode : undefined;
}

export function StageBoard({ session, shown, mode }: Props & { readonly mode: Mode }) {
  const room = useRoom();
  const name = boardOf(room, shown, mode);
  if (name === undefined) return null;
  return (
    <div class="board">
      {typeof mode === 'string' ? (
        <ChoiceBoard shown={shown} />
      ) : (
        <OnBoard session={session} shown={shown} stage={mode} />
      )}
    </div>
  );
}

function ChoiceBoard({ shown }: Pick<Props, 'shown'>) {
  const { Board } = useRoom();
  const about = useOccasion(shown.scene);
  return Board ? <Board about={about} /> : null;
}

function OnBoard(props: StagingProps) {
  const { Board } = props.stage;
  const given = useStageProps(props);
  return Board ? <Board {...given} /> : null;
}

function useStageProps({ session, shown, stage }: StagingProps): StageProps {
  const { scene, half = scene.view } = shown;
  const about = useOccasion(scene);
  const ahead = useOccasion({ ...scene, view: half });
  const whole = stage.whole(shown, shown.scene.view);
  const next = stage.next?.(shown, shown.scene.view);
  return {
    about,
    ahead,
    shown,
    onConfirm: whole && (() => void session.commit(whole, next)),
    onClear: () => session.choosing.clearMarks(),
    onPass: () => void session.choosing.pass(),
    onArrange: (marks) => session.set({ marks }),
    onPick: (part) => session.choosing.pick(part),
    onShow: (code) => session.set({ showing: code }),
  };
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
