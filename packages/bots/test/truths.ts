import {
  type AuctionView,
  FastRandom,
  firstSeat,
  type Game,
  type GamutView,
  legalActions,
  type Move,
  type NamingOffer,
  type Saying,
  type Seat,
  type View,
} from '@overtrick/engine';
import { type Contest, type Sitting, UNNAMED } from '@overtrick/engine/kit';
import type { Candidate } from '../src/bot.ts';
import type { ReasonSays } from '../src/says.ts';
import { after } from './table.ts';

/** What a reason is held against: the rules, the deal as it truly lies, and others that the view allows. */
export interface Claim {
  readonly game: Game<Sitting>;
  readonly view: View;
  readonly state: Sitting;
  readonly candidates: readonly Candidate[];
  readonly move: Move;
}

const random = new FastRandom(7);
const WORLDS = 5;
const ENDS = 5;

type Values<Key extends keyof ReasonSays> = ReasonSays[Key] extends null
  ? Record<string, never>
  : ReasonSays[Key];
type Checks = {
  readonly [Key in keyof ReasonSays]: ((claim: Claim, values: Values<Key>) => boolean) | 'reckoned';
};

const isSeen = ({ view: { winning, table } }: Claim, seat: Seat, card: string) =>
  winning === seat && table.some((play) => play.seat === seat && play.card === card);

/** Who is ahead in the trick once a move is made, or has it. */
function ahead({ game, state, view }: Claim, move: Move): Seat | null {
  const then = after(game, state, move, random);
  return takenIn(state, then) ?? game.view(then, view.eyes).winning;
}

function takenIn(before: Sitting, then: Sitting): Seat | undefined {
  return then.tricks.winners[before.tricks.winners.length];
}

/** Who took the trick, in several worlds that the view allows and however the others played to it. */
function winners({ game, state, view, move }: Claim): Seat[] {
  const guess = game.guesser(view);
  const worlds = [state, ...Array.from({ length: WORLDS }, () => guess(random))];
  return worlds.flatMap((world) =>
    Array.from({ length: ENDS }, () => {
      const then = game.copy(after(game, world, move, random));
      for (;;) {
        const winner = takenIn(world, then);
        if (winner !== undefined) return winner;
        const seat = firstSeat(game.acting(then));
        const legal = legalActions(game, then, seat);
        game.apply(then, seat, legal[random.below(legal.length)], random);
      }
    }),
  );
}

const isMine =
  ({ view: { eyes } }: Claim) =>
  (seat: Seat | null) =>
    seat === eyes;
const isOurs =
  ({ view: { sides, eyes } }: Claim) =>
  (seat: Seat | null) =>
    sides.some(({ seats }) => seats.includes(eyes) && seats.includes(seat ?? -1));

const cardOf = ({ move }: Claim) => String(move.card);
const pointsOf = ({ view: { points } }: Claim, card: string) => Math.abs(points?.cards[card] ?? 0);
const cardsOf = ({ view: { hand, displays, eyes } }: Claim) => [...hand, ...displays[eyes]];
const isTrump = ({ view: { trumps } }: Claim, card: string) => trumps.flat().includes(card);

/** Every card that may be played, alone and with all tokens that fit it. */
function plays({ view }: Claim): Move[] {
  const { legal, eyes: seat } = view;
  const fitting = ('fitting' in view ? view.fitting : {}) as Record<string, { token: string }[]>;
  return legal
    .filter(({ type, field }) => type === 'play' && field === 'card')
    .flatMap(({ value }) => {
      const card = String(value);
      const tokens = (fitting[card] ?? []).map(({ token }) => token);
      const play = { seat, type: 'play', card };
      return tokens.length > 0 ? [play, { ...play, tokens }] : [play];
    });
}

/** What the promising side still needs, as each kind of view tells it. */
function missing({ view }: Claim): number {
  const told = Object(view);
  if (told.bidToken) return told.bidToken.goal - told.taken;
  if (told.contract?.needed) return told.contract.needed - told.taken.declarer;
  const team = told.teams?.find(({ seats }: { seats: Seat[] }) => seats.includes(view.eyes));
  return team ? team.bid - team.tricks : told.bids[view.eyes] - told.taken[view.eyes];
}

