import type { Move } from '@overtrick/engine';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Face } from '../cards/card.tsx';
import { pace } from '../play/pace.ts';
import type { Shown } from '../play/state.ts';
import { bandOf } from '../room/band.ts';
import { useRoom } from '../room/rooms.ts';
import { isStill } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { nameOf } from './phrases.ts';
import { placeOf, rowPlaceOf } from './places.ts';
import { Token } from './token.tsx';

/** The trick on the table: each card towards its player, numbered in the order of play. */
export function Trick({ shown }: { shown: Shown }) {
  const words = useWords();
  const { plays, scene, winner } = shown;
  const { view } = scene;
  // The view is ahead by one trick while a full one lies there.
  const number = view.tricks.length - (winner === undefined ? 0 : 1);
  const label = plays
    .map(({ seat, card }) => `${nameOf(words, scene, seat)} ${words.card(String(card))}`)
    .join(', ');
  return (
    <div class="trick" role="img" aria-label={`${words.table.trick}: ${label || '–'}`}>
      {plays.map((move, i) => (
        <Played key={`${number}-${i}`} shown={shown} move={move} order={i} />
      ))}
    </div>
  );
}

function Played({ shown, move, order }: { shown: Shown; move: Move; order: number }) {
  const ref = useRef<HTMLSpanElement>(null);
  const { scene, winner, gathering } = shown;
  const { view, names } = scene;
  const room = useRoom();
  const code = String(move.card);
  const { seat } = move;
  useLayoutEffect(() => travel(ref.current, `seat-${seat}`, 'from'), []);
  useLayoutEffect(() => {
    if (gathering && winner !== undefined) travel(ref.current, `seat-${winner}`, 'to');
  }, [gathering]);
  const { players } = view.setup;
  const oval = placeOf(seat, view.eyes, players);
  const row = rowPlaceOf(seat, view.eyes, players);
  const tokens = [move.tokens ?? []].flat().map(String);
  return (
    <span
      ref={ref}
      class="played"
      style={{ '--x': oval.x, '--y': oval.y, '--row-x': row.x, '--row-y': row.y }}
      data-winner={winner === seat || undefined}
      data-lead={order === 0 || undefined}
    >
      <Face code={code} pips={room.pips?.(view, code) ?? 0} band={bandOf(room, view, code)} />
      <span class="played-by">
        <b>{order + 1}</b> {seat === view.eyes ? useWords().you : names[seat]}
      </span>
      {tokens.length > 0 && (
        <span class="played-tokens">
          {tokens.map((text, i) => (
            <Token key={i} text={text} />
          ))}
        </span>
      )}
    </span>
  );
}

/** Moves a card between its place and an anchor on the table. */
function travel(card: HTMLElement | null, anchor: string, way: 'from' | 'to'): void {
  const target = document.querySelector(`[data-anchor="${anchor}"]`);
  if (!card || !target || isStill()) return;
  const a = card.getBoundingClientRect();
  const b = target.getBoundingClientRect();
  const x = b.x + b.width / 2 - a.x - a.width / 2;
  const y = b.y + b.height / 2 - a.y - a.height / 2;
  const there = { translate: `${x}px ${y}px`, scale: 0.6, opacity: way === 'to' ? 0 : 0.4 };
  const here = { translate: '0 0', scale: 1, opacity: 1 };
  card.animate(way === 'from' ? [there, here] : [here, there], {
    duration: pace().travel,
    easing: 'cubic-bezier(.2,.7,.3,1)',
    fill: way === 'to' ? 'forwards' : 'none',
  });
}
