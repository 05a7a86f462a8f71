import { type Choice, isAmong, SPECTATOR } from '@overtrick/engine';
import type { Halfway } from '@overtrick/table';
import type { Room } from '../room/room.ts';
import type { StagedMove } from '../room/stage.ts';
import { settings } from '../settings.ts';
import type { HeldCard } from './held.ts';
import { isAsked, modeOf, PASS, playing } from './mode.ts';
import { atRest, type Notice, type Shown } from './state.ts';

/** What choosing needs of a table. */
interface Board {
  readonly shown: Shown | undefined;
  /** Whether a card takes the place of those chosen before, where the rules do not let it join them. */
  readonly isReplacing: boolean;
  set(part: Partial<Shown>): void;
  say(notice: Notice): void;
  commit(parts: readonly Choice[]): Promise<void>;
  /** What may follow these parts; if they are refused, because of the card with this key. */
  halfway(parts: readonly Choice[], then: (halfway: Halfway) => void, card?: string): Promise<void>;
}

/** What a person does with cards and buttons, until it is a move. */
export class Choosing {
  private readonly board: Board;

  constructor(board: Board) {
    this.board = board;
  }

  /** A tap on one of the person's own cards. */
  async tap(own: HeldCard, room: Room): Promise<void> {
    const { shown } = this.board;
    // Who only watches has no cards to choose.
    if (!shown || shown.scene.view.eyes === SPECTATOR) return;
    if (!shown.settled) return this.chooseAhead(own.code, room);
    const mode = modeOf(shown.scene.view, room);
    switch (mode) {
      case 'play':
        return this.tapToPlay(own, room);
      case 'choice':
        return this.tapToChoose(own.code, room);
      case 'wait':
        return this.chooseAhead(own.code, room);
      default:
        return this.tapToMark(own, mode);
    }
  }

  private chooseAhead(code: string, room: Room): void {
    const { shown } = this.board;
    if (!shown) return;
    const { view } = shown.scene;
    if (view.eyes === SPECTATOR) return;
    if (view.phase !== 'play') {
      return this.board.say({
        text: shown.settled && isAsked(view) ? 'answerFirst' : 'notNow',
      });
    }
    if (room.isOut?.(view, view.eyes)) return this.board.say({ own: 'outOfPlay' });
    this.board.set({ ahead: shown.ahead === code ? undefined : code, notice: undefined });
  }

  private async tapToPlay(own: HeldCard, room: Room): Promise<void> {
    const { shown } = this.board;
    if (!shown) return;
    const { code } = own;
    if (!isAmong(shown.open, playing(code))) return this.refuse(own);
    const canAdd = room.extras?.has(shown.scene.view, code) ?? false;
    const again = shown.armed === code;
    if (again || (!canAdd && settings().confirm === 'off')) return this.playCard(code);
    this.board.set({ armed: code, added: [], notice: undefined });
  }

  /** Plays a card with what was chosen to go with it. */
  async playCard(code: string): Promise<void> {
    const added = this.board.shown?.armed === code ? this.board.shown.added : [];
    await this.board.commit([...added, playing(code)]);
  }

  /** A card may be what one of the buttons says. */
  private async tapToChoose(code: string, room: Room): Promise<void> {
    const choice = this.board.shown?.open.find(({ value }) => value === code);
    if (choice) await this.choose(choice);
    else this.chooseAhead(code, room);
  }

  private refuse({ code, key }: HeldCard): void {
    const reason = this.board.shown?.reasons.find((each) => each.card === code);
    this.board.say(reason ? { refusal: reason.refusal, card: key } : { text: 'notNow' });
  }

  /** Chooses a card for a move of several, or takes it back; the rules say what may follow. */
  private async tapToMark(own: HeldCard, stage: StagedMove): Promise<void> {
    const { shown } = this.board;
    if (!shown) return;
    const notice = stage.bars?.(own);
    if (notice) return this.board.say(notice);
    const others = shown.marks.filter(({ key }) => key !== own.key);
    const isNew = others.length === shown.marks.length;
    if (isNew && others.length === stage.most) return;
    const marks = isNew ? [...(this.isAlone(own, stage) ? [] : others), own] : others;
    const chosen = { marks, showing: undefined, notice: undefined, half: undefined };
    const parts = stage.parts?.(marks);
    if (!parts) return this.board.set(chosen);
    await this.board.halfway(
      parts,
      ({ view, reasons }) => this.board.set({ ...chosen, half: view, open: view.legal, reasons }),
      own.key,
    );
  }

  /** Whether a card begins the choice anew. */
  private isAlone({ code }: HeldCard, { action }: StagedMove): boolean {
    const { shown, isReplacing } = this.board;
    return isReplacing && action !== undefined && !isAmong(shown?.open ?? [], action(code));
  }

  /** Chooses a part of a move that is confirmed later; the same again takes it back. */
  pick(part: Choice): void {
    const { shown } = this.board;
    if (!shown?.settled) return;
    const isSame = isAmong(shown.parts, part);
    const others = shown.parts.filter(
      ({ type, field }) => type !== part.type || field !== part.field,
    );
    this.board.set({ parts: isSame ? others : [...others, part], notice: undefined });
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
    if (!isAmong(legal, PASS)) return this.board.say({ text: 'noPass' });
    if (shown.marks.length > 0) return this.board.say({ text: 'stagedFirst' });
    await this.choose(PASS);
  }

  clearMarks(): void {
    const { shown } = this.board;
    if (shown) this.board.set({ ...atRest(shown.scene, shown.isKept), news: shown.news });
  }

  /** A button that is one part of a move, and perhaps all of it. */
  async choose(part: Choice): Promise<void> {
    const { shown } = this.board;
    if (!shown?.settled) return;
    const parts = [...shown.parts, part];
    if (part.ends ?? true) return this.board.commit(parts);
    await this.board.halfway(parts, ({ view, reasons }) =>
      this.board.set({ parts, half: view, open: view.legal, reasons, notice: undefined }),
    );
  }
}
