import type { Game, Options } from '../src/game.ts';
import { optionsOf, playerCounts } from './driver.ts';

/** What a clause, or the example of a section, must say, as made from the defaults. */
export type Sentence = readonly [clause: string, text: string];

/** Defaults by name; by number of players where that matters. */
export type At = (players: number) => Record<string, number>;
type Parts = Readonly<Record<string, number>>;

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const COLOURS: Readonly<Record<string, string>> = {
  ...{ R: 'red', B: 'blue', G: 'green', Y: 'yellow', K: 'black' },
};

/** What the rules page of each game says about the numbers that may be varied. */
const PAGES: Readonly<Record<string, (o: Options, at: At) => Sentence[]>> = {
  mu: (o, at) => {
    const goal = (players: number) => `${at(players).goalBase} + ${at(players).goalStep}`;
    const { colour, doubled, number, none } = o.trumpBonus as Parts;
    const [first, second] = (o.removedColours as readonly string[]).map((each) => COLOURS[each]);
    return [
      ['1.3', `${first} and ${second} unless they agree on others (\`removedColours\`)`],
      [
        '7.1',
        `${goal(3)} a card with three players, ${goal(4)} with four, ${goal(5)} with five, ${goal(6)} with six (\`goalBase\`, \`goalStep\`)`,
      ],
      ['7.2', `each score ${o.bidScore} for every card that the Chief has shown (\`bidScore\`)`],
      [
        '7.3',
        `a colour ${colour}, 1s or 7s ${doubled}, another number ${number}, no trump ${none} (\`trumpBonus\`)`,
      ],
      ['7.4', `together are at most ${o.bonusCap} (\`bonusCap\`)`],
      ['7.5', 'goal was reached, 0 if there is none'],
      ['7.5', `the bid was above it the Chief loses ${o.missPenalty} (\`missPenalty\`)`],
      ['7.6', `each opponent gains ${o.missReward} (\`missReward\`)`],
      ['7.8', `loses ${o.stalematePenalty} for each card of it (\`stalematePenalty\`)`],
      ['7.8', `gains ${o.stalemateReward} a card (\`stalemateReward\`)`],
      ['7', `the goal is ${at(4).goalBase + 5 * at(4).goalStep}. With 35 points`],
      [
        '7',
        `Chief loses ${2 * at(4).missPenalty} and both opponents gain ${2 * at(4).missReward}.`,
      ],
      ['8.1', `somebody has ${o.target} or more after a deal (\`target\`)`],
      ['8.2', o.deals === null ? 'Or players agree on a number of deals' : `${o.deals} deals`],
      ['8.2', '(`deals`)'],
    ];
  },
  mutwo: (o, at) => {
    const { suit, pair, rank, none } = o.trumpBonus as Parts;
    const worth = 3 * at(5).bidScore + rank;
    const each = at(5).trickScore;
    return [
      [
        '7.1',
        `${at(4).baseTricks} with four players, ${at(5).baseTricks} with five, ${at(6).baseTricks} with six (\`baseTricks\`)`,
      ],
      ['7.2', `is worth ${o.bidScore} for every card that the declarer has shown (\`bidScore\`)`],
      [
        '7.3',
        `a suit ${suit}, a pair of ranks ${pair}, a single rank ${rank}, none ${none} (\`trumpBonus\`)`,
      ],
      [
        '7.6',
        `scores ${o.trickScore} for each trick that they have taken themselves (\`trickScore\`)`,
      ],
      ['7.8', `loses ${o.tiePenalty} for each card shown (\`tiePenalty\`)`],
      ['7', `${WORDS[at(5).baseTricks + 3]} tricks are needed and the contract is worth ${worth}.`],
      ['7', `of the partner: ${worth + 5 * each} and ${worth + 3 * each}.`],
      ['7', `four and two: −${worth} and −${worth - 2 * each}.`],
      [
        '8.1',
        `has ${WORDS[o.dealsPerPlayer as number]} deals for every player to give (\`dealsPerPlayer\`)`,
      ],
    ];
  },
  yamv: (o, at) => {
    const own = o.declarerBonus as Parts;
    const other = o.defenderBonus as Parts;
    const { baseTricks, bidScore, overtrickScore } = at(5);
    const needed = baseTricks + 4;
    const nine = needed * bidScore + (9 - needed) * overtrickScore + own.suit;
    return [
      ['8.1', `needs ${baseTricks} tricks (\`baseTricks\`)`],
      ['8.2', `each score ${bidScore} for every needed trick (\`bidScore\`)`],
      ['8.3', `${overtrickScore} for every trick above them (\`overtrickScore\`)`],
      [
        '8.4',
        `a suit ${own.suit}, an even rank ${own.even}, an odd rank ${own.odd}, none ${own.none} (\`declarerBonus\`)`,
      ],
      ['8.5', `each lose ${bidScore} for every needed trick (\`bidScore\`)`],
      [
        '8.6',
        `scores ${o.defenderTrickScore} for each trick that they have taken themselves (\`defenderTrickScore\`)`,
      ],
      [
        '8.7',
        `an even rank ${other.even}, an odd rank ${other.odd}, none ${other.none} (\`defenderBonus\`)`,
      ],
      ['8', `${WORDS[needed]} tricks are needed. With nine`],
      ['8', `score ${nine} each, with six they lose ${needed * bidScore} each.`],
      ['9.1', `somebody has ${o.target} or more after a deal (\`target\`)`],
    ];
  },
  gamut: (o, at) => {
    const { heartPenalty, queenPenalty, madeBonus, overPenalty, underPenalty, trickScore } = at(4);
    return [
      [
        '5.7',
        `in one's tricks costs ${heartPenalty} (\`heartPenalty\`), the queen of spades ${queenPenalty} (\`queenPenalty\`)`,
      ],
      ['5.8', `they score ${o.moonScore}, often 16 (\`moonScore\`)`],
      ['5', `cost ${7 * heartPenalty + queenPenalty}, the most`],
      ['6.7', `scores ${madeBonus} (\`madeBonus\`) and 1 for each trick bid`],
      ['6.8', `scores ${madeBonus} less ${overPenalty} for each trick too many (\`overPenalty\`)`],
      ['6.9', `loses ${underPenalty} for each trick bid (\`underPenalty\`)`],
      ['6', `a bid of 3 made exactly scores ${madeBonus + 3}.`],
      [
        '6',
        `scores ${madeBonus - 2 * overPenalty} with four tricks and −${2 * underPenalty} with one.`,
      ],
      ['6', `can do is ${madeBonus + 8}, the worst −${8 * underPenalty}, both`],
      ['7.6', `all eight tricks are theirs: ${8 * trickScore}.`],
      ['7.8', `A trick scores ${trickScore} (\`trickScore\`)`],
      ['7.9', `takes no trick loses ${o.noTrickPenalty} (\`noTrickPenalty\`)`],
      ['8.1', `somebody has ${o.target} or more after a deal (\`target\`)`],
    ];
  },
  'ninja-whist': (o) => [
    ['7.1', `scores ${o.bidScore} at the end of the round (\`bidScore\`)`],
    ['7.3', `is worth ${o.tokenScore} point (\`tokenScore\`)`],
  ],
};

export function sentencesOf(game: Game): Sentence[] {
  const [players] = playerCounts(game);
  const at: At = (n) => optionsOf(game, n) as Record<string, number>;
  return PAGES[game.name]?.(optionsOf(game, players), at) ?? [];
}
