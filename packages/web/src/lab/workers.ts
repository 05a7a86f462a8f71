import type { Agency, BatchOrder, CrewEar, Study } from '@overtrick/lab/study';
import { Client } from '../client.ts';

/** Workers of the browser for one study, each with games and bots of its own. */
export class Workers implements Agency {
  private readonly study: Study;
  private readonly clients: Client[] = [];

  constructor(study: Study) {
    this.study = study;
  }

  hire(_: unknown, ear: CrewEar): (order: BatchOrder) => void {
    const { study } = this;
    const client = new Client();
    this.clients.push(client);
    return ({ batch, from, to }) => {
      const asked = { job: 'play', game: study.game, study, from, to } as const;
      const done = (chunk: unknown) => ear.done({ batch, done: [chunk] });
      client.ask({ kind: 'lab', asked }).then(done, ear.broken);
    };
  }

  /** At once, in the middle of a deal: what is not counted yet is played again. */
  async dismiss(): Promise<void> {
    for (const client of this.clients.splice(0)) client.close(0);
  }
}

/** As many as there are cores, but for one that draws. Browsers may say less than there are. */
export function workersHere(): number {
  return Math.max(2, Math.min(8, (navigator.hardwareConcurrency || 2) - 1));
}
