import type { Action, Grammar } from '../game.ts';
import { Vocabulary } from '../vocabulary.ts';
import type { Trumps } from './trumps.ts';

const GRAMMAR: Grammar = {
  pass: [],
  bid: [{ name: 'cards', of: 'card', list: true, unordered: true }],
  trump: [{ name: 'name', of: 'name' }],
  partner: [{ name: 'partner', of: 'seat' }],
  play: [{ name: 'card', of: 'card' }],
};

/** What a game adds: moves of its own, and points. */
interface Additions {
  readonly grammar?: Grammar;
  readonly points?: readonly number[];
}

/** The actions that every game with a card-showing auction has; a game may add to the vocabulary. */
export class Calls {
  readonly trumps: Trumps;
  readonly vocabulary: Vocabulary;
  readonly pass: Action;
  /** By place. */
  readonly show: readonly Action[];
  readonly done: Action;
  /** By trump. */
  readonly name: readonly Action[];
  /** By seat. */
  readonly partner: readonly Action[];
  /** By place. */
  readonly play: readonly Action[];

  /** What cards are worth, by kind; undefined where tricks are counted and not the cards in them. */
  readonly points: readonly number[] | undefined;

  constructor(trumps: Trumps, mostPlayers: number, { grammar, points }: Additions = {}) {
    const vocabulary = new Vocabulary({ ...GRAMMAR, ...grammar });
    const { deck } = trumps;
    this.trumps = trumps;
    this.vocabulary = vocabulary;
    this.points = points;
    this.pass = vocabulary.add({ type: 'pass' });
    this.show = vocabulary.cards(deck, { type: 'bid', field: 'cards', ends: false });
    this.done = vocabulary.add({ type: 'bid' });
    this.name = vocabulary.each({ type: 'trump', field: 'name' }, trumps.names);
    this.partner = vocabulary.each({ type: 'partner', field: 'partner' }, [
      ...Array(mostPlayers).keys(),
    ]);
    this.play = vocabulary.cards(deck, { type: 'play', field: 'card' });
  }
}
