import { type Choice, type Seat, SPECTATOR, type View } from '@overtrick/engine';
import type { Room } from '../room/room.ts';
import type { StagedMove } from '../room/stage.ts';
import type { Shown } from './state.ts';

/** What the person is asked for: how cards and buttons work now. */
export type Mode = 'wait' | 'play' | 'choice' | StagedMove;

export function modeOf(view: View, room: Room): Mode {
  if (!isAsked(view)) return 'wait';
  return isPlaying(view) ? 'play' : (room.stage?.(view) ?? 'choice');
}

/** What is chosen but not done yet, if it is a whole move. */
export function chosenIn(mode: Mode, shown: Shown): readonly Choice[] | undefined {
  if (typeof mode === 'object') return mode.whole(shown, shown.scene.view);
  return shown.armed === undefined ? undefined : [...shown.added, playing(shown.armed)];
}

/** What the styles of the page know a mode by. */
export function modeName(mode: Mode): string {
  return typeof mode === 'string' ? mode : mode.mode;
}

export function isAsked({ acting, eyes, legal }: View): boolean {
  return acting.includes(eyes) && legal.length > 0;
}

/** The seat at whose side of the table one is: one's own, or the first for who has none. */
export function nearSeat({ eyes }: Pick<View, 'eyes'>): Seat {
  return eyes === SPECTATOR ? 0 : eyes;
}

/** Whether these eyes have nothing left to decide until the deal is over. */
export function onlyWatches(view: View, room: Room): boolean {
  return view.eyes === SPECTATOR || (room.isOut?.(view, view.eyes) ?? false);
}

/** Whether a card is to be played to a trick. */
export function isPlaying(view: View): boolean {
  return isAsked(view) && view.legal.some(({ type, field }) => type === 'play' && field === 'card');
}

export const PASS: Choice = { type: 'pass' };

/** To play a card. */
export function playing(value: string): Choice {
  return { type: 'play', field: 'card', value };
}
