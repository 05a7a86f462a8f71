import { type AuctionView, type TrumpOffer, type TrumpTier, trumpOrder } from '@overtrick/engine';
import { Chevrons } from '../cards/band.tsx';
import { useFaces } from '../cards/drawn.ts';
import { isSuit } from '../cards/faces.ts';
import { TrumpToken } from '../cards/pieces.tsx';
import { bandOf } from '../room/band.ts';
import { useRoom } from '../room/rooms.ts';
import type { StageProps } from '../room/stage.ts';
import { headingsOf } from '../table/tiers.ts';
import { type TableScreen, useScreen } from '../table/window.ts';
import type { ContestWords } from './en.ts';
import { naming, offerIn } from './named.ts';

interface Props<V extends AuctionView> extends StageProps<V, ContestWords> {
  /** The table as if this had been named. */
  preview(view: V, offer: TrumpOffer): V;
}

const NONE = 'none';

/** So many tiles fit below shown cards with all that is to be said of them, on a window so wide and high. */
const ROOMS = [
  { width: 1880, height: 1000, tiles: 6 },
  { width: 1400, height: 860, tiles: 4 },
];
/** With so many players somebody shows cards where large tiles would lie. */
const CROWD = 6;
/** More than these are drawn smaller on a phone. */
const SOME = 6;

/** Everything that can be named: what it brings, and how strong one would be in it. */
export function TrumpTiles<V extends AuctionView>(props: Props<V>) {
  const { about, shown } = props;
  const { view, words, own } = about;
  const chosen = offerIn(shown, view);
  const { places } = own.naming;
  const isBrief = view.setup.players >= CROWD || view.offers.length > tilesOf(useScreen());
  return (
    <div
      class="naming"
      data-size={isBrief ? 'brief' : 'full'}
      data-many={view.offers.length > SOME || undefined}
    >
      <div class="name-tiles" role="group" aria-label={words.ask.choice}>
        {view.offers.map((offer) => (
          <Tile key={offer.name} {...props} offer={offer} isChosen={offer === chosen} />
        ))}
      </div>
      {chosen && (
        <div class="name-chosen" aria-hidden="true">
          <span class="name-paid">{paidFor({ ...props, offer: chosen })}</span>
          <Details {...props} offer={chosen} />
        </div>
      )}
      <p class="name-legend" aria-hidden="true" hidden={isBrief && !chosen}>
        {Object.entries(places).map(([place, text]) => (
          <span key={place}>
            <i class="trump-dot" data-place={place} />
            {text}
          </span>
        ))}
      </p>
    </div>
  );
}

function tilesOf({ form, width, height }: TableScreen): number {
  if (form !== 'desk') return 0;
  return ROOMS.find((room) => width >= room.width && height >= room.height)?.tiles ?? 0;
}

type OfferProps<V extends AuctionView> = Props<V> & { readonly offer: TrumpOffer };

function Tile<V extends AuctionView>(props: OfferProps<V> & { readonly isChosen: boolean }) {
  const { about, offer, isChosen, onPick, preview } = props;
  const { view, words } = about;
  const room = useRoom();
  const { name } = offer;
  const sign = name === NONE ? '–' : (room.trumpSign?.(name) ?? name);
  const band = bandOf(room, preview(view, offer), offer.cards[0] ?? '');
  const { pays, what } = paidBy(props);
  return (
    <button
      type="button"
      class="name-tile choice"
      data-type="trump"
      data-name={name}
      data-suit={isSuit(useFaces(), name) ? name : undefined}
      aria-pressed={isChosen}
      aria-label={[words.trump(name), ...(paidFor(props) ?? []), countedIn(props)].join(', ')}
      onClick={() => onPick(naming(name))}
    >
      <span class="name-head">
        <TrumpToken
          name={name}
          sign={sign}
          band={band === 'minor' || band === 'high' ? band : undefined}
        />
        <b>{name === NONE ? about.own.naming.none : words.trump(name)}</b>
        {offer.pays > 0 && <em>{pays}</em>}
        <small>{what}</small>
      </span>
      <Details {...props} />
    </button>
  );
}

/** What a name brings in short: its own bonus, and what the bid brings whatever is named. */
function paidBy<V extends AuctionView>({ about, offer }: OfferProps<V>) {
  const { own, words } = about;
  const { naming: said } = own;
  const { bonus, pays } = offer;
  if (pays === bonus) {
    return { pays: words.stakes.bonus(pays), what: bonus > 0 ? said.ifFailed : said.noBonus };
  }
  if (bonus === 0) return { pays: words.stakes.bonus(pays), what: said.onlyBid };
  return { pays: said.sum(bonus, pays - bonus), what: said.bonusAndBid };
}

/** The same as a sentence; none if it brings nothing. */
function paidFor<V extends AuctionView>({ about, offer }: OfferProps<V>): string[] | undefined {
  const { own, words } = about;
  const { bonus, pays, name } = offer;
  if (pays === 0) return undefined;
  if (pays === bonus) return [`${words.stakes.bonus(pays)} ${own.naming.ifFailed}`];
  return [own.naming.ifMade(bonus, pays - bonus, words.trump(name))];
}

/** "6 of 24: 3 shown, 3 in hand". */
function countedIn<V extends AuctionView>({ about, offer }: OfferProps<V>): string {
  const { own, view } = about;
  const all = offer.order.flat();
  const shown = view.displays[view.eyes].filter((code) => all.includes(code)).length;
  const { counted, where } = own.naming;
  return `${counted(offer.mine, offer.trumps)}: ${where(shown, offer.mine - shown)}`;
}

/** How the trumps would stand, highest first, and how many of them are the person's. */
function Details<V extends AuctionView>(props: OfferProps<V>) {
  const { about, offer, preview } = props;
  const { words } = about;
  const faces = useFaces();
  const then = preview(about.view, offer);
  const tiers = trumpOrder(then);
  const headings = headingsOf(words, faces, tiers);
  return (
    <span class="name-details">
      {tiers.map((tier, i) => (
        <Tier key={i} tier={tier} name={headings[i].name} view={then} />
      ))}
      {offer.name === NONE && (
        <span class="name-note">{noneWords(about.own, headings.at(0)?.name)}</span>
      )}
      <span class="name-count">{offer.trumps > 0 && countedIn(props)}</span>
    </span>
  );
}

/** Without a trump of one's own there may still be that of the others. */
function noneWords({ naming: said }: ContestWords, other: string | undefined): string {
  return other === undefined ? said.noTrump : said.noMajor(other);
}

interface TierProps {
  readonly tier: TrumpTier;
  readonly name: string;
  readonly view: AuctionView;
}

function Tier({ tier, name, view }: TierProps) {
  const room = useRoom();
  const cards = tier.groups.flat();
  const band = bandOf(room, view, cards[0].card);
  return (
    <span class="name-tier">
      <span class="name-label">
        {band && (
          <i class="band" data-band={band}>
            <Chevrons band={band} />
          </i>
        )}
        {name}
      </span>
      <span class="trump-dots">
        {cards.map(({ place }, i) => (
          <i key={i} class="trump-dot" data-place={place} />
        ))}
      </span>
    </span>
  );
}