/** Whether somebody plays to the trick after this. */
function isBehind({ game, state, view, move }: Claim): boolean {
  const { phase, table } = game.view(after(game, state, move, random), view.eyes);
  return phase === 'play' && table.length > 0;
}

/** The cards of one effective suit, with their powers. */
function suited({ state: { order } }: Claim, cards: readonly string[], letter: string) {
  const kinds = cards.map((card) => order.deck.kind(card));
  return kinds.filter((kind) => order.deck.suits[order.suitOf[kind]] === letter);
}

function outsideOf(claim: Claim): string[] {
  const { game, view } = claim;
  const left = [...game.deck(view.setup)];
  const gone = view.history.flatMap(({ type, card, discard }) =>
    type === 'play' ? [String(card)] : [discard ?? []].flat().map(String),
  );
  for (const card of [...gone, ...cardsOf(claim)]) left.splice(left.indexOf(card), 1);
  return left;
}

const heldAfter = (claim: Claim) => {
  const cards = cardsOf(claim);
  const gone = [claim.move.discard ?? claim.move.card].flat().map(String);
  for (const card of gone) cards.splice(cards.indexOf(card), 1);
  return cards;
};

const isCleared = (claim: Claim, suit: string) =>
  suited(claim, heldAfter(claim), suit).length === 0;
const priceOf = ({ view }: Claim, cards: number) =>
  Object(view).prices.find((price: { cards: number }) => price.cards === cards).needed;

/** So near to what is needed that it may be too little. */
function isBarely(claim: Claim, { needed, cards, expected, unit }: ReasonSays['asks-all']) {
  const near = unit === 'points' ? 2 : 0.5;
  return priceOf(claim, cards) === needed && Math.abs(expected - needed) < near;
}

/** So many of ten: what stands in the figures too. */
function isTold({ candidates }: Claim, move: Move, tenths: number): boolean {
  const odds = candidates.find((each) => each.move === move)?.odds;
  return move.type === 'bid' && odds !== undefined && Math.abs(10 * odds - tenths) <= 0.5;
}

const isToldOfBid = (claim: Claim, tenths: number) =>
  claim.move.type === 'pass' && claim.candidates.some(({ move }) => isTold(claim, move, tenths));

/** Whether somebody else would declare if all passed after a bid. */
function isSecond({ game, state, view: { eyes }, move }: Claim): boolean {
  if (move.type !== 'bid') return false;
  const { outlook } = Object(
    game.view(after(game, state, move, random), eyes),
  ) as Partial<AuctionView>;
  return outlook ? outlook.declarer !== eyes && outlook.scores[eyes] >= 0 : false;
}

const isCount = (figure: number) => Number.isInteger(figure) && figure > 0 && figure <= 10;

/** Whether it was told so of a move, and so otherwise of what is advised. */
function isContrast(
  { candidates, move }: Claim,
  { figure, instead }: ReasonSays['made-instead'],
): boolean {
  const own = candidates.find((each) => each.move === move);
  const told = [own, candidates[0]].map((each) => Math.round(10 * (each?.odds ?? -1)));
  return told[0] === figure && told[1] === instead;
}

/** Whether a seat has so many of a trump while no other is named. */
function isHeld(claim: Claim, { trump, figure, all, high }: ReasonSays['trumps-held']): boolean {
  if (trump === 'none') return figure <= cardsOf(claim).length;
  const { calls, cards } = claim.state as Contest;
  const order = calls.trumps.order(calls.trumps.names.indexOf(trump), UNNAMED);
  const isOne = (card: string) => order.isTrump(cards.deck.kind(card));
  const inPlay = claim.game.deck(claim.view.setup).filter(isOne).length;
  return cardsOf(claim).filter(isOne).length === figure && inPlay === all && high <= figure;
}

