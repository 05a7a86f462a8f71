import { takenTricks, type Wish } from '@overtrick/table';
import { Refused } from '../client.ts';
import { takeClient } from '../clients.ts';
import type { Answers, Ask, Scene } from '../protocol.ts';
import { isStill, settings } from '../settings.ts';
import { Keeper } from './keeper.ts';
import { exchangeParts, modeOf, type Own } from './mode.ts';
import { Pause, pace } from './pace.ts';
import { atRest, type Lost, type Notice, type Shown } from './state.ts';

/** One person at one table: what was asked of the worker, what is on the screen, and when. */
export class Session {
  readonly id: string;
  /** Undefined until the first scene is there. */
  shown: Shown | undefined;
  lost: Lost | undefined;
  onChange = () => {};
  private readonly client = takeClient();
  private readonly keeper: Keeper;
  private readonly pause = new Pause();
  /** Rises when what was under way no longer matters: after an undo, or on leaving. */
  private era = 0;

  constructor(id: string) {
    this.id = id;
    this.keeper = new Keeper(id, () => this.lose({ kind: 'elsewhere' }));
  }

  async open(wish: Wish): Promise<void> {
    await this.begin({ kind: 'open', wish });
  }

  async resume(): Promise<void> {
    const saved = await this.keeper.take();
    if (saved === undefined) return this.lose({ kind: 'gone' });
    await this.begin({ kind: 'resume', saved });
  }

  private async begin(ask: Ask & { kind: 'open' | 'resume' }): Promise<void> {
    try {
      const scene = await this.client.ask(ask);
      this.shown = { ...atRest(scene, true), news: scene.story };
      this.keep(scene);
      await this.goOn(scene);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.lose({ kind: ask.kind === 'open' ? 'wrong' : 'broken', why: error.message });
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

  private set(part: Partial<Shown>): void {
    if (this.shown) this.shown = { ...this.shown, ...part };
    this.changed();
  }

  private changed(): void {
    this.onChange();
  }

  /** Nobody waits for the browser's database; what it says is shown when it says it. */
  private keep(scene: Scene): void {
    this.changed();
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
    this.set({ thinking: waiting });
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

  /** Everything is on the screen, and somebody has to decide. */
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
    this.set({ ahead: undefined, hint: undefined });
    await this.ask({ kind: 'play', parts }, async (scene) => {
      const era = ++this.era;
      await this.show(scene, era);
      if (era === this.era) await this.goOn(scene);
    });
  }

  async next(): Promise<void> {
    await this.ask({ kind: 'next' }, (scene) => this.start(scene, undefined));
  }

  async undo(): Promise<void> {
    this.era++;
    this.pause.skip();
    await this.ask({ kind: 'undo' }, (scene) => this.start(scene, { text: 'undone' }));
  }

  /** A table that did not come about by a move: it is shown as it is. */
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
      this.say(isRule ? { refusal: problem.refusal, card: undefined } : { text: 'failure' });
    }
  }

  // What the person does with cards.

  /** A tap on one of the person's own cards. */
  async tap(own: Own): Promise<void> {
    const { shown } = this;
    if (!shown) return;
    if (!shown.settled) return this.chooseAhead(own.code);
    switch (modeOf(shown.scene.view)) {
      case 'play':
        return this.tapToPlay(own.code);
      case 'show':
        return this.tapToShow(own);
      case 'give':
      case 'exchange':
        return this.tapToMark(own);
      default:
        return this.chooseAhead(own.code);
    }
  }

  private chooseAhead(code: string): void {
    const { shown } = this;
    if (shown?.scene.view.phase !== 'play') return this.say({ text: 'notNow' });
    this.set({ ahead: shown.ahead === code ? undefined : code, notice: undefined });
  }

  private async tapToPlay(code: string): Promise<void> {
    const { shown } = this;
    if (!shown) return;
    if (!shown.open.includes(`play card ${code}`)) return this.refuse(code);
    const hasTokens = this.fitting(code).length > 0;
    const again = shown.armed === code;
    if (again || (!hasTokens && settings().confirm === 'off')) return this.playCard(code);
    this.set({ armed: code, tokens: [], notice: undefined });
  }

