import { sayingRules } from '../../rules/pages.ts';
import { pages } from './rules-pages.ts';

const en = sayingRules(pages, {
  ideas: {
    jokers: {
      title: 'Jokers are always trump',
      text: 'Two jokers stand above everything, in every deal. But a joker is a trump: you may play it only when you cannot follow.',
      parts: [
        {
          above: 'Cleo leads the 8 of hearts. You hold these three:',
          notes: { H2: 'must follow', JK: 'a trump', S4: 'no heart' },
        },
        { above: 'Ada has no heart, and a joker:' },
      ],
    },
    show: {
      title: 'Show as many as you like',
      text: 'You bid by laying cards face up, any number at once. Who has shown most is declarer. If it is a tie, the first from the dealer’s left wins it.',
      parts: [{ above: 'Cleo deals. Ada has shown three cards, then Ben three too.' }],
    },
    needed: {
      title: 'A card, a trick',
      text: 'One card is five tricks for you and a partner, every further card one more.',
      parts: [{ below: 'Each of you scores this if you make it; both lose it if not.' }],
    },
    partner: {
      title: 'First the partner',
      text: 'The declarer picks a partner before a trump is named: anybody but the head defender, who has shown most after them.',
      parts: [{ above: 'You are declarer:', notes: { '3': 'head defender' } }],
    },
    names: {
      title: 'Then two names for trump',
      text: 'The declarer names a suit, a rank, or none. Then the head defender adds a rank, or none. Both only what they have shown.',
      parts: [
        {
          above: 'You have shown the 4 of spades and the 4 of hearts:',
          notes: { D: 'not shown', '1': 'not shown' },
        },
        {
          above: 'You name spades. Cleo has shown the 4 of clubs:',
          notes: { C: 'no suit', '2': 'not shown' },
        },
      ],
    },
    order: {
      title: 'Which trump is higher',
      text: 'Jokers, then cards of both names, then the trump rank, then the trump suit. All of them are one suit.',
      parts: [{ above: 'Five players, spades and 4s. From the top:' }],
    },
    exchange: {
      title: 'The stock',
      text: 'Before the first trick the declarer takes the two cards of the stock and lays two away. A card that lay face up is replaced by one from the stock.',
      parts: [
        {
          above: 'You take the stock:',
          notes: { 'displays.0': 'before you', drawn: 'from the stock' },
        },
        {
          above:
            'You lay away the 4 of hearts, which lay face up, and the 2 of clubs from your hand:',
          notes: { 'displays.0': 'before you now', discards: 'laid away' },
        },
      ],
    },
    made: {
      title: 'Make it',
      text: 'Declarer and partner each score 10 a trick they need and 5 a trick more, with a bonus for a rank or none.',
      parts: [
        {
          above:
            'Four cards and a suit: {contract.needed} tricks needed. You and Ben have taken {taken.declarer}.',
          below: 'Each defender has 10 for a trick, always.',
        },
      ],
    },
    none: {
      title: 'None pays best',
      text: 'Who names none has only the jokers as trumps, and a bonus of 80. An odd rank brings 40, an even one 20, a suit nothing.',
      parts: [
        { above: 'Two cards and none: {contract.needed} tricks needed, {taken.declarer} taken.' },
      ],
    },
    failed: {
      title: 'Fail, and both pay',
      text: 'Declarer and partner each lose 10 a trick they needed. Now the head defender’s name pays: to every defender.',
      parts: [
        {
          above:
            'Four cards: {contract.needed} needed, {taken.declarer} taken. Ada, the head defender, has named none.',
          below: 'The match ends when somebody has 500.',
        },
      ],
    },
  },
  clauses: {
    '4.2': { above: 'Cleo deals. Ada and Ben have shown three each; Ada comes first:' },
    '5.4': { above: 'Five players, spades and 4s:' },
    '6.3': {
      above: 'The 4 of hearts lay face up, the 2 of clubs did not: one stock card is laid face up.',
      notes: { 'displays.0': 'face up now', discards: 'laid away' },
    },
    '7.2': { above: 'Hearts are led, and only jokers are trump:' },
    '8.7': { above: 'Ada, the head defender, has named none, and the contract has failed:' },
  },
  readings: {
    '2.1': 'The text does not say who deals first: chance does.',
    '3.2':
      'In Mü nobody may go more than one above the most. This text has no such limit, so there is none here.',
    '3.5':
      'The auction ends when all pass in turn. Here that includes whoever bid last: as many passes as players.',
    '3.6':
      'The text does not speak of a deal in which nobody bids: nobody scores, and the next one is dealt.',
    '4.6':
      'The text does not say what happens if only one player has bid. Here there is no head defender, the declarer’s name stands alone, and the defence has no bonus; the other way is a house rule.',
    '5.3':
      'The text does not forbid both to name the same rank; it would add nothing, so it is not allowed.',
    '6.2':
      'The text only says that two cards are discarded. Any two may go, jokers and cards just taken from the stock among them.',
    '6.3':
      'If one card from the table and one from the hand go, the text leaves open which stock card is shown. The declarer chooses.',
    '6.5':
      'The text leaves open whether what was named changes with the cards face up. It does not.',
    '7.2':
      'The text calls jokers permanent trumps. So they follow trumps only, and a led joker asks for trumps.',
    '8.7':
      'The text says "the winning team". Without a head defender nobody has named anything for the defence, so it has no bonus.',
    '9.2': 'A tie for the win is shared.',
  },
});

export type YamvRules = typeof en;
export default en;
