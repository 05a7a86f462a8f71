import type { Choice, Game, Move, Refusal, Result, Seat, View } from '@overtrick/engine';
import { Chronicle } from './chronicle.ts';
import { claimOf } from './claim.ts';
import type { Source } from './dealt.ts';
import { isFact } from './facts.ts';
import { type Halfway, halfwayIn } from './halfway.ts';
import { type By, type Entry, type Fact, HOUSE, type Opening, type Sitter } from './log.ts';
import { type Reason, reasonsOf } from './reasons.ts';

/** The seed of the deal to come, and what players have added to it. */
export interface Shuffled {
  readonly seed: string;
  readonly entropy: readonly string[];
}

/** Somebody wants a move back, and who has agreed so far. */
export interface UndoRequest {
  readonly seat: Seat;
  readonly agreed: readonly Seat[];
}

/** What somebody said at the table. */
export interface Remark {
  readonly seat: Seat;
  readonly text: string;
}

/** How many remarks are remembered. */
const REMARKS = 50;

/** One table as its log has made it. It only takes in what was decided; see `decide`. */
export class Table extends Chronicle {
  /** Who opened the table. */
  readonly owner: By;
  /** The number of the last entry that is folded in, and of the last after which others are to act. */
  seq: number;
  turn: number;
  sitters: readonly Sitter[];
  shuffled: Shuffled | undefined;
  asked: UndoRequest | undefined;
  paused = false;
  remarks: readonly Remark[] = [];
  private readonly dealtFrom = new Map<number, Shuffled>();

  constructor(game: Game, opening: Opening, { seq, by }: Entry) {
    super(game, opening);
    this.owner = by;
    this.seq = seq;
    this.turn = seq;
    this.sitters = opening.sitters;
  }

  /** Takes in one entry. Its facts were judged when it was written; what they say must still make sense. */
  fold({ seq, facts }: Entry): void {
    if (seq !== this.seq + 1) throw new Error(`entry ${seq} cannot follow ${this.seq}`);
    if (!facts.every(isFact)) throw new Error(`entry ${seq} has no meaning`);
    this.seq = seq;
    for (const fact of facts) this.take(fact);
  }

  private take(fact: Fact): void {
    switch (fact.type) {
      case 'sit':
        return this.seat(fact.seat, fact.sitter);
      case 'commit':
        this.shuffled = { seed: fact.seed, entropy: [] };
        return;
      case 'entropy':
        return this.addEntropy(fact.text);
      case 'deal':
        return this.start(this.shuffled);
      case 'lay':
        return this.start({ record: fact.deal });
      case 'play':
        return this.play(fact.move.seat, [fact.move]);
      case 'claim':
        return this.play(fact.seat, fact.moves);
      case 'undo':
        return this.goBack(fact.deal, fact.move);
      case 'ask':
        this.asked = { seat: fact.seat, agreed: [] };
        return;
      case 'agree':
        if (this.asked) this.asked = { ...this.asked, agreed: [...this.asked.agreed, fact.seat] };
        return;
      case 'decline':
        this.asked = undefined;
        return;
      case 'say':
        this.remarks = [...this.remarks, { seat: fact.seat, text: fact.text }].slice(-REMARKS);
        return;
      case 'pause':
      case 'continue':
        this.turn = this.seq;
        this.paused = fact.type === 'pause';
        return;
      default:
        throw new Error('the log says what no table understands');
    }
  }

  private seat(seat: Seat, sitter: Sitter): void {
    if (!this.sitters[seat]) throw new Error('somebody sits where nobody can');
    this.turn = this.seq;
    this.sitters = this.sitters.map((each, at) => (at === seat ? sitter : each));
  }

  private addEntropy(text: string): void {
    if (!this.shuffled) throw new Error('something was added to a deal that is not shuffled');
    this.shuffled = { ...this.shuffled, entropy: [...this.shuffled.entropy, text] };
  }

  private start(source: Source | undefined): void {
    if (!source) throw new Error('a deal was dealt that is not shuffled');
    this.lay(source);
    if ('seed' in source) this.dealtFrom.set(this.deal, source);
    this.shuffled = undefined;
    this.turn = this.seq;
  }

  private play(seat: Seat, moves: readonly Move[]): void {
    const sitter = this.sitters[seat];
    this.make(seat, moves, sitter?.kind === 'person' ? sitter.id : HOUSE);
    this.asked = undefined;
    this.turn = this.seq;
  }

  override goBack(deal: number, move: number): void {
    super.goBack(deal, move);
    this.shuffled = undefined;
    this.asked = undefined;
    this.turn = this.seq;
  }

  /** What a deal came from before it was taken back: it is dealt from nothing else again. */
  sourceOf(deal: number): Shuffled | undefined {
    return this.dealtFrom.get(deal);
  }

  /** Why the seat may not use some of its cards now. */
  reasons(view: View): Reason[] {
    return this.current ? reasonsOf(this.game, this.current.state, view) : [];
  }

  /** What is open to a seat that has made a move half, and why other cards are not; it stays unmade. */
  halfway(seat: Seat, parts: readonly Choice[]): Result<Halfway, Refusal> | undefined {
    return this.current && halfwayIn(this.game, this.current.state, seat, parts);
  }

  /** The cards with which a seat takes the rest of the tricks for certain, as far as it can know. */
  claimOf(view: View): string[] | undefined {
    return view.everyTrickWelcome ? claimOf(this.game, view) : undefined;
  }

  get names(): string[] {
    return this.sitters.map((sitter) => (sitter.kind === 'empty' ? '' : sitter.name));
  }
}
