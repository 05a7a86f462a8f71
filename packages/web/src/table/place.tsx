import type { Seat } from '@overtrick/engine';
import { Chip, Face } from '../cards/card.tsx';
import type { Shown } from '../play/state.ts';
import { bandOf } from '../room/band.ts';
import { useRoom } from '../room/rooms.ts';
import { type Fan, rowsOf } from './fan.ts';
import { useOccasion } from './occasion.ts';
import type { Slot } from './order.ts';
import type { TablePlace } from './places.ts';
import { SeatPlaque } from './seats.tsx';
import { TokenAreas } from './token.tsx';
import { TrickPlace } from './trick.tsx';

interface Props {
  readonly shown: Shown;
  readonly seat: Seat;
  readonly place: TablePlace;
  /** Undefined while no trick is played. */
  readonly slot: Slot | undefined;
  readonly fan: Fan;
  /** How many tokens are drawn. */
  readonly tokens: number;
  onLook(seat: Seat): void;
}

/** One of the others: who it is, what lies before them, and their card in the trick. */
export function SeatPlace({ shown, seat, place, slot, fan, tokens, onLook }: Props) {
  const { edge, at, of, x } = place;
  const half = x === 0.5 ? 'middle' : x < 0.5 ? 'start' : 'end';
  return (
    <div
      class="place"
      data-edge={edge}
      data-half={half}
      style={{ '--x': x, '--at': at, '--of': of }}
    >
      <SeatPlaque shown={shown} seat={seat} onLook={onLook} />
      <ShownCards shown={shown} seat={seat} fan={fan} />
      <Tokens shown={shown} seat={seat} most={tokens} />
      {slot && <TrickPlace shown={shown} seat={seat} slot={slot} />}
    </div>
  );
}

/** Narrower cards have only an index and a sign. */
const SMALL = 48;

/** What a seat has shown and not played yet. */
function ShownCards({ shown, seat, fan }: { shown: Shown; seat: Seat; fan: Fan }) {
  const room = useRoom();
  const { view } = shown.scene;
  const cards = view.displays[seat];
  if (cards.length === 0) return null;
  const { width, step, rows } = fan;
  const style = { '--fan-w': `${width}px`, '--step': `${step}px`, '--rows': rows };
  return (
    <div class="display" data-over={step < width || undefined} style={style} aria-hidden="true">
      {rowsOf(cards, rows).map((row, r) => (
        <div key={r} class="display-row">
          {row.map((code, i) =>
            width < SMALL ? (
              <Chip key={`${code}${i}`} code={code} band={bandOf(room, view, code)} />
            ) : (
              <Face
                key={`${code}${i}`}
                code={code}
                pips={room.pips?.(view, code) ?? 0}
                band={bandOf(room, view, code)}
              />
            ),
          )}
        </div>
      ))}
    </div>
  );
}

interface TokensProps {
  readonly shown: Shown;
  readonly seat: Seat;
  /** So many can be told apart there; others are a number. */
  readonly most: number;
}

/** Tokens and the like. */
function Tokens({ shown, seat, most }: TokensProps) {
  const areas = useRoom().areas?.(useOccasion(shown.scene), seat) ?? [];
  if (areas.every((area) => area.tokens.length === 0)) return null;
  return (
    <div class="seat-tokens" aria-hidden="true">
      <TokenAreas areas={areas} most={most} />
    </div>
  );
}
