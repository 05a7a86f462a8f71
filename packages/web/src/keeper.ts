import { LenientStore, type MatchStanding, MemoryStore, type Store } from '@overtrick/table';
import { balanceOf, PERSON } from './balance.ts';
import { chance } from './chance.ts';
import type { Archive, KeptGame, OwnLog, Summary, Taken } from './kept.ts';

const OWNER_BYTES = 16;

/** What a keeper tells. */
export interface KeeperNews {
  /** Nothing is kept any more; the game goes on all the same. */
  onUnkept(): void;
  /** Another tab has the game now, or it was deleted there. */
  onTaken(how: Taken): void;
}

/** Keeps one game for this tab, as long as no other tab has opened it. */
export class Keeper {
  private readonly archive: Archive;
  private readonly id: string;
  private readonly owner = chance(OWNER_BYTES);
  private readonly news: KeeperNews;
  private readonly channel: BroadcastChannel | undefined;
  private known: Summary | undefined;
  /** What is to be noted as soon as the last note is written. */
  private waiting: Summary | undefined;
  private writing: Promise<void> | undefined;
  private isOff = false;

  constructor(archive: Archive, id: string, news: KeeperNews) {
    this.archive = archive;
    this.id = id;
    this.news = news;
    this.channel = archive.openChannel();
    this.channel?.addEventListener('message', ({ data }) => {
      if (data?.id === id && data.owner !== this.owner) this.lose(() => news.onTaken('elsewhere'));
    });
  }

  /** Makes room for a new game; where nothing can be kept it is played all the same. */
  async begin(summary: Summary): Promise<Store> {
    this.known = summary;
    try {
      await this.archive.begin(this.keptAs(summary));
      return this.store;
    } catch {
      this.lose(() => this.news.onUnkept());
      return new MemoryStore();
    }
  }

  /** Makes the game this tab's own: others hear of it at once, or when they want to keep a move. */
  async take(): Promise<KeptGame | undefined> {
    const kept = await this.archive.takeOver(this.id, this.owner);
    this.channel?.postMessage({ id: this.id, owner: this.owner });
    this.known = kept?.summary;
    return kept;
  }

  /** Where its log is kept, as long as that is possible. */
  get store(): Store {
    return new LenientStore(this.log, () => this.lose(() => this.news.onUnkept()));
  }

  get log(): OwnLog {
    const { archive, id, owner, news } = this;
    return archive.logOf(id, owner, (how) => this.lose(() => news.onTaken(how)));
  }

  /** Only the first that goes wrong is told: what follows comes from it. */
  private lose(tell: () => void): void {
    if (this.isOff) return;
    this.isOff = true;
    tell();
  }

  /** Keeps what home and history show, if that has changed or somebody has done something. */
  note(standing: MatchStanding, isDeed: boolean): void {
    const { known } = this;
    if (!known || this.isOff) return;
    const { deal, totals, over } = standing;
    const touched = isDeed || known.touched !== false;
    const balance = balanceOf(standing);
    const now = { ...known, deal: deal + 1, total: totals[PERSON] ?? 0, over, touched, balance };
    if (!isDeed && JSON.stringify(now) === JSON.stringify(known)) return;
    this.known = now;
    this.waiting = now;
    this.writing ??= this.write();
  }

  private async write(): Promise<void> {
    while (this.waiting) {
      const kept = this.keptAs(this.waiting);
      this.waiting = undefined;
      // If the log is kept but its line in the list is not, an older line stays.
      await this.archive.note(kept).catch(() => {});
    }
    this.writing = undefined;
  }

  private keptAs(summary: Summary): KeptGame {
    return { id: this.id, owner: this.owner, when: Date.now(), summary };
  }

  /** Comes back when the last note is written. */
  async close(): Promise<void> {
    this.channel?.close();
    await this.writing;
    this.isOff = true;
  }
}
