// Gamut: one deal from the turned-up card to the score (GA1 to GA10).
import { around, at, checkDeck, checkHands, holds, range, suitOf, sum, without } from './cards.ts';
import { Deal } from './deal.ts';
import { must } from './foul.ts';
import type { GamutOptions } from './gamut-score.ts';
import {
  clubsScores,
  gamutDeck,
  gamutOrder,
  heartsScores,
  isMoon,
  multiplier,
  spadesScores,
} from './gamut-score.ts';
import { TrickTable } from './tricks.ts';
import type { Carry, Contract, Move, Rules, Table } from './types.ts';

type Phase = 'choose' | 'give' | 'bid' | 'fold' | 'play' | 'over';
type Give = Extract<Move, { type: 'give' }>;
type Decision = { seat: number; value: number };

const CONTRACTS: Contract[] = ['hearts', 'spades', 'clubs'];

class GamutDeal extends Deal {
  private phase: Phase = 'choose';
  private readonly options: GamutOptions;
  private contract: Contract | undefined;
  private passes = 0;
  private gifts: Give[] = [];
  /** Spades: bids; Clubs: 1 stays, 0 folds. In order of speaking. */
  private decisions: Decision[] = [];

  constructor(table: Table) {
    super(table);
    this.options = table.options as unknown as GamutOptions;
    const suit = suitOf(table.deal.turnUp ?? '');
    if (suit === 'H') this.startContract('hearts');
    if (suit === 'S') this.startContract('spades');
    if (suit === 'C') this.startContract('clubs');
  }

  private startContract(contract: Contract): void {
    this.contract = contract;
    this.phase = ({ hearts: 'give', spades: 'bid', clubs: 'fold' } as const)[contract];
  }

  /** GA1: the order of decisions. */
  private speakers(): number[] {
    const first = this.options.firstToAct === 'dealer' ? this.dealer : this.dealer + 1;
    return around(first % 4, 4);
  }

  private decisionOf(seat: number): number | undefined {
    return this.decisions.find((decision) => decision.seat === seat)?.value;
  }

  seats(): number[] {
    if (this.phase === 'over') return [];
    if (this.phase === 'choose') return [at(this.speakers(), this.passes)];
    if (this.phase === 'give')
      return this.everybody.filter((seat) => !this.gifts.some((gift) => gift.seat === seat));
    return [this.table ? this.table.turn() : at(this.speakers(), this.decisions.length)];
  }

  rule(): string {
    return { choose: 'GA9', give: 'GA2', bid: 'GA4', fold: 'GA7', play: 'K2', over: 'GA1' }[
      this.phase
    ];
  }

  check(move: Move): void {
    const { type } = move;
    const wrong = `${type} is not what is to be decided`;
    if (this.table) this.checkPlay(this.table, move);
    else if (this.phase === 'choose') must(type === 'choose' || type === 'pass', 'GA9', wrong);
    else if (this.phase === 'fold') must(type === 'fold' || type === 'stay', 'GA7', wrong);
    else if (this.phase === 'give') this.checkGift(move);
    else this.checkBid(move);
  }

  private checkGift(move: Move): void {
    must(move.type === 'give', 'GA2', `${move.type} instead of gifts`);
    const hand = at(this.deal.hands, move.seat);
    must(holds(hand, [move.left, move.right]), 'GA2', `seat ${move.seat} does not hold both gifts`);
  }

  private checkBid(move: Move): void {
    must(move.type === 'bid' && 'tricks' in move, 'GA4', `${move.type} instead of a bid`);
    const teamBid = move.tricks + (this.decisionOf((move.seat + 2) % 4) ?? 0);
    must(teamBid <= 8, 'GA4', `a team cannot bid ${teamBid} tricks`);
  }

  private checkPlay(table: TrickTable, move: Move): void {
    must(move.type === 'play', 'K2', `${move.type} during play`);
    const { seat, card } = move;
    table.check(seat, card);
    if (table.current.length > 0) return;
    const isFirst = this.contract === 'hearts' && table.finished.length === 0;
    must(!isFirst || card === 'C9', 'GA2', 'the first card is the C9');
    if (this.contract === 'hearts') this.checkBroken(table, seat, card, 'H');
    if (this.contract === 'spades') this.checkBroken(table, seat, card, 'S');
  }

  /** GA2, GA4: the suit may be led once it was played to an earlier trick, or if there is nothing else. */
  private checkBroken(table: TrickTable, seat: number, card: string, suit: string): void {
    const isBroken = table.wasPlayedBefore((other) => suitOf(other) === suit);
    const hasOther = at(table.cards, seat).some((other) => suitOf(other) !== suit);
    const rule = suit === 'H' ? 'GA2' : 'GA4';
    must(
      suitOf(card) !== suit || isBroken || !hasOther,
      rule,
      `${card} led before the suit was broken`,
    );
  }

