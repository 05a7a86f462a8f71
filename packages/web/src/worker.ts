import { Desk } from './desk.ts';
import type { Ask, Reply } from './protocol.ts';

/** The worker's door: messages in, answers out, in the order in which they came. */
interface Door {
  onmessage: ((event: { data: { id: number; ask: Ask } }) => void) | null;
  postMessage(reply: Reply): void;
}

const door = self as unknown as Door;
const desk = new Desk();

door.onmessage = async ({ data: { id, ask } }) => {
  try {
    const answer = await desk.answer(ask);
    door.postMessage({ id, ...answer });
  } catch (error) {
    // Our own bug: the page says so and goes back to the last state that was kept.
    door.postMessage({ id, ok: false, error: { problem: String(error) } });
  }
};
