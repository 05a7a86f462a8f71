const KEYS: readonly (readonly [key: string, what: string])[] = [
  ['← →', 'from card to card'],
  ['Enter', 'play or choose the card'],
  ['Shift + ← →', 'put the card elsewhere in your hand'],
  ['Tab', 'to buttons and panels'],
  ['P', 'pass'],
  ['N', 'next deal, or skip a pause'],
  ['U', 'take back'],
  ['F', 'finish a deal in which you only watch'],
  ['R', 'take the rest of the tricks, where it is certain'],
  ['H', 'hint'],
  ['S', 'score sheet'],
  ['L', 'last tricks'],
  ['O', 'order of the trumps'],
  ['G', 'log'],
  ['W', 'where things stand, in words'],
  ['?', 'this list'],
  ['Esc', 'close, or take back what is only chosen'],
];

/** What is said where one looks into cards' chance and the keys. */
const en = {
  fair: {
    ask: 'Were the cards fair?',
    about:
      'Before a deal the table shows a fingerprint of the seed that its cards come from, and after the deal the seed itself. So nobody, not even the table, can choose other cards in between.',
    unknown: 'The cards of this deal did not come from a seed.',
    next: 'The next cards, still to come',
    promised: 'Fingerprint',
    seed: 'Seed',
    later: 'is shown when the deal is over',
    part: 'Your own part of the chance',
    fates: {
      in: 'It is in the cards.',
      late: 'It came too late for these cards.',
      dropped: 'The table had taken it, and it is not in the cards!',
    },
    check: 'Check it',
    verdict: ({ seed, cards }: { seed: boolean; cards: boolean }): string => {
      if (!seed) return 'The seed is not the one that was promised!';
      return cards
        ? 'The cards are those that were promised.'
        : 'The cards are not those that the seed gives!';
    },
    how: 'Check it yourself',
    howText:
      'The fingerprint is the SHA-256 of the 32 bytes of the seed. How the cards follow from it is in docs/deals.md of Overtrick; these commands, in its folder, print the fingerprint and the numbers of the cards in the order dealt.',
  },

  keys: {
    list: KEYS,
    off: 'Single keys can be switched off in the settings.',
  },
};

export type DialogWords = typeof en;
export default en;
