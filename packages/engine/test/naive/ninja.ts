// Ninja Whist: one round from the bids to the score (NW2 to NW11).
import { around, at, checkHands, count, distinct, holds, range, sum, without } from './cards.ts';
import { Deal } from './deal.ts';
import { Foul, must } from './foul.ts';
import type { NinjaOptions } from './ninja-score.ts';
import {
  isArcher,
  largestHand,
  mayTake,
  ninjaDeck,
  ninjaOrder,
  ninjaRounds,
  ninjaTrump,
} from './ninja-score.ts';
import { TOKENS } from './tokens.ts';
import { type FinishedTrick, TrickTable } from './tricks.ts';
import type { Carry, Move, Rules, Table, TrickRecord } from './types.ts';

class NinjaDeal extends Deal {
  private readonly options: NinjaOptions;
  private readonly size: number;
  private readonly isLastRound: boolean;
  private readonly trump: string;
  private readonly bids: number[] = [];
  private stock: string[];
  private readonly scoreAreas: string[][];
  private readonly playAreas: string[][];
  /** The token of each trick, as drawn or taken. */
  private readonly gained: string[] = [];
  /** Set while the winner of a trick has to take a token because the stock is empty. */
  private taker: number | undefined;
  private readonly seen: string[] = [];

  constructor(table: Table) {
    super(table);
    this.options = table.options as unknown as NinjaOptions;
    const rounds = ninjaRounds(this.players, this.options);
    this.size = at(rounds, table.index);
    this.isLastRound = table.index === rounds.length - 1;
    this.trump = ninjaTrump(table.deal.turnUp ?? null);
    this.scoreAreas = table.carry.scoreAreas.map((area) => [...area]);
    this.playAreas = this.everybody.map(() => []);
    this.stock = without(TOKENS, this.scoreAreas.flat());
  }

  /** Eldest hand first, dealer last. */
  private bidders(): number[] {
    return around((this.dealer + 1) % this.players, this.players);
  }

  seats(): number[] {
    if (!this.table) return [at(this.bidders(), this.bids.length)];
    if (this.taker !== undefined) return [this.taker];
    return this.table.isOver() ? [] : [this.table.turn()];
  }

  rule(): string {
    if (!this.table) return 'NW4';
    return this.taker === undefined ? 'NW5' : 'NW9';
  }

  check(move: Move): void {
    if (!this.table) this.checkBid(move);
    else if (this.taker !== undefined) this.checkTake(this.taker, move);
    else this.checkPlay(this.table, move);
  }

  private checkBid(move: Move): void {
    must(move.type === 'bid' && 'tricks' in move, 'NW4', `${move.type} instead of a bid`);
    const { tricks } = move;
    must(tricks <= this.size, 'NW4', `${tricks} bid with ${this.size} cards`);
    const isDealer = this.bids.length === this.players - 1;
    must(
      !isDealer || sum(this.bids) + tricks !== this.size,
      'NW4',
      `the dealer may not bid ${tricks}`,
    );
  }

  private checkPlay(table: TrickTable, move: Move): void {
    must(move.type === 'play', 'NW5', `${move.type} during play`);
    const { seat, card, tokens = [] } = move;
    table.check(seat, card);
    must(
      holds(at(this.scoreAreas, seat), tokens),
      'NW8',
      `seat ${seat} does not have ${tokens.join(' ')} to play`,
    );
    for (const token of tokens)
      must(mayTake(card, token), 'NW8', `${token} cannot go with ${card}`);
  }

  private checkTake(winner: number, move: Move): void {
    must(move.type === 'take', 'NW9', `${move.type} instead of taking a token`);
    const { from, token } = move;
    must(this.sources(winner).includes(from), 'NW9', `no token may be taken from seat ${from}`);
    must(holds(at(this.scoreAreas, from), [token]), 'NW9', `seat ${from} has no token ${token}`);
  }

  /** NW9: from whom the winner of a trick may take a token. */
  private sources(winner: number): number[] {
    const most = Math.max(...this.scoreAreas.map((area) => area.length));
    const others = this.everybody.filter(
      (seat) => seat !== winner && at(this.scoreAreas, seat).length === most,
    );
    return others.length > 0 ? others : [winner];
  }

  apply(move: Move): void {
    if (move.type === 'bid' && 'tricks' in move) {
      this.bids.push(move.tricks);
      if (this.bids.length === this.players) this.startPlay();
    } else if (move.type === 'play') {
      const tokens = move.tokens ?? [];
      this.scoreAreas[move.seat] = without(at(this.scoreAreas, move.seat), tokens);
      const trick = this.table?.play(move.seat, move.card, tokens);
      if (tokens.length > 0) this.seen.push('tokens played');
      if (trick) this.endTrick(trick);
    } else if (move.type === 'take') {
      this.scoreAreas[move.from] = without(at(this.scoreAreas, move.from), [move.token]);
      this.gain(move.seat, move.token);
      this.seen.push(move.from === move.seat ? 'own token taken' : 'token taken');
      this.taker = undefined;
    }
  }

