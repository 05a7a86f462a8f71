/** How a figure is to be read. */
export type Scale = 'share' | 'points' | 'number';

/**
 * One kind of measure. In its pattern, its base and its words `*` stands for a name or a number. A base that is no
 * measure itself is counted only so that others can be divided by it.
 */
export interface Family {
  readonly pattern: string;
  readonly base: string;
  readonly scale: Scale;
  readonly title: string;
  readonly definition: string;
  /** Its base is a slope, of either sign: near 0 nothing can be said, and it counts no things. */
  readonly isBySlope?: boolean;
  /** The rules say what it is: where it was always the same, that is all there is to know. */
  readonly isGiven?: boolean;
  /** It is 0 for all if nothing favours anybody. */
  readonly isFairAtZero?: boolean;
}

const family = (
  pattern: string,
  base: string,
  scale: Scale,
  [title, definition]: readonly [string, string],
): Family => ({ pattern, base, scale, title, definition });

const BEYOND = 'beyond the mean of the table';

const fairness: readonly Family[] = [
  family('seat/*/advantage', 'seats', 'points', [
    'Seat *',
    `Points a deal of seat * ${BEYOND}. Each seat deals as often as any other.`,
  ]),
  family('place/*/advantage', 'seats', 'points', [
    '*',
    `Points a deal of the seat * places to the left of the dealer ${BEYOND}. Place 0 deals, place 1 is forehand.`,
  ]),
].map((each) => ({ ...each, isFairAtZero: true }));

const skill: readonly Family[] = [
  family('skill/advantage', 'skill/seats', 'points', [
    'What the stronger gains',
    `Points a deal of one seat with a stronger bot among weaker ones ${BEYOND}.`,
  ]),
  family('skill/ahead', 'skill/pairs', 'share', [
    'The stronger is ahead',
    'How often the seat with the stronger bot scores more in a deal than a seat with a weaker one; equal scores count half. 50 % is luck alone.',
  ]),
  family('skill/wins', 'skill/matches', 'share', [
    'The stronger wins',
    'The share of matches that the seat with the stronger bot wins; ties are divided. By luck alone it would be one by the number of players.',
  ]),
];

const roles: readonly Family[] = [
  family('bot/*/advantage', 'bot/*/seats', 'points', [
    'Bot *',
    `Points a deal of a seat with the bot * ${BEYOND}.`,
  ]),
  family('role/*/share', 'deals', 'number', [
    'Seats: *',
    'How many seats a deal are “*”. Deals that are not played count too.',
  ]),
  family('role/*/score', 'role/*/share', 'points', [
    'Score: *',
    'Points a deal of a seat that is “*”.',
  ]),
  family('role/*/advantage', 'role/*/seats', 'points', [
    'Advantage: *',
    `Points a deal of a seat that is “*” ${BEYOND}.`,
  ]),
];

const bonuses: readonly Family[] = [
  family('bonus/*/chosen', 'bonus/*/weight', 'points', [
    'Bonus: *',
    'What the rules pay for a trump of kind “*”.',
  ]),
  family('bonus/*/even', 'bonus/*/weight', 'points', [
    'Break-even bonus: *',
    'The bonus for a trump of kind “*” with which those who name it would score the mean of the table, if all were named and played as they were. With less they would name something else: vary the bonus to see that.',
  ]),
].map((each) => ({ ...each, isBySlope: true, isGiven: each.pattern.endsWith('chosen') }));

