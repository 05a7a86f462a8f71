import type { Client } from '../client.ts';
import { OwnSession } from '../play/own-session.ts';
import type { PageScene, TableAnswers, TableAsk, TableWay } from '../protocol.ts';
import { isCovered, isToHandOn, nextHolder } from '../round/turns.ts';
import type { PlayOn } from './protocol.ts';

/** A table that goes on from a moment of a game, in one seat or in all: whoever has several sees each when it is to act. */
export class TryingSession extends OwnSession {
  constructor(id: string, client: Client) {
    super(id, client, new BorrowedWay(client));
  }

  async playOn(from: PlayOn): Promise<void> {
    await this.begin({ kind: 'playOn', table: this.id, from }, () => {});
  }

  /** Nobody else is there from whom cards would have to be hidden. */
  protected override handOn(scene: PageScene): boolean {
    return isToHandOn(scene) && this.turnTo(scene);
  }

  /** Who has all seats sits down in the first that is to act. */
  uncover(scene: PageScene): void {
    if (isCovered(scene)) this.turnTo(scene);
  }

  private turnTo(scene: PageScene): boolean {
    const next = nextHolder(scene);
    if (next !== undefined) void this.lookAs(next);
    return next !== undefined;
  }
}

/** The way to a table in a worker that has something else to do afterwards: it has read the game. */
class BorrowedWay implements TableWay {
  private readonly client: Client;
  private listener: TableWay['onTidings'] = () => {};

  constructor(client: Client) {
    this.client = client;
  }

  get onTidings(): TableWay['onTidings'] {
    return this.listener;
  }

  set onTidings(listener: TableWay['onTidings']) {
    this.listener = listener;
    this.client.onTidings = listener;
  }

  request<A extends TableAsk & { kind: keyof TableAnswers }>(
    ask: A,
  ): Promise<TableAnswers[A['kind']]> {
    return this.client.request(ask);
  }

  tell(ask: TableAsk & { kind: 'join' | 'stop' }): void {
    this.client.tell(ask);
  }

  close(): void {
    // Whoever tries again listens already when the last trial is left.
    if (this.client.onTidings === this.listener) this.client.onTidings = () => {};
    void this.client.ask({ kind: 'leave' });
  }
}
