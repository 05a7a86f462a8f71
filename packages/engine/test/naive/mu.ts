// Classic Mü: one deal from the auction to the score (MU3 to MU17).
import { Auction, findSecond } from './auction.ts';
import { at, checkDeck, checkHands, sum } from './cards.ts';
import { Deal } from './deal.ts';
import { must } from './foul.ts';
import type { MuOptions, MuResult } from './mu-score.ts';
import {
  COLOURS,
  has,
  muBonus,
  muDeck,
  muGoal,
  muOrder,
  muPoints,
  muScores,
  muStalemate,
  NUMBERS,
} from './mu-score.ts';
import { TrickTable } from './tricks.ts';
import type { Move, Rules, Table } from './types.ts';

type Phase = 'auction' | 'minor' | 'major' | 'partner' | 'play' | 'over';

class MuDeal extends Deal {
  private phase: Phase = 'auction';
  private readonly auction: Auction;
  private readonly options: MuOptions;
  private chief = -1;
  private vice: number | undefined;
  private partner: number | undefined;
  private minor = 'none';
  private major = 'none';

  constructor(table: Table) {
    super(table);
    this.options = table.options as unknown as MuOptions;
    this.auction = new Auction(table.deal.hands, { first: this.dealer, capped: true, rule: 'MU4' });
  }

  seats(): number[] {
    if (this.phase === 'over') return [];
    if (this.phase === 'auction') return [this.auction.turn()];
    if (this.phase === 'minor') return this.vice === undefined ? [] : [this.vice];
    return [this.table ? this.table.turn() : this.chief];
  }

  rule(): string {
    if (this.phase === 'auction') return 'MU4';
    return this.phase === 'play' ? 'MU12' : 'MU10';
  }

  check(move: Move): void {
    if (this.phase === 'auction') this.auction.check(move);
    else if (this.table) this.checkPlay(this.table, move);
    else if (this.phase === 'partner') this.checkPartner(move);
    else this.checkTrump(move);
  }

  private checkPlay(table: TrickTable, move: Move): void {
    must(move.type === 'play', 'MU12', `${move.type} during play`);
    table.check(move.seat, move.card);
  }

  private checkPartner(move: Move): void {
    must(move.type === 'partner', 'MU10', `${move.type} instead of a partner`);
    const allowed = move.partner !== this.chief && move.partner !== this.vice;
    must(allowed, 'MU10', `seat ${move.partner} cannot be the partner`);
  }

  private checkTrump(move: Move): void {
    must(move.type === 'trump', 'MU10', `${move.type} instead of a trump`);
    const { seat, name } = move;
    const isMajor = this.phase === 'major';
    must(name !== 'none' || isMajor, 'MU10', 'the Vice cannot name no trump');
    if (name === 'none') return;
    must([...COLOURS, ...NUMBERS].includes(name), 'MU10', `${name} is no colour or number`);
    const onShown = at(this.auction.shown, seat).some((card) => has(card, name));
    must(onShown, 'MU10', `${name} is on no card shown by seat ${seat}`);
    must(!isMajor || name !== this.minor, 'MU10', `${name} is the Vice's trump already`);
  }

  apply(move: Move): void {
    if (move.type === 'play') {
      this.table?.play(move.seat, move.card);
      if (this.table?.isOver()) this.phase = 'over';
    } else if (move.type === 'partner') {
      this.partner = move.partner;
      this.startPlay();
    } else if (move.type === 'trump' && this.phase === 'minor') {
      this.minor = move.name;
      this.phase = 'major';
    } else if (move.type === 'trump') {
      this.major = move.name;
      if (this.players === 3) this.startPlay();
      else this.phase = 'partner';
    } else {
      this.auction.apply(move);
      if (this.auction.isOver()) this.endAuction();
    }
  }

  private endAuction(): void {
    const leaders = this.auction.leaders();
    this.phase = 'over';
    if (leaders.length !== 1) return;
    this.chief = at(leaders, 0);
    if (this.players > 3 || this.options.viceWithThree) {
      this.vice = findSecond(this.auction, this.chief, this.options.viceTieBreak === 'highestOnly');
    }
    this.phase = this.vice === undefined ? 'major' : 'minor';
  }

  private startPlay(): void {
    this.phase = 'play';
    this.table = new TrickTable(
      this.auction.allCards(),
      this.chief,
      muOrder(this.major, this.minor),
      this.everybody,
    );
  }

  candidates(seat: number): Move[] {
    if (this.phase === 'auction') return this.auction.candidates(seat);
    if (this.table) return this.table.candidates(seat);
    if (this.phase === 'partner') {
      return this.everybody.map((partner): Move => ({ seat, type: 'partner', partner }));
    }
    return [...COLOURS, ...NUMBERS, 'none'].map((name): Move => ({ seat, type: 'trump', name }));
  }

  override maxCards(): number | undefined {
    return this.phase === 'auction' ? this.auction.maxCards() : undefined;
  }

  private result(table: TrickTable): MuResult {
    const points = this.everybody.map((seat) => sum(table.captured(seat).map(muPoints)));
    return {
      chief: this.chief,
      partner: this.partner,
      bid: this.auction.highest(),
      major: this.major,
      points,
    };
  }

  scores(): number[] {
    if (this.table) return muScores(this.result(this.table), this.options);
    const leaders = this.auction.leaders();
    if (leaders.length === 0) return this.everybody.map(() => 0);
    const bids = this.auction.shown.map((cards) => cards.length);
    return muStalemate(bids, this.auction.lastRaiserOf(leaders), this.options);
  }

  scoreRule(): string {
    if (this.table) return 'MU14';
    return this.auction.highest() === 0 ? 'MU5' : 'MU6';
  }

  notes(): string[] {
    const { auction, table } = this;
    if (auction.highest() === 0) return ['thrown in'];
    if (!table) return [`stalemate of ${auction.leaders().length}`];
    const { bid, points, major } = this.result(table);
    const team = sum(points.filter((_, seat) => seat === this.chief || seat === this.partner));
    const seconds = auction.most(this.everybody.filter((seat) => seat !== this.chief));
    return [
      team >= muGoal(bid, this.options) ? 'made' : 'missed',
      ...(team < muGoal(1, this.options) ? ['level 0'] : []),
      ...(this.vice === undefined ? ['no Vice'] : []),
      ...(this.vice !== undefined && seconds.length > 1 ? ['Vice by tie-break'] : []),
      ...(this.vice === undefined && seconds.length > 1 ? ['Vice tie unbroken'] : []),
      ...(major === 'none' ? ['no trump'] : []),
      ...(muBonus(bid, major, this.options) === this.options.bonusCap ? ['bonus at its cap'] : []),
    ];
  }
}

export const mu: Rules = {
  seats: [3, 6],
  trickRule: 'MU11',
  endRule: 'MU17',
  checkDeal({ players, options, deal }) {
    const size = at([12, 15, 12, 10], players - 3);
    checkHands(deal.hands, size, 'MU3');
    checkDeck(deal.hands.flat(), muDeck(players, options as unknown as MuOptions), 'MU1');
  },
  begin: (table) => new MuDeal(table),
  isOver({ players, options, index }, totals) {
    const { target, deals } = options as unknown as MuOptions;
    return deals === null ? totals.some((total) => total >= target) : index + 1 >= deals * players;
  },
};
