/** What is said while cards are given, and while it goes round who stays. */
export const giving = {
  to: (name: string) => `to ${name}`,
  comes: 'one comes to you from each side',
  give: 'Give these two',
  swap: 'Swap',
  leads: (card: string) =>
    `You keep the ${card}, so you lead it. Give it away and its new holder leads.`,
  leadsAway: (card: string) => `You give the ${card} away: its new holder leads it.`,
};

export const folding = {
  trumps: 'Trumps, highest first',
  mine: (n: number, of: number) => `${n} of ${of} are yours`,
};

export type GivingWords = typeof giving;
export type FoldingWords = typeof folding;
