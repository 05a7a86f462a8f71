import type { Staging, Wish } from '@overtrick/table';
import { type Client, Refused } from '../client.ts';
import { takeClient } from '../clients.ts';
import type { Ask } from '../protocol.ts';
import { Session } from './session.ts';
import type { Lost } from './state.ts';

/** The ways to sit down at a table of one's own. */
type SittingDown = Ask & { readonly kind: 'open' | 'resume' | 'stage' };

/** A table of one's own, which runs in the worker. */
export class OwnSession extends Session {
  private readonly client: Client;

  constructor(id: string) {
    const client = takeClient();
    super(id, client);
    this.client = client;
  }

  /** Sits down at a new table; `onOpen` hears that it is one. */
  async open(wish: Wish, onOpen: () => void): Promise<void> {
    await this.begin({ kind: 'open', table: this.id, wish }, onOpen);
  }

  async resume(): Promise<void> {
    await this.begin({ kind: 'resume', table: this.id }, () => {});
  }

  /** Sits down where everything is laid out. Nothing is played there but by the person's own hand. */
  async stage(staging: Staging): Promise<void> {
    this.isStaged = true;
    await this.begin({ kind: 'stage', table: this.id, staging }, () => {});
  }

  private async begin(ask: SittingDown, onOpen: () => void): Promise<void> {
    try {
      await this.client.ask(ask);
      onOpen();
      this.join();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.lose(lossOf(error, ask));
    }
  }
}

function lossOf({ problem, message: why }: Refused, ask: SittingDown): Lost {
  if ('unloaded' in problem) return { kind: 'unloaded' };
  if ('blocked' in problem) return { kind: 'blocked' };
  if ('gone' in problem) return { kind: 'gone' };
  return ask.kind === 'open'
    ? { kind: 'wrong', why, game: ask.wish.game }
    : { kind: 'broken', why };
}
