import type { Seat } from '@overtrick/engine';
import { type Mode, modeName } from '../play/mode.ts';
import type { Session } from '../play/session.ts';
import type { Shown } from '../play/state.ts';
import type { Room } from '../room/room.ts';
import { useRoom } from '../room/rooms.ts';
import { useWords } from '../words/index.ts';
import { type Fan, fanOf } from './fan.ts';
import { roomFor } from './fan-room.ts';
import { slotsOf, winnerSoFar } from './order.ts';
import { sayer } from './phrases.ts';
import { SeatPlace } from './place.tsx';
import { CROWD, type Place, placeOf, topsOf } from './places.ts';
import { TrickPlace, TrickWords } from './trick.tsx';
import type { Screen } from './window.ts';

interface Props {
  readonly session: Session;
  readonly shown: Shown;
  readonly mode: Mode;
  readonly screen: Screen;
  onLook(seat: Seat): void;
}

/** The table itself: everybody in their place, and between them the trick. */
export function Felt({ session, shown, mode, screen, onLook }: Props) {
  const words = useWords();
  const room = useRoom();
  const { scene, plays } = shown;
  const { view } = scene;
  const { players } = view.setup;
  const { eyes } = view;
  const isTrick = plays.length > 0 || view.phase === 'play';
  const slots = isTrick ? slotsOf(shown, { isOut: (seat) => isOut(room, shown, seat) }) : [];
  const others = Array.from({ length: players - 1 }, (_, i) => (eyes + 1 + i) % players);
  const places = others.map((seat) => placeOf(screen.form, seat, eyes, players));
  const fans = fansOf(shown, others, { screen, places, isTrick });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click only cuts a pause short; keys have N for it
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      class="middle felt"
      data-mode={modeName(mode)}
      data-trick={isTrick || undefined}
      onClick={() => session.skip()}
    >
      <section
        class="seats"
        aria-label={words.table.seats}
        data-count={others.length}
        data-tops={topsOf(screen.form, players)}
        data-crowd={players >= CROWD || undefined}
        data-trick={isTrick || undefined}
        data-shown={shownSize(fans, shown, others)}
        style={{ '--shown-h': `${Math.max(0, ...fans.map(heightOf))}px` }}
      >
        {others.map((seat, i) => (
          <SeatPlace
            key={seat}
            shown={shown}
            seat={seat}
            place={places[i]}
            slot={slots[seat]}
            fan={fans[i]}
            onLook={onLook}
          />
        ))}
        {isTrick && (
          <div class="place" data-edge="own">
            <TrickPlace shown={shown} seat={eyes} slot={slots[eyes]} />
          </div>
        )}
        {isTrick && <InTrick shown={shown} />}
        {isTrick && players >= CROWD && <SoFar shown={shown} />}
      </section>
      {isTrick && <TrickWords shown={shown} />}
    </div>
  );
}

function isOut(room: Room, { scene }: Shown, seat: Seat): boolean {
  return room.isOut?.(scene.view, seat) ?? false;
}

interface Layout {
  readonly screen: Screen;
  readonly places: readonly Place[];
  readonly isTrick: boolean;
}

/** How the cards lie that each of the others has shown. */
function fansOf({ scene }: Shown, others: readonly Seat[], layout: Layout): Fan[] {
  const { displays, setup } = scene.view;
  const most = Math.max(...others.map((seat) => displays[seat].length));
  return others.map((seat, i) =>
    fanOf(
      displays[seat].length,
      roomFor(layout.screen, layout.places[i], {
        players: setup.players,
        isTrick: layout.isTrick,
        most,
      }),
    ),
  );
}

/** Cards that lie in rows need room of their own on a phone. */
function shownSize(fans: readonly Fan[], { scene }: Shown, others: readonly Seat[]): string {
  const most = Math.max(...others.map((seat) => scene.view.displays[seat].length));
  if (most === 0) return 'none';
  return most > 1 ? 'many' : 'few';
}

const RATIO = 1.4;
const ROW_GAP = 3;

function heightOf({ width, rows }: Fan): number {
  return rows * (width * RATIO + ROW_GAP);
}

/** What lies in the trick so far, where cards have points. */
function InTrick({ shown }: { shown: Shown }) {
  const { felt } = useWords();
  const { plays, scene } = shown;
  const { points } = scene.view;
  if (points === null || plays.length === 0) return null;
  const sum = plays.reduce((all, { card }) => all + (points.cards[String(card)] ?? 0), 0);
  return (
    <p class="in-trick">
      <b>{sum}</b> <span class="long">{felt.inTrick(sum)}</span>
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
