import type { GamutView } from '@overtrick/engine';
import type { LessonWords } from '../../guide/told.ts';
import { hasQueen, keptHearts } from './guide-facts.ts';

const en = {
  hearts: { say: 'The 7 of hearts is turned up: so we play Hearts.' },
  costs: {
    say: 'Each heart taken costs 1, the queen of spades 8.',
    act: 'Tap her.',
    amiss: ({ card }) => `That is the ${card()}. Look for Q and a spade.`,
  },
  give: {
    say: 'Everybody gives each neighbour a card. The queen can wait:',
    act: 'give hearts.',
    wrong: ({ move, card }) => {
      const [kept, other] = keptHearts(move);
      if (other) return 'You could throw the queen later. High hearts take hearts.';
      return hasQueen(move)
        ? `You could throw the queen later. The ${card(kept)} takes hearts.`
        : `You keep the ${card(kept)}. It takes tricks with hearts.`;
    },
  },
  ranks: { say: 'Aces are highest, 7s lowest. There is no trump.' },
  follow: { say: 'Clubs are led: you must follow.', act: 'Play the 8.' },
  queen: {
    say: 'No clubs left. The queen of spades costs 8.',
    act: 'Throw it.',
    wrong: () => 'You keep the queen. Cleo would have paid 8.',
  },
  thrown: {
    say: 'The highest club takes the trick, and pays.',
    act: 'Tap it.',
    amiss: () => "Cleo's ace is the highest card of the suit led.",
  },
  paid: { say: 'Cleo pays 8. Names show hearts taken, and who has the queen.' },
  all: { say: 'Another hand of Hearts, nearly over. Real hands have eight cards.' },
  rare: {
    say: 'All eight hearts and the queen score plus 12.',
    act: 'Who is near?',
    amiss: () => 'Ben has seven hearts and the queen: one heart is missing.',
  },
  moon: {
    say: 'Ben has the queen and every heart but this one.',
    act: 'Take it!',
    wrong: () => 'Ben has them all: he scores 12 instead of paying 15.',
  },
  stopped: { say: 'It costs you one point, but Ben fifteen.' },
  spades: { say: 'A spade is turned up: we play Spades. Spades are trump.' },
  mate: {
    say: 'Your partner sits opposite. Your bids are added up.',
    act: 'Tap your partner.',
    amiss: ({ name }) => `${name()} sits beside you. Opposite sits Ben.`,
  },
  team: {
    say: 'Ben bid 1. Your spade can take one too:',
    act: 'bid 1.',
    wrong: ({ move }) => `You will take one, not ${move.tricks}: exact bids score most.`,
  },
  trump: {
    say: 'No clubs: you may play a trump.',
    act: 'Play the spade.',
    wrong: ({ took }) => `${took} Your spade would have won.`,
  },
  help: {
    say: 'Ben has not taken the trick he bid:',
    act: 'lead the low diamond.',
    wrong: ({ took, move }) =>
      move.card === 'HK'
        ? `${took} Now any trick of Ben's is too many.`
        : `${took} Ben had the ace of diamonds.`,
  },
  enough: {
    say: 'Two bid, two taken: no more tricks.',
    act: 'Play the 7.',
    wrong: ({ took }) => `${took} A third trick: 4 points instead of 7.`,
  },
  last: { say: 'Your last card cannot win now.', act: 'Play it.' },
  exact: {
    say: 'Exactly two: each scores 5, and 1 a trick. So',
    answers: ['7', '6'],
    amiss: () => '5, and 2 for the two tricks of your team: 7 each.',
  },
  over: {
    say: 'Too many: 5, less 1 for each extra. One extra:',
    answers: ['6', '4'],
    amiss: () => 'One too many leaves 4 of the 5, and tricks add nothing.',
  },
  under: { say: 'With too few you lose 2 for each trick bid.' },
  clubs: { say: 'A club is turned up: we play Clubs, everybody alone.' },
  tricks: {
    say: 'Each trick brings 2, none costs 6. A strong hand?',
    answers: ['Yes', 'No'],
    amiss: () => 'No ace and no club: it hardly takes a trick.',
  },
  fold: {
    say: 'Folding costs nothing, and your hand is weak:',
    act: 'fold.',
    wrong: () => 'Without a trick it costs 6. Folding costs nothing.',
  },
  folded: { say: 'You are out, and that costs nothing.' },
  stayed: { say: 'Another hand of Clubs. This time you stayed.' },
  jack: { say: 'Clubs are led. The jack of spades is a club.', act: 'Play it.' },
  second: {
    say: 'Only the jack of clubs is above it.',
    act: 'Tap the winning card.',
    amiss: ({ name }) => `Not ${name()}'s: your jack of spades is above the ace.`,
  },
  diamond: { say: 'A diamond turned up: in turn, each chooses a game or passes.' },
  first: { say: 'The first choice counts. The dealer, you, is asked first.' },
  passed: {
    say: 'If all pass, this hand ends, and the next counts',
    answers: ['double', 'half'],
    amiss: () => 'Double: what is won and lost in it is doubled.',
  },
  choose: {
    say: 'You have both black jacks.',
    act: 'Choose Clubs.',
    wrong: ({ move }) =>
      move.type === 'pass'
        ? 'Ada chose Hearts. Only in Clubs are your jacks highest.'
        : 'Only in Clubs are both jacks the highest cards.',
  },
  end: { say: 'The match ends when somebody has 40; most points win.' },
} satisfies LessonWords<string, GamutView>;

export type GamutGuide = keyof typeof en;
export default en;
