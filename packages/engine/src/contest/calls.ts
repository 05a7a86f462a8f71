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

/** What a game adds: moves of its own, and longer bids. */
interface Additions {
  readonly grammar?: Grammar;
  readonly jumps?: boolean;
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
  /**
   * Whether one may show as many cards as one likes, and not only one more than the most so far. It is
   * asked at every call of an auction, where a function of the game's own would cost a fiftieth.
   */
  readonly jumps: boolean;

  constructor(trumps: Trumps, mostPlayers: number, { grammar, jumps = false }: Additions = {}) {
    const vocabulary = new Vocabulary({ ...GRAMMAR, ...grammar });
    const { deck } = trumps;
    this.trumps = trumps;
    this.vocabulary = vocabulary;
    this.jumps = jumps;
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
