/** What is said while a trump is named and a partner picked. */
export const naming = {
  both: 'Choose a partner and a trump',
  trump: 'Name your trump',
  partner: 'Tap your partner',
  name: (trump: string) => `name ${trump}`,
  playWith: (who: string) => `play with ${who}`,
  ifNamed: (trump: string) => `If you name ${trump}`,
  could: 'You could name',
  missing: { trump: 'pick a trump', partner: 'pick a partner' },
  noBonus: 'no bonus',
  onlyBid: 'for the bid, no bonus',
  bonusAndBid: 'bonus + bid',
  sum: (bonus: number, bid: number) => `${bonus} + ${bid}`,
  none: 'none',
  /** "80 for no trump + 70 for the bid, each if made". */
  ifMade: (bonus: number, bid: number, trump: string) =>
    `${bonus > 0 ? `${bonus} for ${trump} + ` : ''}${bid} for the bid, each if made`,
  ifFailed: 'each if it fails',
  counted: (mine: number, all: number) => `${mine} of ${all}`,
  where: (shown: number, hand: number) => `${shown} shown, ${hand} in hand`,
  noMajor: (other: string) => `Without a trump of yours only these are trumps: ${other}.`,
  noTrump: 'The highest card of the suit led wins.',
  places: { mine: 'yours', shown: 'face up', unseen: 'unseen' },
  pick: 'pick',
  picked: 'partner',
  barred: 'not with you',
  pickSaid: (who: string) => `Pick ${who} as your partner`,
  pickedSaid: (who: string) => `${who}, your partner; pick again to take back`,
  barredSaid: (who: string) => `${who} is against you and cannot be your partner`,
};

export type NamingWords = typeof naming;
