// Reproduces a simulation's deal from what its record says, as docs/deals.md describes it under `quick/1`. It
// shares no code with the engine, so that the two check each other.
//
//   node scripts/quick-deal.mjs SEED MATCH DEAL PLAYERS N      e.g. … 4f1c…9a 17 0 5 60
//
// Prints the cards 0 to N − 1 in the order in which they are dealt; for deal 0 also the first dealer, on standard error.

import { createHash } from 'node:crypto';
import { readArguments, refuse } from './arguments.mjs';

const HELP = `node scripts/quick-deal.mjs SEED MATCH DEAL PLAYERS N

Prints the cards 0 to N − 1 in the order in which a simulation deals them (docs/deals.md).

  SEED      64 hexadecimal digits, as in the meta of the record
  MATCH     which match of the simulation, from 0
  DEAL      which deal of the match, from 0
  PLAYERS   how many play
  N         how many cards, from 1 to 1000`;

const {
  words: [seed = '', ...numbers],
} = readArguments(HELP, { words: true });
const [match, deal, players, count] = numbers.map((text) => (/^\d{1,9}$/.test(text) ? +text : -1));
const isRight = numbers.length === 4 && match >= 0 && deal >= 0 && players >= 1 && count >= 1;
if (!/^[0-9a-f]{64}$/i.test(seed)) refuse(`SEED is 64 hexadecimal digits, not "${seed}"`, HELP);
if (!isRight || count > 1000) refuse(`"${numbers.join(' ')}" are not the numbers asked for`, HELP);

const place = Buffer.alloc(12);
place.writeBigUInt64BE(BigInt(match));
place.writeUInt32BE(deal, 8);
const start = Buffer.concat([Buffer.from('quick/1'), Buffer.from(seed, 'hex'), place]);
const digest = createHash('sha256').update(start).digest();
let [a, b, c, d] = [0, 4, 8, 12].map((at) => BigInt(digest.readUInt32BE(at)));

const WORDS = 2n ** 32n;
/** @param {bigint} n */
const low = (n) => n % WORDS;

function next() {
  const word = low(a + b + d);
  a = b ^ (b >> 9n);
  b = low(c + (c << 3n));
  c = low((low(c << 21n) | (c >> 11n)) + word);
  d = low(d + 1n);
  return word;
}

/** @param {number} below */
function draw(below) {
  const n = BigInt(below);
  for (;;) {
    const product = next() * n;
    if (low(product) >= WORDS % n) return Number(product / WORDS);
  }
}

if (deal === 0) console.error(`first dealer ${draw(players)}`);
const deck = Array.from({ length: count }, (_, i) => i);
for (let top = count - 1; top >= 1; top--) {
  const other = draw(top + 1);
  [deck[top], deck[other]] = [deck[other], deck[top]];
}
console.log(deck.reverse().join(' '));
