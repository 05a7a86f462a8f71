import { type Halfway, takenTricks, type Wish } from '@overtrick/table';
import { Refused } from '../client.ts';
import { takeClient } from '../clients.ts';
import type { Answers, Ask, Scene } from '../protocol.ts';
import { isStill, settings } from '../settings.ts';
import { Choosing } from './choosing.ts';
import { Keeper } from './keeper.ts';
import { modeOf } from './mode.ts';
import { Pause, pace } from './pace.ts';
import { atRest, type Lost, type Notice, type Shown } from './state.ts';

/** Who comes back to a table hears what happened last, not everything. */
const RECENT = 4;

/** One person at one table: what was asked of the worker, what is on the screen, and when. */
export class Session {
  readonly id: string;
  /** Undefined until the first scene is there. */
  shown: Shown | undefined;
  lost: Lost | undefined;
  onChange = () => {};
  readonly choosing = new Choosing(this);
  private readonly client = takeClient();
  private readonly keeper: Keeper;
  private readonly pause = new Pause();
  /** Rises when what was under way no longer matters: after an undo, or on leaving. */
  private era = 0;

  constructor(id: string) {
    this.id = id;
    this.keeper = new Keeper(id, () => this.lose({ kind: 'elsewhere' }));
  }

  /** Sits down at a new table; `onOpen` hears that it is one. */
  async open(wish: Wish, onOpen: () => void): Promise<void> {
    await this.begin({ kind: 'open', wish }, onOpen);
  }

  async resume(): Promise<void> {
    const saved = await this.keeper.take();
    if (saved === undefined) return this.lose({ kind: 'gone' });
    await this.begin({ kind: 'resume', saved }, () => {});
  }

  private async begin(ask: Ask & { kind: 'open' | 'resume' }, onOpen: () => void): Promise<void> {
    try {
      const scene = await this.client.ask(ask);
      onOpen();
      this.shown = { ...atRest(scene, true), news: scene.story.slice(-RECENT) };
      this.keep(scene);
      await this.goOn(scene);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const why = error.message;
      if ('unloaded' in error.problem) this.lose({ kind: 'unloaded' });
      else if (ask.kind === 'resume') this.lose({ kind: 'broken', why });
      else this.lose({ kind: 'wrong', why, game: ask.wish.game });
    }
  }

  leave(): void {
    this.era++;
    this.pause.skip();
    this.keeper.close();
    this.client.close();
  }

  private lose(lost: Lost): void {
    this.leave();
    this.lost = lost;
    this.onChange();
  }

  set(part: Partial<Shown>): void {
    if (this.shown) this.shown = { ...this.shown, ...part };
    this.onChange();
  }

  /** Keeps the game without waiting; if the browser's database fails, that is shown when it is known. */
  private keep(scene: Scene): void {
    this.onChange();
    void this.keeper.keep(scene).then((isKept) => {
      if (this.shown && this.shown.isKept !== isKept) this.set({ isKept });
    });
  }

  /** Cuts short whatever pause there is; true if there was one. */
  skip(): boolean {
    const was = this.pause.isOn;
    this.pause.skip();
    return was;
  }

  /** Lets bots act until it is the person's turn; the next one thinks while the last is shown. */
  private async goOn(scene: Scene): Promise<void> {
    const era = ++this.era;
    let next = this.botAfter(scene);
    while (next) {
      const answer = await next;
      if (era !== this.era) return;
      next = this.botAfter(answer);
      await this.show(answer, era);
      if (era !== this.era) return;
    }
    this.settle();
  }

  private botAfter({ view, bots, dealOver }: Scene): Promise<Scene> | undefined {
    const waiting = view.acting.filter((seat) => bots[seat] !== null);
    if (dealOver || waiting.length === 0) return undefined;
    this.set({ thinking: waiting, settled: false });
    return this.client.ask({ kind: 'bot' });
  }

