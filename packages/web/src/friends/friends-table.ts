import { type Saying, SPECTATOR } from '@overtrick/engine';
import type { Deed, Tidings } from '@overtrick/table';
import { chance } from '../chance.ts';
import { Refused } from '../client.ts';
import type { KnownTable } from '../play/onlooker.ts';
import { Session } from '../play/session.ts';
import type { Mishap } from '../protocol.ts';
import { comeTo } from './api.ts';
import type { Identity } from './guest.ts';
import { FriendsLine, type LineState } from './line.ts';
import { keepSeen, lastSeen } from './play/last-seen.ts';
import { keepPart, partOf } from './play/parts.ts';
import { keepPromises } from './play/promises.ts';
import { seenOf, Talk } from './play/talk.ts';

const KEY_BYTES = 8;
const ENTROPY_BYTES = 16;
/** A page that nobody has looked at for so many milliseconds asks anew how things stand: its line may be dead. */
const LONG_AWAY = 20_000;

/** One person at, or around, one table with friends: the line to it, who is there, and what is on the screen. */
export class FriendsTable {
  readonly id: string;
  readonly session: Session;
  /** Who of the company is there now, by their numbers. */
  here: readonly number[] = [];
  /** The last thing that was asked of the table, if it was refused, and why. */
  refused: { readonly deed: Deed; readonly why: Saying | 'failed' } | undefined;
  onChange = () => {};
  readonly talk: Talk;
  private readonly line: FriendsLine;
  private readonly me: Identity;
  private isIntroduced = false;
  /** By how many milliseconds this clock is ahead of the table's, as far as that shows. */
  private ahead = 0;
  private hiddenSince: number | undefined;
  /** What was committed to of the deal to which this page has added chance last. */
  private addedTo: string | undefined;

  constructor(id: string, me: Identity) {
    const { token } = me;
    this.id = id;
    this.me = me;
    this.talk = new Talk(lastSeen(id));
    this.line = new FriendsLine({
      ...{ table: id, token },
      connect: () => new WebSocket(socketAddress()),
      after(ms, call) {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
      chance: Math.random,
    });
    this.session = new Session(id, this.line);
    this.session.onChange = () => {
      this.contribute();
      this.introduce();
      this.onChange();
    };
    const { onTidings } = this.line;
    this.line.onTidings = (tidings) => {
      this.setClock(tidings);
      onTidings(tidings);
      // Entry by entry, however long the screen takes to show what has happened.
      if (this.known) this.hear(this.known);
      this.onChange();
    };
    this.line.onState = () => this.onChange();
    this.line.onPresence = (members) => {
      this.here = members;
      this.onChange();
    };
  }

  private hear(known: KnownTable): void {
    this.talk.hear(known);
    const seen = seenOf(known);
    if (seen) keepSeen(this.id, seen);
    keepPromises(this.id, known);
  }

  /** Comes to the table, and stays until it is left. */
  enter(): void {
    this.session.join();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.notice);
  }

  leave(): void {
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.notice);
    this.session.leave();
  }

  get state(): LineState {
    return this.line.state;
  }

  /** What time it is at the table. */
  get now(): number {
    return Date.now() - this.ahead;
  }

  /** News come at once; how a table stands may have been written long ago, but not in times to come. */
  private setClock(tidings: Tidings | Mishap): void {
    if (tidings.kind !== 'update' && tidings.kind !== 'scene') return;
    const ahead = Date.now() - tidings.at;
    this.ahead = tidings.kind === 'update' ? ahead : Math.min(this.ahead, ahead);
  }

  /** The table as it was told last; undefined until the first word. */
  get known(): KnownTable | undefined {
    return this.session.known;
  }

  /** Comes again now, whatever there was to wait for. */
  readonly come = (): void => this.line.come();

  private readonly hurry = (): void => {
    if (this.state.kind === 'cut') this.come();
  };

  private readonly notice = (): void => {
    if (document.visibilityState === 'hidden') {
      this.hiddenSince = Date.now();
      return;
    }
    const away = Date.now() - (this.hiddenSince ?? Date.now());
    if (away > LONG_AWAY && this.state.kind === 'there') this.come();
    else this.hurry();
  };

  /** Does something that is no move; true if it is done. */
  async do(deed: Deed): Promise<boolean> {
    this.refused = undefined;
    try {
      await this.line.do(chance(KEY_BYTES), deed);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { problem } = error;
      this.refused = { deed, why: 'refusal' in problem ? problem.refusal.why : 'failed' };
      this.onChange();
      return false;
    }
  }

  /** Adds chance of this browser's own to a deal that was committed to: then nobody alone has made the cards. */
  private contribute(): void {
    const { nextCommitment = null, eyes = SPECTATOR } = this.known ?? {};
    if (nextCommitment === null || this.addedTo === nextCommitment || eyes === SPECTATOR) return;
    this.addedTo = nextCommitment;
    const part = partOf(this.id, nextCommitment);
    if (!part?.isTaken) this.add(nextCommitment, part?.digits ?? chance(ENTROPY_BYTES));
  }

  /** Under a key of its own: what was on its way when the page was loaded again counts once. */
  private add(commitment: string, digits: string): void {
    keepPart(this.id, commitment, { digits, isTaken: false });
    const taken = () => keepPart(this.id, commitment, { digits, isTaken: true });
    // If it comes too late, the cards are those of the others' chance.
    const key = digits.slice(0, 2 * KEY_BYTES);
    this.line.do(key, { type: 'entropy', text: digits }).then(taken, () => {});
  }

  /** Who has taken another name since they came has it at this table, too. */
  private introduce(): void {
    const { company = null, mine = null } = this.known ?? {};
    const known = company?.members[mine?.member ?? -1];
    if (this.isIntroduced || !known) return;
    this.isIntroduced = true;
    const { name } = this.me;
    if (known.name === name) return;
    void comeTo(this.id, null).then(
      () => known.seats.forEach((at) => void this.do({ type: 'sit', at, name })),
      // Then the others know them by the name before.
      () => {},
    );
  }
}

/** Where a server takes lines: beside the page, wherever that is. */
function socketAddress(): string {
  const address = new URL('socket', document.baseURI);
  address.protocol = address.protocol.replace('http', 'ws');
  address.hash = '';
  return address.href;
}
