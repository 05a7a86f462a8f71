import type { AuctionView, Choice } from '@overtrick/engine';
import { StageButtons } from '../room/buttons.tsx';
import type { StagedMove, StageProps } from '../room/stage.ts';
import type { ContestWords } from './en.ts';

/** To show a card in a bid. */
const showing = (value: string): Choice => ({ type: 'bid', field: 'cards', value });

/** A bid is made of cards that are shown; `clause` says so. */
export function bidding<V extends AuctionView>(clause: string): StagedMove<V, ContestWords> {
  return {
    mode: 'show',
    bars: ({ place }) => (place === 'display' ? { own: 'alreadyShown', clause } : undefined),
    action: showing,
    parts: (marks) => marks.map(({ code }) => showing(code)),
    whole: ({ marks }) =>
      marks.length > 0 ? [...marks.map(({ code }) => showing(code)), { type: 'bid' }] : undefined,
    Panel,
  };
}

/** Whether cards are bid now. */
export function isBidding({ legal }: AuctionView): boolean {
  return legal.some(({ type }) => type === 'bid');
}

function Panel<V extends AuctionView>(props: StageProps<V, ContestWords>) {
  const { about, shown } = props;
  const { ask } = about.own;
  const { shown: counts, eyes } = about.view;
  const mine = counts[eyes];
  const total = mine + shown.marks.length;
  const most = Math.max(...counts);
  const isBegun = shown.marks.length > 0;
  const note = !isBegun || total > most ? '' : total === most ? ask.tie : ask.notMost(most);
  return (
    <>
      <p class="ask">{isBegun ? ask.bidThese : mine > 0 ? ask.bidMore : ask.bid}</p>
      <p class="price" aria-live="polite" aria-atomic="true">
        {priceWords(about.view, ask, isBegun ? total : most + 1)}
        {note && <small> ({note})</small>}
      </p>
      <StageButtons {...props} label={isBegun ? ask.confirm(total) : ask.choose} />
    </>
  );
}

/** What a bid of so many cards would ask for and bring. */
function priceWords({ prices }: AuctionView, ask: ContestWords['ask'], cards: number): string {
  const price = prices[cards - 1] ?? prices.at(-1);
  return price ? ask.price(price.cards, price.needed, price.worth) : '';
}
