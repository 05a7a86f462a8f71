import type { AuctionView, Choice, Seat, TrumpOffer } from '@overtrick/engine';
import type { Shown } from '../play/state.ts';

/** What is chosen so far for a trump and a partner, of a table as far as it matters here. */
type Chosen = Pick<Shown, 'parts'>;
type Offered = Pick<AuctionView, 'legal' | 'offers' | 'partners'>;

export function naming(name: string): Choice {
  return { type: 'trump', field: 'name', value: name };
}

export function picking(seat: Seat): Choice {
  return { type: 'partner', field: 'partner', value: seat };
}

/** Where there is only one, it is chosen. */
export function offerIn(
  { parts }: Chosen,
  { offers }: Pick<Offered, 'offers'>,
): TrumpOffer | undefined {
  if (offers.length === 1) return offers[0];
  const name = parts.find(({ type }) => type === 'trump')?.value;
  return offers.find((offer) => offer.name === name);
}

export function partnerIn(
  { parts }: Chosen,
  { partners }: Pick<Offered, 'partners'>,
): Seat | undefined {
  if (partners.length === 1) return partners[0];
  const seat = parts.find(({ type }) => type === 'partner')?.value;
  return partners.find((partner) => partner === seat);
}

/** The moves that this makes, what is asked now first; undefined as long as something is missing. */
export function movesIn(shown: Chosen, view: Offered): readonly Choice[][] | undefined {
  const offer = offerIn(shown, view);
  const partner = partnerIn(shown, view);
  if (view.offers.length > 0 && !offer) return undefined;
  if (view.partners.length > 0 && partner === undefined) return undefined;
  const moves = [
    ...(offer ? [[naming(offer.name)]] : []),
    ...(partner === undefined ? [] : [[picking(partner)]]),
  ];
  const asked = view.legal[0]?.type;
  return moves.sort(([a], [b]) => Number(b.type === asked) - Number(a.type === asked));
}
