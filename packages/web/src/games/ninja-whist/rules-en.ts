import { sayingRules } from '../../rules/pages.ts';
import { pages } from './rules-pages.ts';

const en = sayingRules(pages, {
  ideas: {
    exact: {
      title: 'Say how many tricks, exactly',
      text: 'Everybody says how many tricks they will take. Who takes exactly that many scores 10; more is as bad as less.',
      parts: [
        {
          above:
            'Two cards each. You, Ada and Cleo have said 1, Ben none. You take one, Ada takes one:',
        },
      ],
    },
    trump: {
      title: 'One suit is trump',
      text: 'Follow the suit that was led if you can. The card turned up says which suit is trump: its lowest card beats the king of another.',
      parts: [{ above: 'Swords are turned up. You lead the king of staffs, and Ben has none:' }],
    },
    barred: {
      title: 'The dealer’s forbidden number',
      text: 'The dealer speaks last, and may not say what would make all numbers come out right together. Somebody is bound to fail.',
      parts: [
        {
          above: 'Two cards each, and the others have said 1 together:',
          notes: { '0': 'none', '1': 'forbidden', '2': 'both' },
        },
      ],
    },
    token: {
      title: 'A trick brings a token',
      text: 'Who takes a trick draws a token from the stock. It counts the trick now and helps in later rounds.',
      parts: [
        {
          above: 'You have taken the first trick:',
          notes: { 'playAreas.0': 'won in this round' },
        },
      ],
    },
    lift: {
      title: 'Tokens lift numbers',
      text: 'From the next round on you may play tokens with a card from 2 to 10. Every icon of its suit lifts it by one.',
      parts: [
        { above: 'Your 6 with three swords is a 9:' },
        { above: 'With two it is an 8. Equal cards: the first one is higher.' },
      ],
    },
    assassin: {
      title: 'The Ace is an assassin',
      text: 'The Ace is the lowest card of its suit. But if its King is in the trick, it beats everything in that suit.',
      parts: [{ above: 'You lead the king of staffs, Ben has the Ace:' }],
    },
    archer: {
      title: 'The Archer beats all',
      text: 'The Archer stands above every suit, trump too. But it is a suit of its own: you may play it only when you cannot follow.',
      parts: [
        { above: 'Swords are trump. Ben has no staffs:' },
        { above: 'Staffs are led, and you have one:', notes: { F6: 'must follow', AR: 'not now' } },
      ],
    },
    end: {
      title: 'Tokens left are points',
      text: 'Rounds grow from one card to the largest hand and shrink again. After the last one, every token you have kept is a point.',
      parts: [
        {
          above:
            'The last round of four players. Ben said 1 and takes the trick; Ada and Cleo said none.',
        },
      ],
    },
  },
  clauses: {
    '3.3': { above: 'Two cards each, the others have bid 1 together:' },
    '4.4': { above: 'Staffs are led:' },
    '5.1': { above: 'Swords are trump:' },
    '5.3': { above: 'An Ace was turned up: no trump. The Archer takes the trick all the same.' },
    '5.4': { above: 'King and Ace of one suit in one trick:' },
    '5.5': { above: 'Swords are trump. Ada’s Ace of swords catches the Archer:' },
    '6.3': { above: 'Your 6 with two icons is equal to the 8, and came first:' },
    '6.4': { above: 'A 10 with three icons stays below the King:' },
  },
  readings: {
    '2.1': 'The text has the first dealer cut for; here chance decides.',
    '2.3':
      'For three and four players the text has more tricks and cards than its own rule of growing and shrinking gives: those figures are slips.',
    '2.8': 'The text does not say what happens to the card turned up: all see it, nobody plays it.',
    '3.2':
      'The text’s bid markers go from 0 to 7. That is a matter of pieces; any number up to the size of the hand may be bid.',
    '4.5':
      'The text makes Archers a suit of their own, so that only the other Archer follows one, and who has it must play it.',
    '5.3':
      'The text puts Archers above trumps where there is a trump, and otherwise exempts them from being outranked by the suit led. So they win without trump too; that they win only when led is a house rule.',
    '5.4':
      'The text does not say whether the order of the two matters. It does not: the trick is judged when it is complete.',
    '5.6': 'An Ace above its King is only above cards of its own suit.',
    '6.2':
      'The text speaks of icons that match. Whether a token without one may be played it leaves open: it may not.',
    '6.3':
      'The text has an example of a lifted 6 and no limit but the King. So a lifted 10 is above a 10, and of equals the first is higher.',
    '6.5': 'Nothing in the text forbids to waste tokens.',
    '6.8':
      'The text does not say who picks the token when the stock is empty: whoever took the trick.',
    '6.10': 'Tokens that have been drawn lie open; the text does not say so.',
    '8.2': 'A tie for the win is shared.',
  },
});

export type NinjaRules = typeof en;
export default en;
