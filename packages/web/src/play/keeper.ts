import { chance } from '../chance.ts';
import { keep, Taken, takeOver } from '../kept.ts';
import type { Scene } from '../protocol.ts';

const PERSON = 0;
const OWNER_BYTES = 16;

/** Keeps one game for this tab, as long as no other tab has opened it. */
export class Keeper {
  private readonly id: string;
  private readonly owner = chance(OWNER_BYTES);
  private readonly onTaken: () => void;
  private readonly channel: BroadcastChannel | undefined;

  constructor(id: string, onTaken: () => void) {
    this.id = id;
    this.onTaken = onTaken;
    this.channel = openChannel();
    this.channel?.addEventListener('message', ({ data }) => {
      if (data?.id === id && data.owner !== this.owner) this.onTaken();
    });
  }

  /** Makes the game this tab's own: others hear of it at once, or when they want to keep a move. */
  async take(): Promise<string | undefined> {
    try {
      const saved = await takeOver(this.id, this.owner);
      this.channel?.postMessage({ id: this.id, owner: this.owner });
      return saved;
    } catch {
      return undefined;
    }
  }

  /** Whether the browser has kept it. A game that cannot be kept goes on all the same. */
  async keep({ game, title, view, deal, totals, over, saved }: Scene): Promise<boolean> {
    const { players } = view.setup;
    const summary = { game, title, players, deal: deal + 1, total: totals[PERSON], over };
    try {
      await keep({ id: this.id, owner: this.owner, when: Date.now(), summary, saved });
      return true;
    } catch (error) {
      if (error instanceof Taken) this.onTaken();
      return false;
    }
  }

  close(): void {
    this.channel?.close();
  }
}

/**
 * Not every browser has channels, and one that forbids storage may forbid them too: then a tab notices
 * only when it keeps a move.
 */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('overtrick');
  } catch {
    return undefined;
  }
}
