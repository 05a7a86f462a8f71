import type { AuctionView, Seat, View } from '@overtrick/engine';
import type { Occasion } from '../room/occasion.ts';
import type { HeadlineShown, Plaque, TugSide } from '../room/stakes.ts';
import type { ContestWords } from './en.ts';

/** Who plays for what after the auction. */
interface ContestParts {
  readonly leader: Seat;
  readonly second: Seat | null;
  readonly partner: Seat | null;
  /** What leader and runner-up are called. */
  readonly titles: readonly [string, string];
  readonly cards: number;
  /** What the runner-up has named. */
  readonly named: string | undefined;
}

type SeatPart = Omit<Plaque, 'figure'>;

/** What a seat has shown, and whether it has passed on more. */
export function callPlaque<V extends View>(
  { view: { history, phase }, own: { plaque } }: Occasion<V, ContestWords>,
  seat: Seat,
  shown: readonly number[],
): SeatPart {
  if (phase === 'over') return unplayedPart(plaque, history, seat, shown);
  const last = history.filter((move) => move.seat === seat).at(-1);
  const cards = shown[seat] > 0 ? plaque.cards(shown[seat]) : plaque.none;
  if (last?.type !== 'pass') return { role: cards, brief: cards };
  return { role: plaque.passed(cards), brief: plaque.pass };
}

/** Where no trick was played: who was in the tie, and who came to it last. */
function unplayedPart(
  plaque: ContestWords['plaque'],
  history: View['history'],
  seat: Seat,
  shown: readonly number[],
): SeatPart {
  const most = Math.max(...shown);
  const last = history.filter(({ seat: by, type }) => type === 'bid' && shown[by] === most).at(-1);
  const cards = shown[seat] > 0 ? plaque.cards(shown[seat]) : plaque.none;
  if (most === 0 || shown[seat] < most) return { role: cards, brief: cards };
  const brief = last?.seat === seat ? plaque.lastIn : plaque.tied;
  return { role: plaque.with(cards, brief), brief };
}

export function partPlaque<V extends View>(
  about: Occasion<V, ContestWords>,
  seat: Seat,
  { leader, second, partner, titles, cards, named }: ContestParts,
): SeatPart {
  const { own, words, view, name } = about;
  const { plaque } = own;
  if (seat === leader) {
    return {
      sign: 'crown',
      role: plaque.with(titles[0], plaque.cards(cards)),
      brief: titles[0],
    };
  }
  if (seat === second) {
    const said = named && plaque.with(titles[1], plaque.named(words.trump(named)));
    return { sign: 'shield', role: said ?? titles[1], brief: titles[1] };
  }
  if (seat === partner) {
    const role = leader === view.eyes ? plaque.yourPartner : plaque.partnerOf(name(leader));
    return { role, brief: plaque.partner };
  }
  const side = sideWords(about, seat);
  return { role: side, brief: side };
}

/** Whether somebody without a part plays with the person, as far as it is settled. */
function sideWords<V extends View>(
  { view: { sides, eyes }, own: { plaque } }: Occasion<V, ContestWords>,
  seat: Seat,
): string {
  const side = sides.find(({ seats }) => seats.includes(seat));
  if (!side || seat === eyes || !sides.some(({ seats }) => seats.includes(eyes))) return '';
  return side.seats.includes(eyes) ? plaque.ally : plaque.opponent;
}

/** How the auction stands, and what a tie would mean: somebody leads all the same, or nobody plays. */
export function auctionHeadline<V extends AuctionView>({
  view,
  words,
  own: { headline },
  name,
}: Occasion<V, ContestWords>): HeadlineShown {
  const { shown, outlook, eyes } = view;
  const most = Math.max(...shown);
  if (most === 0) return { title: headline.nobody, text: undefined };
  const first = outlook?.declarer ?? shown.indexOf(most);
  const isTie = shown.filter((cards) => cards === most).length > 1;
  if (!isTie || outlook?.declarer === first) {
    const text = isTie ? headline.firstInTurn : undefined;
    return { title: headline.leads(name(first), most, first === eyes), text };
  }
  const changes = (outlook?.scores ?? []).flatMap((score, seat) =>
    score === 0 ? [] : [`${name(seat)} ${words.signed(score)}`],
  );
  const text = changes.length > 0 ? headline.tieCosts(changes.join(', ')) : undefined;
  return { title: headline.tie(most), text };
}

type TakenOf = Pick<TugSide, 'taken' | 'needed'>;

/** Both sides of a contract: what the leader's needs, and what keeps it from that. */
export function contractSides<V extends View>(
  { view: { sides, eyes }, words: { felt }, name }: Occasion<V, ContestWords>,
  leader: Seat,
  [one, other]: readonly [TakenOf, TakenOf],
): [TugSide, TugSide] {
  const seatsOf = (role: string) => sides.find((side) => side.role === role)?.seats ?? [];
  const [team, rest] = [seatsOf('contract'), seatsOf('defence')];
  const mine = { who: felt.you, brief: felt.youBrief };
  const both = (who: string) => ({ who, brief: who });
  const others = { who: felt.others, brief: felt.othersBrief };
  return [
    { ...one, seats: team, ...(team.includes(eyes) ? mine : both(name(leader))) },
    { ...other, seats: rest, ...(rest.includes(eyes) ? mine : others) },
  ];
}
