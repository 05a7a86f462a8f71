import type { Move } from '@overtrick/engine';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { modeName, modeOf } from '../play/mode.ts';
import type { Session } from '../play/session.ts';
import type { Shown } from '../play/state.ts';
import { useRoom } from '../room/rooms.ts';
import { useSettings } from '../settings.ts';
import { useSound } from '../sound.ts';
import { Announcer } from '../table/announcer.tsx';
import { Asking } from '../table/asking.tsx';
import { Felt } from '../table/felt.tsx';
import { useHeldFocus } from '../table/focus.ts';
import { Hand } from '../table/hand.tsx';
import { useKeys } from '../table/keys.ts';
import { OwnSeat } from '../table/own-seat.tsx';
import { cardWidth } from '../table/sizes.ts';
import { StageBoard } from '../table/staging.tsx';
import { StakesPanel } from '../table/stakes.tsx';
import { useScreen } from '../table/window.ts';
import { useWords } from '../words/index.ts';
import type { TaughtPart } from './lesson.ts';
import { useRing } from './ring.ts';

interface Props {
  readonly session: Session;
  readonly shown: Shown;
  readonly untaught: readonly TaughtPart[];
  /** As many cards as the person will ever hold. */
  readonly mostHeld: number;
  /** The move that is to be made; one thing that belongs to it is ringed. */
  readonly asked: Move | undefined;
  /** Nothing can be touched but what is said. */
  readonly isHeld: boolean;
  readonly header: ComponentChildren;
  /** What is said. */
  readonly children: ComponentChildren;
}

/** The table as it always is, without what has not been taught yet, and with a voice. */
export function GuideTable(props: Props) {
  const { session, shown, untaught, mostHeld, asked, isHeld, header, children } = props;
  const words = useWords();
  const room = useRoom();
  const main = useRef<HTMLElement>(null);
  const window = useScreen();
  const screen = { ...window, isWide: false };
  const card = cardWidth(screen, useSettings().cards === 'large');
  const { scene } = shown;
  const mode = shown.settled && !isHeld ? modeOf(scene.view, room) : 'wait';
  const hasBoard = NEEDED.includes(modeName(mode));
  const board = hasBoard ? modeName(mode) : undefined;
  const stakes = <StakesPanel shown={shown} onTrumps={nothing} />;
  useSound(shown);
  useHeldFocus(main);
  useRing(main, shown, asked);
  useKeys({ escape: () => session.choosing.takeBack(), n: () => void session.skip() });
  return (
    <main
      ref={main}
      class="table guide"
      data-form={screen.form}
      data-game={scene.game}
      data-players={scene.names.length}
      data-phase={scene.view.phase}
      data-moves={`${scene.deal}/${scene.view.history.length}`}
      data-settled={shown.settled || undefined}
      data-asks={modeName(mode)}
      data-board={board}
      data-untaught={untaught.join(' ')}
      data-deep={mostHeld > ONE_ROW || undefined}
      style={{ '--card-w': `${card}px` }}
      aria-label={words.table.name(scene.title)}
    >
      {header}
      {screen.form === 'phone' && stakes}
      <Felt {...{ session, shown, mode, screen, board }} onLook={nothing}>
        {screen.form !== 'phone' && stakes}
      </Felt>
      {hasBoard && <StageBoard session={session} shown={shown} mode={mode} />}
      {children}
      <div class="guide-held" inert={isHeld}>
        <Asking session={session} shown={shown} mode={mode} />
        {!untaught.includes('figures') && (
          <OwnSeat session={session} shown={shown} screen={screen} onLook={nothing} />
        )}
        <Hand session={session} shown={shown} screen={screen} card={card} />
      </div>
      <Announcer shown={shown} isHeld={isHeld} />
    </main>
  );
}

/** So many cards lie side by side on a phone. */
const ONE_ROW = 7;

/** Boards on which something is chosen; what the others show would be too much at once. */
const NEEDED = ['exchange', 'give'];

/** What is told of seats and trumps in a dialog is not needed here. */
function nothing(): void {}