  async playCard(code: string): Promise<void> {
    const tokens = this.shown?.armed === code ? this.shown.tokens : [];
    await this.commit([...tokens.map((token) => `play tokens ${token}`), `play card ${code}`]);
  }

  /** The tokens that may go with a card (Ninja Whist): the engine lists tokens, the suit decides. */
  fitting(code: string): string[] {
    const icon = 'abcd'['WFNT'.indexOf(code[0])];
    if (!/^\d+$/.test(code.slice(1)) || icon === undefined) return [];
    const { view } = this.shown?.scene ?? {};
    const own =
      (view as { scoreAreas?: string[][] } | undefined)?.scoreAreas?.[view?.eyes ?? 0] ?? [];
    return own.filter((token) => token.includes(icon));
  }

  toggleToken(index: number): void {
    const { shown } = this;
    if (shown?.armed === undefined) return;
    const all = this.fitting(shown.armed);
    const chosen = this.chosenTokens();
    const now = chosen.includes(index)
      ? chosen.filter((each) => each !== index)
      : [...chosen, index];
    this.set({ tokens: all.filter((_, i) => now.includes(i)) });
  }

  /** Which of the fitting tokens are chosen; equal ones are taken from the first on. */
  chosenTokens(): number[] {
    const { shown } = this;
    if (shown?.armed === undefined) return [];
    const left = [...shown.tokens];
    return this.fitting(shown.armed).flatMap((token, i) => {
      const at = left.indexOf(token);
      if (at < 0) return [];
      left.splice(at, 1);
      return [i];
    });
  }

  private refuse(card: string): void {
    const reason = this.shown?.reasons.find((each) => each.card === card);
    this.say(reason ? { refusal: reason.refusal, card } : { text: 'notNow' });
  }

  private async tapToShow(own: Own): Promise<void> {
    const { shown } = this;
    if (!shown) return;
    if (own.place === 'display') return this.say({ text: 'alreadyShown' });
    const isMarked = shown.marks.some(({ key }) => key === own.key);
    const marks = isMarked
      ? shown.marks.filter(({ key }) => key !== own.key)
      : [...shown.marks, own];
    const parts = marks.map(({ code }) => `bid cards ${code}`);
    await this.ask({ kind: 'halfway', parts }, ({ legal, reasons }) =>
      this.set({ marks, open: legal, reasons, notice: undefined }),
    );
  }

  private tapToMark(own: Own): void {
    const { shown } = this;
    if (!shown) return;
    const isMarked = shown.marks.some(({ key }) => key === own.key);
    if (isMarked) {
      return this.set({
        marks: shown.marks.filter(({ key }) => key !== own.key),
        showing: undefined,
      });
    }
    if (shown.marks.length < 2) this.set({ marks: [...shown.marks, own], notice: undefined });
  }

  showInstead(code: string): void {
    this.set({ showing: code });
  }

  clearMarks(): void {
    const { shown } = this;
    if (shown) this.set({ ...atRest(shown.scene, shown.isKept), news: shown.news });
  }

  /** The parts of the move that the marked cards make up, once it is complete. */
  markedParts(): string[] | undefined {
    const { shown } = this;
    if (!shown) return undefined;
    const codes = shown.marks.map(({ code }) => code);
    switch (modeOf(shown.scene.view)) {
      case 'show':
        return codes.length > 0 ? [...codes.map((code) => `bid cards ${code}`), 'bid'] : undefined;
      case 'give':
        return codes.length === 2 ? [`give left ${codes[0]}`, `give right ${codes[1]}`] : undefined;
      case 'exchange': {
        const { drawn = [] } = shown.scene.view as { drawn?: readonly string[] };
        return exchangeParts(shown.marks, drawn, shown.showing);
      }
      default:
        return undefined;
    }
  }

  /** A button that is one part of a move, and perhaps all of it. */
  async choose(part: string): Promise<void> {
    const { shown } = this;
    if (!shown?.settled) return;
    const parts = [...shown.parts, part];
    const goesOn = shown.scene.steps.includes(part) && shown.parts.length === 0;
    if (!goesOn) return this.commit(parts);
    await this.ask({ kind: 'halfway', parts }, ({ legal, reasons }) =>
      this.set({ parts, open: legal, reasons, notice: undefined }),
    );
  }
}
