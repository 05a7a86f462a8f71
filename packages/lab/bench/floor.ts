// The floor: the tightest random playout of a plain trump game that we know how to write in this language.
// Four players, 32 cards, eight each; a random trump; follow suit if you can, else play anything; the highest
// trump, or else the highest card of the led suit, takes the trick and leads to the next; a trick scores 1.
// The engine's playouts are measured as multiples of it, so that the numbers mean the same on any machine.
//
// A card is suit × 8 + rank. Each hand is a 32-bit mask, one byte a suit, to follow from, and eight entries
// of the deck, those still held first, to lead and discard from. There is no allocation, and no branch on a
// card, which the processor could not predict. What any other file would write once is written out at each
// place on purpose: as functions it costs a third more. floor.test.ts replays it all in a naive way.

const SEATS = 4;
const HAND = 8;
const CARDS = SEATS * HAND;

/** For each set of ranks, how many there are. */
const sizes = new Uint8Array(256);
/** For each set of ranks and each k, the k-th lowest rank: at ranks × 8 + k. */
const nth = new Uint8Array(256 * 8);
/** What a card is worth to the trick, times 4, at trump × 128 + led suit × 32 + card. */
const strength = new Uint8Array(4 * 4 * CARDS);

for (let ranks = 0; ranks < 256; ranks++) {
  for (let rank = 0; rank < 8; rank++) {
    if (ranks & (1 << rank)) nth[ranks * 8 + sizes[ranks]++] = rank;
  }
}
for (let at = 0; at < strength.length; at++) {
  const suit = (at >> 3) & 3;
  const rank = at & 7;
  if (suit === at >> 7) strength[at] = (16 + rank) * 4;
  else if (suit === ((at >> 5) & 3)) strength[at] = (8 + rank) * 4;
}

/** The cards of seat s are at 8 × s and on. */
const deck = new Uint8Array(CARDS);
/** Where in the deck each card is. */
const place = new Uint8Array(CARDS);
const hands = new Int32Array(SEATS);
/** Of the generator, between deals. */
const state = new Int32Array(4);

export function floor(deals: number, seed: number): { moves: number; checksum: number } {
  for (let i = 0; i < CARDS; i++) deck[i] = i;
  state.set([seed, 0x9e3779b9, 0x243f6a88, 1]);
  play(0, 0); // stirs the generator: small seeds start alike
  let checksum = 0;
  for (let deal = 0; deal < deals; deal++) checksum = play(deal & 3, checksum);
  return { moves: deals * CARDS, checksum };
}

/**
 * One deal; goes on with the checksum of the last. The generator is sfc32, its state in a, b, c and d.
 * Draws skip no words: the bias is below 2^-24.
 */
function play(dealer: number, sum: number): number {
  let a = state[0];
  let b = state[1];
  let c = state[2];
  let d = state[3];
  let word = 0;
  let mask = 0;
  // The last eight places need no draw: what is left over is the hand of seat 0.
  for (let i = CARDS - 1; i >= HAND; i--) {
    word = (((a + b) | 0) + d) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    d = (d + 1) | 0;
    const j = Math.imul(word >>> 5, i + 1) >>> 27;
    const card = deck[j];
    deck[j] = deck[i];
    deck[i] = card;
    place[card] = i;
    mask |= 1 << card;
    if ((i & 7) === 0) {
      hands[i >> 3] = mask;
      mask = 0;
    }
  }
  hands[0] = ~(hands[1] | hands[2] | hands[3]);
  for (let i = 0; i < HAND; i++) place[deck[i]] = i;

  const trump = (word & 3) << 7; // the draw above used the other bits
  let leader = dealer;
  let score = 0;
  let checksum = sum;
  for (let held = HAND; held > 0; held--) {
    word = (((a + b) | 0) + d) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    d = (d + 1) | 0;
    const first = leader << 3;
    const spot = first + (Math.imul(word >>> 4, held) >>> 28);
    const card = deck[spot];
    const last = deck[first + held - 1];
    deck[spot] = last;
    deck[first + held - 1] = card;
    place[last] = spot;
    hands[leader] ^= 1 << card;
    const led = card & 24;
    const row = trump | (led << 2);
    let best = strength[row | card] | leader;
    {
      word = (((a + b) | 0) + d) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + word) | 0;
      d = (d + 1) | 0;
      const seat = (leader + 1) & 3;
      const first = seat << 3;
      const ranks = (hands[seat] >>> led) & 255;
      const isVoid = (ranks - 1) >> 31;
      const k = Math.imul(word >>> 4, sizes[ranks] | (held & isVoid)) >>> 28;
      const follow = led | nth[(ranks << 3) | k];
      const card = follow ^ ((follow ^ deck[first + k]) & isVoid);
      const spot = place[card];
      const last = deck[first + held - 1];
      deck[spot] = last;
      deck[first + held - 1] = card;
      place[last] = spot;
      hands[seat] ^= 1 << card;
      const behind = best - (strength[row | card] | seat);
      best -= behind & (behind >> 31);
    }
    {
      word = (((a + b) | 0) + d) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + word) | 0;
      d = (d + 1) | 0;
      const seat = (leader + 2) & 3;
      const first = seat << 3;
      const ranks = (hands[seat] >>> led) & 255;
      const isVoid = (ranks - 1) >> 31;
      const k = Math.imul(word >>> 4, sizes[ranks] | (held & isVoid)) >>> 28;
      const follow = led | nth[(ranks << 3) | k];
      const card = follow ^ ((follow ^ deck[first + k]) & isVoid);
      const spot = place[card];
      const last = deck[first + held - 1];
      deck[spot] = last;
      deck[first + held - 1] = card;
      place[last] = spot;
      hands[seat] ^= 1 << card;
      const behind = best - (strength[row | card] | seat);
      best -= behind & (behind >> 31);
    }
    {
      word = (((a + b) | 0) + d) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + word) | 0;
      d = (d + 1) | 0;
      const seat = (leader + 3) & 3;
      const first = seat << 3;
      const ranks = (hands[seat] >>> led) & 255;
      const isVoid = (ranks - 1) >> 31;
      const k = Math.imul(word >>> 4, sizes[ranks] | (held & isVoid)) >>> 28;
      const follow = led | nth[(ranks << 3) | k];
      const card = follow ^ ((follow ^ deck[first + k]) & isVoid);
      const spot = place[card];
      const last = deck[first + held - 1];
      deck[spot] = last;
      deck[first + held - 1] = card;
      place[last] = spot;
      hands[seat] ^= 1 << card;
      const behind = best - (strength[row | card] | seat);
      best -= behind & (behind >> 31);
    }
    leader = best & 3;
    score += 1 << (leader << 3);
    checksum = (Math.imul(checksum, 31) + best) | 0;
  }
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = d;
  return (Math.imul(checksum, 31) + score) | 0;
}
