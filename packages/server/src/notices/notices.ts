import type { About } from '@overtrick/engine';
import { type AnyEntry, type Clock, type Host, isSlow, type Store } from '@overtrick/table';
import { isTurnOf, type TableDigest } from '../digest.ts';
import { JudgedLogs } from '../people/judged.ts';
import type { KnownGuest, People } from '../people/people.ts';
import { type Chance, newId } from '../secrets.ts';
import type { Vault } from '../vault.ts';
import type { Sender } from './sender.ts';
import { stageAt } from './stages.ts';
import {
  decideSent,
  decideSubscription,
  foldSent,
  foldSubscription,
  type SentCommand,
  type Subscription,
  type SubscriptionCommand,
  type SubscriptionEntry,
} from './subscription.ts';
import { noticeWords } from './words.ts';

export interface NoticeMeans {
  readonly vault: Pick<Vault, 'logs' | 'erase' | 'catalogue'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly chance: Chance;
  readonly people: People;
  readonly send: Sender;
  readonly games: readonly Pick<About, 'name' | 'title'>[];
  /** Counts what became of a notice. */
  count(what: string): void;
}

/** More at once would be a burden to the network. */
const MOST_UNDERWAY = 50;
/** Nobody plays at more. */
const MOST_COUNTED = 100;

type Wait = Host['outline']['waits'][number];

/** Tells people who are away that a slow game waits for them. Each notice goes out once, whichever server finds it due. */
export class Notices {
  private readonly means: NoticeMeans;
  private readonly subscriptions;
  private readonly sent;
  /** How many are being sent. */
  private underway = 0;

  constructor(means: NoticeMeans) {
    const subscriptions: Store<SubscriptionEntry> = means.vault.logs();
    const sent: Store<AnyEntry<SentCommand, SentCommand>> = means.vault.logs();
    this.means = means;
    this.subscriptions = new JudgedLogs(subscriptions, {
      decide: decideSubscription,
      fold: foldSubscription,
    });
    this.sent = new JudgedLogs(sent, { decide: decideSent, fold: foldSent });
  }

  /** From now on this browser of theirs is told. */
  async subscribe({ id, hash }: KnownGuest, wish: Omit<Subscription, 'device'>): Promise<void> {
    await this.tell(id, { type: 'subscribe', subscription: { ...wish, device: hash } });
  }

  async unsubscribe({ id, hash }: KnownGuest): Promise<void> {
    await this.tell(id, { type: 'unsubscribe', device: hash });
  }

  async isSubscribed({ id, hash }: KnownGuest): Promise<boolean> {
    const kept = (await this.subscriptions.find(logOf(id))) ?? [];
    return kept.some(({ device }) => device === hash);
  }

  /** Nothing of it is kept. */
  async forget(id: string): Promise<void> {
    await this.means.vault.erase(logOf(id));
  }

  /** Tells whoever is waited for at a table, is not there, and was not told yet. */
  async look(host: Pick<Host, 'id' | 'here' | 'outline'>): Promise<void> {
    const { outline, here, id } = host;
    if (!outline.agreement || !isSlow(outline.agreement)) return;
    for (const wait of outline.waits) {
      if (!here.has(wait.id)) await this.remind(id, outline.game, wait);
    }
  }

  private async remind(table: string, game: string, wait: Wait): Promise<void> {
    const now = this.means.clock.now();
    const stage = stageAt(wait, now);
    if (stage === undefined) return;
    const person = await this.ownerOf(wait.id);
    const receivers = await this.receiversOf(person);
    // What finds no room now is tried in the next round.
    if (receivers.length === 0 || this.underway >= MOST_UNDERWAY) return;
    const log = `notice/${table}/${wait.seat}/${wait.turn}`;
    // First it is kept that it was sent: rather none than two.
    const first = await this.sent.submit(log, { type: 'sent', stage }, this.stamp(wait.id));
    if (!first.ok) return;
    const title = this.means.games.find(({ name }) => name === game)?.title ?? game;
    const left = wait.until - now;
    const waiting = await this.waitingFor(person, table);
    for (const receiver of receivers) {
      const words = noticeWords(receiver.language)(title, stage, left);
      // Nobody waits for those who carry them: tables have to be looked after.
      void this.deliver(person, receiver, { ...words, table, waiting }, left).catch(() => {});
    }
  }

  /** At how many tables they are waited for; of the one at hand the catalogue may not know yet. */
  private async waitingFor(person: string, table: string): Promise<number> {
    const { people, vault } = this.means;
    const ids = [person, ...((await people.look(person))?.account?.also ?? [])];
    const own = await Promise.all(ids.map((id) => vault.catalogue.of(id, MOST_COUNTED)));
    const waits = own.flat().filter(({ id, body }) => id === table || isWaiting(body, ids));
    return new Set([table, ...waits.map(({ id }) => id)]).size;
  }

  private async deliver(person: string, to: Subscription, said: object, left: number) {
    this.underway++;
    const sending = await this.means.send(to, JSON.stringify(said), left / 1000).finally(() => {
      this.underway--;
    });
    this.means.count(sending);
    if (sending === 'gone') await this.tell(person, { type: 'gone', endpoint: to.endpoint });
  }

  /** A guest who was taken in by an account is told where the account is. */
  private async ownerOf(id: string): Promise<string> {
    return (await this.means.people.look(id))?.joined ?? id;
  }

  /** Browsers in which somebody is still signed in. */
  private async receiversOf(person: string): Promise<readonly Subscription[]> {
    const kept = (await this.subscriptions.find(logOf(person))) ?? [];
    if (kept.length === 0) return [];
    const devices = (await this.means.people.look(person))?.devices ?? [];
    return kept.filter(({ device }) => devices.some(({ hash }) => hash === device));
  }

  private tell(id: string, command: SubscriptionCommand) {
    return this.subscriptions.submit(logOf(id), command, this.stamp(id));
  }

  private stamp(by: string) {
    const { clock, chance } = this.means;
    return { by, at: clock.now(), key: newId(chance) };
  }
}

const isWaiting = (body: TableDigest, ids: readonly string[]) =>
  !body.over && body.closed === null && isTurnOf(body, ids);

const logOf = (person: string) => `notices/${person}`;
