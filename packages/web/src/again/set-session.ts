import type { Choice } from '@overtrick/engine';
import { OwnSession } from '../play/own-session.ts';
import type { PlayedSetDeal } from './protocol.ts';

/** A table at which a deal is played that others play too: nobody is told anything there, and nothing is taken back. */
export class SetSession extends OwnSession {
  async sitIn(from: PlayedSetDeal): Promise<void> {
    await this.begin({ kind: 'sitIn', table: this.id, from }, () => {});
  }

  override async undo(): Promise<void> {}

  override async hint(_parts: readonly Choice[]): Promise<void> {}
}
