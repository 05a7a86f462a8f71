import type { Action, Random, Seat, View } from '@overtrick/engine';
import { kindsIn, type Sitting } from '@overtrick/engine/kit';
import type { Knowledge } from '../knowledge.ts';
import { Features } from '../play/feature-table.ts';
import { emptyStance, FEATURES, isLast, SIZE, type Sight, type Stance } from '../play/features.ts';
import { seenIn } from './seen.ts';

/** What can be seen of one way to play to the trick: only what is so wherever the unseen cards lie. */
export interface PlaySight {
  readonly card: string;
  /** The letter of the suit that it belongs to in this deal; null for trumps. */
  readonly suit: string | null;
  readonly power: number;
  readonly points: number;
  /** Who is ahead once it lies there, whether that is this seat, and whether nobody can change it. */
  readonly ahead: Seat;
  readonly wins: boolean;
  readonly sure: boolean;
  /** Whether no card that may be out beats it in its suit. */
  readonly boss: boolean;
  readonly ruffs: boolean;
  /** Whether it is of the suit led. */
  readonly follows: boolean;
  /** Whether it is the last one of its plain suit. */
  readonly clears: boolean;
  readonly draws: boolean;
}

/** What is the same for all cards that could be played to a trick. */
export interface TrickSight {
  readonly leads: boolean;
  /** Whether it was this seat that took the trick before. */
  readonly stays: boolean;
  readonly wants: boolean;
  /** Whether cards have points in this deal. */
  readonly counts: boolean;
  /** Who plays after this seat. */
  readonly behind: 'nobody' | 'friends' | 'others';
  /** Who is winning the trick as it lies, and with what; undefined before the lead. */
  readonly best: { readonly seat: Seat; readonly card: string } | undefined;
  readonly allyWins: boolean;
  readonly allySure: boolean;
  readonly ownTrumps: number;
  /** Whether more than cards can be played, so that nobody can tell by the cards what is possible. */
  readonly hasMore: boolean;
  readonly plays: readonly PlaySight[];
}

type Feature = (typeof FEATURES)[number];

const room = new Features();

/** Looks at the moves that could be played to the trick, each of which ends with a card. */
export function sightOf<State extends Sitting>(
  knowledge: Knowledge<State>,
  view: View,
  state: State,
  moves: readonly (readonly Action[])[],
  random: Random,
): TrickSight {
  const stance = emptyStance();
  knowledge.stance(state, view.eyes, stance);
  const kinds = moves.map((move) => move[move.length - 1].what);
  const sight = seenIn(knowledge.game, view, state, stance);
  room.fillSeen(sight, kinds, kinds.length, stance);
  const trick = trickIn(view, stance, sight);
  const plays = moves.map((move, i) => {
    const has = (feature: Feature) => hasFeature(i, feature);
    return playIn({ knowledge, view, state, stance, trick }, move, has, random);
  });
  const allySure = trick.allySure || moves.some((_, i) => hasFeature(i, 'ally sure'));
  return { ...trick, allySure, plays };
}

function hasFeature(play: number, feature: Feature): boolean {
  return room.values[play * SIZE + FEATURES.indexOf(feature)] > 0;
}

type TrickFrame = Omit<TrickSight, 'plays'>;

function trickIn(view: View, stance: Stance, { own, played }: Sight): TrickFrame {
  const { eyes, table, tricks, setup, legal } = view;
  const behind = stance.seats - played - 1;
  const others = isLast(eyes, played, setup.players, stance) ? 'friends' : 'others';
  const best = table.find(({ seat }) => seat === stance.best);
  const allyWins = best !== undefined && ((stance.allies >> best.seat) & 1) === 1;
  return {
    leads: played === 0,
    stays: tricks[tricks.length - 1]?.winner === eyes,
    wants: stance.wants,
    counts: stance.points.length > 0,
    behind: behind === 0 ? 'nobody' : others,
    best: best && { seat: best.seat, card: best.card },
    allyWins,
    allySure: allyWins && others === 'friends',
    ownTrumps: kindsIn(stance.ranks.deck, own, 0).filter((kind) => isTrump(stance, kind)).length,
    hasMore: legal.some(({ type, field }) => type === 'play' && field !== 'card'),
  };
}

function isTrump({ ranks }: Stance, kind: number): boolean {
  return ranks.suitOf[kind] === ranks.trump;
}

interface Looked<State extends Sitting> {
  readonly knowledge: Knowledge<State>;
  readonly view: View;
  readonly state: State;
  readonly stance: Stance;
  readonly trick: TrickFrame;
}

function playIn<State extends Sitting>(
  { knowledge, view, state, stance, trick }: Looked<State>,
  move: readonly Action[],
  has: (feature: Feature) => boolean,
  random: Random,
): PlaySight {
  const { deck, suitOf, power } = stance.ranks;
  const { what: kind } = move[move.length - 1];
  const ahead = aheadAfter(knowledge, state, view.eyes, move, random);
  const wins = ahead === view.eyes;
  const holds = knowledge.holds?.(state, view.eyes, move) ?? true;
  const isTop = has('boss') && (isTrump(stance, kind) || !has('trumps out'));
  return {
    card: deck.codes[kind],
    suit: isTrump(stance, kind) ? null : (deck.suits[suitOf[kind]] ?? null),
    power: power[kind],
    points: stance.points[kind] ?? 0,
    ahead,
    wins,
    sure: wins && (trick.behind === 'nobody' || (isTop && holds)),
    boss: has('boss'),
    ruffs: has('ruff'),
    follows: !trick.leads && suitOf[kind] === stance.led,
    clears: has('clears suit'),
    draws: has('draws trump'),
  };
}

/** By the rules themselves: a card may be more than its power, or change what another is. */
function aheadAfter<State extends Sitting>(
  { game, stance }: Knowledge<State>,
  state: State,
  seat: Seat,
  move: readonly Action[],
  random: Random,
): Seat {
  const after = game.copy(state);
  for (const action of move) game.apply(after, seat, action, random);
  const { winners } = after.tricks;
  if (winners.length > state.tricks.winners.length) return winners[winners.length - 1];
  const then = emptyStance();
  stance(after, seat, then);
  return then.best;
}
