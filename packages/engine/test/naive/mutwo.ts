// MüTwo: one deal from the auction to the score (MT1 to MT10).
import { Auction, findSecond } from './auction.ts';
import { at, checkDeck, checkHands } from './cards.ts';
import { Deal } from './deal.ts';
import { must } from './foul.ts';
import type { MutwoOptions, MutwoResult } from './mutwo-score.ts';
import {
  has,
  mutwoDeck,
  mutwoMade,
  mutwoOrder,
  mutwoScores,
  mutwoTie,
  RANK_NAMES,
  SUITS,
} from './mutwo-score.ts';
import { TrickTable } from './tricks.ts';
import type { Move, Rules, Table } from './types.ts';

type Phase = 'auction' | 'minor' | 'major' | 'partner' | 'play' | 'over';

class MutwoDeal extends Deal {
  private phase: Phase = 'auction';
  private readonly auction: Auction;
  private readonly options: MutwoOptions;
  private declarer = -1;
  private headDefender: number | undefined;
  private partner = -1;
  private minor = 'none';
  private major = 'none';

  constructor(table: Table) {
    super(table);
    this.options = table.options as unknown as MutwoOptions;
    this.auction = new Auction(table.deal.hands, { first: this.dealer, capped: true, rule: 'MT2' });
  }

  seats(): number[] {
    if (this.phase === 'over') return [];
    if (this.phase === 'auction') return [this.auction.turn()];
    if (this.phase === 'minor') return this.headDefender === undefined ? [] : [this.headDefender];
    return [this.table ? this.table.turn() : this.declarer];
  }

  rule(): string {
    if (this.phase === 'auction') return 'MT2';
    if (this.phase === 'partner') return 'MT8';
    return this.phase === 'play' ? 'K2' : 'MT6';
  }

  check(move: Move): void {
    if (this.phase === 'auction') this.auction.check(move);
    else if (this.table) this.checkPlay(this.table, move);
    else if (this.phase === 'partner') this.checkPartner(move);
    else this.checkTrump(move);
  }

  private checkPlay(table: TrickTable, move: Move): void {
    must(move.type === 'play', 'K2', `${move.type} during play`);
    table.check(move.seat, move.card);
  }

  private checkPartner(move: Move): void {
    must(move.type === 'partner', 'MT8', `${move.type} instead of a partner`);
    const allowed = move.partner !== this.declarer && move.partner !== this.headDefender;
    must(allowed, 'MT8', `seat ${move.partner} cannot be the partner`);
  }

  private checkTrump(move: Move): void {
    must(move.type === 'trump', 'MT6', `${move.type} instead of a trump`);
    const { seat, name } = move;
    const isMajor = this.phase === 'major';
    must(name !== 'none' || isMajor, 'MT6', 'the head-defender cannot name no trump');
    if (name === 'none') return;
    must(
      [...SUITS, ...RANK_NAMES].includes(name),
      'MT6',
      `${name} is not the name of a suit, rank or pair`,
    );
    const onShown = at(this.auction.shown, seat).some((card) => has(card, name));
    must(onShown, 'MT6', `${name} is on no card shown by seat ${seat}`);
    must(!isMajor || name !== this.minor, 'MT6', `${name} is the head-defender's trump already`);
  }

  apply(move: Move): void {
    if (move.type === 'play') {
      this.table?.play(move.seat, move.card);
      if (this.table?.isOver()) this.phase = 'over';
    } else if (move.type === 'partner') {
      this.partner = move.partner;
      this.phase = 'play';
      const order = mutwoOrder(this.major, this.minor);
      this.table = new TrickTable(this.auction.allCards(), this.declarer, order, this.everybody);
    } else if (move.type === 'trump' && this.phase === 'minor') {
      this.minor = move.name;
      this.phase = 'major';
    } else if (move.type === 'trump') {
      this.major = move.name;
      this.phase = 'partner';
    } else {
      this.auction.apply(move);
      if (this.auction.isOver()) this.endAuction();
    }
  }

  private endAuction(): void {
    const leaders = this.auction.leaders();
    this.phase = 'over';
    if (leaders.length !== 1) return;
    this.declarer = at(leaders, 0);
    this.headDefender = findSecond(this.auction, this.declarer, false);
    this.phase = this.headDefender === undefined ? 'major' : 'minor';
  }

  candidates(seat: number): Move[] {
    if (this.phase === 'auction') return this.auction.candidates(seat);
    if (this.table) return this.table.candidates(seat);
    if (this.phase === 'partner')
      return this.everybody.map((partner): Move => ({ seat, type: 'partner', partner }));
    return [...SUITS, ...RANK_NAMES, 'none'].map((name): Move => ({ seat, type: 'trump', name }));
  }

  override maxCards(): number | undefined {
    return this.phase === 'auction' ? this.auction.maxCards() : undefined;
  }

  private result(table: TrickTable): MutwoResult {
    const { declarer, partner, major } = this;
    return {
      declarer,
      partner,
      bid: this.auction.highest(),
      major,
      won: this.everybody.map((seat) => table.won(seat)),
    };
  }

  scores(): number[] {
    if (this.table) return mutwoScores(this.result(this.table), this.options);
    const leaders = this.auction.leaders();
    if (leaders.length === 0) return this.everybody.map(() => 0);
    const bids = this.auction.shown.map((cards) => cards.length);
    return mutwoTie(bids, this.auction.lastRaiserOf(leaders), this.options);
  }

  scoreRule(): string {
    if (this.table) return 'MT9';
    return this.auction.highest() === 0 ? 'MT3' : 'MT4';
  }

  notes(): string[] {
    const { auction, table, major, minor } = this;
    if (auction.highest() === 0) return ['thrown in'];
    if (!table) return [`tie of ${auction.leaders().length}`];
    const seconds = auction.most(this.everybody.filter((seat) => seat !== this.declarer));
    const isPair = (name: string) => name === '2' || name === '9';
    return [
      mutwoMade(this.result(table), this.options) ? 'made' : 'set',
      ...(this.headDefender === undefined ? ['no head-defender'] : []),
      ...(this.headDefender !== undefined && seconds.length > 1
        ? ['head-defender by tie-break']
        : []),
      ...(this.headDefender === undefined && seconds.length > 1
        ? ['head-defender tie unbroken']
        : []),
      ...(major === 'none' ? ['no trump'] : []),
      ...(isPair(major) ? ['pair by declarer'] : []),
      ...(isPair(minor) ? ['pair by head-defender'] : []),
    ];
  }
}

export const mutwo: Rules = {
  seats: [4, 6],
  trickRule: 'MT7',
  endRule: 'MT10',
  checkDeal({ players, deal }) {
    checkHands(deal.hands, 60 / players, 'MT1');
    checkDeck(deal.hands.flat(), mutwoDeck(), 'MT1');
  },
  begin: (table) => new MutwoDeal(table),
  isOver({ players, options, index }) {
    return index + 1 >= players * (options as unknown as MutwoOptions).dealsPerPlayer;
  },
};
