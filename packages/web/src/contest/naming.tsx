import type { AuctionView, Seat, TrumpOffer } from '@overtrick/engine';
import type { Shown } from '../play/state.ts';
import { StageButtons } from '../room/buttons.tsx';
import type { Occasion } from '../room/occasion.ts';
import type { SeatPick, StageAsk, StagedMove, StageProps } from '../room/stage.ts';
import type { TurnQuestion } from '../room/turn-question.ts';
import type { ContestWords } from './en.ts';
import { movesIn, offerIn, partnerIn, picking } from './named.ts';
import { TrumpTiles } from './tiles.tsx';

/** What differs between games while a trump is named. */
interface NamingWays<V extends AuctionView> {
  /** The view as if this had been named. */
  named(view: V, offer: TrumpOffer): V;
  /** Who cannot be picked, as one of the other side. */
  against(view: V): Seat | null;
}

/** Whether a trump is named or a partner picked now. */
export function isNaming({ legal }: AuctionView): boolean {
  return legal[0]?.type === 'trump' || legal[0]?.type === 'partner';
}

/** Trump and partner, where the rules ask one seat for both in a row, are settled by one confirmation. */
export function naming<V extends AuctionView>(ways: NamingWays<V>): StagedMove<V, ContestWords> {
  const preview = (view: V, offer: TrumpOffer): V => ({
    ...ways.named(view, offer),
    trumps: offer.order,
    tiers: offer.tiers,
  });
  return {
    mode: 'name',
    whole: (shown, view) => movesIn(shown, view)?.[0],
    next: (shown, view) => movesIn(shown, view)?.[1],
    pick: (about, shown, seat) =>
      seat === ways.against(about.view) ? barred(about, seat) : pickOf(about, shown, seat),
    preview: (shown, view) => {
      const offer = offerIn(shown, view);
      return offer ? preview(view, offer) : view;
    },
    question,
    heading: ({ words, own, view }, shown) => {
      const offer = offerIn(shown, view);
      return offer && own.naming.ifNamed(words.trump(offer.name));
    },
    hasBoard: (_, { offers }) => offers.length > 0,
    Board: (props) => <TrumpTiles {...props} preview={preview} />,
    Panel,
  };
}

function pickOf<V extends AuctionView>(
  { view, own: { naming: words }, scene }: Occasion<V, ContestWords>,
  shown: Shown,
  seat: Seat,
): SeatPick | undefined {
  if (!view.partners.includes(seat)) return undefined;
  const isPicked = partnerIn(shown, view) === seat;
  const who = scene.names[seat];
  return {
    choice: picking(seat),
    isPicked,
    label: isPicked ? words.picked : words.pick,
    said: isPicked ? words.pickedSaid(who) : words.pickSaid(who),
  };
}

function barred<V extends AuctionView>(
  { view, own: { naming: words }, scene }: Occasion<V, ContestWords>,
  seat: Seat,
): SeatPick | undefined {
  if (view.partners.length === 0) return undefined;
  const said = words.barredSaid(scene.names[seat]);
  return { choice: undefined, isPicked: false, label: words.barred, said };
}

/** What follows from a name is said as long as none is chosen: then its tile says more. */
function question<V extends AuctionView>(props: StageAsk<V, ContestWords>): TurnQuestion {
  const { view, own } = props.about;
  const { naming: said, ask } = own;
  const follows = offerIn(props.shown, view) ? undefined : ask.naming[view.phase]?.follows;
  if (view.partners.length === 0) return { line: said.trump, follows };
  if (view.offers.length === 0) return { line: said.partner, follows: ask.partnerShares };
  return { line: said.both, follows };
}

function Panel<V extends AuctionView>(props: StageProps<V, ContestWords>) {
  return <StageButtons {...props} label={labelOf(props)} />;
}

/** "Name red, play with Ben": what is not chosen yet is asked for. */
function labelOf<V extends AuctionView>({ about, shown }: StageProps<V, ContestWords>): string {
  const { view, words, own, scene } = about;
  const { naming: said } = own;
  const offer = offerIn(shown, view);
  const partner = partnerIn(shown, view);
  const parts = [
    ...(offer ? [said.name(words.trump(offer.name))] : []),
    ...(partner === undefined ? [] : [said.playWith(scene.names[partner])]),
    ...(view.offers.length > 0 && !offer ? [said.missing.trump] : []),
    ...(view.partners.length > 0 && partner === undefined ? [said.missing.partner] : []),
  ];
  const text = parts.join(', ');
  return `${text.slice(0, 1).toLocaleUpperCase()}${text.slice(1)}`;
}