const contracts: readonly Family[] = [
  family('contract/made', 'contracts', 'share', [
    'Contracts made',
    'The share of contracts, or exact bids, that are made.',
  ]),
  family('contract/score', 'contracts', 'points', [
    'Score of a contract',
    'Points of the seat that promised, in deals with a contract.',
  ]),
  family('contract/bid', 'contracts', 'number', [
    'Size of bids',
    'The mean of the bids that became contracts.',
  ]),
  family('bid/*/share', 'contracts', 'share', ['Bid *', 'The share of contracts with a bid of *.']),
  family('bid/*/made', 'bid/*/share', 'share', [
    'Bid * made',
    'The share of bids of * that are made.',
  ]),
  family('bid/*/score', 'bid/*/share', 'points', [
    'Score of bid *',
    'Points of the seat that promised, in contracts of *.',
  ]),
  family('trump/*/share', 'contracts', 'share', [
    'Trump: *',
    'The share of contracts for which a trump of kind “*” is named.',
  ]),
  family('trump/*/made', 'trump/*/share', 'share', [
    'Trump * made',
    'The share of contracts with a trump of kind “*” that are made.',
  ]),
  family('trump/*/score', 'trump/*/share', 'points', [
    'Score with trump *',
    'Points of the declarer in contracts with a trump of kind “*”. It was chosen: hands differ.',
  ]),
  ...bonuses,
];

const deals: readonly Family[] = [
  family('ending/*/share', 'deals', 'share', ['Deals: *', 'The share of deals that end as “*”.']),
  family('clause/*/share', 'deals', 'share', [
    'Scored: *',
    'The share of deals in which clause * scores something for somebody.',
  ]),
  family('clause/*/points', 'clause/*/share', 'points', [
    'Points for *',
    'What clause * brings to all seats together in a deal in which it scores.',
  ]),
  family('use/*/times', 'deals', 'number', ['Use: *', 'How often a deal sees “*”.']),
  family('use/*/advantage', 'use/*/seats', 'points', [
    'Advantage: *',
    `Points a deal of a seat with “*” ${BEYOND}; of who does it twice, twice. It was chosen: hands differ.`,
  ]),
  family('deal/moves', 'deals', 'number', [
    'Moves a deal',
    'Decisions of players in a deal, forced ones included.',
  ]),
  family('deal/range', 'deals', 'points', [
    'Range of a deal',
    'The best score of a deal minus the worst: what is at stake in it.',
  ]),
  family('deal/settled', 'tricks', 'share', [
    'Settled after',
    'The part of the tricks of a deal after which it is clear what becomes of what was promised in it; of several promises the mean. Exact bids that are made are clear with the last trick. Where nothing is promised: after which nothing that counts is left.',
  ]),
  family('decision/mattered', 'decisions', 'share', [
    'Decisions that mattered',
    'The share of compared decisions whose best move is at least one point above the next, as the bot judges them.',
  ]),
];

const matches: readonly Family[] = [
  family('match/deals', 'matches', 'number', ['Deals a match', 'Deals until a match is over.']),
  family('match/moves', 'matches', 'number', ['Moves a match', 'Decisions until a match is over.']),
  family('match/undecided', 'matches', 'share', [
    'Undecided',
    'The share of matches that are not over after 400 deals.',
  ]),
  family('match/margin', 'matches', 'points', [
    'Margin',
    'The best total of a match minus the second best.',
  ]),
  family('match/leads', 'matches', 'number', [
    'Lead changes',
    'How often a match gets another sole leader than it had before.',
  ]),
  family('match/decided', 'match/deals', 'share', [
    'Decided after',
    'The part of a match after which its winner is never caught again: late is dramatic.',
  ]),
  family('match/comeback', 'matches', 'share', [
    'Comebacks',
    'The share of matches whose winner was last, or tied for it, at half-time.',
  ]),
  family('seat/*/wins', 'wins', 'share', [
    'Seat * wins',
    'The share of wins of seat *; ties are divided.',
  ]),
  family('place/*/wins', 'wins', 'share', [
    '* wins',
    'The share of wins of the seat * places to the left of the first dealer; ties are divided.',
  ]),
  family('bot/*/wins', 'bot/*/matches', 'share', [
    'Bot * wins',
    'The share of its matches that a seat with the bot * wins; ties are divided.',
  ]),
];

export const families: readonly Family[] = [
  ...fairness,
  ...skill,
  ...roles,
  ...contracts,
  ...deals,
  ...matches,
];