  /** Shows what has happened, one thing at a time, and comes to rest on the view. */
  private async show(scene: Scene, era: number): Promise<void> {
    const { shown } = this;
    if (!shown) return;
    this.keep(scene);
    const isSame = scene.deal === shown.scene.deal;
    const news = isSame ? scene.story.slice(shown.scene.story.length) : scene.story;
    const { thinking, ahead } = shown;
    const rest = { ...atRest(scene, shown.isKept), settled: false, thinking, ahead, news };
    // In Ninja Whist a full trick may wait for a token to be taken.
    const isTaken = scene.view.table.length === 0 && news.some(({ type }) => type === 'trick');
    const full = isTaken ? takenTricks(scene.view).at(-1) : undefined;
    this.set(full ? { ...rest, plays: full.plays, winner: full.winner } : rest);
    await this.pause.wait(full ? pace().trick : pace().move);
    if (!full || era !== this.era) return;
    if (!isStill()) {
      this.set({ gathering: true });
      await this.pause.wait(pace().travel);
    }
    if (era === this.era)
      this.set({ plays: scene.view.table, winner: undefined, gathering: false });
  }

  /** Called when everything is on the screen and somebody has to decide. */
  private settle(): void {
    const { shown } = this;
    if (!shown) return;
    const { scene, ahead } = shown;
    this.set({ ...atRest(scene, shown.isKept), ahead, news: shown.news });
    if (modeOf(scene.view) !== 'play') return;
    if (ahead !== undefined) return this.playAhead(ahead);
    const [only, another] = scene.view.legal;
    if (settings().forced === 'on' && another === undefined) void this.playForced(only);
  }

  private playAhead(card: string): void {
    const part = `play card ${card}`;
    if (this.shown?.scene.view.legal.includes(part)) void this.commit([part]);
    else this.set({ ahead: undefined, notice: { dropped: card } });
  }

  private async playForced(part: string): Promise<void> {
    const { era } = this;
    await this.pause.wait(pace().move);
    if (era === this.era) await this.commit([part]);
  }

  /** Makes a move of the person. */
  async commit(parts: readonly string[]): Promise<void> {
    // Nothing else can be chosen while the worker has the move: a second tap would be another move.
    this.set({ ahead: undefined, hint: undefined, settled: false });
    await this.ask({ kind: 'play', parts }, (scene) => this.follow(scene));
  }

  /** Takes the rest of the tricks, where it is certain that they are the person's. */
  async claim(): Promise<void> {
    if (!this.shown?.settled || !this.shown.scene.canClaim) return;
    this.set({ ahead: undefined, hint: undefined, settled: false });
    await this.ask({ kind: 'claim' }, (scene) => this.follow(scene));
  }

  private async follow(scene: Scene): Promise<void> {
    const era = ++this.era;
    await this.show(scene, era);
    if (era === this.era) await this.goOn(scene);
  }

  async next(): Promise<void> {
    await this.ask({ kind: 'next' }, (scene) => this.start(scene, undefined));
  }

  async undo(): Promise<void> {
    this.era++;
    this.pause.skip();
    await this.ask({ kind: 'undo' }, (scene) => this.start(scene, { text: 'undone' }));
  }

  /** Shows a table that did not come about by a move, such as after an undo, without animation. */
  private async start(scene: Scene, notice: Notice | undefined): Promise<void> {
    const isKept = this.shown?.isKept ?? true;
    this.shown = { ...atRest(scene, isKept), notice, news: notice ? [] : scene.story };
    this.keep(scene);
    await this.goOn(scene);
    if (notice) this.set({ notice });
  }

  async hint(): Promise<void> {
    this.set({ hint: 'thinking' });
    await this.ask({ kind: 'hint' }, async (hint) => this.set({ hint }));
    if (this.shown?.hint === 'thinking') this.set({ hint: undefined });
  }

  record(): Promise<Answers['record']> {
    return this.client.ask({ kind: 'record' });
  }

  halfway(parts: readonly string[], then: (halfway: Halfway) => void): Promise<void> {
    return this.ask({ kind: 'halfway', parts }, then);
  }

  say(notice: Notice | undefined): void {
    this.set({ notice });
  }

  closeHint(): void {
    this.set({ hint: undefined });
  }

  /** Asks the worker; a refusal becomes a notice. */
  private async ask<A extends Ask>(
    ask: A,
    then: (answer: Answers[A['kind']]) => Promise<void> | void,
  ): Promise<void> {
    try {
      await then(await this.client.ask(ask));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { problem } = error;
      const isRule = 'refusal' in problem;
      const notice: Notice = isRule
        ? { refusal: problem.refusal, card: undefined }
        : { text: 'failure' };
      this.set({ settled: true, notice });
    }
  }
}
