import { sayingRules } from '../../rules/pages.ts';
import { pages } from './rules-pages.ts';

const en = sayingRules(pages, {
  ideas: {
    turn: {
      title: 'Three games in one',
      text: 'The last card dealt lies face up. Its suit says what you play with this hand: Hearts, Spades or Clubs.',
      parts: [
        { notes: { turnUp: 'Hearts' } },
        { notes: { turnUp: 'Spades' } },
        { notes: { turnUp: 'Clubs' } },
        { notes: { turnUp: 'you choose' } },
      ],
    },
    give: {
      title: 'Hearts: give two cards',
      text: 'Before the first trick everybody gives a card to the left and another to the right, all at the same time.',
      parts: [
        {
          notes: {
            'gave.left': 'to Ada, on your left',
            'gave.right': 'to Cleo, on your right',
            'received.left': 'from Ada',
            'received.right': 'from Cleo',
            hand: 'your hand now',
          },
          below: 'Who has the 9 of clubs leads it.',
        },
      ],
    },
    queen: {
      title: 'Hearts: take as little as you can',
      text: 'There is no trump. Every heart in your tricks costs 1, the queen of spades 8. If you have none of the suit led, get rid of them.',
      parts: [
        { above: 'You lead the 9 of clubs. Ada has no club:', below: 'Ben takes it: {points}.' },
      ],
    },
    moon: {
      title: 'Hearts: or take them all',
      text: 'Who has all eight hearts and the queen has shot the moon: plus 12, and the others nothing.',
      parts: [{ above: 'You have taken every one of them:' }],
    },
    teams: {
      title: 'Spades: exactly what you said',
      text: 'You play with whoever sits opposite. Each says a number of tricks; what the two say together must come true exactly. Spades are trump.',
      parts: [
        { above: 'Everybody has said 1. Ada and Cleo take two, you and Ben one:' },
        { above: 'Ada said 1, Cleo none, and they still take two. You and Ben said 1 together:' },
      ],
    },
    spades: {
      title: 'Spades: not led at once',
      text: 'A spade may be led only when one has fallen to an earlier trick, or by who has nothing else. In Hearts it is the same with hearts.',
      parts: [{ above: 'Cleo, the dealer, leads first:', notes: { S7: 'not yet' } }],
    },
    clubs: {
      title: 'Clubs: two jacks on top',
      text: 'Clubs are trump, and above them all stand the jack of clubs and the jack of spades, which is [a club now](effectiveSuit).',
      parts: [
        { above: 'From the top:' },
        {
          above: 'Cleo leads a spade. You hold these:',
          notes: { S8: 'must follow', SJ: 'a club', D7: 'no spade' },
        },
      ],
    },
    fold: {
      title: 'Clubs: fold or stay',
      text: 'A trick is 2. But who stays and takes none loses 6, so everybody may fold before the first card.',
      parts: [
        {
          above: 'Your turn to say:',
          labels: { stay: 'Stay', fold: 'Fold' },
          notes: {
            stay: '{staying.trick} a trick, −{staying.none} without one',
            fold: 'out, score 0',
          },
        },
        { above: 'You have folded; Cleo stays and takes no trick:' },
      ],
    },
    diamonds: {
      title: 'Diamonds: choose or pass',
      text: 'After a diamond everybody in turn may choose one of the three games. If all pass, the same dealer deals again, and that hand counts double.',
      parts: [
        {
          above: 'Cleo deals and begins:',
          labels: { hearts: 'Hearts', spades: 'Spades', clubs: 'Clubs', pass: 'Pass' },
        },
        {
          above: 'The next hand is Clubs, and all but Cleo fold. Eight tricks, times {multiplier}:',
          below: 'The match ends when somebody has 40.',
        },
      ],
    },
  },
  clauses: {
    '3.4': { above: 'All have passed before. Now all but Cleo fold in Clubs:' },
    '5.5': { above: 'Ben leads, and no heart has been played so far:' },
    '5.8': { above: 'You have all eight hearts and the queen:' },
    '6.6': { above: 'Cleo leads to the first trick:' },
    '6.8': { above: 'Ada and Cleo have bid 1 together and taken two, you and Ben 1 and one:' },
    '7.2': { above: 'A spade is led:' },
    '7.9': { above: 'You have folded; Cleo stays and takes no trick:' },
  },
  readings: {
    '2.1': 'The text does not say who deals first: chance does.',
    '2.2':
      'The text turns the last card up without saying whose it is. It is the dealer’s eighth, and stays in the hand.',
    '2.4':
      'The text says who begins only for Diamonds. Here the dealer begins everywhere; that it goes from the left neighbour instead is a house rule.',
    '3.4':
      'The text doubles the next hand. That means the next one that has a contract, with its losses too, even if all fold in it.',
    '3.5':
      'Of several passed hands in a row the text says nothing: they double once. That each doubles again is a house rule.',
    '5.2':
      'All give at the same time, from what they were dealt. Nobody sees what comes before choosing.',
    '5.5':
      'The text forbids hearts until one was played in another trick. Who has nothing else may lead one all the same.',
    '5.6': 'Nothing in the text protects the first trick.',
    '5.8':
      'The text speaks of six hearts, left over from a smaller pack: there are eight. It names 12, and 16 as the highest score of a hand; 12 is played, 16 is a house rule.',
    '6.3':
      'The text sets no limit to bids. A team cannot take more than eight, so it cannot bid more.',
    '6.8':
      'The text takes 1 off for each trick too many and names no lower limit: it may fall below nothing.',
    '7.2':
      'The text leaves spades with five cards, again from a smaller pack: without the jack there are seven.',
    '7.3':
      'The text lets players fold before playing a card. Here everybody says so once, in turn and openly.',
    '7.5': 'If the dealer has folded, the next who stays leads: the text says nothing of it.',
    '7.6': 'If only one stays there is nobody to play against: all eight tricks are theirs.',
    '8.3': 'A tie for the win is shared.',
  },
});

export type GamutRules = typeof en;
export default en;
