import {
  type DealRecord,
  type GameRecord,
  type Move,
  RECORD_FORMAT,
  toHex,
} from '@overtrick/engine';
import { castIn, withCast } from '../cast.ts';
import { predecessorsIn, withPredecessors } from '../predecessors.ts';
import { Unreadable } from './bytes.ts';
import type { LinkSource, NumberReader } from './columns.ts';
import { HandsLeft } from './holding.ts';
import { readSeal } from './seals.ts';
import { AMONG, fieldOf, KINDS, type LinkHead, type MoveShape } from './shapes.ts';

/** What `compact` has written, in the shape of a record: nothing of it has been judged. Throws `Unreadable`. */
export function unfold(source: LinkSource): GameRecord {
  return new RecordReader(source).record;
}

/** No game has more seats: a false number must not become a long list. */
const MOST_PLAYERS = 64;

class RecordReader {
  readonly record: GameRecord;
  private readonly source: LinkSource;
  private readonly players: number;
  private readonly words: readonly string[];
  private readonly shapes: readonly MoveShape[];
  private totals: readonly number[];

  constructor(source: LinkSource) {
    const head = headIn(source.head);
    const [game, players, options, names, winners, words, shapes, cast, predecessors = []] = head;
    this.source = source;
    this.players = players;
    this.words = words.split(' ');
    this.shapes = shapes;
    this.totals = Array<number>(players).fill(0);
    const seal = readSeal(source.seals);
    const deals = source.column('deals').many(() => this.deal());
    const named = names ? { names } : {};
    const start = { format: RECORD_FORMAT, game, players, options } as const;
    const plain = { ...start, ...named, ...seal, deals, winners };
    const record = cast ? this.played(plain, cast) : plain;
    const told = withPredecessors(record, predecessors);
    this.record = predecessorsIn(told).length > 0 ? told : record;
  }

  /** By whom; what is no bot is not told. */
  private played(record: GameRecord, cast: NonNullable<LinkHead[7]>): GameRecord {
    if (cast.length === 0) return record;
    const [levels, version, before] = cast;
    const secret = toHex(this.source.seals.bytes());
    const told = withCast(record, { levels, version, secret, before });
    return castIn(told) ? told : record;
  }

  private deal(): DealRecord {
    const from = (among: number) => this.source.column('deals', among).whole();
    const dealer = from(AMONG.dealer);
    const dealt = this.source.dealing(this.words);
    const hands = Array.from({ length: this.players }, () => dealt());
    const stock = dealt();
    const hasStock = from(AMONG.stock) === 1;
    const turned = from(AMONG.turnUp);
    const turnUp = turned === 0 ? undefined : turned === 1 ? null : this.word(turned - 2);
    const aside = { ...(hasStock && { stock }), ...(turnUp !== undefined && { turnUp }) };
    const moves = this.moves(few(from(AMONG.moves)), new HandsLeft(hands));
    const end = { moves, tricks: this.tricks(), ...this.scores() };
    return { dealer, hands, ...aside, ...end, ...readSeal(this.source.seals) };
  }

  private moves(length: number, holding: HandsLeft): Move[] {
    let [expected, which] = [0, 0];
    return Array.from({ length }, () => {
      which = this.source.column('shapes', which).whole();
      const shape = this.shapes[which];
      if (!shape) throw new Unreadable('a move has no shape');
      const seat = (expected + this.source.column('seats', which).whole()) % this.players;
      expected = seat + 1;
      return this.move(seat, shape, which, holding);
    });
  }

  private move(
    seat: number,
    [type, ...fields]: MoveShape,
    which: number,
    holding: HandsLeft,
  ): Move {
    const filled = fields.map((field, at) => {
      const values = this.source.column('values', fieldOf(which, at));
      const text = () => {
        const place = values.below(holding.count(seat));
        return holding.textAt(seat, place, (index) => this.word(index));
      };
      const value = valueIn(values, field[0], text);
      if (typeof value === 'string') holding.played(seat, type, value);
      return [field.slice(1), value];
    });
    // By entries, not by assignment: a field may have any name.
    return { seat, type, ...Object.fromEntries(filled) };
  }

  private tricks(): DealRecord['tricks'] {
    const from = (among?: number) => this.source.column('tricks', among);
    let last = 0;
    return from().many(() => {
      const leader = (last + from(AMONG.leader).whole()) % this.players;
      const winner = (leader + from(AMONG.winner).whole()) % this.players;
      const token = from(AMONG.token).whole();
      last = winner;
      return { leader, winner, ...(token > 0 && { token: this.word(token - 1) }) };
    });
  }

  private scores(): Pick<DealRecord, 'scores' | 'totals'> {
    const from = (among?: number) => this.source.column('scores', among);
    const scores = from().many(() => from(AMONG.score).signed());
    const more = from().many(() => from(AMONG.more).signed());
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

function few(length: number): number {
  if (length > MOST_OF_A_DEAL) throw new Unreadable('a deal has too many cards or moves');
  return length;
}

function valueIn(values: NumberReader, kind: string, text: () => string): Move[string] {
  if (kind === KINDS.number) return values.whole();
  return kind === KINDS.word ? text() : values.many(text);
}

/** The head has the outside that it must have; what it says is judged with the rest of the record. */
function headIn(text: string): LinkHead {
  const head: unknown = JSON.parse(text);
  const [, players, , , , words, shapes, cast = [], before = []] = Array.isArray(head) ? head : [];
  const isWhole = Number.isSafeInteger(players) && players > 0 && players <= MOST_PLAYERS;
  const isTexts = (list: unknown) =>
    Array.isArray(list) && list.every((each) => typeof each === 'string');
  const isSaid = typeof words === 'string' && Array.isArray(cast) && Array.isArray(before);
  if (isWhole && isSaid && Array.isArray(shapes) && shapes.every(isTexts)) return head as LinkHead;
  throw new Unreadable('it does not say what is in it');
}
