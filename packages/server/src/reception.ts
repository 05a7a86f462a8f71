import type { Clock, Farewell, Hello, Mind, WireMessage } from '@overtrick/table';
import type { Cardroom } from './cardroom.ts';
import { causeOf, type Journal } from './journal.ts';
import type { Rate } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { People } from './people/people.ts';
import { whoAt } from './people/who.ts';
import { Recent } from './recent.ts';
import { type Admitted, type Premises, Visit, type VisitEvent } from './visit.ts';
import type { Wire } from './wire.ts';

/** What a reception is given from outside. */
export interface ReceptionMeans {
  readonly people: People;
  readonly cardroom: Cardroom;
  readonly clock: Clock;
  readonly journal: Journal;
  readonly metrics: Metrics;
  /** Whom those may ask for advice who play alone. */
  readonly adviser: Mind;
  /** How many messages are taken from one visit, if not as usual. */
  readonly pace?: Rate;
  /** A number from 0 up to 1, to spread those who come again. */
  chance(): number;
}

/** As many as a lively person sends. */
const PACE = { burst: 60, perSecond: 20 };

/** Who says nothing for so many milliseconds is nobody. */
const PATIENCE = 10_000;
/** How long those who are sent away may wait in addition, so that not all come again at once, in milliseconds. */
const SPREAD = 4000;

/** Lets people in to tables, each person once to each table: the newest way in counts. */
export class Reception implements Premises {
  private readonly means: ReceptionMeans;
  private readonly visits = new Set<Visit>();
  private readonly seated = new Map<string, Visit>();
  private readonly texts = new Recent<WireMessage, string>();
  private readonly counters = new Map<VisitEvent, () => void>();
  private isClosed = false;
  readonly clock: Clock;
  readonly pace: Rate;

  constructor(means: ReceptionMeans) {
    this.means = means;
    this.clock = means.clock;
    this.pace = means.pace ?? PACE;
    const { cardroom } = means;
    cardroom.onFrozen = (id) => this.sendAway(id, 'frozen');
    if (cardroom.node) {
      cardroom.node.onReplaced = (id, by) => this.seated.get(`${by} ${id}`)?.end('replaced');
    }
  }

  /** Somebody is there, and has said nothing yet. */
  connect(wire: Wire): Visit {
    const visit = new Visit(wire, this);
    this.visits.add(visit);
    if (this.isClosed) visit.end('restart', this.jitter());
    else this.means.clock.after(PATIENCE, () => visit.hurry());
    return visit;
  }

  /** There is no room for one more; that may be otherwise in a moment. */
  turnAway(wire: Wire): void {
    this.means.metrics.count('sockets_turned_away');
    new Visit(wire, this).end('restart', this.jitter());
  }

  /** Their wire is cut. */
  disconnect(visit: Visit): void {
    visit.closed();
    this.visits.delete(visit);
  }

  async admit({ token, table, at: _ }: Hello, visit: Visit): Promise<Admitted | Farewell> {
    const { people, cardroom } = this.means;
    const known = await people.find(token);
    if (!known) return 'denied';
    // The rest of what is known of them is not kept while they are there.
    const { id } = known;
    const pinned = await cardroom.pin(table);
    if (!pinned.ok) return pinned.error === 'frozen' ? 'frozen' : 'denied';
    const { host } = pinned.value;
    const by = whoAt(host, known);
    if (!host.belongs(by)) {
      cardroom.unpin(table);
      return 'denied';
    }
    const place = `${by} ${table}`;
    this.seated.get(place)?.end('replaced');
    this.seated.set(place, visit);
    const leave = () => {
      cardroom.unpin(table);
      if (this.seated.get(place) !== visit) return;
      this.seated.delete(place);
      cardroom.node?.exit(table, id);
    };
    await cardroom.node?.enter(table, id).catch((error: unknown) => {
      leave();
      throw error;
    });
    const { adviser } = this.means;
    const alone: Mind = {
      // Among people nobody asks a bot what to do.
      think: async (view, task) => {
        if (host.hasOthers(by)) throw new Error('there is no advice among people');
        return adviser.think(view, task);
      },
    };
    return { host, by, token, adviser: alone, leave };
  }

  /** Sends those away who have come as somebody who is not known by that token any more. */
  async recheck(id: string): Promise<void> {
    for (const visit of this.visits) {
      const { token } = visit;
      if (token?.startsWith(`${id}.`) && !(await this.means.people.find(token)))
        visit.end('denied');
    }
  }

  /** Everybody who has been let in is told. */
  tellAll(message: WireMessage): void {
    for (const visit of this.seated.values()) visit.inform(message);
  }

  private sendAway(table: string, why: Farewell): void {
    for (const [place, visit] of this.seated) if (place.endsWith(` ${table}`)) visit.end(why);
  }

  /** Everybody is told to come again after a moment of their own, and nobody else is let in. */
  close(): void {
    this.isClosed = true;
    for (const visit of this.visits) visit.end('restart', this.jitter());
  }

  private jitter(): number {
    return Math.floor(this.means.chance() * SPREAD);
  }

  /** How many wires there are. */
  get size(): number {
    return this.visits.size;
  }

  textOf(message: WireMessage): string {
    return this.texts.get(message, JSON.stringify);
  }

  count(what: VisitEvent): void {
    const counter =
      this.counters.get(what) ?? this.means.metrics.counter('visits', { event: what });
    this.counters.set(what, counter);
    counter();
  }

  onTrouble(error: unknown): void {
    this.means.metrics.count('trouble');
    this.means.journal.warn('request failed', { why: causeOf(error) });
  }
}
