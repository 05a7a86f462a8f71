import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Chance } from '../secrets.ts';

const ID_BYTES = 16;
const TIME_BYTES = 6;
const SEAL_BYTES = 16;

/**
 * A question that any server of the house knows as its own, without having kept it: whoever asks for many fills no disk. That it is
 * answered only once is kept when it is.
 */
export class QuestionSeal {
  private readonly secret: string;
  private readonly chance: Chance;

  constructor(secret: string, chance: Chance) {
    this.secret = secret;
    this.chance = chance;
  }

  /** A question for one purpose, to be answered until then. */
  issue(purpose: string, until: number): Uint8Array<ArrayBuffer> {
    const head = Buffer.alloc(ID_BYTES + TIME_BYTES);
    head.set(this.chance(ID_BYTES));
    head.writeUIntBE(until, ID_BYTES, TIME_BYTES);
    return new Uint8Array([...head, ...this.sealOf(purpose, head)]);
  }

  /** Whether it was asked by us, for this purpose, and not too long ago. */
  isOpen(question: string, purpose: string, now: number): boolean {
    const bytes = Buffer.from(question, 'base64url');
    if (bytes.length !== ID_BYTES + TIME_BYTES + SEAL_BYTES) return false;
    const head = bytes.subarray(0, ID_BYTES + TIME_BYTES);
    const isOurs = timingSafeEqual(bytes.subarray(head.length), this.sealOf(purpose, head));
    return isOurs && head.readUIntBE(ID_BYTES, TIME_BYTES) >= now;
  }

  private sealOf(purpose: string, head: Uint8Array): Buffer {
    const sum = createHmac('sha256', this.secret).update(purpose).update('\0').update(head);
    return sum.digest().subarray(0, SEAL_BYTES);
  }
}
