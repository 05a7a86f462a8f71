/** What is said while cards are given, stayed for or folded, and a contract is chosen. */
export const giving = {
  left: (name: string) => `A card for ${name}, on your left`,
  right: (name: string) => `And one for ${name}, on your right`,
  both: 'One left, one right',
  given: (card: string, name: string) => `${card} to ${name}`,
  to: (name: string) => `to ${name}`,
  comes: 'one comes to you from each side',
  give: 'Give these two',
  swap: 'Swap',
  leads: (card: string) =>
    `You keep the ${card}, so you lead it. Give it away and its new holder leads.`,
  leadsAway: (card: string) => `You give the ${card} away: its new holder leads it.`,
};

export const folding = {
  stayFor: (trick: number, none: number) => `${trick} a trick, −${none} without one`,
  foldFor: 'out, score 0',
  trumps: 'Trumps, highest first',
  mine: (n: number, of: number) => `${n} of ${of} are yours`,
};

export const choosing = {
  hearts: 'take no hearts, nor the queen of spades',
  spades: 'two teams, bid your tricks',
  clubs: 'play for tricks, or fold',
};

export type GivingWords = typeof giving;
export type FoldingWords = typeof folding;
