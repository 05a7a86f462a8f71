import { sayingRules } from '../../rules/pages.ts';
import { pages } from './rules-pages.ts';

const en = sayingRules(pages, {
  ideas: {
    points: {
      title: 'Dots are points',
      text: 'Everybody plays one card, the highest of the colour led takes them all. The dots on them are [card points](cardPoints), and those you take are yours.',
      parts: [
        { above: 'You lead the red 9. The others follow.', below: 'You take it: {points} points.' },
      ],
    },
    show: {
      title: 'You bid by showing cards',
      text: 'A bid is a number of your own cards, laid face up before you. They stay yours to play. Who has shown most wears the crown.',
      parts: [
        {
          above: 'Ada has shown two cards, you one.',
          below: 'You may go one above the most, so you may show one or two more.',
        },
      ],
    },
    goal: {
      title: 'More cards, higher goal',
      text: 'What you show is what you promise: you and a partner must take so many of the 60 points together.',
      parts: [
        {
          above: 'Four players:',
          below: 'The bonus goes to both of you, and more for some trumps.',
        },
      ],
    },
    tie: {
      title: 'A tie means no play',
      text: 'If two have shown most when everybody has passed, nothing is played. Who made the tie pays; the other is paid.',
      parts: [
        { above: 'Ada has shown two, then Ben has too.' },
        { below: 'Ben came there last: he is the provocateur.' },
      ],
    },
    vice: {
      title: 'Chief and Vice',
      text: 'Who has shown most is Chief and plays for the goal. The runner-up is Vice, plays against the Chief, and names a trump too.',
      parts: [
        {
          above: 'You have shown three cards, Ada two, Cleo one.',
          below: 'Your goal is {bidToken.goal} points.',
        },
      ],
    },
    names: {
      title: 'Name only what you showed',
      text: 'The Vice names a trump first, then the Chief: a colour or a number that stands on a card they have shown, or no trump.',
      parts: [
        {
          above:
            'Ada, the Vice, has named yellow. You have shown the blue 7 and the red 3, so you may name:',
          notes: { Y: 'Ada has it', G: 'not shown', '5': 'not shown' },
        },
      ],
    },
    suit: {
      title: 'A 7 that is not red',
      text: 'Cleo has named 7s. Now every 7 is a trump, and none [belongs to its colour](effectiveSuit).',
      parts: [
        {
          above: 'Cleo leads red. You hold these three:',
          notes: { R2: 'must follow', R7: 'a trump', B4: 'not red' },
        },
        { above: 'Ada has no red. Any 7 will do:', below: '{points} points for Ada.' },
      ],
    },
    both: {
      title: 'Cards of both are highest',
      text: 'The Chief has named 7s, the Vice yellow. Together they are one suit: first the yellow 7s, then the other 7s, then yellow.',
      parts: [
        {
          above: 'From the top:',
          below: 'Cards in one group are equal: the one played first is higher.',
        },
      ],
    },
    partner: {
      title: 'Pick a partner',
      text: 'Then the Chief picks anybody but the Vice. Look who has shown a card that fits your trump.',
      parts: [
        { above: 'You have named 7s, and Ben shows one.' },
        { above: 'You may pick:', notes: { '1': 'is Vice' } },
      ],
    },
    made: {
      title: 'Reach the goal',
      text: 'Chief and partner each score 10 a card shown, and more for a number or no trump. Everybody also keeps the points they have taken.',
      parts: [
        {
          above: 'Two cards and 7s: goal {bidToken.goal}. You and Ben have taken {taken}.',
        },
      ],
    },
    missed: {
      title: 'Miss it, and the Chief pays',
      text: 'It counts how many cards you should have shown less. For each of them the Chief loses 10 and every opponent gains 5. The partner loses nothing.',
      parts: [
        {
          above:
            'Five cards: goal {bidToken.goal}. You and Ben have taken {taken}, enough for three.',
          below: 'The match ends when somebody has 200.',
        },
      ],
    },
  },
  clauses: {
    '3.2': { above: 'Ada has shown two cards, you one. Three more would be four:' },
    '3.7': { above: 'Ben equals Ada’s two cards: the crown lies face down with him.' },
    '4.5': {
      above: 'Ada and Ben have shown four each. 8 and 6 are equal, then 6 is above 5: Ada is Vice.',
    },
    '5.1': { above: 'Ada, the Vice, has shown the yellow 9:' },
    '5.4': { above: 'The Chief has named 7s, the Vice yellow:' },
    '6.2': { above: '7s are trump, and red is led:' },
    '6.4': { above: '7s are trump. Two of them are equal, and Ada’s came first:' },
    '7.5': { above: 'Five cards, goal {bidToken.goal}, taken {taken}: two cards too many.' },
    '7.8': { above: 'Ada and Ben have shown two each, Ben last:' },
  },
  readings: {
    '2.1': 'The texts do not say who deals first: chance does.',
    '3.5':
      'The texts let the auction end when all pass in turn, without saying whether that includes who bid last. Here it does: as many passes as players.',
    '4.4':
      'The texts do not speak of an auction in which nobody but the Chief has shown a card. Then there is no Vice.',
    '4.5':
      'One text names only the highest number as tie-breaker. That is short for comparing card by card, which is played here; the shorter way is a house rule.',
    '4.6':
      'With three there is no Vice. Some play with one all the same; then the Vice names a minor trump, and still nobody has a partner.',
    '5.2': 'No trump is always open to the Chief, without a Vice too.',
    '6.4':
      'Equal numbers of one trump, and twins of one card, are equal. The first played is higher.',
    '7.6': 'Opponents gain also in a deal without a Vice.',
    '8.3': 'The texts do not break a tie for the win: it is shared.',
  },
});

export type MuRules = typeof en;
export default en;
