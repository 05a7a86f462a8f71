import { takenTricks } from '@overtrick/table';
import type { PageScene } from '../protocol.ts';
import { isStill } from '../settings.ts';
import { Pause, pace } from './pace.ts';
import { atRest, type Notice, type Shown, thinkingIn } from './state.ts';

/** Who comes back to a table hears what happened last, not everything. */
const RECENT = 4;
/** So long the words about a trick stand that was taken at once. */
const TELLING = 2500;

/** What is on the screen, and when: scenes come as they like and are shown one at a time. */
export class Showing {
  /** Undefined until the first scene is there. */
  shown: Shown | undefined;
  private readonly onChange: () => void;
  private readonly onRest: (shown: Shown) => void;
  private readonly pause = new Pause();
  /** What has happened and is not on the screen yet; the last of it is how the table stands. */
  private queue: PageScene[] = [];
  /** Rises when what was under way no longer matters: after an undo, or on leaving. */
  private era = 0;
  /** The era in which something is being shown. */
  private busy: number | undefined;
  /** What is said once everything has come to rest. */
  private afterwards: Notice | undefined;
  private isKept = true;
  private telling: ReturnType<typeof setTimeout> | undefined;
  /** The deal of which the rest is shown as it comes. */
  private hurriedDeal: number | undefined;

  /** Tells when there is something new to draw, and when the person is to decide. */
  constructor(onChange: () => void, onRest: (shown: Shown) => void) {
    this.onChange = onChange;
    this.onRest = onRest;
  }

  set(part: Partial<Shown>): void {
    if (this.shown) this.shown = { ...this.shown, ...part };
    this.onChange();
  }

  /** The browser keeps the game no longer. */
  unkeep(): void {
    this.isKept = false;
    this.set({ isKept: false });
  }

  /** Takes in how the table stands now; what did not come about by a move is shown at once. */
  hear(scene: PageScene): void {
    const last = this.latest;
    if (!last || last.view.eyes !== scene.view.eyes) return this.arrive(scene);
    if (scene.deal > last.deal) return this.jump(scene, scene.story, undefined);
    if (scene.paused !== last.paused) return this.jump(scene, [], undefined);
    if (scene.deal < last.deal || scene.story.length < last.story.length) {
      const isMine = scene.view.acting.includes(scene.view.eyes);
      return this.jump(scene, [], isMine ? { text: 'undone' } : undefined);
    }
    const late = scene.expired.slice(last.expired.length);
    if (late.includes(scene.view.eyes)) this.afterwards = { text: 'late' };
    if (scene.story.length > last.story.length) this.queue.push(scene);
    else if (this.queue.length > 0) this.queue.splice(-1, 1, scene);
    else this.set({ scene, thinking: thinkingIn(scene) });
    void this.showOn();
  }

  /** Shows a table to eyes that have not seen it, or not for a while. */
  private arrive(scene: PageScene): void {
    this.hurriedDeal = undefined;
    this.jump(scene, scene.story.slice(-RECENT), undefined);
  }

  /** The table as it is, although perhaps not all of it is on the screen. */
  get latest(): PageScene | undefined {
    return this.queue.at(-1) ?? this.shown?.scene;
  }

  /** Shows a table without animation, such as a new deal or one after an undo. */
  private jump(scene: PageScene, news: Shown['news'], notice: Notice | undefined): void {
    this.era++;
    this.pause.skip();
    this.queue = [];
    this.hurriedDeal = undefined;
    this.afterwards = notice;
    this.shown = { ...atRest(scene, this.isKept), settled: false, news };
    this.onChange();
    void this.showOn();
  }

  /** Cuts short whatever pause there is; true if there was one. */
  skip(): boolean {
    const was = this.pause.isOn;
    this.pause.skip();
    return was;
  }

  /** Shows the rest of this deal as it comes, without pauses. */
  hurry(): void {
    this.hurriedDeal = this.latest?.deal;
    this.pause.skip();
    this.onChange();
  }

  get isHurried(): boolean {
    return this.hurriedDeal !== undefined && this.hurriedDeal === this.latest?.deal;
  }

  /** Shows what has happened, one thing at a time, and comes to rest on the last. */
  private async showOn(): Promise<void> {
    const { era } = this;
    if (this.busy === era) return;
    this.busy = era;
    // Who wants to see everything at once sees no steps: what has been told by now is drawn together.
    if (pace().move === 0) await turn();
    while (era === this.era && this.queue.length > 0) await this.showNext(era);
    if (era !== this.era) return;
    this.busy = undefined;
    this.rest();
  }

  private async showNext(era: number): Promise<void> {
    const next = pace().move === 0 ? this.queue.splice(0).at(-1) : this.queue.shift();
    if (next) await this.show(next, era);
  }

  /** One thing that has happened, until the eye has followed it. */
  private async show(scene: PageScene, era: number): Promise<void> {
    const { shown } = this;
    if (!shown) return;
    const latest = scene.story.slice(shown.scene.story.length);
    if (this.isHurried) {
      return this.set({ ...atRest(scene, this.isKept), settled: false, news: latest });
    }
    // What nobody had the time to hear is said together with what follows.
    const news = pace().move > 0 ? latest : [...shown.news, ...latest];
    const rest = { ...atRest(scene, this.isKept), settled: false, ahead: shown.ahead, news };
    const isTaken = latest.some(({ type }) => type === 'trick');
    // In Ninja Whist a full trick may wait for a token to be taken.
    const lies = isTaken && pace().trick > 0 && scene.view.table.length === 0;
    const full = lies ? takenTricks(scene.view).at(-1) : undefined;
    if (isTaken && pace().trick === 0) this.tellTrick(era);
    const told = shown.told || (isTaken && pace().trick === 0);
    this.set(full ? { ...rest, plays: full.plays, winner: full.winner } : { ...rest, told });
    await this.pause.wait(full ? pace().trick : paceAfter(shown.scene, scene));
    if (!full || era !== this.era) return;
    if (!isStill()) {
      this.set({ gathering: true });
      await this.pause.wait(pace().gather + pace().travel);
    }
    if (era === this.era)
      this.set({ plays: scene.view.table, winner: undefined, gathering: false });
  }

  /** Where nothing lies still, words about the trick do for a moment, and nobody waits for them. */
  private tellTrick(era: number): void {
    clearTimeout(this.telling);
    this.telling = setTimeout(() => {
      if (era === this.era && this.shown?.told) this.set({ told: false });
    }, TELLING);
  }

  /** Called when all that has happened is on the screen: bots go on by themselves, the person is asked. */
  private rest(): void {
    const { shown } = this;
    if (!shown || shown.settled) return;
    if (shown.thinking.length === 0) this.settle(shown);
  }

  private settle({ scene, ahead, news, told }: Shown): void {
    this.set({ ...atRest(scene, this.isKept), ahead, news, told, notice: this.afterwards });
    this.afterwards = undefined;
    if (this.shown) this.onRest(this.shown);
  }

  /** After a moment; false if by then it no longer matters. */
  async wait(): Promise<boolean> {
    const { era } = this;
    await this.pause.wait(pace().move);
    return era === this.era;
  }

  /** Nothing is shown any more. */
  stop(): void {
    this.era++;
    this.queue = [];
    this.pause.skip();
    clearTimeout(this.telling);
  }
}

/** A name, a partner, the last bid: what ends a phase is looked at before others go on. */
function paceAfter({ view: before }: PageScene, { view }: PageScene): number {
  const isSettled = before.phase !== view.phase && !view.acting.includes(view.eyes);
  return isSettled ? pace().settled : pace().move;
}

/** Lets messages in that have come. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
