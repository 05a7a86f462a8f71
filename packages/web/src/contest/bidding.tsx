import type { AuctionView, Choice } from '@overtrick/engine';
import { StageButtons } from '../room/buttons.tsx';
import type { Occasion } from '../room/occasion.ts';
import type { StageAsk, StagedMove, StageProps } from '../room/stage.ts';
import type { TurnQuestion } from '../room/turn-question.ts';
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
    question,
    Panel,
  };
}

/** Whether cards are bid now. */
export function isBidding({ legal }: AuctionView): boolean {
  return legal.some(({ type }) => type === 'bid');
}

/** Before anything is chosen, what it takes to lead; then what these cards would mean. */
function question<V extends AuctionView>({
  about,
  ahead,
  shown,
}: StageAsk<V, ContestWords>): TurnQuestion {
  const { view, own } = about;
  if (shown.marks.length > 0) return meaningOf(ahead);
  const line = view.shown[view.eyes] > 0 ? own.ask.bidMore : own.ask.bid;
  return { line, follows: priceWords(about, Math.max(...view.shown) + 1) };
}

/** What is so if all pass after these cards: a contract, a tie, a second place, or nothing. */
function meaningOf<V extends AuctionView>(ahead: Occasion<V, ContestWords>): TurnQuestion {
  const { view, own, words, name } = ahead;
  const { outlook, shown, eyes } = view;
  const { ask } = own;
  const mine = shown[eyes];
  if (!outlook) return { line: ask.cards(mine) };
  const names = outlook.names[eyes].map(words.trump);
  if (outlook.declarer === eyes) return promise(ahead, mine, names);
  if (outlook.scores[eyes] !== 0) {
    const others = [...shown.keys()].filter((seat) => seat !== eyes && shown[seat] === mine);
    const loss = Math.abs(outlook.scores[eyes]);
    return { line: ask.tie(mine, words.list(others.map(name))), follows: ask.tieCosts(loss) };
  }
  const line = ask.second(mine, Math.max(...shown));
  return { line, follows: outlook.headDefender === eyes ? ask.wouldDefend(names) : ask.onlyTells };
}

function promise<V extends AuctionView>(
  { view, own: { ask } }: Occasion<V, ContestWords>,
  cards: number,
  names: readonly string[],
): TurnQuestion {
  const price = view.prices[cards - 1];
  if (!price) return { line: ask.cards(cards) };
  return {
    line: ask.needs(cards, price.needed, price.all),
    follows: `${ask.brings(price.worth, price.loss)}; ${ask.couldName(names)}.`,
  };
}

/** What a bid of so many cards would ask for and bring. */
function priceWords<V extends AuctionView>(
  { view: { prices }, own: { ask } }: Occasion<V, ContestWords>,
  cards: number,
): string {
  const price = prices[cards - 1] ?? prices.at(-1);
  if (!price) return '';
  return `${ask.needs(price.cards, price.needed, price.all)}: ${ask.brings(price.worth, price.loss)}.`;
}

function Panel<V extends AuctionView>(props: StageProps<V, ContestWords>) {
  const { about, shown } = props;
  const { ask } = about.own;
  const count = shown.marks.length;
  return <StageButtons {...props} label={count > 0 ? ask.confirm(count) : ask.choose} />;
}
