import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import { type HeldCard, ownCards } from '../play/held.ts';
import { nearSeat } from '../play/mode.ts';
import type { Session } from '../play/session.ts';
import type { Shown } from '../play/state.ts';
import type { PageScene } from '../protocol.ts';
import { useRoom } from '../room/rooms.ts';
import { type PageWords, useWords } from '../words/index.ts';
import { useArrows } from './arrows.ts';
import { useDrag } from './drag.ts';
import { useTurnFocus } from './focus.ts';
import {
  type HandGroup,
  type HandSize,
  heldGroups,
  inRows,
  rowsFor,
  stepsOf,
  suitGroups,
} from './groups.ts';
import { OwnCard } from './own-card.tsx';
import { handWidth } from './sizes.ts';
import type { TableScreen } from './window.ts';

interface Props {
  readonly session: Session;
  readonly shown: Shown;
  readonly screen: TableScreen;
  /** How wide a card is. */
  readonly card: number;
}

/** Between groups, in play and before it. */
const APART = { play: 36, other: 14 };
/** A small letter is so wide, a little more than it is. */
const LETTER = 7.2;

/** The person's cards by effective suit, trumps first; those that were shown lie at the right of the last row. */
export function Hand({ session, shown, screen, card }: Props) {
  const words = useWords();
  const { scene } = shown;
  const display = useDisplay(scene);
  const { groups, shift } = useOwnOrder(scene);
  const ref = useRef<HTMLDivElement>(null);
  const arrows = useArrows(ref, shift);
  useDrag(ref, shift);
  useTurnFocus(ref, shown);
  const across = handWidth(screen);
  const sizeOf = (line: HandLine, beside: number) => ({ ...sizeIn(line, beside), across, card });
  const rows = screen.form === 'phone' ? rowsFor(sizeOf(groups, display.length)) : 1;
  const lines = inRows(groups, rows);
  const last = lines.length - 1;
  const draw = (own: HeldCard, i: number) => (
    <OwnCard key={own.key} session={session} shown={shown} own={own} index={i} />
  );
  const isPlayed = scene.view.phase === 'play';
  const near = nearSeat(scene.view);
  return (
    <div
      class="own"
      role="toolbar"
      tabIndex={-1}
      aria-label={scene.view.eyes === near ? words.table.hand : scene.names[near]}
      ref={ref}
      onKeyDown={arrows}
      data-anchor={`seat-${near}`}
      data-played={isPlayed || undefined}
    >
      <div class="rows" key={scene.deal} data-rows={lines.length}>
        {lines.map((line, r) => (
          <HandRow
            key={r}
            line={line}
            size={sizeOf(line, r === last ? display.length : 0)}
            beside={r === last ? display.length : 0}
            isNamed={isPlayed && r === last}
            draw={draw}
          />
        ))}
      </div>
      {display.length > 0 && (
        <div
          class="hand shown"
          role="group"
          aria-label={words.table.shown}
          style={styleOf(sizeIn(lines[last] ?? [], display.length))}
        >
          <div class="group">
            {display.map(draw)}
            <GroupLabel text={words.felt.faceUp} isOpen />
          </div>
        </div>
      )}
    </div>
  );
}

type HandLine = readonly HandGroup[];

/** How many cards and groups there are in a row, with so many cards face up beside it. */
function sizeIn(line: HandLine, beside: number) {
  const count = line.reduce((n, { cards }) => n + cards.length, beside);
  return { count, groups: line.length + (beside > 0 ? 1 : 0) };
}

function styleOf({ count, groups }: ReturnType<typeof sizeIn>) {
  return { '--n': count, '--g': groups };
}

interface RowProps {
  readonly line: HandLine;
  readonly size: HandSize;
  /** How many cards lie face up beside it. */
  readonly beside: number;
  readonly isNamed: boolean;
  draw(own: HeldCard, index: number): ComponentChildren;
}

/** One row of the hand; groups have their names below them, where these are not wider. */
function HandRow({ line, size, beside, isNamed, draw }: RowProps) {
  const words = useWords();
  const { card } = size;
  const { step, jump } = stepsOf(size, isNamed ? APART.play : APART.other);
  const seen = ({ cards }: HandGroup, g: number) => {
    const isLast = g === line.length - 1 && beside === 0;
    return (cards.length - 1) * step + (isLast ? card : Math.min(card, jump));
  };
  let index = 0;
  return (
    <div class="hand" style={styleOf(size)}>
      {line.map((group, g) => {
        const label = isNamed ? labelOf(words, group.suit) : '';
        return (
          <div class="group" key={g}>
            {group.cards.map((own) => draw(own, index++))}
            {label.length * LETTER <= seen(group, g) && <GroupLabel text={label} />}
          </div>
        );
      })}
    </div>
  );
}

/** The cards that lie before the person. */
function useDisplay(scene: PageScene): HeldCard[] {
  const room = useRoom();
  const shows = scene.view.displays[nearSeat(scene.view)] ?? [];
  const groups = suitGroups(room, scene, shows);
  return ownCards(
    groups.flatMap(({ cards }) => cards),
    'display',
  );
}

function labelOf(words: PageWords, suit: string | undefined): string {
  if (suit === undefined) return '';
  return suit === 'trump' ? words.felt.trumps : words.suit(suit);
}

/** Says nothing to those who listen: each card says what it is. */
function GroupLabel({ text, isOpen = false }: { text: string; isOpen?: boolean }) {
  if (!text) return null;
  return (
    <span class="group-label" aria-hidden="true">
      {isOpen && <Glyph name="eye" />}
      <span>{text}</span>
    </span>
  );
}

/** The cards in hand in their order, or in the one that the person has made for this deal. */
function useOwnOrder(scene: PageScene) {
  const { hand, trumps } = scene.view;
  const room = useRoom();
  const sorted = useMemo(
    () => heldGroups(suitGroups(room, scene, hand)),
    [hand.join(), trumps.flat().join()],
  );
  const [made, setMade] = useState<{ deal: number; keys: readonly string[] }>();
  const keys = made?.deal === scene.deal ? made.keys : [];
  const groups = keys.length === 0 ? sorted : [{ suit: undefined, cards: madeOrder(sorted, keys) }];
  const shift = (key: string, by: number) => {
    const now = groups.flatMap(({ cards }) => cards).map((own) => own.key);
    const from = now.indexOf(key);
    const to = from + by;
    if (from < 0 || to < 0 || to >= now.length) return;
    now.splice(to, 0, ...now.splice(from, 1));
    setMade({ deal: scene.deal, keys: now });
  };
  return { groups, shift };
}

function madeOrder(groups: readonly HandGroup[], keys: readonly string[]): HeldCard[] {
  const place = new Map(keys.map((key, i) => [key, i]));
  const at = ({ key }: HeldCard) => place.get(key) ?? place.size;
  return groups.flatMap(({ cards }) => cards).sort((a, b) => at(a) - at(b));
}
