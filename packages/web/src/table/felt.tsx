import type { Seat } from '@overtrick/engine';
import type { ComponentChildren } from 'preact';
import { type Mode, modeName, nearSeat } from '../play/mode.ts';
import type { Session } from '../play/session.ts';
import type { Shown } from '../play/state.ts';
import type { Room } from '../room/room.ts';
import { useRoom } from '../room/rooms.ts';
import { useWords } from '../words/index.ts';
import { type Fan, fanHeight, fanWidth } from './fan.ts';
import { fanIn, roomFor, tokensFor } from './fan-room.ts';
import { slotsOf, winnerSoFar } from './order.ts';
import { sayer } from './phrases.ts';
import { SeatPlace } from './place.tsx';
import { CROWD, placeOf, type TablePlace, topsOf } from './places.ts';
import { pointsIn } from './points.ts';
import { TrickPlace, TrickWords } from './trick.tsx';
import type { TableScreen } from './window.ts';

interface Props {
  readonly session: Session;
  readonly shown: Shown;
  readonly mode: Mode;
  readonly screen: TableScreen;
  /** What is put together now. */
  readonly board: string | undefined;
  /** What lies in the middle, where there is room for it. */
  readonly children: ComponentChildren;
  onLook(seat: Seat): void;
}

/** What is put together below the others on a phone, who then sit in one row. */
const ROWED = ['name', 'exchange'];

/** The table itself: everybody in their place, and between them the trick. */
export function Felt({ session, shown, mode, screen, board, children, onLook }: Props) {
  const words = useWords();
  const room = useRoom();
  const { scene, plays } = shown;
  const { view } = scene;
  const { players } = view.setup;
  const near = nearSeat(view);
  const isTrick = plays.length > 0 || view.phase === 'play';
  const slots = isTrick ? slotsOf(shown, { isOut: (seat) => isOut(room, shown, seat) }) : [];
  const others = Array.from({ length: players - 1 }, (_, i) => (near + 1 + i) % players);
  const places = others.map((seat) => placeOf(screen.form, seat, near, players));
  const isRow = screen.form === 'phone' && ROWED.includes(board ?? '');
  const fans = fansOf(shown, others, { screen, places, isTrick, isRow });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click only cuts a pause short; keys have N for it
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      class="middle felt"
      data-mode={modeName(mode)}
      data-trick={isTrick || undefined}
      data-tops={topsOf(screen.form, players)}
      data-crowd={players >= CROWD || undefined}
      style={{
        '--shown-w': `${sideWidth(fans, shown, others)}px`,
        '--shown-h': `${Math.max(...fans.map(fanHeight))}px`,
      }}
      onClick={() => session.skip()}
    >
      <section
        class="seats"
        aria-label={words.table.seats}
        data-count={others.length}
        data-tops={topsOf(screen.form, players)}
        data-crowd={players >= CROWD || undefined}
        data-trick={isTrick || undefined}
      >
        {others.map((seat, i) => (
          <SeatPlace
            key={seat}
            shown={shown}
            seat={seat}
            place={places[i]}
            slot={slots[seat]}
            fan={fans[i]}
            tokens={tokensFor(screen, places[i], players)}
            onLook={onLook}
          />
        ))}
        {isTrick && (
          <div class="place" data-edge="own">
            <TrickPlace shown={shown} seat={near} slot={slots[near]} />
          </div>
        )}
        {isTrick && <InTrick shown={shown} />}
        {isTrick && players >= CROWD && <SoFar shown={shown} />}
      </section>
      {children}
      {isTrick && <TrickWords shown={shown} />}
    </div>
  );
}

function isOut(room: Room, { scene }: Shown, seat: Seat): boolean {
  return room.isOut?.(scene.view, seat) ?? false;
}

interface FeltLayout {
  readonly screen: TableScreen;
  readonly places: readonly TablePlace[];
  readonly isTrick: boolean;
  readonly isRow: boolean;
}

/** How the cards lie that each of the others has shown. */
function fansOf({ scene }: Shown, others: readonly Seat[], layout: FeltLayout): Fan[] {
  const { displays, setup } = scene.view;
  const { screen, places, isTrick, isRow } = layout;
  const table = { players: setup.players, isTrick, isRow };
  return others.map((seat, i) =>
    fanIn(roomFor(screen, places[i], table), screen, displays[seat].length),
  );
}

/** On a phone the cards of the trick leave so much beside them, for everybody the same. */
function sideWidth(fans: readonly Fan[], { scene }: Shown, others: readonly Seat[]): number {
  const { displays } = scene.view;
  return Math.ceil(Math.max(...others.map((seat, i) => fanWidth(fans[i], displays[seat].length))));
}

/** What lies in the trick so far, where cards have points, and who has taken it. */
function InTrick({ shown }: { shown: Shown }) {
  const { felt, figure } = useWords();
  const { plays, scene, winner } = shown;
  const { view, names } = scene;
  const sum = pointsIn(view, plays);
  if (sum === undefined || plays.length === 0) return null;
  // They stand beside the person's own card: whoever gets them is named.
  const who = winner === view.eyes ? felt.you : names[winner ?? -1];
  const whose = who && `${felt.inTrickBrief(sum)} ${felt.forWhom(who)}`;
  return (
    <p class="in-trick">
      <b>{figure(sum)}</b> <span class="long">{whose ?? felt.inTrick(sum)}</span>
      <span class="short">{felt.inTrickBrief(sum)}</span>
    </p>
  );
}

/** Who wins so far, where there are too many cards to see it at a glance. */
function SoFar({ shown }: { shown: Shown }) {
  const words = useWords();
  const { scene } = shown;
  const best = winnerSoFar(shown);
  if (best === undefined) return null;
  return (
    <p class="so-far">
      <b>{words.felt.winsSoFar(sayer(words, scene), best)}</b>
      {scene.view.led !== null && <span>{words.felt.wereLed(words.suit(scene.view.led))}</span>}
    </p>
  );
}