  private startPlay(): void {
    const eldest = at(this.bidders(), 0);
    this.table = new TrickTable(
      this.deal.hands,
      eldest,
      ninjaOrder(this.trump, this.options),
      this.everybody,
    );
  }

  /** The draw is chance: it is read from the record, and must be possible. */
  private endTrick(trick: FinishedTrick): void {
    this.noteTrick(trick);
    this.stock.push(...trick.plays.flatMap((played) => played.tokens));
    if (this.stock.length === 0) {
      this.taker = trick.winner;
      return;
    }
    const token = this.deal.tricks[this.gained.length]?.token;
    if (token === undefined)
      throw new Foul('NW9', `no token is written for trick ${this.gained.length}`);
    must(holds(this.stock, [token]), 'NW9', `${token} was not in the stock`);
    this.stock = without(this.stock, [token]);
    this.gain(trick.winner, token);
  }

  private gain(winner: number, token: string): void {
    at(this.playAreas, winner).push(token);
    this.gained.push(token);
  }

  candidates(seat: number): Move[] {
    if (!this.table)
      return range(0, this.size).map((tricks): Move => ({ seat, type: 'bid', tricks }));
    if (this.taker === undefined) return this.table.candidates(seat);
    return this.everybody.flatMap((from) =>
      distinct(at(this.scoreAreas, from)).map(
        (token): Move => ({ seat, type: 'take', from, token }),
      ),
    );
  }

  override singleTokens(): Record<string, string[]> | undefined {
    const { table, taker } = this;
    if (!table || table.isOver() || taker !== undefined) return undefined;
    const seat = table.turn();
    const own = distinct(at(this.scoreAreas, seat));
    const legal = distinct(at(table.cards, seat)).filter((card) => this.isPlayable(table, card));
    return Object.fromEntries(
      legal.map((card) => [card, own.filter((token) => mayTake(card, token))]),
    );
  }

  private isPlayable(table: TrickTable, card: string): boolean {
    const led = table.ledSuit();
    const suits = at(table.cards, table.turn()).map(table.order.effectiveSuit);
    return led === undefined || !suits.includes(led) || table.order.effectiveSuit(card) === led;
  }

  /** A trick whose token is still to be taken is not complete. */
  override tricks(): TrickRecord[] {
    return super
      .tricks()
      .slice(0, this.gained.length)
      .map((trick, i) => ({ ...trick, token: at(this.gained, i) }));
  }

  private bidOf(seat: number): number {
    return at(this.bids, this.bidders().indexOf(seat));
  }

  /** NW11. */
  scores(): number[] {
    return this.everybody.map((seat) => {
      const made = at(this.playAreas, seat).length === this.bidOf(seat);
      const tokens = this.isLastRound ? at(this.carry().scoreAreas, seat).length : 0;
      return (made ? this.options.bidScore : 0) + this.options.tokenScore * tokens;
    });
  }

  scoreRule(): string {
    return 'NW11';
  }

  override carry(): Carry {
    return {
      ...this.before,
      scoreAreas: this.scoreAreas.map((area, seat) => [...area, ...at(this.playAreas, seat)]),
    };
  }

  private noteTrick({ plays, winner }: FinishedTrick): void {
    const won = plays.find((played) => played.seat === winner);
    const cards = plays.map((played) => played.card);
    if (!won) return;
    const suit = won.card.slice(0, 1);
    const ace = won.card.endsWith('A') && !isArcher(won.card);
    if (isArcher(at(cards, 0))) this.seen.push('archer led');
    if (count(cards.map(isArcher), true) === 2) this.seen.push('both archers in a trick');
    if (ace && cards.includes(`${suit}K`)) this.seen.push('ace killed a king');
    if (ace && suit === this.trump && cards.some(isArcher)) this.seen.push('ace killed an archer');
    if (this.trump === 'none' && cards.some(isArcher) && !isArcher(won.card))
      this.seen.push('archer lost at no trump');
    if (won.tokens.length > 0) this.seen.push('won with tokens');
  }

  notes(): string[] {
    return [
      ...this.seen,
      ...(this.trump === 'none' && this.size < largestHand(this.players)
        ? ['no trump turned up']
        : []),
    ];
  }
}

export const ninja: Rules = {
  seats: [3, 9],
  trickRule: 'NW6',
  endRule: 'NW2',
  checkDeal({ players, options, index, deal }) {
    const rules = options as unknown as NinjaOptions;
    const size = at(ninjaRounds(players, rules), index);
    checkHands(deal.hands, size, 'NW2');
    const turnUp = deal.turnUp ?? null;
    const isLargest = size === largestHand(players);
    must((turnUp === null) === isLargest, 'NW3', `${turnUp} turned up with ${size} cards`);
    const seen = [...deal.hands.flat(), ...(turnUp === null ? [] : [turnUp])];
    for (const card of distinct(seen)) {
      must(
        count(seen, card) <= count(ninjaDeck(rules), card),
        'NW1',
        `${card} appears ${count(seen, card)} times`,
      );
    }
  },
  begin: (table) => new NinjaDeal(table),
  isOver({ players, options, index }) {
    return index + 1 >= ninjaRounds(players, options as unknown as NinjaOptions).length;
  },
};