  apply(move: Move): void {
    const { seat } = move;
    if (move.type === 'pass') {
      this.passes += 1;
      if (this.passes === 4) this.phase = 'over';
    } else if (move.type === 'choose') {
      this.startContract(move.contract);
    } else if (move.type === 'give') {
      this.gifts.push(move);
      if (this.gifts.length === 4) this.startHearts();
    } else if (move.type === 'bid' && 'tricks' in move) {
      this.decisions.push({ seat, value: move.tricks });
      if (this.decisions.length === 4) this.startPlay(this.deal.hands, this.dealer, this.everybody);
    } else if (move.type === 'play') {
      this.table?.play(seat, move.card);
      if (this.table?.isOver()) this.phase = 'over';
    } else {
      this.decisions.push({ seat, value: move.type === 'stay' ? 1 : 0 });
      if (this.decisions.length === 4) this.startClubs();
    }
  }

  private startHearts(): void {
    const hands = this.deal.hands.map((hand) => [...hand]);
    for (const { seat, left, right } of this.gifts)
      hands[seat] = without(at(hands, seat), [left, right]);
    for (const { seat, left, right } of this.gifts) {
      at(hands, (seat + 1) % 4).push(left);
      at(hands, (seat + 3) % 4).push(right);
    }
    const leader = hands.findIndex((hand) => hand.includes('C9'));
    this.startPlay(hands, leader, this.everybody);
  }

  private active(): number[] {
    return this.everybody.filter((seat) => this.decisionOf(seat) === 1);
  }

  private startClubs(): void {
    const active = this.active();
    this.phase = 'over';
    if (active.length < 2) return;
    const leader = at(
      around(this.dealer, 4).filter((seat) => active.includes(seat)),
      0,
    );
    this.startPlay(this.deal.hands, leader, active);
  }

  private startPlay(hands: string[][], leader: number, active: number[]): void {
    this.phase = 'play';
    this.table = new TrickTable(hands, leader, gamutOrder(this.contract ?? 'hearts'), active);
  }

  candidates(seat: number): Move[] {
    if (this.table) return this.table.candidates(seat);
    if (this.phase === 'choose') {
      return [
        { seat, type: 'pass' },
        ...CONTRACTS.map((contract): Move => ({ seat, type: 'choose', contract })),
      ];
    }
    if (this.phase === 'bid')
      return range(0, 8).map((tricks): Move => ({ seat, type: 'bid', tricks }));
    if (this.phase === 'fold')
      return [
        { seat, type: 'fold' },
        { seat, type: 'stay' },
      ];
    const hand = at(this.deal.hands, seat);
    return hand.flatMap((left) => hand.map((right): Move => ({ seat, type: 'give', left, right })));
  }

  scores(): number[] {
    const times = multiplier(this.before.passedHands, this.options);
    return this.singleScores().map((score) => score * times);
  }

  private singleScores(): number[] {
    const { table, options } = this;
    const won = this.everybody.map((seat) => table?.won(seat) ?? 0);
    const captured = this.everybody.map((seat) => table?.captured(seat) ?? []);
    if (this.contract === 'hearts') return heartsScores(captured, options);
    if (this.contract === 'spades')
      return spadesScores(
        this.everybody.map((seat) => this.decisionOf(seat) ?? 0),
        won,
        options,
      );
    if (this.contract === 'clubs')
      return clubsScores(
        this.everybody.map((seat) => this.decisionOf(seat) === 1),
        won,
        options,
      );
    return this.everybody.map(() => 0);
  }

  scoreRule(): string {
    return this.contract ? { hearts: 'GA3', spades: 'GA5', clubs: 'GA8' }[this.contract] : 'GA9';
  }

  override carry(): Carry {
    return { ...this.before, passedHands: this.contract ? 0 : this.before.passedHands + 1 };
  }

  override nextDealer(): number {
    return this.contract ? super.nextDealer() : this.dealer;
  }

  notes(): string[] {
    const { contract, table, before } = this;
    if (!contract) return [before.passedHands > 0 ? 'passed again' : 'passed'];
    const moon =
      contract === 'hearts' && this.everybody.some((seat) => isMoon(table?.captured(seat) ?? []));
    const zeroBid =
      contract === 'spades' && sum(this.decisions.map((decision) => decision.value)) === 0;
    return [
      contract,
      ...(suitOf(this.deal.turnUp ?? '') === 'D' ? ['chosen'] : []),
      ...(before.passedHands > 0 ? ['doubled'] : []),
      ...(contract === 'clubs' ? [`clubs with ${this.active().length}`] : []),
      ...(moon ? ['moon'] : []),
      ...(zeroBid ? ['nobody bid a trick'] : []),
    ];
  }
}

export const gamut: Rules = {
  seats: [4, 4],
  trickRule: 'K2',
  endRule: 'GA10',
  checkDeal({ deal }) {
    checkHands(deal.hands, 8, 'GA1');
    checkDeck(deal.hands.flat(), gamutDeck(), 'GA1');
    const turned = deal.turnUp ?? '';
    must(
      at(deal.hands, deal.dealer).includes(turned),
      'GA1',
      `${turned} is not one of the dealer's cards`,
    );
  },
  begin: (table) => new GamutDeal(table),
  isOver({ options }, totals) {
    return totals.some((total) => total >= (options as unknown as GamutOptions).target);
  },
};
