import {
  actionsOf,
  type DealRecord,
  drawnFrom,
  type Game,
  type Match,
  type Move,
  OMNISCIENT,
  type Played,
  perform,
  playRead,
  type Random,
  Recorded,
  type Refusal,
  type Seat,
  StreamRandom,
  say,
  type Tell,
  type Told,
  type View,
} from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';

/** Where the cards of a deal come from: a seed and what players added to it, or a record. */
export type Source =
  | { readonly seed: string; readonly entropy: readonly string[] }
  | { readonly record: DealRecord };

/** The cards that a seat has, and those that it was dealt. */
type OwnCards = Pick<View, 'hand' | 'dealt'>;

/** What had happened after so many moves: how much was told, and how often chance had been asked. */
interface Milestone {
  readonly told: number;
  readonly draws: number;
}

/** A state that changes no more, and what those who have looked at it have seen: a view takes a while to make. */
class Looked {
  readonly state: unknown;
  private readonly game: Game;
  /** Only while somebody is told of it. */
  private views: Map<Seat, View> | undefined;

  constructor(game: Game, state: unknown) {
    this.game = game;
    this.state = state;
  }

  view(eyes: Seat): View {
    const view = this.views?.get(eyes) ?? this.game.view(this.state, eyes);
    this.views ??= new Map();
    this.views.set(eyes, view);
    return view;
  }

  /** Whoever looks again has to wait a little. */
  forget(): void {
    this.views = undefined;
  }

  /** A small part of a view, which is asked for after every move. */
  cardsOf(seat: Seat): OwnCards {
    const { cards } = Object(this.state) as Partial<Sitting>;
    return cards ? { hand: cards.handOf(seat), dealt: cards.dealtTo(seat) } : this.view(seat);
  }
}

/** What a seat knew before a move: its cards at once, all else if it is asked for. */
export interface BeforeMove extends OwnCards, Pick<View, 'setup'> {
  view(): View;
}

/** A move that was found to be legal, where, and what comes of it. */
interface Judged extends Played<unknown> {
  readonly move: Move;
  readonly from: Looked;
}

/** One deal on a table. Everything in it follows from its source, its number and its moves. */
export class Dealt {
  readonly game: Game;
  /** The match as it stood before this deal. */
  readonly match: Match;
  readonly source: Source;
  /** What has happened, and who may know it. */
  readonly told: Told[] = [];
  /** One for the cards as dealt, then one a move. */
  readonly milestones: Milestone[] = [];
  private readonly stream: CountedRandom | undefined;
  private now: Looked;
  /** Before the last move; undefined before the first. */
  private earlier: Looked | undefined;
  private judged: Judged | undefined;

  constructor(game: Game, match: Match, source: Source) {
    this.game = game;
    this.match = match;
    this.source = source;
    if ('seed' in source) {
      const { seed, entropy } = source;
      const drawn = drawnFrom(seed, entropy.length > 0 ? entropy : undefined);
      this.stream = new CountedRandom(new StreamRandom(drawn, `deal/${match.setup.deal}`));
      this.now = new Looked(game, game.deal(match.setup, this.stream, this.tell));
    } else this.now = new Looked(game, game.lay(match.setup, source.record, this.tell));
    this.mark();
  }

  get state(): unknown {
    return this.now.state;
  }

  /** What these eyes may know now. */
  view(eyes: Seat): View {
    return this.now.view(eyes);
  }

  /** What they could know before the last move, and their cards then; undefined before the first. */
  before(eyes: Seat): BeforeMove | undefined {
    const { earlier, match } = this;
    if (!earlier) return undefined;
    const { hand, dealt } = earlier.cardsOf(eyes);
    return { hand, dealt, setup: match.setup, view: () => earlier.view(eyes) };
  }

  handOf(seat: Seat): readonly string[] {
    return this.now.cardsOf(seat).hand;
  }

  /**
   * Keeps only what nothing else follows from. Views are larger than all the rest, and to move them about in memory until the
   * next move takes longer than to make them again.
   */
  rest(): void {
    this.now.forget();
    this.earlier?.forget();
  }

  get over(): boolean {
    return this.game.acting(this.state) === 0;
  }

  get moveCount(): number {
    return this.milestones.length - 1;
  }

  /** Every decision so far, hidden ones included. */
  get moves(): Move[] {
    return this.game.history(this.state, OMNISCIENT);
  }

  /** What a move that has been read breaks, if anything. Whether it is legal never hangs on chance; where nothing does, it need not be made twice. */
  judge(move: Move): Refusal | undefined {
    const chance = new NoChance();
    const played = playRead(this.game, this.state, move, chance);
    if (!played.ok) return played.error;
    const { state, events } = played.value;
    this.judged = chance.isAsked ? undefined : { move, from: this.now, state, events };
    return undefined;
  }

  /** Makes a move that has been judged to be legal: one that is not has been tampered with. */
  play(move: Move): void {
    const { judged } = this;
    this.judged = undefined;
    const isJudged = judged?.move === move && judged.from === this.now;
    if (isJudged) this.told.push(...judged.events);
    const next = isJudged ? judged.state : this.after(move);
    this.earlier = this.now;
    this.now = new Looked(this.game, next);
    this.mark();
  }

  private after(move: Move): unknown {
    const actions = actionsOf(this.game, move);
    if (!actions.ok)
      throw new Error(`a move of the log has no meaning: ${say(this.game, actions.error.why)}`);
    const next = this.game.copy(this.state);
    const chance = this.chanceIn(next);
    const refusal = perform(this.game, next, move.seat, actions.value, chance, this.tell);
    if (refusal) throw new Error(`a move of the log is refused: ${say(this.game, refusal.why)}`);
    return next;
  }

  private readonly tell: Tell = (event, to) => {
    this.told.push({ event, to });
  };

  private mark(): void {
    this.milestones.push({ told: this.told.length, draws: this.stream?.draws ?? 0 });
  }

  /** What is drawn in the middle of a deal is the record's, or goes on from the shuffle. */
  private chanceIn(state: unknown): Random {
    const { source, game, stream } = this;
    return stream ?? new Recorded(game, state, 'record' in source ? source.record.tricks : []);
  }

  /** The same deal as it was after so many moves. */
  upTo(count: number): Dealt {
    const earlier = new Dealt(this.game, this.match, this.source);
    for (const move of this.moves.slice(0, count)) earlier.play(move);
    return earlier;
  }
}

/** Chance that only knows whether it was asked. */
class NoChance implements Random {
  isAsked = false;

  below(): number {
    this.isAsked = true;
    return 0;
  }
}

/** Chance that knows how often it was asked. */
class CountedRandom implements Random {
  draws = 0;
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  below(n: number): number {
    this.draws++;
    return this.random.below(n);
  }
}
