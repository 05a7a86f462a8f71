import { useRoom } from '../room/rooms.ts';

/** A thing that lies before a seat or is won with a trick, drawn as the game's room draws it. */
export function Token({ text }: { text: string }) {
  return (
    useRoom().token?.(text) ?? (
      <span class="token" aria-hidden="true">
        {text}
      </span>
    )
  );
}
