import type { Seat, View } from './game.ts';
import { isPlay } from './plays.ts';

/** Mine is what these eyes hold or have shown; gone is what nobody will play any more. */
export type CardPlace = 'mine' | 'shown' | 'unseen' | 'gone';

/** One card of the pack, and where it is as far as these eyes may know. */
export interface Whereabouts {
  readonly card: string;
  readonly place: CardPlace;
  /** Who has it; null for cards that nobody has, and for those of which these eyes cannot say. */
  readonly seat: Seat | null;
}

/** Trumps that stand together: of equal cards in a group the one played first wins. */
export interface TrumpTier {
  /** From high to low, each copy of a card by itself. */
  readonly groups: readonly (readonly Whereabouts[])[];
}

/** The trumps of a deal from high to low, and where each of them is. */
export function trumpOrder(view: View): TrumpTier[] {
  const known = new Known(view);
  let from = 0;
  const tiers = view.tiers.map((size) => {
    const groups = view.trumps.slice(from, from + size);
    from += size;
    return { groups: groups.map((codes) => known.find(codes)).reverse() };
  });
  return tiers.reverse();
}

/** Where each of these cards is; a code that stands there twice is two copies. */
export function whereabouts(view: View, codes: readonly string[]): Whereabouts[] {
  return new Known(view).find(codes);
}

const NEAREST: readonly CardPlace[] = ['mine', 'shown', 'unseen', 'gone'];

/** What one view tells of cards, to be asked about each copy once. */
class Known {
  private readonly byCode = new Map<string, Whereabouts[]>();

  constructor({ eyes, hand, displays, history, aside, located }: View) {
    for (const card of hand) this.note(card, 'mine', eyes);
    for (const [seat, cards] of displays.entries()) {
      for (const card of cards) this.note(card, seat === eyes ? 'mine' : 'shown', seat);
    }
    for (const { card } of history.filter(isPlay)) this.note(card, 'gone', null);
    for (const card of aside) this.note(card, 'gone', null);
    for (const { card, seat } of located) this.note(card, 'unseen', seat);
  }

  private note(card: string, place: CardPlace, seat: Seat | null): void {
    const noted = this.byCode.get(card) ?? [];
    noted.push({ card, place, seat });
    this.byCode.set(card, noted);
  }

  /** Equal cards are told apart by where they are only: the nearest come first. */
  find(codes: readonly string[]): Whereabouts[] {
    const found = codes.map(
      (card): Whereabouts =>
        this.byCode.get(card)?.shift() ?? { card, place: 'unseen', seat: null },
    );
    return found.sort((a, b) => NEAREST.indexOf(a.place) - NEAREST.indexOf(b.place));
  }
}
