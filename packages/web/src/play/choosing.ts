import type { Halfway } from '@overtrick/table';
import { settings } from '../settings.ts';
import { exchangeParts, type HeldCard, modeOf } from './mode.ts';
import { atRest, type Notice, type Shown } from './state.ts';

/** What choosing needs of a table. */
interface Board {
  readonly shown: Shown | undefined;
  set(part: Partial<Shown>): void;
  say(notice: Notice): void;
  commit(parts: readonly string[]): Promise<void>;
  halfway(parts: readonly string[], then: (halfway: Halfway) => void): Promise<void>;
}

/** What a person does with cards and buttons, until it is a move. */
export class Choosing {
  private readonly board: Board;

  constructor(board: Board) {
    this.board = board;
  }

  /** A tap on one of the person's own cards. */
  async tap(own: HeldCard): Promise<void> {
    const { shown } = this.board;
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
    const { shown } = this.board;
    if (!shown) return;
    const { phase, eyes, legal } = shown.scene.view;
    if (phase !== 'play') {
      return this.board.say({ text: shown.settled && legal.length > 0 ? 'answerFirst' : 'notNow' });
    }
    const { folded = [] } = shown.scene.view as { folded?: readonly number[] };
    if (folded.includes(eyes)) return this.board.say({ text: 'outOfPlay' });
    this.board.set({ ahead: shown.ahead === code ? undefined : code, notice: undefined });
  }

  private async tapToPlay(code: string): Promise<void> {
    const { shown } = this.board;
    if (!shown) return;
    if (!shown.open.includes(`play card ${code}`)) return this.refuse(code);
    const hasTokens = this.fitting(code).length > 0;
    const again = shown.armed === code;
    if (again || (!hasTokens && settings().confirm === 'off')) return this.playCard(code);
    this.board.set({ armed: code, tokens: [], notice: undefined });
  }

  async playCard(code: string): Promise<void> {
    const tokens = this.board.shown?.armed === code ? this.board.shown.tokens : [];
    await this.board.commit([
      ...tokens.map((token) => `play tokens ${token}`),
      `play card ${code}`,
    ]);
  }

  /** The tokens that may go with a card (Ninja Whist): the engine lists tokens, the suit decides. */
  fitting(code: string): string[] {
    const icon = 'abcd'['WFNT'.indexOf(code[0])];
    if (!/^\d+$/.test(code.slice(1)) || icon === undefined) return [];
    const { view } = this.board.shown?.scene ?? {};
    const own =
      (view as { scoreAreas?: string[][] } | undefined)?.scoreAreas?.[view?.eyes ?? 0] ?? [];
    return own.filter((token) => token.includes(icon));
  }

  toggleToken(index: number): void {
    const { shown } = this.board;
    if (shown?.armed === undefined) return;
    const all = this.fitting(shown.armed);
    const chosen = this.chosenTokens();
    const now = chosen.includes(index)
      ? chosen.filter((each) => each !== index)
      : [...chosen, index];
    this.board.set({ tokens: all.filter((_, i) => now.includes(i)) });
  }

  /** Which of the fitting tokens are chosen; equal ones are taken from the first on. */
  chosenTokens(): number[] {
    const { shown } = this.board;
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
    const reason = this.board.shown?.reasons.find((each) => each.card === card);
    this.board.say(reason ? { refusal: reason.refusal, card } : { text: 'notNow' });
  }

  private async tapToShow(own: HeldCard): Promise<void> {
    const { shown } = this.board;
    if (!shown) return;
    if (own.place === 'display') return this.board.say({ text: 'alreadyShown' });
    const isMarked = shown.marks.some(({ key }) => key === own.key);
    const marks = isMarked
      ? shown.marks.filter(({ key }) => key !== own.key)
      : [...shown.marks, own];
    const parts = marks.map(({ code }) => `bid cards ${code}`);
    await this.board.halfway(parts, ({ legal, reasons }) =>
      this.board.set({ marks, open: legal, reasons, notice: undefined }),
    );
  }

  private tapToMark(own: HeldCard): void {
    const { shown } = this.board;
    if (!shown) return;
    const isMarked = shown.marks.some(({ key }) => key === own.key);
    if (isMarked) {
      return this.board.set({
        marks: shown.marks.filter(({ key }) => key !== own.key),
        showing: undefined,
      });
    }
    if (shown.marks.length < 2) this.board.set({ marks: [...shown.marks, own], notice: undefined });
  }

  /** Undoes what is chosen but not done yet, and closes what the table says. */
  takeBack(): void {
    const { shown } = this.board;
    if (!shown) return;
    if (shown.settled) this.clearMarks();
    else this.board.set({ ahead: undefined, notice: undefined });
  }

  /** Passes, or says why not: cards that are chosen for a bid are not thrown away by a slip. */
  async pass(): Promise<void> {
    const { shown } = this.board;
    if (!shown) return;
    const { legal } = shown.scene.view;
    if (!shown.settled || legal.length === 0) return this.board.say({ text: 'notNow' });
    if (!legal.includes('pass')) return this.board.say({ text: 'noPass' });
    if (shown.marks.length > 0) return this.board.say({ text: 'stagedFirst' });
    await this.choose('pass');
  }

  showInstead(code: string): void {
    this.board.set({ showing: code });
  }

  clearMarks(): void {
    const { shown } = this.board;
    if (shown) this.board.set({ ...atRest(shown.scene, shown.isKept), news: shown.news });
  }

  /** The parts of the move that the marked cards make up, once it is complete. */
  markedParts(): string[] | undefined {
    const { shown } = this.board;
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
    const { shown } = this.board;
    if (!shown?.settled) return;
    const parts = [...shown.parts, part];
    const goesOn = shown.scene.steps.includes(part) && shown.parts.length === 0;
    if (!goesOn) return this.board.commit(parts);
    await this.board.halfway(parts, ({ legal, reasons }) =>
      this.board.set({ parts, open: legal, reasons, notice: undefined }),
    );
  }
}
