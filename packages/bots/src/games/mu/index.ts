import { type Contest, type MuState, mu, muPoints } from '@overtrick/engine';
import { contested } from '../../contest/knowledge.ts';
import type { Bidding } from '../../contest/plan.ts';
import { STRENGTH } from './strength.ts';

type Rules = MuState['rules'];
const rulesOf = (state: Contest) => state.setup.options as Rules;

const packs = new Map<string, number[]>();

/** The kinds of the pack, a kind once for each copy. */
function inPlay(state: Contest): readonly number[] {
  const key = `${state.players} ${rulesOf(state).removedColours}`;
  let kinds = packs.get(key);
  if (!kinds) {
    kinds = mu.deck(state.setup).map((code) => state.cards.deck.kind(code));
    packs.set(key, kinds);
  }
  return kinds;
}

export const bidding: Bidding = {
  weights: STRENGTH,
  points: muPoints,
  inPlay,
  needed: (state, cards) => rulesOf(state).goalBase + rulesOf(state).goalStep * cards,
  bonus: (state, trump) => {
    const { trumpBonus, goalStep } = rulesOf(state);
    const { trumps } = state.calls;
    if (trump === trumps.none) return (trumpBonus.none / 20) * goalStep;
    if (trumps.isSuit(trump)) return (trumpBonus.colour / 20) * goalStep;
    const doubled = ['1', '7'].includes(trumps.names[trump]);
    return ((doubled ? trumpBonus.doubled : trumpBonus.number) / 20) * goalStep;
  },
  margin: 1,
};

export const muKnowledge = contested<MuState>({
  game: mu,
  bidding,
  stake: ({ stake }) => stake,
});
