import type { Move, Seat } from '@overtrick/engine';
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
import { nameOf } from '../table/phrases.ts';
import { cardWidth } from '../table/sizes.ts';
import { StageBoard } from '../table/staging.tsx';
import { StakesPanel } from '../table/stakes.tsx';
import { type TableScreen, useScreen } from '../table/window.ts';
import { type PageWords, useWords } from '../words/index.ts';
import type { Pointing, TaughtPart } from './lesson.ts';
import { usePointing } from './pointing.ts';
import type { Quiz } from './quiz.ts';
import { useRing } from './ring.ts';

interface Props {
  readonly session: Session;
  readonly shown: Shown;
  readonly untaught: readonly TaughtPart[];
  /** As many cards as the person will hold at this table. */
  readonly mostHeld: number;
  /** The move that is to be made; one thing that belongs to it is ringed. */
  readonly asked: Move | undefined;
  /** Nothing can be touched but what is said, or what can be pointed at. */
  readonly isHeld: boolean;
  readonly points: Pointing | undefined;
  readonly quiz: Quiz;
  readonly header: ComponentChildren;
  /** What is said. */
  readonly children: ComponentChildren;
}

/** The table as it always is, without what has not been taught yet, and with a voice. */
export function GuideTable(props: Props) {
  const { session, shown, untaught, mostHeld, asked, isHeld, points, quiz, header } = props;
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
  const label = (what: string) => trickLabel(words, shown, Number(what));
  usePointing(main, points && { points, quiz, label });
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
      data-points={points?.among}
      data-amiss={quiz.amiss !== undefined || undefined}
      data-deep={mostHeld > ONE_ROW || undefined}
      data-tokens={room.areas !== undefined || undefined}
      style={{ '--card-w': `${card}px` }}
      aria-label={words.table.name(scene.title)}
    >
      {header}
      {screen.form === 'phone' && stakes}
      <Felt {...{ session, shown, mode, board }} screen={feltScreen(screen)} onLook={nothing}>
        {screen.form !== 'phone' && stakes}
      </Felt>
      {hasBoard && <StageBoard session={session} shown={shown} mode={mode} />}
      {props.children}
      <div class="guide-held" inert={isHeld && points?.among !== 'hand'}>
        <Asking session={session} shown={shown} mode={mode} />
        {!untaught.includes('roles') && (
          <OwnSeat session={session} shown={shown} screen={screen} onLook={nothing} />
        )}
        <Hand session={session} shown={shown} screen={screen} card={card} />
      </div>
      <Announcer shown={shown} isHeld={isHeld} />
    </main>
  );
}

/** Where a phone lies, what is said stands beside the table. */
function feltScreen(screen: TableScreen): TableScreen {
  return screen.form === 'lying' ? { ...screen, width: screen.width - SAYING } : screen;
}

/** So wide as the style has it. */
const SAYING = 300;

/** A card of the trick, for those who listen. */
function trickLabel(words: PageWords, { scene, plays }: Shown, seat: Seat): string {
  const card = plays.find((play) => play.seat === seat)?.card ?? '';
  return `${nameOf(words, scene, seat)}: ${words.card(String(card))}`;
}

/** So many cards lie side by side on a phone. */
const ONE_ROW = 7;

/** Boards on which something is chosen; what the others show would be too much at once. */
const NEEDED = ['exchange', 'give'];

/** What is told of seats and trumps in a dialog is not needed here. */
function nothing(): void {}
