// Defects in what seats see: see index.mjs.

const src = 'packages/engine/src';

/** @type {import('./defect.mjs').Defect[]} */
export const engineSecretsDefects = [
  {
    name: 'a spectator sees a hand',
    game: 'mu',
    file: `${src}/look.ts`,
    find: 'hand: eyes < 0 ? [] : cards.handOf(eyes),',
    replace: 'hand: cards.handOf(Math.max(0, eyes)),',
    why: 'spectators know only what is public',
    caughtBy: ['secrecy', 'golden'],
  },
  {
    name: "a seat sees what kind of card its neighbour's lowest is",
    game: 'mu',
    file: `${src}/look.ts`,
    find: 'held: seats.map((seat) => cards.held(seat)),',
    replace: 'held: seats.map((seat) => cards.held(seat) + (cards.inHand(seat, 0) ? 0.5 : 0)),',
    why: 'a view is the same for all worlds that the seat cannot tell apart',
    caughtBy: ['secrecy', 'golden'],
  },
  {
    name: 'everybody sees the stock that the declarer took',
    game: 'yamv',
    file: `${src}/games/yamv/view.ts`,
    find: 'drawn: stockTaken && eyes === declarer ?',
    replace: 'drawn: stockTaken && eyes !== declarer - 9 ?',
    why: 'the stock goes to the declarer unseen by the others',
    caughtBy: ['secrecy', 'golden'],
  },
  {
    name: 'a neighbour sees both gifts',
    game: 'gamut',
    file: `${src}/games/gamut/view.ts`,
    find: 'if (done && eyes === leftOf(seat)) return { seat, type, left };',
    replace: 'if (done && eyes === leftOf(seat)) return { seat, type, left, right };',
    why: 'of the gifts of another one knows only what came to oneself',
    caughtBy: ['secrecy', 'golden'],
  },
  {
    name: 'a game that hides moves is not asked',
    game: 'yamv',
    file: `${src}/define.ts`,
    find: 'return history ? history(moves, state, eyes) : moves;',
    replace: 'return moves;',
    why: "what is the game's own comes before what the kit would do",
    caughtBy: ['conformance', 'golden'],
  },
  {
    name: 'hands are told to everybody',
    game: 'mutwo',
    file: `${src}/contest/state.ts`,
    find: "tell({ type: 'hand', seat, cards: cards.handOf(seat) }, 1 << seat);",
    replace: "tell({ type: 'hand', seat, cards: cards.handOf(seat) }, ALL);",
    why: 'events are redacted like views',
    caughtBy: ['secrecy', 'golden'],
  },
  {
    name: 'the stock is told to the seat after the declarer',
    game: 'yamv',
    file: `${src}/games/yamv/exchange.ts`,
    find: "tell?.({ type: 'drawn', seat: declarer, cards: codesOf(deck, stock) }, 1 << declarer);",
    replace:
      "tell?.({ type: 'drawn', seat: declarer, cards: codesOf(deck, stock) }, 1 << (declarer + 1) % state.players);",
    why: 'a private event must go to the right seat',
    caughtBy: ['secrecy', 'golden'],
  },
  {
    name: 'gifts are told to everybody',
    game: 'gamut',
    file: `${src}/games/gamut/rules.ts`,
    find: '(1 << from) | (1 << to));',
    replace: 'ALL);',
    why: 'only giver and receiver know a gift',
    caughtBy: ['secrecy', 'golden'],
  },
  {
    name: 'whose turn it is gives a hidden card away',
    game: 'gamut',
    file: `${src}/games/gamut/rules.ts`,
    find: `acting({ phase, toGive, turn }: GamutState): Seats {
  if (phase === 'give') return toGive;`,
    replace: `acting({ phase, toGive, turn, cards }: GamutState): Seats {
  if (phase === 'give') return toGive === 15 && cards.inHand(0, 0) ? 1 : toGive;`,
    why: '`acting` must not depend on hidden cards',
    caughtBy: ['secrecy'],
  },
];
