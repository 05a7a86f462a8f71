import { type Choice, isAmong } from '@overtrick/engine';
import { type Deed, type Halfway, TABLE, type Wish } from '@overtrick/table';
import { chance } from '../chance.ts';
import { Refused } from '../client.ts';
import { takeClient } from '../clients.ts';
import type { Ask, DealPromise, PageScene, TableAnswers, Verdicts } from '../protocol.ts';
import { settings } from '../settings.ts';
import { Choosing } from './choosing.ts';
import { isPlaying, playing } from './mode.ts';
import { Onlooker } from './onlooker.ts';
import { Showing } from './showing.ts';
import type { Lost, Notice, Shown } from './state.ts';

const KEY_BYTES = 8;

/** One person at one table: what is on the screen, and when. What happens there is decided elsewhere. */
export class Session {
  readonly id: string;
  lost: Lost | undefined;
  onChange = () => {};
  readonly choosing = new Choosing(this);
  private readonly client = takeClient();
  private readonly onlooker = new Onlooker((since) => this.client.tell({ kind: 'join', since }));
  private readonly showing = new Showing(
    () => this.onChange(),
    (shown) => this.decide(shown),
  );
  private isDealing = false;
  /** By deal, the commitment that was heard first: what comes later is checked against it. */
  private readonly promises = new Map<number, string>();

  constructor(id: string) {
    this.id = id;
    this.client.onTidings = (tidings) => {
      if (tidings.kind === 'lost') return this.lose({ kind: tidings.how });
      if (tidings.kind === 'unkept') return this.showing.unkeep();
      const scene = this.onlooker.hear(tidings);
      if (scene) this.remember(scene);
      if (scene) this.showing.hear(scene);
    };
  }

  /** Sits down at a new table; `onOpen` hears that it is one. */
  async open(wish: Wish, onOpen: () => void): Promise<void> {
    await this.begin({ kind: 'open', table: this.id, wish }, onOpen);
  }

  async resume(): Promise<void> {
    await this.begin({ kind: 'resume', table: this.id }, () => {});
  }

  private async begin(ask: Ask & { kind: 'open' | 'resume' }, onOpen: () => void): Promise<void> {
    try {
      await this.client.ask(ask);
      onOpen();
      this.client.tell({ kind: 'join', since: 0 });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.lose(lossOf(error, ask));
    }
  }

  leave(): void {
    this.showing.stop();
    this.client.close();
  }

  private lose(lost: Lost): void {
    this.leave();
    this.lost = lost;
    this.onChange();
  }

  get shown(): Shown | undefined {
    return this.showing.shown;
  }

  set(part: Partial<Shown>): void {
    this.showing.set(part);
  }

  /** Cuts short whatever pause there is; true if there was one. */
  skip(): boolean {
    return this.showing.skip();
  }

  private remember({ deal, commitment, nextCommitment }: PageScene): void {
    const { promises } = this;
    if (commitment !== null && !promises.has(deal)) promises.set(deal, commitment);
    if (nextCommitment !== null && !promises.has(deal + 1)) promises.set(deal + 1, nextCommitment);
  }

  /** Called when everything is on the screen: what was decided before is done now. */
  private decide({ scene, ahead }: Shown): void {
    if (!isPlaying(scene.view)) return;
    if (ahead !== undefined) return this.playAhead(ahead);
    const [only, another] = scene.view.legal;
    if (settings().forced === 'on' && another === undefined) void this.playForced(only);
  }

  private playAhead(card: string): void {
    const part = playing(card);
    if (isAmong(this.shown?.scene.view.legal ?? [], part)) void this.commit([part]);
    else this.set({ ahead: undefined, notice: { dropped: card } });
  }

  private async playForced(part: Choice): Promise<void> {
    if (await this.showing.wait()) await this.commit([part]);
  }

  /** Makes a move of the person. */
  async commit(parts: readonly Choice[]): Promise<void> {
    await this.move({ type: 'play', parts });
  }

  /** Takes the rest of the tricks, where it is certain that they are the person's. */
  async claim(): Promise<void> {
    if (this.shown?.settled && this.shown.scene.canClaim) await this.move({ type: 'claim' });
  }

  private async move(deed: Deed): Promise<void> {
    this.closeHint();
    // Nothing else can be chosen while the table has the move: a second tap would be another move.
    this.set({ ahead: undefined, settled: false, news: [] });
    await this.do(deed);
  }

  async next(): Promise<void> {
    if (this.isDealing) return;
    this.isDealing = true;
    await this.do({ type: 'next' });
    this.isDealing = false;
  }

  async undo(): Promise<void> {
    if (this.showing.latest?.canUndo) await this.do({ type: 'undo' });
  }

  private do(deed: Deed): Promise<void> {
    const key = chance(KEY_BYTES);
    return this.answered(this.client.request({ kind: 'do', key, deed }), () => {});
  }

  async hint(): Promise<void> {
    this.set({ hint: 'thinking' });
    await this.answered(this.client.request({ kind: 'hint' }), (hint) => {
      if (this.shown?.hint === 'thinking') this.set({ hint: hint ?? undefined });
    });
    if (this.shown?.hint === 'thinking') this.set({ hint: undefined });
  }

  /** Does what the hint advises. */
  async follow(): Promise<void> {
    const hint = this.shown?.hint;
    if (hint !== undefined && hint !== 'thinking' && hint.parts) await this.commit(hint.parts);
  }

  /** Nobody need think about it any more. */
  closeHint(): void {
    if (this.shown?.hint === 'thinking') this.client.tell({ kind: 'stop' });
    this.set({ hint: undefined });
  }

  record(): Promise<TableAnswers['record']> {
    return this.client.request({ kind: 'record' });
  }

  /** What was promised of a deal before it was over, if anything was heard of it. */
  promiseOf(deal: number): string | undefined {
    return this.promises.get(deal);
  }

  verify(promise: DealPromise): Promise<Verdicts> {
    return this.client.ask({ kind: 'verify', promise });
  }

  halfway(parts: readonly Choice[], then: (halfway: Halfway) => void): Promise<void> {
    return this.answered(this.client.request({ kind: 'halfway', parts }), then);
  }

  say(notice: Notice | undefined): void {
    this.set({ notice });
  }

  /** Waits for an answer; a refusal becomes a notice. */
  private async answered<T>(answer: Promise<T>, then: (value: T) => void): Promise<void> {
    try {
      then(await answer);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.set({ settled: true, notice: noticeOf(error) });
    }
  }
}

function noticeOf({ problem }: Refused): Notice {
  if (!('refusal' in problem)) return { text: 'failure' };
  const { refusal } = problem;
  return refusal.clause === TABLE ? { text: 'notNow' } : { refusal };
}

function lossOf({ problem, message: why }: Refused, ask: Ask & { kind: 'open' | 'resume' }): Lost {
  if ('unloaded' in problem) return { kind: 'unloaded' };
  if ('blocked' in problem) return { kind: 'blocked' };
  if ('gone' in problem) return { kind: 'gone' };
  return ask.kind === 'resume'
    ? { kind: 'broken', why }
    : { kind: 'wrong', why, game: ask.wish.game };
}
