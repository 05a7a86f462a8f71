import type { Mode } from '../play/mode.ts';
import type { Session } from '../play/session.ts';
import type { Shown } from '../play/state.ts';
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

/** What lies on the table while such a move is put together. */
export function StageBoard({ session, shown, mode }: Props & { readonly mode: Mode }) {
  const { Board } = useRoom();
  const about = useOccasion(shown.scene);
  if (mode === 'choice' && Board) {
    return (
      <div class="board" data-board={shown.scene.view.phase}>
        <Board about={about} />
      </div>
    );
  }
  if (typeof mode === 'string' || !mode.Board) return null;
  return <OnBoard session={session} shown={shown} stage={mode} Board={mode.Board} />;
}

type Board = NonNullable<StagedMove['Board']>;

function OnBoard({ Board, ...props }: StagingProps & { readonly Board: Board }) {
  return (
    <div class="board" data-board={props.stage.mode}>
      <Board {...useStageProps(props)} />
    </div>
  );
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
