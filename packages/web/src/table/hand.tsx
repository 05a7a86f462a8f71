import { isAmong } from '@overtrick/engine';
import { Suits } from '@overtrick/table';
import { useMemo, useRef, useState } from 'preact/hooks';
import { Face } from '../cards/card.tsx';
import { Glyph } from '../cards/glyphs.tsx';
import { type HeldCard, ownCards } from '../play/held.ts';
import { type Mode, modeOf, playing } from '../play/mode.ts';
import type { Session } from '../play/session.ts';
import type { Shown } from '../play/state.ts';
import type { PageScene } from '../protocol.ts';
import { bandOf } from '../room/band.ts';
import type { Room } from '../room/room.ts';
import { useRoom } from '../room/rooms.ts';
import { useWords } from '../words/index.ts';
import { alternate } from './alternate.ts';
import { useArrows } from './arrows.ts';
import { useDrag } from './drag.ts';
import { useTurnFocus } from './focus.ts';
import { isTrump, trumpsOf } from './phrases.ts';
import { useNarrow } from './window.ts';

interface Props {
  readonly session: Session;
  readonly shown: Shown;
}

/** Cards in one row of a narrow screen; more go into two rows. */
const ROW = 9;

/** The person's cards by effective suit, trumps first; those that were shown lie before them. */
export function Hand({ session, shown }: Props) {
  const words = useWords();
  const { scene } = shown;
  const room = useRoom();
  const { order, shift } = useOwnOrder(scene);
  const isNarrow = useNarrow();
  const ref = useRef<HTMLDivElement>(null);
  const arrows = useArrows(ref, shift);
  useDrag(ref, shift);
  useTurnFocus(ref, shown);
  const display = ownCards(
    sortCards(room, scene, scene.view.displays[scene.view.eyes] ?? []),
    'display',
  );
  const half = isNarrow && order.length > ROW ? Math.ceil(order.length / 2) : order.length;
  const rows = [order.slice(0, half), order.slice(half)].filter((row) => row.length > 0);
  const draw = (own: HeldCard, i: number) => (
    <OwnCard key={own.key} session={session} shown={shown} own={own} index={i} />
  );
  return (
    <div
      class="own"
      role="toolbar"
      tabIndex={-1}
      aria-label={words.table.hand}
      ref={ref}
      onKeyDown={arrows}
      data-anchor={`seat-${scene.view.eyes}`}
    >
      {display.length > 0 && (
        <div
          class="hand shown"
          role="group"
          aria-label={words.table.shown}
          style={{ '--n': display.length }}
        >
          {display.map(draw)}
        </div>
      )}
      <div class="rows" key={scene.deal} data-rows={rows.length}>
        {rows.map((row, r) => (
          <div class="hand" key={r} style={{ '--n': Math.max(row.length, rows[0].length) }}>
            {row.map((own, i) => draw(own, r * half + i))}
          </div>
        ))}
      </div>
    </div>
  );
}

function sortCards(room: Room, scene: PageScene, cards: readonly string[]): string[] {
  const groups = new Suits(scene.pack).groups(cards, { trumps: trumpsOf(room, scene) });
  return alternate(groups).flatMap((group) => group.cards);
}

/** The cards in hand in their order, or in the one that the person has made for this deal. */
function useOwnOrder(scene: PageScene) {
  const { hand, trumps } = scene.view;
  const room = useRoom();
  const sorted = useMemo(
    () => ownCards(sortCards(room, scene, hand), 'hand'),
    [hand.join(), trumps.flat().join()],
  );
  const [made, setMade] = useState<{ deal: number; keys: readonly string[] }>();
  const keys = made?.deal === scene.deal ? made.keys : [];
  const place = new Map(keys.map((key, i) => [key, i]));
  const order =
    keys.length === 0 ? sorted : [...sorted].sort((a, b) => at(place, a) - at(place, b));
  const shift = (key: string, by: number) => {
    const now = order.map((own) => own.key);
    const from = now.indexOf(key);
    const to = from + by;
    if (from < 0 || to < 0 || to >= now.length) return;
    now.splice(to, 0, ...now.splice(from, 1));
    setMade({ deal: scene.deal, keys: now });
  };
  return { order, shift };
}

function at(place: ReadonlyMap<string, number>, { key }: HeldCard): number {
  return place.get(key) ?? place.size;
}

interface CardProps extends Props {
  readonly own: HeldCard;
  readonly index: number;
}

function OwnCard({ session, shown, own, index }: CardProps) {
  const words = useWords();
  const { code, key } = own;
  const { scene } = shown;
  const room = useRoom();
  const mode = modeOf(scene.view, room);
  const isShaded = shaded(shown, mode, own);
  const marked = shown.marks.findIndex((mark) => mark.key === key);
  const isArmed = shown.armed === code || shown.ahead === code;
  const isHinted = hinted(shown, code);
  const trump = isTrump(scene, code);
  const label = [
    words.card(code),
    ...(trump ? [words.table.trumpMark] : []),
    ...(isShaded ? [words.table.cannot] : []),
    ...(marked >= 0 ? [words.table.chosen] : []),
    ...(shown.ahead === code ? [words.table.next] : []),
    ...(isHinted ? [words.table.hint] : []),
  ].join(', ');
  return (
    <button
      type="button"
      class="own-card"
      aria-label={label}
      aria-pressed={marked >= 0 || isArmed ? 'true' : undefined}
      data-key={key}
      data-code={code}
      data-shaded={isShaded || undefined}
      data-marked={marked >= 0 || isArmed || undefined}
      data-ahead={shown.ahead === code || undefined}
      data-hinted={isHinted || undefined}
      style={{ '--i': index }}
      onClick={() => void session.choosing.tap(own, room)}
    >
      <Face
        code={code}
        pips={room.pips?.(scene.view, code) ?? 0}
        band={bandOf(room, scene.view, code)}
      />
      {isHinted && (
        <span class="hint-tag" aria-hidden="true">
          <Glyph name="hint" />
        </span>
      )}
      {marked >= 0 && typeof mode === 'object' && mode.sign && (
        <span class="mark-tag" aria-hidden="true">
          {mode.sign(marked)}
        </span>
      )}
    </button>
  );
}

/** Only on the person's turn, and only because the rules forbid it. */
function shaded({ settled, open, marks }: Shown, mode: Mode, own: HeldCard): boolean {
  if (!settled) return false;
  if (mode === 'play') return !isAmong(open, playing(own.code));
  if (typeof mode === 'string' || !mode.action || own.place === 'display') return false;
  return !marks.some(({ key }) => key === own.key) && !isAmong(open, mode.action(own.code));
}

function hinted({ hint }: Shown, code: string): boolean {
  if (!hint || hint === 'thinking') return false;
  return Object.entries(hint.move).some(
    ([field, value]) => field !== 'type' && [value].flat().includes(code),
  );
}
