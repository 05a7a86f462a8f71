import type { Seat } from '@overtrick/engine';
import type { Staging, Wish } from '@overtrick/table';
import { type Client, Refused } from '../client.ts';
import { takeClient } from '../clients.ts';
import type { Ask, PageScene, TableWay } from '../protocol.ts';
import { isRound, isToHandOn } from '../round/turns.ts';
import { Session } from './session.ts';
import type { Lost } from './state.ts';

/** The ways to sit down at a table of one's own. */
type SittingDown = Ask & { readonly kind: 'open' | 'resume' | 'stage' | 'playOn' | 'sitIn' };

/** A table of one's own, which runs in the worker. */
export class OwnSession extends Session {
  /** Who may still take a move back, while nobody has looked since. */
  undoer: Seat | undefined;
  private readonly client: Client;
  private isHanding = false;

  constructor(id: string, client = takeClient(), way: TableWay = client) {
    super(id, way);
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

  /** Puts the device down when somebody else is to have it, or all look at the end of a deal together. */
  protected override handOn(scene: PageScene): boolean {
    if (!isToHandOn(scene)) return false;
    void this.lookAs(null, scene.canUndo ? scene.view.eyes : undefined);
    return true;
  }

  /** From now on the table is told to these eyes alone; null is nobody's. */
  async lookAs(seat: Seat | null, undoer?: Seat): Promise<void> {
    if (this.isHanding) return;
    this.isHanding = true;
    await this.client.ask({ kind: 'look', seat });
    this.isHanding = false;
    this.undoer = undoer;
    this.client.tell({ kind: 'join', since: 0 });
  }

  /** Those who share a device need not be asked by it whether they agree. */
  override async undo(): Promise<void> {
    const scene = this.shown?.scene;
    if (!scene || !isRound(scene)) return super.undo();
    if (scene.canUndo) await this.client.ask({ kind: 'takeBack', seat: scene.view.eyes });
  }

  /** Takes back what was done last before the device was put down; if that is too late, it is offered no more. */
  async takeBack(): Promise<void> {
    const { undoer } = this;
    this.undoer = undefined;
    if (undoer !== undefined)
      await this.client.ask({ kind: 'takeBack', seat: undoer }).catch(() => {});
    this.onChange();
  }

  protected async begin(ask: SittingDown, onOpen: () => void): Promise<void> {
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
