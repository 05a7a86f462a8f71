// Reproduces a shuffle from its seed, as docs/deals.md describes it. It shares no code with the engine,
// so that the two check each other.
//
//   node scripts/verify-deal.mjs SEED LABEL N      e.g. … 4f1c…9a deal/0 60
//
// Prints the cards 0 to N − 1 in the order in which they are dealt, and on standard error the commitment to the seed.

import { createHash, createHmac } from 'node:crypto';
import { readArguments, refuse } from './arguments.mjs';

const HELP = `node scripts/verify-deal.mjs SEED LABEL N

Prints the cards 0 to N − 1 in the order in which they are dealt (docs/deals.md).

  SEED    64 hexadecimal digits
  LABEL   what is shuffled, such as deal/0
  N       how many cards, from 1 to 100000`;
const MOST = 100_000;

const {
  words: [seed = '', label = '', size = '', ...more],
} = readArguments(HELP, { words: true });
const count = /^\d+$/.test(size) ? Number(size) : 0;
if (!/^[0-9a-f]{64}$/i.test(seed)) refuse(`SEED is 64 hexadecimal digits, not "${seed}"`, HELP);
if (label === '') refuse('LABEL is missing', HELP);
if (count < 1 || count > MOST) refuse(`N is a whole number from 1 to ${MOST}, not "${size}"`, HELP);
if (more.length > 0) refuse(`"${more[0]}" is one word too many`, HELP);

const key = Buffer.from(seed, 'hex');

/** @returns {Generator<number, never>} */
function* words() {
  for (let block = 0n; ; block++) {
    const counter = Buffer.alloc(9);
    counter.writeBigUInt64BE(block, 1);
    const mac = createHmac('sha256', key).update(label, 'utf8').update(counter).digest();
    for (let at = 0; at < 32; at += 4) yield mac.readUInt32BE(at);
  }
}

const stream = words();

/** @param {number} n */
function draw(n) {
  const fair = n * Math.floor(0x1_0000_0000 / n);
  for (;;) {
    const word = stream.next().value;
    if (word < fair) return word % n;
  }
}

const deck = Array.from({ length: count }, (_, i) => i);
for (let top = count - 1; top >= 1; top--) {
  const other = draw(top + 1);
  [deck[top], deck[other]] = [deck[other], deck[top]];
}

console.error(`commitment ${createHash('sha256').update(key).digest('hex')}`);
console.log(deck.reverse().join(' '));
