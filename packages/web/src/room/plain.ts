import type { Choice, View } from '@overtrick/engine';
import type { Occasion } from './occasion.ts';
import type { Room } from './room.ts';
import { roleFacts, type StakesFact, type TrumpShown } from './stakes.ts';
import type { TurnQuestion } from './turn-question.ts';

/** A table of a game that the page knows nothing of: what every view says is enough to play. */
export const plain: Room = {
  stakes: (about) => ({
    trumps: trumpsShown(about),
    goals: [],
    roles: partners(about),
    lines: [...matchLines(about), ...pointLines(about)],
    notes: [],
  }),
  badges: ({ view, words }, seat) => [{ text: words.badge.tricks(tricksOf(view, seat)) }],
  question,
  canBeginAgain: true,
};

/** Where nothing better is known: the moves that are open, as the grammar of the game calls them. */
function question({ words: { ask } }: Occasion, open: readonly Choice[]): TurnQuestion | undefined {
  const [first] = open;
  if (first?.type === 'play' || first?.field === 'tricks') return undefined;
  const kinds = open.map(({ type, field }) => (field === undefined ? type : `${type} (${field})`));
  return { line: `${ask.choice}: ${[...new Set(kinds)].join(', ')}` };
}

function tricksOf({ tricks }: View, seat: number): number {
  return tricks.filter(({ winner }) => winner === seat).length;
}

/** A suit that is trump; other trumps can be looked at in their order. */
function trumpsShown({ view, words }: Occasion): TrumpShown[] {
  const suits = [...new Set(view.trumps.flat().map((code) => code[0]))];
  if (suits.length !== 1) return [];
  return [{ label: words.stakes.trump, name: suits[0], figure: undefined }];
}

function partners({ view, words, name }: Occasion): StakesFact[] {
  const own = view.sides.find(({ seats }) => seats.includes(view.eyes));
  const others = own?.seats.filter((seat) => seat !== view.eyes) ?? [];
  return roleFacts(
    name,
    others.map((seat) => [words.stakes.partner, seat]),
  );
}

function matchLines({ view: { match }, words }: Occasion): StakesFact[] {
  const { target, dealsLeft } = match;
  if (target !== null) return [{ label: words.stakes.target, value: words.figure(target) }];
  if (dealsLeft === null) return [];
  return [{ label: words.stakes.dealsLeft, value: words.figure(dealsLeft) }];
}

function pointLines({ view: { points }, words }: Occasion): StakesFact[] {
  if (points === null) return [];
  return [{ label: words.stakes.inTrick, value: words.home.points(points.trick) }];
}
