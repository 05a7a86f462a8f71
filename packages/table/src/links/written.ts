import { type DealRecord, fromHex, type GameRecord, type Move } from '@overtrick/engine';
import { castIn } from '../cast.ts';
import { type Predecessor, predecessorsIn } from '../predecessors.ts';
import { ByteWriter } from './bytes.ts';
import { CoderWriter } from './coder.ts';
import { ChanceColumns, type LinkColumn } from './columns.ts';
import { HandsLeft } from './holding.ts';
import type { NumberColumn } from './numbers.ts';
import { packOf } from './pack.ts';
import { writeSeal } from './seals.ts';
import { AMONG, fieldOf, KINDS, type LinkHead, type MoveShape } from './shapes.ts';

/** The parts of a code: what can be packed, what lies as close as it can, and seeds, which are as good as random. */
export interface LinkParts {
  readonly head: string;
  readonly coded: Uint8Array;
  readonly seals: Uint8Array;
}

type LinkCast = NonNullable<LinkHead[7]>;

/** A record in few bytes. Of its `meta` only stays who played: bots, and who had a seat before; everything else does, and whatever was sound is read again as it was. */
export function compact(record: GameRecord): LinkParts {
  return new RecordWriter(record).done;
}

class RecordWriter {
  readonly done: LinkParts;
  private readonly coder = new CoderWriter();
  private readonly columns = new ChanceColumns(this.coder);
  private readonly seals = new ByteWriter();
  private readonly pack: readonly string[];
  private readonly players: number;
  private readonly words: string[] = [];
  private readonly known = new Map<string, number>();
  private readonly shapes: MoveShape[] = [];
  private totals: readonly number[];

  constructor(record: GameRecord) {
    const { game, players, options, names, winners, deals } = record;
    this.players = players;
    this.totals = Array<number>(players).fill(0);
    this.pack = packOf(deals.map(({ hands, stock = [] }) => [...hands.flat(), ...stock]));
    this.pack.forEach((card, at) => {
      this.words.push(card);
      if (!this.known.has(card)) this.known.set(card, at);
    });
    writeSeal(this.seals, record);
    this.to('deals').whole(this.pack.length);
    this.to('deals').whole(deals.length);
    for (const deal of deals) this.deal(deal);
    const { words, shapes } = this;
    const rest = [words.join(' '), shapes, ...this.people(record)] as const;
    const head: LinkHead = [game, players, options, names ?? null, winners, ...rest];
    this.done = { head: JSON.stringify(head), coded: this.coder.end(), seals: this.seals.done };
  }

  private to(name: LinkColumn, among?: number): NumberColumn {
    return this.columns.column(name, among);
  }

  private people(record: GameRecord): [] | [LinkCast] | [LinkCast, readonly Predecessor[]] {
    const predecessors = predecessorsIn(record);
    const cast = this.cast(record);
    if (predecessors.length > 0) return [cast, predecessors];
    return cast.length > 0 ? [cast] : [];
  }

  private cast(record: GameRecord): LinkCast {
    const cast = castIn(record);
    if (!cast) return [];
    this.seals.bytes(fromHex(cast.secret));
    return [cast.levels, cast.version, cast.before];
  }

  private deal(deal: DealRecord): void {
    const to = (among: number, value: number) => this.to('deals', among).whole(value);
    const { hands, stock, turnUp, moves } = deal;
    to(AMONG.dealer, deal.dealer);
    const dealt = this.columns.dealing(this.pack);
    for (const hand of [...hands, stock ?? []]) dealt(hand);
    to(AMONG.stock, stock ? 1 : 0);
    to(AMONG.turnUp, turnUp === undefined ? 0 : turnUp === null ? 1 : 2 + this.word(turnUp));
    to(AMONG.moves, moves.length);
    this.moves(moves, new HandsLeft(hands));
    this.tricks(deal);
    this.scores(deal);
    writeSeal(this.seals, deal);
  }

  /** Most moves are the next seat's. */
  private moves(moves: readonly Move[], holding: HandsLeft): void {
    let [expected, before] = [0, 0];
    for (const move of moves) {
      const shape = this.shapeOf(move);
      this.to('shapes', before).whole(shape);
      this.to('seats', shape).whole(this.ahead(expected, move.seat));
      this.values(move, shape, holding);
      before = shape;
      expected = move.seat + 1;
    }
  }

  private values({ seat, type, ...fields }: Move, shape: number, holding: HandsLeft): void {
    for (const [at, value] of Object.values(fields).entries()) {
      const values = this.to('values', fieldOf(shape, at));
      const text = (each: string) =>
        values.below(
          holding.count(seat),
          holding.placeOf(seat, each, (word) => this.word(word)),
        );
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
    const to = (among: number, value: number) => this.to('tricks', among).whole(value);
    this.to('tricks').whole(tricks.length);
    let last = 0;
    for (const { leader, winner, token } of tricks) {
      to(AMONG.leader, this.ahead(last, leader));
      to(AMONG.winner, this.ahead(leader, winner));
      to(AMONG.token, token === undefined ? 0 : 1 + this.word(token));
      last = winner;
    }
  }

  /** Totals are what the scores come to, unless a record says otherwise. */
  private scores({ scores, totals }: DealRecord): void {
    const [score, more] = [AMONG.score, AMONG.more].map((among) => this.to('scores', among));
    this.to('scores').whole(scores.length);
    for (const each of scores) score.signed(each);
    this.to('scores').whole(totals.length);
    totals.forEach((total, seat) => {
      more.signed(total - this.totals[seat] - (scores[seat] ?? 0));
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

function kindOf(value: Move[string]): string {
  if (typeof value === 'number') return KINDS.number;
  return typeof value === 'string' ? KINDS.word : KINDS.words;
}
