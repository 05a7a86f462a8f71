import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { plain } from './plain.ts';
import type { Room } from './room.ts';

/** One file a game, loaded when a table of it is opened. */
const files = import.meta.glob<Room>(['../games/*/index.ts', '../games/*/index.tsx'], {
  import: 'room',
});

/** The room of a game; one that has none is shown in a plain one. */
export async function loadRoom(game: string): Promise<Room> {
  const file = Object.entries(files).find(([path]) => path.split('/')[2] === game);
  return file ? await file[1]() : plain;
}

const Context = createContext(plain);

export const RoomProvider = Context.Provider;

export function useRoom(): Room {
  return useContext(Context);
}
