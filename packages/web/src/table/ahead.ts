import type { Seat, View } from '@overtrick/engine';
import { modeOf } from '../play/mode.ts';
import type { Shown } from '../play/state.ts';
import type { Occasion } from '../room/occasion.ts';
import type { Room } from '../room/room.ts';
import type { SeatPick } from '../room/stage.ts';

/** What is chosen but not done yet, as far as it shows on seats and cards. */

/** The view as it would be with what is chosen. */
export function viewAhead(room: Room, shown: Shown): View {
  const { view } = shown.scene;
  const mode = shown.settled ? modeOf(view, room) : 'wait';
  return typeof mode === 'string' ? view : (mode.preview?.(shown, view) ?? view);
}

/** What stands above the trumps as they would be. */
export function headingAhead(room: Room, about: Occasion, shown: Shown): string | undefined {
  const mode = shown.settled ? modeOf(about.view, room) : 'wait';
  return typeof mode === 'string' ? undefined : mode.heading?.(about, shown);
}

/** What a tap on this seat chooses, while seats can be picked. */
export function seatPick(
  room: Room,
  about: Occasion,
  shown: Shown,
  seat: Seat,
): SeatPick | undefined {
  const mode = shown.settled ? modeOf(about.view, room) : 'wait';
  return typeof mode === 'string' ? undefined : mode.pick?.(about, shown, seat);
}
