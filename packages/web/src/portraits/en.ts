/** What the bots are like, in a line each: their manner, not their strength. */
const tempers = {
  Ada: 'Calm as tea. Counts every card.',
  Ben: 'Bids with a laugh, and means it.',
  Cleo: 'Smiles before the trap closes.',
  Dario: 'Tells stories, forgets nothing.',
  Emi: 'Says little, sees much.',
  Finn: 'Has a theory for every trick.',
  Gala: 'Loves a bold last card.',
  Hugo: 'Has seen it all, and waits.',
  Ines: 'Plays fast and regrets nothing.',
  Jona: 'Says sorry, and takes the trick.',
};

export type Tempers = typeof tempers;
export default tempers;
