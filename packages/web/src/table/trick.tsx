import type { CardPlay, Seat } from '@overtrick/engine';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Face } from '../cards/card.tsx';
import type { Shown } from '../play/state.ts';
import { bandOf } from '../room/band.ts';
import { useRoom } from '../room/rooms.ts';
import { useWords } from '../words/index.ts';
import type { Slot } from './order.ts';
import { brief, nameOf } from './phrases.ts';
import { Token } from './token.tsx';
import { arrive, depart } from './travel.ts';

interface Props {
  readonly shown: Shown;
  readonly seat: Seat;
  readonly slot: Slot;
}

/** The card of a seat in the trick, or the place where it will lie. */
export function TrickPlace({ shown, seat, slot }: Props) {
  const { scene, winner } = shown;
  const { view } = scene;
  // The view is ahead by one trick while a full one lies there.
  const number = view.tricks.length - (winner === undefined ? 0 : 1);
  if (slot.play) {
    return <Played key={`${scene.deal}/${number}`} shown={shown} play={slot.play} slot={slot} />;
  }
  if (slot.order === undefined) return <span class="slot" data-none />;
  return (
    <span class="slot" data-state={slot.state} aria-hidden="true">
      <Pill slot={slot} name={seat === view.eyes ? '' : brief(scene.names[seat])} />
    </span>
  );
}

function Played({ shown, play, slot }: { shown: Shown; play: CardPlay; slot: Slot }) {
  const ref = useRef<HTMLSpanElement>(null);
  const { scene, winner, gathering } = shown;
  const { view } = scene;
  const room = useRoom();
  const { seat, card: code } = play;
  useLayoutEffect(() => arrive(ref.current, seat), []);
  useLayoutEffect(() => {
    if (gathering && winner !== undefined) depart(ref.current, winner);
  }, [gathering]);
  const tokens = [play.tokens ?? []].flat().map(String);
  return (
    <span
      ref={ref}
      class="played"
      aria-hidden="true"
      data-seat={seat}
      data-winner={winner === seat || undefined}
      data-winning={slot.state === 'winning' || undefined}
      data-lead={slot.order === 1 || undefined}
    >
      <Face
        code={code}
        pips={room.pips?.(view, code) ?? 0}
        band={bandOf(room, view, code)}
        state={slot.state === 'winning' ? 'winning' : undefined}
      />
      {tokens.length > 0 && (
        <span class="played-tokens">
          {tokens.map((text, i) => (
            <Token key={i} text={text} />
          ))}
        </span>
      )}
      <Pill slot={slot} />
    </span>
  );
}

/** Which card it is in the order of play, and how it stands. */
function Pill({ slot, name }: { slot: Slot; name?: string }) {
  const { felt } = useWords();
  const { order, state, play } = slot;
  const words = { winning: felt.winning, led: felt.led, turn: felt.youBrief };
  return (
    <span class="pill" data-state={state} data-ahead={!play || undefined}>
      <b>{order}</b>
      {state && <span class="long"> {words[state]}</span>}
      {state && <span class="short"> {state === 'winning' ? felt.wins : words[state]}</span>}
      {!state && name && <span class="pill-name"> {name}</span>}
    </span>
  );
}

/** The trick for those who listen. */
export function TrickWords({ shown }: { shown: Shown }) {
  const words = useWords();
  const { plays, scene } = shown;
  const said = plays.map(
    ({ seat, card }) => `${nameOf(words, scene, seat)} ${words.card(String(card))}`,
  );
  return (
    <span
      class="unseen"
      role="img"
      aria-label={`${words.table.trick}: ${said.join(', ') || '–'}`}
    />
  );
}
