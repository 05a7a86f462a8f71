import { Cards } from '../../cards.ts';
import type { Game, Guesser, Random, Seat } from '../../game.ts';
import { unseen, voidsOf } from '../../guess.ts';
import type { Order } from '../../order.ts';
import { cut } from '../../play.ts';
import { isPlay } from '../../plays.ts';
import { fraction, Sampler } from '../../sample.ts';
import { say } from '../../says.ts';
import { SEATS } from './about.ts';
import { start } from './deal.ts';
import {
  BARRED,
  CONTRACTS,
  deck,
  GIVE_LEFT,
  GIVE_RIGHT,
  leftOf,
  OPENING_CARD,
  orderOf,
  PACK,
  rightOf,
} from './faces.ts';
import { type Given, Parcels } from './gifts.ts';
import { act } from './rules.ts';
import type { GamutCarry, GamutState } from './state.ts';
import type { GamutView } from './view.ts';

/** One place where the turn-up may be now, and the deals of the other cards with it there. */
interface Case {
  readonly place: Seat;
  readonly sampler: Sampler;
  readonly ways: number;
}

/** What the hands are now, and what was given: each possible world is equally likely. */
export function guesser(
  game: Game<GamutState, GamutCarry>,
  view: GamutView,
  pack = PACK,
): Guesser<GamutState> {
  const known = knownOf(view);
  const parcels = new Parcels(view);
  const cases = casesOf(view, known, parcels, pack);
  const turnUp = deck.kind(view.turnUp);
  const replay = replayer(game, view);
  return (random) => {
    const { place, sampler } = pick(cases, random);
    const hidden = sampler.sample(random);
    const hands = known.map((kinds, seat) => [...kinds, ...hidden[seat]]);
    if (!hands[place].includes(turnUp)) hands[place].push(turnUp);
    const given = parcels.draw(hands, place, random);
    return replay(parcels.dealt(hands, given), given);
  };
}

/** By seat, the cards that must have been in its hand when play began. */
function knownOf(view: GamutView): number[][] {
  const known = view.held.map((): number[] => []);
  const pin = (seat: Seat, code: string) => {
    const kind = deck.kind(code);
    if (!known[seat].includes(kind)) known[seat].push(kind);
  };
  for (const { seat, card } of view.history.filter(isPlay)) pin(seat, card);
  const { eyes, gave, received, phase, contract } = view;
  if (eyes >= 0) for (const code of view.hand) pin(eyes, code);
  if (gave && received) {
    pin(leftOf(eyes), gave.left);
    pin(rightOf(eyes), gave.right);
  }
  // gamut/5.3: whose turn it is to open tells where the nine of clubs is.
  const unopened = view.tricks.length === 0 && view.table.length === 0;
  if (contract === 'hearts' && phase === 'play' && unopened) {
    pin(view.acting[0], deck.codes[OPENING_CARD]);
  }
  return known;
}

function casesOf(
  view: GamutView,
  known: readonly number[][],
  parcels: Parcels,
  pack: readonly number[],
): Case[] {
  const turnUp = deck.kind(view.turnUp);
  const order = orderOf(contractOf(view));
  const voids = allVoids(view, order);
  const forbids = (seat: Seat, kind: number) => (voids[seat] & (1 << order.suitOf[kind])) !== 0;
  const at = known.findIndex((kinds) => kinds.includes(turnUp));
  const pool = unseen(deck, pack, at < 0 ? [...known, [turnUp]] : known);
  const rooms = view.held.map((held, seat) => held + playedBy(view, seat) - known[seat].length);
  const places = at < 0 ? parcels.places(view.setup.dealer) : [at];
  return places
    .filter((place) => at >= 0 || (rooms[place] > 0 && !forbids(place, turnUp)))
    .map((place) => {
      const holders = rooms.map((room, seat) => ({
        size: at < 0 && seat === place ? room - 1 : room,
        forbids: (kind: number) => forbids(seat, kind),
      }));
      const sampler = new Sampler(pool, holders);
      return { place, sampler, ways: sampler.count() * parcels.ways(place) };
    });
}

function playedBy({ history }: GamutView, seat: Seat): number {
  return history.filter((move) => isPlay(move) && move.seat === seat).length;
}

function contractOf({ contract }: GamutView): number {
  return contract === null ? -1 : CONTRACTS.indexOf(contract);
}

/**
 * By seat, the suits that it cannot have: those it did not follow, and all but the barred one if it led
 * that before it was broken.
 */
function allVoids(view: GamutView, order: Order): number[] {
  const size = SEATS - view.folded.length;
  const voids = voidsOf(view, deck, order, size);
  const barred = BARRED[contractOf(view)] ?? -1;
  const plays = view.history.filter(isPlay);
  const first = plays.findIndex(({ card }) => order.suitOf[deck.kind(card)] === barred);
  // gamut/5.5 and gamut/6.6: only who has nothing else may lead it.
  if (first >= 0 && first % size === 0) voids[plays[first].seat] |= ~(1 << barred);
  return voids;
}

function pick(cases: readonly Case[], random: Random): Case {
  if (cases.length === 1) return cases[0];
  let at = fraction(random) * cases.reduce((sum, { ways }) => sum + ways, 0);
  return cases.find(({ ways }) => (at -= ways) < 0) ?? cases[cases.length - 1];
}

/** Plays the history again from other cards and with other gifts. */
function replayer(
  game: Game<GamutState, GamutCarry>,
  view: GamutView,
): (hands: number[][], given: readonly Given[]) => GamutState {
  const { setup } = view;
  const turnUp = deck.kind(view.turnUp);
  const steps = view.history.map((move) => {
    if (move.type === 'give') return { seat: move.seat, actions: [] };
    const actions = cut(game, move);
    if (!actions.ok) throw new Error(say(game, actions.error.why));
    return { seat: move.seat, actions: actions.value };
  });
  return (hands, given) => {
    const cards = Cards.deal(deck, SEATS, hands[0].length, deck.cards(hands.flat()));
    const state = start(setup, cards, { turnUp });
    for (const { seat, actions } of steps) {
      for (const action of actions) act(state, seat, action);
      if (actions.length > 0) continue;
      const { left, right } = given[seat];
      act(state, seat, GIVE_LEFT[deck.placeOf(left)]);
      act(state, seat, GIVE_RIGHT[deck.placeOf(right)]);
    }
    return state;
  };
}
