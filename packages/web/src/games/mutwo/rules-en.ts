import { sayingRules } from '../../rules/pages.ts';
import { pages } from './rules-pages.ts';

const en = sayingRules(pages, {
  ideas: {
    needed: {
      title: 'Show cards, promise tricks',
      text: 'You bid by laying your own cards face up; they stay yours to play. The more you show, the more tricks you and a partner need.',
      parts: [{ above: 'Five players:', below: 'Nobody may go more than one above the most.' }],
    },
    roles: {
      title: 'Declarer and head defender',
      text: 'Who has shown most is declarer. The runner-up is head defender, plays against the declarer, and names a trump first.',
      parts: [{ above: 'You have shown two cards, Ada one.' }],
    },
    order: {
      title: 'Two trumps, one suit',
      text: 'Each names a suit or a rank that stands on a card they have shown. The declarer’s is above the other; cards of both are highest.',
      parts: [{ above: 'Ada has named red, you 6s. From the top:' }],
    },
    pairs: {
      title: 'Two ranks in one',
      text: '2s and 3s are one trump together, and so are 9s and 10s. One card of the two is enough to name both.',
      parts: [
        {
          above: 'You have shown the blue 3 and the red 7, so you may name:',
          notes: { '3': 'named as 2s', '9': 'not shown', G: 'not shown' },
        },
        { above: 'You name the pair. The 3s are above the 2s:' },
      ],
    },
    suit: {
      title: 'A 6 that is not red',
      text: 'Cleo has named 6s. Now every 6 is a trump, and none [belongs to its suit](effectiveSuit).',
      parts: [
        {
          above: 'Cleo leads red. You hold these three:',
          notes: { R2: 'must follow', R6: 'a trump', B4: 'not red' },
        },
        { above: 'Ada has no red. Any 6 will do:' },
      ],
    },
    made: {
      title: 'Make it',
      text: 'Declarer and partner each score 10 a card, and more for ranks or no trump. Besides, every trick is 5 for whoever took it.',
      parts: [
        {
          above:
            'Three cards and 6s: {contract.needed} tricks needed. You and Ben have taken {taken.declarer}.',
        },
      ],
    },
    failed: {
      title: 'Fail, and both pay',
      text: 'Declarer and partner each lose what they would have won, and the declarer’s own tricks count nothing.',
      parts: [
        {
          above:
            'The same bid, but you and Ben have taken only {taken.declarer} of {contract.needed}.',
          below: 'A match has two deals for every player to give.',
        },
      ],
    },
    tie: {
      title: 'A tie is not played',
      text: 'If two or more have shown most, no trick is played. Who came there last pays 10 a card; the others share in it.',
      parts: [{ above: 'Ada and Ben have shown two each, then you do too:' }],
    },
  },
  clauses: {
    '5.3': { above: 'The declarer has named 2s, and nobody else a trump:' },
    '5.4': { above: 'The head defender has named red, the declarer 6s:' },
    '6.2': { above: '6s are trump, and red is led:' },
    '7.7': { above: '{contract.needed} tricks were needed, {taken.declarer} are taken:' },
    '7.8': { above: 'Three have shown two cards, you last: 20, divided by three, is 6.' },
  },
  readings: {
    '2.1':
      'The text does not say who deals first: chance does. It has five players, with four and six as variations.',
    '3.5':
      'The auction ends when all pass in turn. Here that includes whoever bid last: as many passes as players.',
    '3.6':
      'The text does not speak of a deal in which nobody bids: nobody scores, and it counts as a deal of the match.',
    '5.3':
      'The text pairs the ranks without saying whether the other player may then name the second one. It is the same trump, so no.',
    '5.4':
      'The text has the order for most mixtures. Of a pair above a suit it says nothing: it follows from the same rule, as the examples show.',
    '7.8':
      'The text divides what the last one loses by the number of tied players. Here the one who pays counts among them, and what is left over is dropped. To divide by the others only is a house rule.',
    '8.1':
      'The text proposes one or two deals for each player. Here it is two unless you choose otherwise.',
    '8.2': 'A tie for the win is shared.',
  },
});

export type MutwoRules = typeof en;
export default en;
