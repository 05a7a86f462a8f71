// What games and bots are built from, beside the contract: cards as bits, orders, tricks, hidden hands. A program
// that only plays, records or replays needs none of it.
export { Cards, kindsIn } from './cards.ts';
export { Contest } from './contest/state.ts';
export { UNNAMED } from './contest/trumps.ts';
export { countBits, Deck, WORDS } from './deck.ts';
export { voidsOf, without } from './guess.ts';
export type { Sitting } from './look.ts';
export { Order } from './order.ts';
export { Sampler } from './sample.ts';
export { Tricks } from './tricks.ts';
