// YAMV: one deal from the auction to the score (YV1 to YV11).
import { Auction } from './auction.ts';
import { around, at, checkDeck, checkHands, distinct, holds, pairsOf, without } from './cards.ts';
import { Deal } from './deal.ts';
import { must } from './foul.ts';
import { TrickTable } from './tricks.ts';
import type { Move, Rules, Table } from './types.ts';
import type { YamvOptions, YamvResult } from './yamv-score.ts';
import { has, rankNames, SUITS, yamvDeck, yamvMade, yamvOrder, yamvScores } from './yamv-score.ts';

type Phase =
  | 'auction'
  | 'partner'
  | 'declarer trump'
  | 'defender trump'
  | 'exchange'
  | 'play'
  | 'over';
type Exchange = Extract<Move, { type: 'exchange' }>;

class YamvDeal extends Deal {
  private phase: Phase = 'auction';
  private readonly auction: Auction;
  private readonly options: YamvOptions;
  private readonly stock: string[];
  private declarer = -1;
  private headDefender: number | undefined;
  private partner = -1;
  private declarerTrump = 'none';
  private defenderTrump: string | undefined;
  private exchanged: Exchange | undefined;

  constructor(table: Table) {
    super(table);
    this.options = table.options as unknown as YamvOptions;
    this.stock = table.deal.stock ?? [];
    const forehand = (this.dealer + 1) % this.players;
    this.auction = new Auction(table.deal.hands, { first: forehand, capped: false, rule: 'YV2' });
  }

  seats(): number[] {
    if (this.phase === 'over') return [];
    if (this.phase === 'auction') return [this.auction.turn()];
    if (this.phase === 'defender trump')
      return this.headDefender === undefined ? [] : [this.headDefender];
    return [this.table ? this.table.turn() : this.declarer];
  }

  rule(): string {
    if (this.phase === 'auction') return 'YV2';
    if (this.phase === 'exchange') return 'YV9';
    return this.phase === 'play' ? 'K2' : 'YV6';
  }

  check(move: Move): void {
    if (this.phase === 'auction') this.auction.check(move);
    else if (this.table) this.checkPlay(this.table, move);
    else if (this.phase === 'partner') this.checkPartner(move);
    else if (this.phase === 'exchange') this.checkExchange(move);
    else this.checkTrump(move);
  }

  private checkPlay(table: TrickTable, move: Move): void {
    must(move.type === 'play', 'K2', `${move.type} during play`);
    table.check(move.seat, move.card);
  }

  private checkPartner(move: Move): void {
    must(move.type === 'partner', 'YV6', `${move.type} instead of a partner`);
    const allowed = move.partner !== this.declarer && move.partner !== this.headDefender;
    must(allowed, 'YV6', `seat ${move.partner} cannot be the partner`);
  }

  private checkTrump(move: Move): void {
    must(move.type === 'trump', 'YV6', `${move.type} instead of a trump`);
    const { seat, name } = move;
    if (name === 'none') return;
    const ranks = rankNames(this.players);
    if (this.phase === 'defender trump') {
      must(ranks.includes(name), 'YV6', `the head defender cannot name ${name}`);
      must(name !== this.declarerTrump, 'YV6', `${name} is the declarer's trump already`);
    }
    must([...SUITS, ...ranks].includes(name), 'YV6', `${name} is no suit or rank`);
    const onShown = at(this.auction.shown, seat).some((card) => has(card, name));
    must(onShown, 'YV6', `${name} is on no card shown by seat ${seat}`);
  }

  /** As many cards were discarded from the table as are shown from the stock; they come first in `discard`. */
  private checkExchange(move: Move): void {
    must(move.type === 'exchange', 'YV9', `${move.type} instead of the exchange`);
    const { seat, discard, show } = move;
    const fromTable = discard.slice(0, show.length);
    const fromHand = discard.slice(show.length);
    must(
      holds(at(this.auction.shown, seat), fromTable),
      'YV9',
      `${fromTable.join(' ')} did not lie face up`,
    );
    must(holds(this.stock, show), 'YV9', `${show.join(' ')} did not come from the stock`);
    const hidden = [...at(this.auction.hands, seat), ...without(this.stock, show)];
    must(
      holds(hidden, fromHand),
      'YV9',
      `${fromHand.join(' ')} could not be discarded from the hand`,
    );
  }

  apply(move: Move): void {
    if (move.type === 'play') {
      this.table?.play(move.seat, move.card);
      if (this.table?.isOver()) this.phase = 'over';
    } else if (move.type === 'partner') {
      this.partner = move.partner;
      this.phase = 'declarer trump';
    } else if (move.type === 'trump' && this.phase === 'declarer trump') {
      this.declarerTrump = move.name;
      this.phase = this.headDefender === undefined ? 'exchange' : 'defender trump';
    } else if (move.type === 'trump') {
      this.defenderTrump = move.name;
      this.phase = 'exchange';
    } else if (move.type === 'exchange') {
      this.exchanged = move;
      this.startPlay(move);
    } else {
      this.auction.apply(move);
      if (this.auction.isOver()) this.endAuction();
    }
  }

