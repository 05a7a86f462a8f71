import type { Seat } from '@overtrick/engine';
import { Glyph } from '../cards/glyphs.tsx';
import { Piece } from '../cards/pieces.tsx';
import type { Shown } from '../play/state.ts';
import { Portrait, type RingColour } from '../portraits/portrait.tsx';
import { faceKind } from '../portraits/sitting.ts';
import type { Room } from '../room/room.ts';
import { useRoom } from '../room/rooms.ts';
import type { SeatPick } from '../room/stage.ts';
import type { Plaque, Stakes } from '../room/stakes.ts';
import { type PageWords, useWords } from '../words/index.ts';
import { seatPick } from './ahead.ts';
import { type SeatCompany, useCompany } from './company.ts';
import { useOccasion } from './occasion.ts';
import { nameOf, occasionOf } from './phrases.ts';

interface Props {
  readonly shown: Shown;
  readonly seat: Seat;
  onLook(seat: Seat): void;
}

/** Somebody at the table: face, name, what they are and what they have. */
export function SeatPlaque({ shown, seat, onLook }: Props) {
  const words = useWords();
  const room = useRoom();
  const about = useOccasion(shown.scene);
  const plaque = room.plaque(about, seat);
  const pick = seatPick(room, about, shown, seat);
  const among = useCompany()?.inSeat(seat);
  return (
    <button
      type="button"
      class="seat"
      data-turn={isActing(shown, seat) || undefined}
      data-out={room.isOut?.(about.view, seat) || undefined}
      data-side={sideColour(room.stakes(about), seat)}
      data-anchor={`seat-${seat}`}
      data-pick={pickState(pick)}
      data-away={among?.isAway || undefined}
      aria-pressed={pick?.choice && pick.isPicked}
      aria-label={[
        ...(pick ? [pick.said] : []),
        seatWords(words, room, shown, seat),
        ...(among?.isAway || among?.isBot ? [among.role('')] : []),
      ].join(', ')}
      onClick={() => onLook(seat)}
    >
      <Sitter shown={shown} seat={seat} plaque={plaque} />
      <SeatName name={shown.scene.names[seat]} />
      <SeatRole plaque={plaque} among={among} />
      {pick ? (
        <span class="seat-pick">
          {pick.isPicked && <Glyph name="check" />}
          {pick.label}
        </span>
      ) : (
        (among?.clock ?? <Figure plaque={plaque} total={shown.scene.totals[seat]} />)
      )}
      {among?.bubble !== undefined && (
        <span class="seat-bubble" aria-hidden="true">
          <bdi>{among.bubble}</bdi>
        </span>
      )}
    </button>
  );
}

/** Longer names are written smaller, in two lines: alone nobody has one, among people anybody may. */
const USUAL_LENGTH = 16;

export function SeatName({ name }: { readonly name: string }) {
  return (
    <span class="seat-name" data-long={name.length > USUAL_LENGTH || undefined}>
      {name}
    </span>
  );
}

function pickState(pick: SeatPick | undefined): 'may' | 'picked' | 'barred' | undefined {
  if (!pick) return undefined;
  return pick.isPicked ? 'picked' : pick.choice ? 'may' : 'barred';
}

/** In full where there is room, as short as it goes where there is none. */
function SeatRole({ plaque, among }: { plaque: Plaque; among: SeatCompany | undefined }) {
  const { role, brief } = plaque;
  return (
    <span class="seat-role">
      {among?.isBot && <Glyph name="bot" />}
      <span class="long">{among?.role(among.isBot ? brief : role) ?? role}</span>
      <span class="short">{among?.role(brief) ?? brief}</span>
    </span>
  );
}

/** A face in the ring of its side, with Crown or Shield, and the dealer's mark. */
export function Sitter({ shown, seat, plaque }: Omit<Props, 'onLook'> & { plaque: Plaque }) {
  const room = useRoom();
  const { scene } = shown;
  const about = useOccasion(scene);
  const { view, names } = scene;
  const marks = useCompany()?.inSeat(seat).marks;
  return (
    <Portrait
      name={names[seat]}
      who={faceKind(scene, seat)}
      ring={sideColour(room.stakes(about), seat) ?? 'plain'}
      state={stateOf(shown, room, seat)}
    >
      {marks}
      {plaque.sign && <Piece name={plaque.sign} />}
      {view.setup.dealer === seat && <Piece name="dealer" />}
    </Portrait>
  );
}

function stateOf(shown: Shown, room: Room, seat: Seat): 'thinking' | 'away' | 'out' | undefined {
  const { scene, settled, thinking } = shown;
  if (room.isOut?.(scene.view, seat)) return 'out';
  const sitter = scene.neighbours[seat];
  if (sitter === null || sitter?.standIn) return 'away';
  // Nobody tells that a person thinks: they do while it is their turn.
  const isOther = sitter?.level === null && seat !== scene.view.eyes;
  const thinks = isOther || (!settled && thinking.includes(seat));
  return thinks && isActing(shown, seat) ? 'thinking' : undefined;
}

/** The colour of the side that a seat is on, where there are two. */
export function sideColour({ tug }: Stakes, seat: Seat): RingColour | undefined {
  const at = tug?.sides.findIndex(({ seats }) => seats.includes(seat)) ?? -1;
  return at < 0 ? undefined : at === 0 ? 'major' : 'minor';
}

/** The figure that counts just now, or the total. */
function Figure({ plaque: { figure }, total }: { plaque: Plaque; total: number }) {
  const words = useWords();
  if (!figure) {
    return (
      <span class="seat-figure" data-total>
        <b>{words.figure(total)}</b>
        <small>{words.felt.inAll}</small>
      </span>
    );
  }
  const { value, of, word } = figure;
  return (
    <span class="seat-figure" data-met={value === of || undefined} data-of={of !== undefined}>
      <b>{words.figure(value)}</b>
      {of !== undefined && <span> {words.felt.of(of)}</span>}
      <small>{word}</small>
    </span>
  );
}

/** Whether the seat is to act, as far as the screen has got. */
export function isActing({ scene, winner }: Shown, seat: Seat): boolean {
  return winner === undefined && scene.view.acting.includes(seat);
}

/** What stands at a seat, as words. */
export function plaqueWords(words: PageWords, plaque: Plaque): string[] {
  return [...(plaque.role ? [plaque.role] : []), ...figureWords(words, plaque)];
}

export function figureWords({ felt }: PageWords, { figure }: Plaque): string[] {
  return figure ? [felt.figure(figure.value, figure.of, figure.word)] : [];
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
    ...plaqueWords(words, room.plaque(about, seat)),
    words.table.held(view.held[seat]),
    ...(view.displays[seat].length > 0
      ? [words.table.shows(words.list(view.displays[seat].map(words.card)), seat === view.eyes)]
      : []),
    ...areas
      .filter(({ tokens }) => tokens.length > 0)
      .map(({ label, tokens }) => `${label}: ${tokens.map(words.token).join('; ')}`),
  ].join(', ');
}
