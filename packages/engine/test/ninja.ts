import type { Action, Random, Seat } from '../src/game.ts';
import { ninjaWhist } from '../src/games/ninja-whist/index.ts';
import type { Carry, NinjaState } from '../src/games/ninja-whist/state.ts';
import { areasOf, TOKENS } from '../src/games/ninja-whist/tokens.ts';
import { legalActions, write } from '../src/index.ts';
import { FIRST, Scene, type Sketch } from './builders.ts';
import { optionsOf } from './driver.ts';

/** Score areas as text ("a aab", "- -"), by seat. */
export function areas(...texts: readonly string[]): Carry {
  const lists = texts.map((text) => text.split(' ').filter((word) => word !== ''));
  const carry = areasOf(lists, lists.length);
  if (!carry) throw new Error(`there are no such tokens: ${texts}`);
  return carry;
}

/** The tokens that these do not have, so that the stock can be emptied. */
export function others(...texts: readonly string[]): string[] {
  const left = [...TOKENS];
  for (const token of texts
    .join(' ')
    .split(' ')
    .filter((word) => word !== '')) {
    left.splice(left.indexOf(token), 1);
  }
  return left;
}

/** A round before the bids; seat 0 is the eldest hand, and nothing is turned up unless said. */
export function round(
  { tokens, ...sketch }: Sketch & { tokens?: readonly string[] },
  random: Random = FIRST,
): Scene<NinjaState> {
  const dealer = sketch.hands.length - 1;
  const carry = tokens ? { carry: areas(...tokens) } : {};
  return new Scene<NinjaState>(ninjaWhist, { dealer, turnUp: null, ...carry, ...sketch }, random);
}

/** The same after bids of nothing: seat 0 leads. */
export function lead(...args: Parameters<typeof round>): Scene<NinjaState> {
  return round(...args).do(...args[0].hands.map(() => 'bid 0'));
}

/** "W6" or, with its tokens before it, "a+aab+W6". */
export function put(text: string): string {
  const parts = text.split('+');
  return `play ${parts.slice(0, -1).join(' ')} / ${parts.at(-1)}`;
}

/** Who takes a trick of these cards, played from seat 0 on by hands of one card. */
export function takes(turnUp: string | null, plays: readonly string[], options = {}): Seat {
  const hands = plays.map((play) => play.split('+').at(-1) ?? '');
  const tokens = plays.map((play) => play.split('+').slice(0, -1).join(' '));
  const scene = lead({ hands, turnUp, tokens, options }).do(...plays.map(put));
  return ninjaWhist.tricks(scene.state)[0].winner;
}

/** What the seat to act may do, in words without the type of move. */
export function open({ state }: Scene<NinjaState>): string[] {
  return legalActions(ninjaWhist, state, state.turn).map((action: Action) =>
    write(action).replace(/^\w+ \w+ /, ''),
  );
}

export function setupOf(players: number, given: object = {}, deal = 0): NinjaState['setup'] {
  const options = optionsOf(ninjaWhist, players, given);
  return { players, options, dealer: 0, deal, carry: ninjaWhist.first(players, options) };
}
