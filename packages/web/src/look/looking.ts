import type { Seat } from '@overtrick/engine';
import { byMoves, type Stand, within } from '@overtrick/table';
import type { BroughtFault } from '@overtrick/table/links';
import type { Client } from '../client.ts';
import { Refused } from '../client.ts';
import { takeClient } from '../clients.ts';
import type { LookScene } from '../protocol.ts';
import type { Lookable, LookedBack, Shared } from './protocol.ts';

/** How long a moment stays on the screen while the game plays by itself, at usual speed. */
const MOMENT = 1200;
export const SPEEDS: readonly number[] = [1, 2, 4, 0.5];

/** Why a game cannot be shown. */
export type LookLoss =
  | { readonly fault: BroughtFault }
  | { readonly kind: 'gone' | 'unloaded' | 'blocked' | 'broken' };

/** Somebody who looks back at one game: where they are in it, and with whose eyes. */
export class Looking {
  onChange = () => {};
  looked: LookedBack | undefined;
  loss: LookLoss | undefined;
  scene: LookScene | undefined;
  at: Stand = { deal: 0, move: 0 };
  eyes: Seat = 0;
  isOpen = true;
  isRunning = false;
  speed = SPEEDS[0];
  readonly client: Client = takeClient();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The last moment that was asked for: answers to earlier ones come too late. */
  private asked = 0;

  async open(from: Lookable, at: Stand, eyes: Seat | undefined): Promise<void> {
    try {
      const looked = await this.client.ask({ kind: 'lookBack', from });
      this.looked = looked;
      const isSeat = eyes !== undefined && eyes >= 0 && eyes < looked.record.players;
      this.eyes = isSeat ? eyes : (looked.own ?? 0);
      await this.go(within(looked.record, at));
    } catch (error) {
      this.loss = lossOf(error);
      this.onChange();
    }
  }

  /** Shows a moment, as soon as it is there. */
  async go(to: Stand): Promise<void> {
    const asked = ++this.asked;
    this.at = to;
    const scene = await this.client.ask({ kind: 'moment', at: to, eyes: this.eyes });
    if (asked !== this.asked) return;
    this.scene = scene;
    this.onChange();
    if (this.isRunning) this.wait();
  }

  /** Goes somewhere by one's own hand: nothing runs on. */
  step(to: Stand): void {
    this.halt();
    void this.go(to);
  }

  look(eyes: Seat): void {
    this.eyes = eyes;
    void this.go(this.at);
  }

  uncover(isOpen: boolean): void {
    this.isOpen = isOpen;
    this.onChange();
  }

  /** Plays by itself, or stops. */
  run(): void {
    if (this.isRunning) return this.halt();
    this.isRunning = true;
    this.onChange();
    this.next();
  }

  quicken(): void {
    const now = SPEEDS.indexOf(this.speed);
    this.speed = SPEEDS[(now + 1) % SPEEDS.length];
    this.onChange();
  }

  /** `you` is what the page calls the person: others are not to read that. */
  share(deal: number | null, you: string): Promise<Shared> {
    return this.client.ask({ kind: 'share', deal, you });
  }

  halt(): void {
    clearTimeout(this.timer);
    this.isRunning = false;
    this.onChange();
  }

  close(): void {
    this.asked++;
    clearTimeout(this.timer);
    this.client.close();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.next(), MOMENT / this.speed);
  }

  private next(): void {
    const { looked, at } = this;
    if (!looked) return;
    const to = byMoves(looked.record, at, 1);
    if (to.deal === at.deal && to.move === at.move) return this.halt();
    void this.go(to);
  }
}

function lossOf(error: unknown): LookLoss {
  if (!(error instanceof Refused)) throw error;
  const { problem } = error;
  if ('fault' in problem) return problem;
  const kind = (['gone', 'unloaded', 'blocked'] as const).find((each) => each in problem);
  return { kind: kind ?? 'broken' };
}
