import { type DealRecord, fromHex, type GameRecord, type Move } from '@overtrick/engine';
import { castIn } from '../cast.ts';
import { type ColumnWriters, joined, newColumns, type Sections } from './columns.ts';
import { HandsLeft } from './holding.ts';
import { writeSeal } from './seals.ts';
import { KINDS, type LinkHead, type MoveShape } from './shapes.ts';

/** A record in few bytes. Of its `meta` only the bots stay; everything else does, and whatever was sound is read again as it was. */
export function compact(record: GameRecord): Sections {
  return new RecordWriter(record).done;
}

class RecordWriter {
  readonly done: Sections;
  private readonly columns: ColumnWriters = newColumns();
  private readonly players: number;
  private readonly words: string[] = [];
  private readonly known = new Map<string, number>();
  private readonly shapes: MoveShape[] = [];
  private totals: readonly number[];

  constructor(record: GameRecord) {
    const { game, players, options, names, winners, deals } = record;
    this.players = players;
    this.totals = Array<number>(players).fill(0);
    writeSeal(this.columns.seals, record);
    this.columns.deals.whole(deals.length);
    for (const card of cardsIn(deals)) this.word(card);
    for (const deal of deals) this.deal(deal);
    const { words, shapes } = this;
    const rest = [words.join(' '), shapes, ...this.cast(record)] as const;
    const head: LinkHead = [game, players, options, names ?? null, winners, ...rest];
    this.done = joined(JSON.stringify(head), this.columns);
  }

  private cast(record: GameRecord): [NonNullable<LinkHead[7]>] | [] {
    const cast = castIn(record);
    if (!cast) return [];
    this.columns.seals.bytes(fromHex(cast.secret));
    return [[cast.levels, cast.version, cast.before]];
  }

  private deal(deal: DealRecord): void {
    const { deals, seals } = this.columns;
    const { hands, stock, turnUp, moves } = deal;
    deals.whole(deal.dealer);
    for (const hand of [...hands, stock ?? []]) this.hand(hand);
    deals.whole(stock ? 1 : 0);
    deals.whole(turnUp === undefined ? 0 : turnUp === null ? 1 : 2 + this.word(turnUp));
    deals.whole(moves.length);
    this.moves(moves, new HandsLeft(hands));
    this.tricks(deal);
    this.scores(deal);
    writeSeal(seals, deal);
  }

  /** By how far each is from the one before: in a sorted hand that is never far. */
  private hand(hand: readonly string[]): void {
    this.columns.deals.whole(hand.length);
    let last = 0;
    for (const card of hand) {
      const word = this.word(card);
      this.columns.cards.signed(word - last);
      last = word;
    }
  }

  /** Most moves are the next seat's. */
  private moves(moves: readonly Move[], holding: HandsLeft): void {
    const { shapes, seats } = this.columns;
    let expected = 0;
    for (const move of moves) {
      shapes.whole(this.shapeOf(move));
      seats.whole(this.ahead(expected, move.seat));
      this.values(move, holding);
      expected = move.seat + 1;
    }
  }

  private values({ seat, type, ...fields }: Move, holding: HandsLeft): void {
    const { values } = this.columns;
    const text = (each: string) =>
      values.whole(holding.placeOf(seat, each, (word) => this.word(word)));
    for (const value of Object.values(fields)) {
      if (typeof value === 'number') values.whole(value);
      else if (typeof value === 'string') {
        text(value);
        holding.played(seat, type, value);
      } else {
        values.whole(value.length);
        value.forEach(text);
      }
    }
  }

  private tricks({ tricks }: DealRecord): void {
    const to = this.columns.tricks;
    to.whole(tricks.length);
    let last = 0;
    for (const { leader, winner, token } of tricks) {
      to.whole(this.ahead(last, leader));
      to.whole(this.ahead(leader, winner));
      to.whole(token === undefined ? 0 : 1 + this.word(token));
      last = winner;
    }
  }

  /** Totals are what the scores come to, unless a record says otherwise. */
  private scores({ scores, totals }: DealRecord): void {
    const to = this.columns.scores;
    to.whole(scores.length);
    for (const score of scores) to.signed(score);
    to.whole(totals.length);
    totals.forEach((total, seat) => {
      to.signed(total - this.totals[seat] - (scores[seat] ?? 0));
    });
    this.totals = totals;
  }

  private ahead(from: number, to: number): number {
    return (to - from + this.players) % this.players;
  }

  private word(text: string): number {
    const known = this.known.get(text);
    if (known !== undefined) return known;
    this.known.set(text, this.words.length);
    return this.words.push(text) - 1;
  }

  private shapeOf({ seat: _, type, ...fields }: Move): number {
    const shape: MoveShape = [
      type,
      ...Object.entries(fields).map(([name, value]) => kindOf(value) + name),
    ];
    const at = this.shapes.findIndex((each) => each.join() === shape.join());
    return at >= 0 ? at : this.shapes.push(shape) - 1;
  }
}

/** Every card that was dealt, once. */
function cardsIn(deals: readonly DealRecord[]): string[] {
  const all = deals.flatMap(({ hands, stock = [] }) => [...hands.flat(), ...stock]);
  return [...new Set(all)].sort();
}

function kindOf(value: Move[string]): string {
  if (typeof value === 'number') return KINDS.number;
  return typeof value === 'string' ? KINDS.word : KINDS.words;
}
