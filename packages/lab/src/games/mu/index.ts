import { BLIND_TO_THE_MATCH, blindAll, blindIn, type LabRoom } from '../../room.ts';

const TRUMPS = ['colour', 'doubled', 'number', 'none'];
/** By number of players. */
const HANDS: Readonly<Record<number, number>> = { 3: 12, 4: 15, 5: 12, 6: 10 };

const mu: LabRoom = {
  game: 'mu',
  tells(players, { viceWithThree }) {
    const hasVice = players > 3 || viceWithThree === true;
    return {
      endings: ['played', 'stalemate', 'thrown in'],
      roles: [
        'Chief',
        ...(players > 3 ? ['partner'] : []),
        ...(hasVice ? ['Vice'] : []),
        'opponent',
      ],
      trumps: TRUMPS,
      isPaid: true,
      uses: hasVice ? TRUMPS.map((trump) => `Vice: ${trump}`) : [],
      bids: [1, HANDS[players]],
    };
  },
  clauses: {
    'mu/7.2': 'bid made',
    'mu/7.3': 'trump bonus',
    'mu/7.4': 'over the cap',
    'mu/7.5': 'bid missed',
    'mu/7.6': 'bid beaten',
    'mu/7.7': 'card points taken',
    'mu/7.8': 'stalemate',
  },
  blind: {
    removedColours: blindAll('habits'),
    viceTieBreak: blindAll('seldom'),
    viceWithThree: blindAll('habits'),
    target: BLIND_TO_THE_MATCH,
    deals: BLIND_TO_THE_MATCH,
    goalBase: blindAll('habits'),
    goalStep: blindAll('habits'),
    bidScore: blindIn('nothing', 'cards'),
    trumpBonus: blindAll('cards'),
    bonusCap: blindIn('nothing', 'cards'),
    missPenalty: blindIn('nothing', 'cards'),
    missReward: blindIn('nothing', 'cards'),
    stalematePenalty: blindIn('nothing', 'seldom'),
    stalemateReward: blindIn('nothing', 'seldom'),
  },
};

export default mu;
