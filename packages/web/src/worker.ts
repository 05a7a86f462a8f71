import { Desk } from './desk.ts';
import type { Outgoing } from './protocol.ts';

/** The worker's door: messages in, messages out. */
interface Port {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  postMessage(message: Outgoing): void;
}

const port = self as unknown as Port;
const desk = new Desk((message) => port.postMessage(message));
port.onmessage = ({ data }) => void desk.receive(data);
