import * as rooms from '../games/rooms.ts';
import type { LabRoom } from '../room.ts';

const all: readonly LabRoom[] = Object.values(rooms);

/** What the lab knows of a game by its name; undefined for a game without a room. */
export function labRoomOf(name: string): LabRoom | undefined {
  return all.find(({ game }) => game === name);
}
