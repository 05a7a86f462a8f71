import type { Seat } from '@overtrick/engine';
import { Fragment } from 'preact';
import { Chip } from '../cards/card.tsx';
import { Glyph } from '../cards/glyphs.tsx';
import type { Shown } from '../play/state.ts';
import type { Area, Room } from '../room/room.ts';
import { useRoom } from '../room/rooms.ts';
import type { Badge } from '../room/stakes.ts';
import { type PageWords, useWords } from '../words/index.ts';
import { useOccasion } from './occasion.ts';
import { isTrump, nameOf, occasionOf } from './phrases.ts';
import { Token } from './token.tsx';

/** The others, from the left neighbour round to the right one. */
export function Seats({ shown, onLook }: { shown: Shown; onLook(seat: Seat): void }) {
  const words = useWords();
  const { view } = shown.scene;
  const { players } = view.setup;
  const others = Array.from({ length: players - 1 }, (_, i) => (view.eyes + 1 + i) % players);
  return (
    <section class="seats" data-count={others.length} aria-label={words.table.seats}>
      {others.map((seat, i) => (
        <SeatBox
          key={seat}
          shown={shown}
          seat={seat}
          place={i}
          of={others.length}
          onLook={onLook}
        />
      ))}
    </section>
  );
}

interface Props {
  readonly shown: Shown;
  readonly seat: Seat;
  readonly place: number;
  readonly of: number;
  onLook(seat: Seat): void;
}

function SeatBox({ shown, seat, place, of, onLook }: Props) {
  const { scene } = shown;
  const { view, names } = scene;
  const words = useWords();
  const room = useRoom();
  const about = useOccasion(scene);
  const areas = room.areas?.(about, seat) ?? [];
  const isTurn = isActing(shown, seat);
  const bend = of > 1 ? ((2 * place) / (of - 1) - 1) ** 2 : 0;
  return (
    <button
      type="button"
      class="seat"
      data-turn={isTurn || undefined}
      data-out={room.isOut?.(view, seat) || undefined}
      data-anchor={`seat-${seat}`}
      style={{ '--bend': bend }}
      aria-label={seatWords(words, room, shown, seat)}
      onClick={() => onLook(seat)}
    >
      <span class="seat-head">
        <span class="seat-name">{names[seat]}</span>
        {view.setup.dealer === seat && <span class="dealer">{words.table.dealerShort}</span>}
        <span class="seat-total">{words.figure(scene.totals[seat])}</span>
      </span>
      <Badges badges={room.badges(about, seat)} />
      {areas.some(({ tokens }) => tokens.length > 0) && (
        <span class="seat-tokens">
          <TokenAreas areas={areas} />
        </span>
      )}
      <Display shown={shown} seat={seat} most={of === 4 || of > 6 ? 4 : 6} />
      {shown.thinking.includes(seat) && !shown.settled && isTurn && <span class="dots" />}
    </button>
  );
}

/** Whether the seat is to act, as far as the screen has got. */
export function isActing({ scene, winner }: Shown, seat: Seat): boolean {
  return winner === undefined && scene.view.acting.includes(seat);
}

export function Badges({ badges }: { badges: readonly Badge[] }) {
  return (
    <span class="badges">
      {badges.map(({ text, glyph, faded, strong }) => (
        <span
          key={text}
          class="badge"
          data-faded={faded || undefined}
          data-strong={strong || undefined}
        >
          {glyph && <Glyph name={glyph} />}
          <span>{text}</span>
        </span>
      ))}
    </span>
  );
}

/** What lies before a seat, area after area, with a line between those that have something. */
export function TokenAreas({ areas }: { areas: readonly Area[] }) {
  const filled = areas.filter(({ tokens }) => tokens.length > 0);
  return (
    <>
      {filled.map(({ label, tokens }, i) => (
        <Fragment key={label}>
          {i > 0 && <span class="token-gap" />}
          {tokens.map((text, k) => (
            <Token key={k} text={text} />
          ))}
        </Fragment>
      ))}
    </>
  );
}

interface DisplayProps {
  readonly shown: Shown;
  readonly seat: Seat;
  /** How many cards can be read beside each other on a narrow screen; more go into several rows there. */
  readonly most: number;
}

/** With more cards than this a seat needs more room, where there is some. */
const MANY = 8;

function Display({ shown, seat, most }: DisplayProps) {
  const cards = shown.scene.view.displays[seat];
  if (cards.length === 0) return null;
  const rows = Math.ceil(cards.length / most);
  const row = Math.ceil(cards.length / rows);
  return (
    <span
      class="display"
      data-many={cards.length > MANY || undefined}
      style={{ '--n': cards.length, '--row': row }}
    >
      {Array.from({ length: rows }, (_, r) => (
        <span key={r} class="display-row">
          {cards.slice(r * row, (r + 1) * row).map((code, i) => (
            <Chip key={`${code}${i}`} code={code} mark={isTrump(shown.scene, code)} />
          ))}
        </span>
      ))}
    </span>
  );
}

/** All of a seat in one sentence. */
export function seatWords(words: PageWords, room: Room, shown: Shown, seat: Seat): string {
  const { scene } = shown;
  const { view, totals } = scene;
  const about = occasionOf(words, scene);
  const areas = room.areas?.(about, seat) ?? [];
  return [
    nameOf(words, scene, seat),
    words.table.standing(totals[seat]),
    ...(view.setup.dealer === seat ? [words.table.dealer] : []),
    ...(isActing(shown, seat) ? [words.table.turn] : []),
    ...room.badges(about, seat).map(({ text }) => text),
    words.table.held(view.held[seat]),
    ...(view.displays[seat].length > 0
      ? [words.table.shows(words.list(view.displays[seat].map(words.card)), seat === view.eyes)]
      : []),
    ...areas
      .filter(({ tokens }) => tokens.length > 0)
      .map(({ label, tokens }) => `${label}: ${tokens.map(words.token).join('; ')}`),
  ].join(', ');
}