  /** YV4, YV5. */
  private endAuction(): void {
    const { auction, players } = this;
    const leaders = auction.leaders();
    this.phase = leaders.length === 0 ? 'over' : 'partner';
    if (leaders.length === 0) return;
    const fromForehand = around((this.dealer + 1) % players, players);
    this.declarer = at(
      fromForehand.filter((seat) => leaders.includes(seat)),
      0,
    );
    const rightOfDeclarer = around(this.declarer, players).slice(1).reverse();
    const seconds = auction.most(rightOfDeclarer);
    this.headDefender =
      seconds.length > 0 || this.options.zeroCardHeadDefender
        ? (seconds[0] ?? rightOfDeclarer[0])
        : undefined;
  }

  private startPlay({ seat, discard }: Exchange): void {
    const cards = this.auction.allCards();
    cards[seat] = without([...at(cards, seat), ...this.stock], discard);
    const order = yamvOrder(this.declarerTrump, this.defenderTrump ?? 'none');
    this.phase = 'play';
    this.table = new TrickTable(cards, this.declarer, order, this.everybody);
  }

  candidates(seat: number): Move[] {
    if (this.phase === 'auction') return this.auction.candidates(seat);
    if (this.table) return this.table.candidates(seat);
    if (this.phase === 'partner')
      return this.everybody.map((partner): Move => ({ seat, type: 'partner', partner }));
    if (this.phase === 'exchange') return this.exchanges(seat);
    return [...SUITS, ...rankNames(this.players), 'none'].map(
      (name): Move => ({ seat, type: 'trump', name }),
    );
  }

  private exchanges(seat: number): Move[] {
    const shown = at(this.auction.shown, seat);
    const hidden = [...at(this.auction.hands, seat), ...this.stock];
    const exchange = (discard: string[], show: string[]): Move => ({
      seat,
      type: 'exchange',
      discard,
      show,
    });
    const mixed = distinct(shown).flatMap((up) =>
      distinct(hidden).flatMap((down) =>
        distinct(this.stock).map((card) => exchange([up, down], [card])),
      ),
    );
    return [
      ...pairsOf(hidden).map((pair) => exchange(pair, [])),
      ...mixed,
      ...pairsOf(shown).map((pair) => exchange(pair, [...this.stock].sort())),
    ];
  }

  override maxCards(): number | undefined {
    return this.phase === 'auction' ? this.auction.maxCards() : undefined;
  }

  private result(table: TrickTable): YamvResult {
    const { declarer, partner, declarerTrump, defenderTrump } = this;
    const won = this.everybody.map((seat) => table.won(seat));
    return { declarer, partner, bid: this.auction.highest(), declarerTrump, defenderTrump, won };
  }

  scores(): number[] {
    return this.table
      ? yamvScores(this.result(this.table), this.options)
      : this.everybody.map(() => 0);
  }

  scoreRule(): string {
    return this.table ? 'YV10' : 'YV3';
  }

  notes(): string[] {
    const { auction, table } = this;
    if (!table) return ['thrown in'];
    const others = this.everybody.filter((seat) => seat !== this.declarer);
    const leads = table.finished.map((trick) => at(trick.cards, 0));
    return [
      yamvMade(this.result(table), this.options) ? 'made' : 'failed',
      ...(auction.leaders().length > 1 ? ['tie for declarer'] : []),
      ...(auction.most(others).length > 1 ? ['tie for head defender'] : []),
      ...(this.headDefender === undefined ? ['no head defender'] : []),
      ...(this.headDefender !== undefined && auction.bidOf(this.headDefender) === 0
        ? ['zero-card head defender']
        : []),
      ...(this.declarerTrump === 'none' && (this.defenderTrump ?? 'none') === 'none'
        ? ['jokers only trumps']
        : []),
      ...(this.exchanged && this.exchanged.show.length > 0
        ? [`${this.exchanged.show.length} face-up discards`]
        : []),
      ...(this.exchanged?.discard.includes('JK') ? ['joker discarded'] : []),
      ...(leads.includes('JK') ? ['joker led'] : []),
      ...(auction.shown.flat().includes('JK') ? ['joker bid'] : []),
    ];
  }
}

export const yamv: Rules = {
  seats: [4, 6],
  trickRule: 'YV7',
  endRule: 'YV11',
  checkDeal({ players, deal }) {
    checkHands(deal.hands, 12, 'YV1');
    checkDeck([...deal.hands.flat(), ...(deal.stock ?? [])], yamvDeck(players), 'YV1');
  },
  begin: (table) => new YamvDeal(table),
  isOver({ options }, totals) {
    return totals.some((total) => total >= (options as unknown as YamvOptions).target);
  },
};
