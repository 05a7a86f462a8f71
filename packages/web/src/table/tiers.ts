import type { TrumpTier } from '@overtrick/engine';
import { type CardFaces, rankOf, suitOf } from '../cards/faces.ts';
import type { PageWords } from '../words/index.ts';

/** What stands above some trumps: which they are, and how they rank among themselves. */
export interface TierHeading {
  readonly name: string;
  readonly note: string;
}

/** The cards of a tier, each once, from high to low. */
function codesOf({ groups }: TrumpTier): string[] {
  return [...new Set(groups.flatMap((group) => group.map(({ card }) => card)))];
}

/** Headings for the trumps from high to low, made of what the cards of a tier have in common. */
export function headingsOf(
  words: PageWords,
  faces: CardFaces,
  tiers: readonly TrumpTier[],
): TierHeading[] {
  const codes = tiers.map(codesOf);
  return tiers.map((tier, i) => ({
    name: isAlone(tier) ? words.card(codes[i][0]) : new Naming(words, faces, codes, i).name,
    note: noteOf(words, faces, tier, i === 0),
  }));
}

function isAlone({ groups }: TrumpTier): boolean {
  return groups.flat().length === 1;
}

class Naming {
  private readonly words: PageWords;
  private readonly faces: CardFaces;
  private readonly cards: readonly string[];
  private readonly above: readonly string[];
  private readonly below: readonly string[];

  constructor(words: PageWords, faces: CardFaces, all: readonly string[][], at: number) {
    this.words = words;
    this.faces = faces;
    this.cards = all[at];
    this.above = all.slice(0, at).flat();
    this.below = all.slice(at + 1).flat();
  }

  get name(): string {
    const { words, faces, cards } = this;
    const [first] = cards;
    if (cards.every((code) => faces.single.includes(code))) return words.suit(first);
    const suits = this.suitsOf(cards);
    if (suits.length > 1) return this.nameOfRanks();
    const suit = words.suit(suits[0]);
    // Cards of a suit that have the rank which is trump too: "red 7s".
    const isBoth = this.suitsOf(this.below).includes(suits[0]);
    return isBoth ? words.order.both(suit, words.order.ranks(this.ranksOf(cards))) : suit;
  }

  private nameOfRanks(): string {
    const { order } = this.words;
    const ranks = this.ranksOf(this.cards);
    const isRest = ranks.some((rank) => this.ranksOf(this.above).includes(rank));
    return isRest ? order.others(order.ranks(ranks)) : order.ranks(ranks);
  }

  private suitsOf(codes: readonly string[]): string[] {
    return [...new Set(codes.map((code) => suitOf(this.faces, code)))];
  }

  private ranksOf(codes: readonly string[]): string[] {
    return [...new Set(codes.map((code) => rankOf(this.faces, code)))];
  }
}

function noteOf(
  words: PageWords,
  faces: CardFaces,
  { groups }: TrumpTier,
  isFirst: boolean,
): string {
  const high = groups[0];
  const low = groups[groups.length - 1];
  const rank = ([{ card }]: typeof high) => words.rank(rankOf(faces, card));
  if (groups.length > 2) return words.order.down(rank(high), rank(low));
  // Two are copies of one card, which needs no word.
  if (isFirst) return high.length > 2 ? words.order.highestEqual : words.order.highest;
  return high.length > 1 ? words.order.equal : '';
}