/** Whether cards on the table, and those of the bid, give the right to a trump. */
function isBought({ state, view, move }: Claim, trump: string): boolean {
  const { calls, cards } = state as Contest;
  const open = [...view.displays[view.eyes], ...[move.cards ?? []].flat().map(String)];
  const name = calls.trumps.names.indexOf(trump);
  return open.some((card) => calls.trumps.carries(cards.deck.kind(card), name));
}

const isBest = (claim: Claim, told: ReasonSays['trump-best']) =>
  claim.move.type === 'pass' && priceOf(claim, told.cards) === told.needed && isHeld(claim, told);

/** By key, whether what a reason says is so; what is reckoned from likely deals is nobody's to prove. */
const TRUTHS: Checks = {
  said: 'reckoned',
  'said-figure': 'reckoned',
  'only-choice': ({ candidates }) => candidates.length === 1,
  'comes-out-best': ({ candidates: [advised, ...others] }) =>
    others.every(({ mean }) => mean <= advised.mean),
  'comes-ahead': ({ candidates: [advised, ...others] }, { figure }) =>
    figure > 0 && others.every(({ mean }) => mean <= advised.mean - figure + 1e-9),
  doubt: ({ candidates: [advised, ...others] }) => others.some(({ mean }) => mean > advised.mean),

  sure: (claim) => winners(claim).every(isMine(claim)),
  'sure-card': (claim, { card }) => card === cardOf(claim) && winners(claim).every(isMine(claim)),
  'last-wins': (claim) => !isBehind(claim) && winners(claim).every(isMine(claim)),
  'friends-behind': (claim) =>
    isMine(claim)(ahead(claim, claim.move)) && winners(claim).every(isOurs(claim)),
  beats: (claim, { seat, card }) =>
    isSeen(claim, seat, card) && isMine(claim)(ahead(claim, claim.move)),
  ruffs: (claim, { seat }) =>
    claim.view.winning === seat &&
    isTrump(claim, cardOf(claim)) &&
    isMine(claim)(ahead(claim, claim.move)),
  'over-ally': (claim, { seat }) =>
    isOurs(claim)(claim.view.winning) &&
    claim.view.winning === seat &&
    isMine(claim)(ahead(claim, claim.move)),
  'cheapest-winner': (claim) => {
    const { order } = claim.state;
    const own = order.deck.kind(cardOf(claim));
    return plays(claim)
      .filter(({ tokens }) => tokens === undefined)
      .filter((play) => isMine(claim)(ahead(claim, play)))
      .map(({ card }) => order.deck.kind(String(card)))
      .filter((kind) => order.suitOf[kind] === order.suitOf[own])
      .every((kind) => order.power[kind] >= order.power[own]);
  },
  boss: (claim, { suit }) => {
    const { order } = claim.state;
    const own = order.power[order.deck.kind(cardOf(claim))];
    return suited(claim, outsideOf(claim), suit).every((kind) => order.power[kind] <= own);
  },
  'draws-trump': (claim) =>
    isTrump(claim, cardOf(claim)) && outsideOf(claim).some((card) => isTrump(claim, card)),
  'must-win': (claim) => plays(claim).every((play) => isMine(claim)(ahead(claim, play))),

  'ally-sure': (claim, { seat }) =>
    claim.view.winning === seat && winners(claim).every(isOurs(claim)),
  'ally-wins': (claim, { seat }) => claim.view.winning === seat && isOurs(claim)(seat),
  'cannot-win': (claim, { seat }) =>
    claim.view.winning === seat &&
    !isOurs(claim)(seat) &&
    plays(claim).every((play) => !isMine(claim)(ahead(claim, play))),
  'leaves-trick': (claim, { seat }) => ahead(claim, claim.move) === seat,
  'may-be-beaten': isBehind,
  'adds-points': (claim, { figure }) => figure > 0 && pointsOf(claim, cardOf(claim)) === figure,
  'hands-points': (claim, { figure }) => figure > 0 && pointsOf(claim, cardOf(claim)) === figure,
  'gives-nothing': (claim) => pointsOf(claim, cardOf(claim)) === 0,
  'gives-least': (claim) =>
    plays(claim).every(
      ({ card }) => pointsOf(claim, String(card)) >= pointsOf(claim, cardOf(claim)),
    ),
  'keeps-high': (claim) => heldAfter(claim).length > 0,
  'rids-high': (claim) => plays(claim).length > 1,
  'clears-suit': (claim, { suit }) => isCleared(claim, suit),
  'clears-ruff': (claim, { suit }) =>
    isCleared(claim, suit) && heldAfter(claim).some((card) => isTrump(claim, card)),

  'side-needs': (claim, { figure }) => figure > 0 && missing(claim) === figure,
  'declarer-needs': (claim, { figure, seat }) => missing(claim) === figure && !isOurs(claim)(seat),
  'side-has': (claim) => missing(claim) <= 0,
  'declarer-has': (claim, { seat }) => missing(claim) <= 0 && !isOurs(claim)(seat),
  'tricks-needed': (claim, { figure }) => missing(claim) === figure,
  'bid-has': (claim) => missing(claim) <= 0,
  'bid-lost': (claim) => missing(claim) < 0 || missing(claim) > claim.view.hand.length,
  'can-wait': (claim) => missing(claim) > 0,
  'moon-near': ({ view }) => {
    const { hearts, queen, eyes } = Object(view) as GamutView;
    const isMine = queen === null || queen === eyes;
    return isMine && hearts.every((taken, seat) => seat === eyes || taken === 0);
  },

  'expects-enough': (claim, { needed, cards, expected }) =>
    priceOf(claim, cards) === needed && expected >= needed,
  'trump-too-weak': isBest,
  'trump-barely': isBest,
  'trump-best': isBest,
  'may-bid-later': ({ game, state, view, move }) =>
    move.type === 'pass' &&
    game.view(after(game, state, move, random), view.eyes).phase === 'auction',
  'made-often': (claim, { figure }) =>
    figure >= 5 && isTold(claim, claim.move, figure) && !isSecond(claim),
  'more-seldom': (claim, { figure }) => figure <= 5 && isToldOfBid(claim, figure),
  'more-costs': (claim, { figure, less }) => figure >= 5 && less > 0 && isToldOfBid(claim, figure),
  'leads-already': ({ view: { displays, eyes } }) =>
    displays.every((shown, seat) => seat === eyes || shown.length < displays[eyes].length),
  'shows-partner': isSecond,
  'trumps-held': (claim, told) => {
    const { trump, figure, high } = told;
    const { game, state, view, move } = claim;
    if (move.type === 'bid') return isBought(claim, trump) && isHeld(claim, told);
    const trumps = game.view(after(game, state, move, random), view.eyes).trumps.flat();
    const own = cardsOf(claim).filter((card) => trumps.includes(card));
    return move.name === trump && own.length === figure && high <= figure;
  },
  'trump-pays': ({ view, move }, { figure }) => {
    const { offers } = Object(view) as NamingOffer;
    return offers.find(({ name }) => name === move.name)?.bonus === figure;
  },
  'top-cards': (claim, { figure }) => figure <= cardsOf(claim).length,
  'partner-trumps': ({ view: { displays } }, { seat, figure, trumps }) =>
    displays[seat].length === figure && trumps > 0 && trumps <= figure,
  'partner-high': ({ view: { displays } }, { seat, card }) => displays[seat].includes(card),
  'partner-unfit': ({ move }) => move.type === 'partner',
  'keeps-trumps': (claim) =>
    [claim.move.discard].flat().every((card) => !isTrump(claim, `${card}`)),
  voids: (claim, { suits }) => suits.every((suit) => isCleared(claim, suit)),
  'tricks-likely': ({ move }, { figure }) => Math.abs(Number(move.tricks) - figure) <= 0.75,
  'stay-pays': ({ move }, { figure }) => move.type === 'stay' && figure > 0,
  'stay-costs': ({ move }, { figure }) => move.type === 'fold' && figure >= 0,
  'contract-worth': 'reckoned',
  'no-contract': 'reckoned',
  'holds-high': (claim, { trumps, high }) => Math.max(0, trumps) + high <= cardsOf(claim).length,
  'holds-low': (claim, { low, cards }) =>
    cardsOf(claim).filter((card) => '789'.includes(card[1])).length === low &&
    cardsOf(claim).length === cards,
  'hearts-given': ({ move: { left, right } }) =>
    [left, right].some((card) => String(card).startsWith('H')),
  'nothing-dangerous': ({ move }) => move.type === 'give',
  'gives-highest': (claim) => {
    const { left, right } = claim.move;
    const rankOf = (card: string) => '789TJQKA'.indexOf(card[1]);
    const kept = cardsOf(claim).filter((card) => card !== left && card !== right);
    return [left, right].every((card) => kept.every((k) => rankOf(k) <= rankOf(String(card))));
  },
  'dangerous-given': ({ move }, { given }) =>
    given.every((card) => card === move.left || card === move.right),
  'token-richest': ({ move, view }, { seat }) => {
    const { scoreAreas } = Object(view) as { scoreAreas: string[][] };
    const sizes = scoreAreas[seat].map((token) => token.replaceAll('-', '').length);
    return move.from === seat && Math.max(...sizes) === `${move.token}`.replaceAll('-', '').length;
  },
  'token-poorest': ({ move, view }) => move.from === view.eyes,

  'asks-more': (claim, { needed, cards, expected }) =>
    priceOf(claim, cards) === needed && expected < needed,
  'asks-all': isBarely,
  'tricks-else': ({ move }, { figure }) => Math.abs(Number(move.tricks) - figure) > 0.75,
  'made-seldom': (claim, { figure }) => figure <= 5 && isTold(claim, claim.move, figure),
  'comes-same': 'reckoned',
  'comes-lower': ({ candidates: [advised], ...claim }, { figure }) => {
    const found = claim.move;
    return figure > 0 && found !== advised.move;
  },
  luck: ({ candidates, move }) => {
    const own = candidates.find((each) => each.move === move);
    return own !== undefined && own.mean > candidates[0].mean;
  },
  misses: (claim, { seat, card }) =>
    isSeen(claim, seat, card) && !isMine(claim)(ahead(claim, claim.move)),
  'needless-win': (claim, { seat }) => claim.view.winning === seat && isOurs(claim)(seat),
  'can-be-beaten': isBehind,
  'gives-points': (claim, { figure }) =>
    figure > 0 && pointsOf(claim, cardOf(claim)) === figure && !isOurs(claim)(claim.view.winning),
  'adds-less': (claim, { figure }) => figure > 0 && isOurs(claim)(claim.view.winning),
  'spends-trump': (claim) => isTrump(claim, cardOf(claim)),
  'spends-higher': 'reckoned',
  'takes-trick': (claim) => isMine(claim)(ahead(claim, claim.move)),
  'takes-often': (claim, { figure }) => isCount(figure) && isMine(claim)(ahead(claim, claim.move)),
  'helps-others': (_, { figure }) => figure > 0,
  'made-instead': (claim, told) => told.figure < told.instead && isContrast(claim, told),
  'lets-through': (claim, told) => told.figure > told.instead && isContrast(claim, told),
  'taken-by': (claim, { seat, figure }) => isCount(figure) && !isOurs(claim)(seat),
  'has-left': (claim, { seat, card, figure }) =>
    isCount(figure) && !isOurs(claim)(seat) && outsideOf(claim).includes(card),

  'weak-high-bids': 'reckoned',
  'weak-moons': 'reckoned',
  'weak-unknown': 'reckoned',
};

export function isTrue(claim: Claim, { key, values = {} }: Saying): boolean {
  const check = TRUTHS[key as keyof ReasonSays] as
    | 'reckoned'
    | ((claim: Claim, values: unknown) => boolean);
  return check === 'reckoned' || check(claim, values);
}
