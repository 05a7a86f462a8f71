import { hash, verify } from '@node-rs/argon2';

/** What makes it dear to guess passphrases, also for whoever has read the data folder. */
export interface Hasher {
  hash(passphrase: string): Promise<string>;
  /** Takes the same work whether it is right or not. */
  isHashOf(encoded: string, passphrase: string): Promise<boolean>;
}

/** Two passes over 19 MiB, as OWASP asks for. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** So many at once leave threads for whatever else the system has to do; so many more may wait. */
const AT_ONCE = 2;
const MOST_WAITING = 32;

/** Thrown where there is so much to do that nobody should wait for more. */
export class TooBusy extends Error {}

/** Argon2id, in threads of its own: sockets are served in the meantime. */
export class Argon implements Hasher {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  hash(passphrase: string): Promise<string> {
    return this.inTurn(() => hash(plain(passphrase), COST));
  }

  isHashOf(encoded: string, passphrase: string): Promise<boolean> {
    return this.inTurn(() => verify(encoded, plain(passphrase)));
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) await this.wait();
    this.running++;
    try {
      return await work();
    } finally {
      this.running--;
      this.waiting.shift()?.();
    }
  }

  private wait(): Promise<void> {
    if (this.waiting.length >= MOST_WAITING) throw new TooBusy();
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}

/** The same letters are typed in several ways. */
function plain(passphrase: string): string {
  return passphrase.normalize('NFKC');
}
