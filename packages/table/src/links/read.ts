import {
  type DealRecord,
  type GameRecord,
  type Move,
  RECORD_FORMAT,
  toHex,
} from '@overtrick/engine';
import { castIn, withCast } from '../cast.ts';
import { Unreadable } from './bytes.ts';
import { type ColumnReaders, parted, type Sections } from './columns.ts';
import { HandsLeft } from './holding.ts';
import { readSeal } from './seals.ts';
import { KINDS, type LinkHead, type MoveShape } from './shapes.ts';

/** What `compact` has written, in the shape of a record: nothing of it has been judged. Throws `Unreadable`. */
export function unfold(sections: Sections): GameRecord {
  return new RecordReader(sections).record;
}

/** No game has more seats: a false number must not become a long list. */
const MOST_PLAYERS = 64;

class RecordReader {
  readonly record: GameRecord;
  private readonly columns: ColumnReaders;
  private readonly players: number;
  private readonly words: readonly string[];
  private readonly shapes: readonly MoveShape[];
  private totals: readonly number[];

  constructor(sections: Sections) {
    const { head, columns } = parted(sections);
    const [game, players, options, names, winners, words, shapes, cast] = headIn(head);
    this.columns = columns;
    this.players = players;
    this.words = words.split(' ');
    this.shapes = shapes;
    this.totals = Array<number>(players).fill(0);
    const seal = readSeal(columns.seals);
    const deals = columns.deals.many(() => this.deal());
    const named = names ? { names } : {};
    const start = { format: RECORD_FORMAT, game, players, options } as const;
    const record = { ...start, ...named, ...seal, deals, winners };
    this.record = cast ? this.played(record, cast) : record;
  }

  /** By whom; what is no bot is not told. */
  private played(record: GameRecord, cast: NonNullable<LinkHead[7]>): GameRecord {
    const [levels, version, before] = cast;
    const secret = toHex(this.columns.seals.bytes());
    const told = withCast(record, { levels, version, secret, before });
    return castIn(told) ? told : record;
  }

  private deal(): DealRecord {
    const { deals, seals } = this.columns;
    const dealer = deals.whole();
    const hands = Array.from({ length: this.players }, () => this.hand());
    const stock = this.hand();
    const hasStock = deals.whole() === 1;
    const turned = deals.whole();
    const turnUp = turned === 0 ? undefined : turned === 1 ? null : this.word(turned - 2);
    const aside = { ...(hasStock && { stock }), ...(turnUp !== undefined && { turnUp }) };
    const moves = this.moves(this.few(), new HandsLeft(hands));
    const end = { moves, tricks: this.tricks(), ...this.scores() };
    return { dealer, hands, ...aside, ...end, ...readSeal(seals) };
  }

  private hand(): string[] {
    let last = 0;
    return Array.from({ length: this.few() }, () => {
      last += this.columns.cards.signed();
      return this.word(last);
    });
  }

  /** How many of something there are in another column; that column ends if there are fewer. */
  private few(): number {
    const length = this.columns.deals.whole();
    if (length > MOST_OF_A_DEAL) throw new Unreadable('a deal has too many cards or moves');
    return length;
  }

  private moves(length: number, holding: HandsLeft): Move[] {
    const { shapes, seats } = this.columns;
    let expected = 0;
    return Array.from({ length }, () => {
      const shape = this.shapes[shapes.whole()];
      if (!shape) throw new Unreadable('a move has no shape');
      const seat = (expected + seats.whole()) % this.players;
      expected = seat + 1;
      return this.move(seat, shape, holding);
    });
  }

  private move(seat: number, [type, ...fields]: MoveShape, holding: HandsLeft): Move {
    const text = () =>
      holding.textAt(seat, this.columns.values.whole(), (index) => this.word(index));
    const filled = fields.map((field) => {
      const value = this.value(field[0], text);
      if (typeof value === 'string') holding.played(seat, type, value);
      return [field.slice(1), value];
    });
    // By entries, not by assignment: a field may have any name.
    return { seat, type, ...Object.fromEntries(filled) };
  }

  private value(kind: string, text: () => string): Move[string] {
    const { values } = this.columns;
    if (kind === KINDS.number) return values.whole();
    return kind === KINDS.word ? text() : values.many(text);
  }

  private tricks(): DealRecord['tricks'] {
    const from = this.columns.tricks;
    let last = 0;
    return from.many(() => {
      const leader = (last + from.whole()) % this.players;
      const winner = (leader + from.whole()) % this.players;
      const token = from.whole();
      last = winner;
      return { leader, winner, ...(token > 0 && { token: this.word(token - 1) }) };
    });
  }

  private scores(): Pick<DealRecord, 'scores' | 'totals'> {
    const from = this.columns.scores;
    const scores = from.many(() => from.signed());
    const more = from.many(() => from.signed());
    const totals = more.map((add, seat) => add + (this.totals[seat] ?? 0) + (scores[seat] ?? 0));
    this.totals = totals;
    return { scores, totals };
  }

  private word(index: number): string {
    const word = this.words[index];
    if (word === undefined) throw new Unreadable('a word is missing');
    return word;
  }
}

/** Far more than any deal of any game has. */
const MOST_OF_A_DEAL = 10_000;

/** The head has the outside that it must have; what it says is judged with the rest of the record. */
function headIn(text: string): LinkHead {
  const head: unknown = JSON.parse(text);
  const [, players, , , , words, shapes, cast = []] = Array.isArray(head) ? head : [];
  const isWhole = Number.isSafeInteger(players) && players > 0 && players <= MOST_PLAYERS;
  const isTexts = (list: unknown) =>
    Array.isArray(list) && list.every((each) => typeof each === 'string');
  const isSaid = typeof words === 'string' && Array.isArray(cast);
  if (isWhole && isSaid && Array.isArray(shapes) && shapes.every(isTexts)) return head as LinkHead;
  throw new Unreadable('it does not say what is in it');
}
