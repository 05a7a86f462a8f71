import type { AuctionView, Choice } from '@overtrick/engine';
import type { Occasion } from '../room/occasion.ts';
import type { TurnQuestion } from '../room/turn-question.ts';
import type { ContestWords } from './en.ts';

/** What is asked for outside of bids and tricks. */
export function contestQuestion<V extends AuctionView>(
  { view, own }: Occasion<V, ContestWords>,
  open: readonly Choice[],
): TurnQuestion | undefined {
  const { ask } = own;
  switch (open[0]?.type) {
    case 'trump':
      return ask.naming[view.phase];
    case 'partner':
      return { line: ask.partner, follows: ask.partnerShares };
    case 'pass':
      return { line: ask.onlyPass };
    default:
      return undefined;
  }
}

/** What a button means: what a trump is worth, and what a partner has shown. */
export function contestDetail<V extends AuctionView>(
  { view, own: { ask } }: Occasion<V, ContestWords>,
  { type, value }: Choice,
): string | undefined {
  if (type === 'partner') return shownBy(view, ask, Number(value));
  const offer = view.offers.find(({ name }) => type === 'trump' && name === value);
  return offer && `${ask.bonus(offer.bonus)}, ${ask.strength(offer.mine, offer.trumps)}`;
}

/** Where trumps are named, those that somebody has shown; else how many cards. */
function shownBy(view: AuctionView, ask: ContestWords['ask'], seat: number): string {
  const shown = view.displays[seat];
  const isNamed = view.history.some(({ type }) => type === 'trump');
  const trumps = shown.filter((code) => view.trumps.some((group) => group.includes(code)));
  return isNamed ? ask.showsTrumps(trumps.length) : ask.showsCards(shown.length);
}
