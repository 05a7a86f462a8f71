import type { Mode } from '../play/mode.ts';
import type { Session } from '../play/session.ts';
import type { Shown } from '../play/state.ts';
import { useRoom } from '../room/rooms.ts';
import type { StagedMove, StageProps } from '../room/stage.ts';
import { useWords } from '../words/index.ts';
import { useOccasion } from './occasion.ts';

interface Props {
  readonly session: Session;
  readonly shown: Shown;
}

type StagingProps = Props & { readonly stage: StagedMove };

/** A move that is put together, as the room of the game asks for it. */
export function Staging(props: StagingProps) {
  return <props.stage.Panel {...useStageProps(props)} />;
}

/** What lies on the table while such a move is put together. */
export function StageBoard({ session, shown, mode }: Props & { readonly mode: Mode }) {
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
  const about = useOccasion(shown.scene);
  const whole = stage.whole(shown, shown.scene.view);
  const next = stage.next?.(shown, shown.scene.view);
  return {
    about,
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
  const words = useWords();
  const about = useOccasion(shown.scene);
  const { armed: card, added } = shown;
  if (card === undefined) return null;
  if (!extras?.has(shown.scene.view, card)) return <p class="ask">{words.ask.again}</p>;
  return (
    <extras.Panel
      about={about}
      card={card}
      added={added}
      onChange={(now) => session.set({ added: now })}
      onPlay={() => void session.choosing.playCard(card)}
      onClear={() => session.choosing.clearMarks()}
    />
  );
}
