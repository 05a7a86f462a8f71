import { type Choice, isAmong } from '@overtrick/engine';
import { type Deed, type Halfway, TABLE } from '@overtrick/table';
import { chance } from '../chance.ts';
import { Refused } from '../client.ts';
import { verifyDeal } from '../clients.ts';
import type { DealPromise, PageScene, TableAnswers, TableWay, Verdicts } from '../protocol.ts';
import { settings } from '../settings.ts';
import { annulledAfter } from './annulled.ts';
import { Choosing } from './choosing.ts';
import { askHint } from './hinting.ts';
import { isPlaying, playing } from './mode.ts';
import { type KnownTable, Onlooker } from './onlooker.ts';
import { Showing } from './showing.ts';
import type { Lost, Notice, Shown } from './state.ts';

const KEY_BYTES = 8;

/** One person at one table: what is on the screen, and when. What happens there is decided elsewhere. */
export class Session {
  readonly id: string;
  lost: Lost | undefined;
  onChange = () => {};
  readonly choosing = new Choosing(this);
  private readonly way: TableWay;
  private readonly onlooker = new Onlooker((since) => this.way.tell({ kind: 'join', since }));
  private readonly showing = new Showing(
    () => this.onChange(),
    (shown) => this.decide(shown),
  );
  hints = 0;
  private isDealing = false;
  /** A move that was decided together with the last one. */
  private following: readonly Choice[] | undefined;
  protected isStaged = false;
  /** By deal, the commitment that was heard first: what comes later is checked against it. */
  private readonly promises = new Map<number, string>();
  /** The last entry that annulled deals. */
  private annulled = 0;

  constructor(id: string, way: TableWay) {
    this.id = id;
    this.way = way;
    way.onTidings = (tidings) => {
      if (tidings.kind === 'lost') return this.lose({ kind: tidings.how });
      if (tidings.kind === 'unkept') return this.showing.unkeep();
      const scene = this.onlooker.hear(tidings);
      if (scene) this.remember(scene);
      if (scene) this.showing.hear(scene);
      else this.onChange();
    };
  }

  /** Asks for all that has happened since what is known. */
  join(): void {
    this.way.tell({ kind: 'join', since: this.onlooker.seq });
  }

  /** The table as it was told last, before the first deal too. */
  get known(): KnownTable | undefined {
    return this.onlooker.known;
  }

  leave(): void {
    this.showing.stop();
    this.way.close();
  }

  protected lose(lost: Lost): void {
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

  /** Shows the rest of a deal at once, in which the person only watches. */
  finish(): void {
    this.showing.hurry();
  }

  /** In a guided deal nobody need look for the way to clear what they chose. */
  get isReplacing(): boolean {
    return this.isStaged;
  }

  get isFinishing(): boolean {
    return this.showing.isHurried;
  }

  private remember(scene: PageScene): void {
    const { promises } = this;
    const { deal, commitment, nextCommitment } = scene;
    const annulled = annulledAfter(scene, this.annulled);
    if (annulled) {
      this.annulled = annulled.seq;
      for (const each of promises.keys()) if (each >= annulled.deal) promises.delete(each);
    }
    if (commitment !== null && !promises.has(deal)) promises.set(deal, commitment);
    if (nextCommitment !== null && !promises.has(deal + 1)) promises.set(deal + 1, nextCommitment);
  }

  /** Called when everything is on the screen: what was decided before is done now. */
  private decide({ scene, ahead }: Shown): void {
    const { following } = this;
    this.following = undefined;
    if (following && isAmong(scene.view.legal, following[0])) return void this.commit(following);
    if (this.handOn(scene) || !isPlaying(scene.view)) return;
    if (ahead !== undefined) return this.playAhead(ahead);
    const [only, another] = scene.view.legal;
    const isForced = another === undefined && !this.isStaged;
    if (isForced && settings().forced === 'on') void this.playForced(only);
  }

  /** Whether somebody else looks now, where a device goes round. */
  protected handOn(_scene: PageScene): boolean {
    return false;
  }

  private playAhead(card: string): void {
    const part = playing(card);
    if (isAmong(this.shown?.scene.view.legal ?? [], part)) void this.commit([part]);
    else this.set({ ahead: undefined, notice: { dropped: card } });
  }

  private async playForced(part: Choice): Promise<void> {
    if (await this.showing.wait()) await this.commit([part]);
  }

  /** Makes a move of the person, and another one if the table then asks for it. */
  async commit(parts: readonly Choice[], next?: readonly Choice[]): Promise<void> {
    this.following = next;
    await this.move({ type: 'play', parts });
  }

  /** Takes the rest of the tricks, where it is certain that they are the person's. */
  async claim(): Promise<void> {
    if (this.shown?.settled && this.shown.scene.canClaim) await this.move({ type: 'claim' });
  }

  private async move(deed: Deed): Promise<void> {
    this.closeHint();
    // Nothing else can be chosen while the table has the move: a second tap would be another move.
    this.set({ ahead: undefined, settled: false, told: false, notice: undefined, news: [] });
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
    return this.answered(this.way.request({ kind: 'do', key, deed }), () => {});
  }

  /** What a master would do; compared with a move that is put together, if there is one. */
  hint(parts: readonly Choice[] = []): Promise<void> {
    return askHint(this, this.way, parts);
  }

  /** Does what the hint advises. */
  async follow(): Promise<void> {
    const hint = this.shown?.hint;
    if (hint !== undefined && hint !== 'thinking' && hint.parts) await this.commit(hint.parts);
  }

  /** Nobody need think about it any more. */
  closeHint(): void {
    this.hints++;
    if (this.shown?.hint === 'thinking') this.way.tell({ kind: 'stop' });
    this.set({ hint: undefined });
  }

  record(): Promise<TableAnswers['record']> {
    return this.way.request({ kind: 'record' });
  }

  /** What was promised of a deal before it was over, if anything was heard of it. */
  promiseOf(deal: number): string | undefined {
    return this.promises.get(deal);
  }

  verify(promise: DealPromise): Promise<Verdicts> {
    return verifyDeal(this.known?.game ?? '', promise);
  }

  halfway(
    parts: readonly Choice[],
    then: (halfway: Halfway) => void,
    card?: string,
  ): Promise<void> {
    return this.answered(this.way.request({ kind: 'halfway', parts }), then, card);
  }

  say(notice: Notice | undefined): void {
    this.set({ notice });
  }

  /** Waits for an answer; a refusal becomes a notice. */
  private async answered<T>(
    answer: Promise<T>,
    then: (value: T) => void,
    card?: string,
  ): Promise<void> {
    try {
      then(await answer);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.set({ settled: true, notice: noticeOf(error, card) });
    }
  }
}

function noticeOf({ problem }: Refused, card: string | undefined): Notice {
  if (!('refusal' in problem)) return { text: 'failure' };
  const { refusal } = problem;
  return refusal.clause === TABLE ? { text: 'notNow' } : { refusal, card };
}
