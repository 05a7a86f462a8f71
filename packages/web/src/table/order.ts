import type { CardPlay, Seat, View } from '@overtrick/engine';
import type { Shown } from '../play/state.ts';

/** A place in the trick: which one it is, the card that lies there, and how it stands. */
export interface Slot {
  /** From 1; undefined for who plays no card to this trick. */
  readonly order: number | undefined;
  readonly play: CardPlay | undefined;
  readonly state: 'led' | 'winning' | 'turn' | undefined;
}

interface Playing {
  readonly isOut: (seat: Seat) => boolean;
}

/** By seat, the places of the trick on the table, those still to come included. */
export function slotsOf(shown: Shown, { isOut }: Playing): Slot[] {
  const { plays, scene } = shown;
  const { view } = scene;
  const first = plays[0]?.seat ?? leaderOf(view);
  const { players } = view.setup;
  const way = Array.from({ length: players }, (_, i) => ((first ?? 0) + i) % players);
  const inTurn = way.filter((seat) => !isOut(seat));
  const best = winnerSoFar(shown);
  return Array.from({ length: players }, (_, seat) => {
    const play = plays.find((each) => each.seat === seat);
    const place = inTurn.indexOf(seat) + 1;
    const order = first === undefined || place === 0 ? undefined : place;
    return { order, play, state: stateOf(shown, seat, { play, best, order }) };
  });
}

/** Whose card takes the trick as it lies. */
export function winnerSoFar({ plays, winner, scene }: Shown): Seat | undefined {
  if (plays.length === 0) return undefined;
  return winner ?? scene.view.winning ?? undefined;
}

function stateOf(
  { settled, scene }: Shown,
  seat: Seat,
  { play, best, order }: Pick<Slot, 'play' | 'order'> & { readonly best: Seat | undefined },
): Slot['state'] {
  if (play && best === seat) return 'winning';
  if (play && order === 1) return 'led';
  const { acting, eyes, phase } = scene.view;
  const isTurn = !play && settled && seat === eyes && phase === 'play' && acting.includes(seat);
  return isTurn ? 'turn' : undefined;
}

/** Who leads to a trick in which no card lies yet. */
function leaderOf({ phase, acting }: View): Seat | undefined {
  return phase === 'play' ? acting[0] : undefined;
}
