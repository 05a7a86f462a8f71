// Reproduces a shuffle from its seed, as docs/deals.md describes it. It shares no code with the engine,
// so that the two check each other.
//
//   node scripts/verify-deal.mjs [--match] SEED LABEL N [ENTROPY …]      e.g. … 4f1c…9a deal/0 60 0badcafe F
//
// ENTROPY is what players added to the deal, in the order of the record. Prints the cards 0 to N − 1 in the order in
// which they are dealt, and on standard error the commitment to the seed. With --match SEED was chosen for a whole
// match, and the deal's own is derived from it.

import { createHash, createHmac } from 'node:crypto';
import { readArguments, refuse } from './arguments.mjs';

const HELP = `node scripts/verify-deal.mjs [--match] SEED LABEL N [ENTROPY …]

Prints the cards 0 to N − 1 in the order in which they are dealt (docs/deals.md).

  SEED    64 hexadecimal digits
  LABEL   what is shuffled, such as deal/0
  N       how many cards, from 1 to 100000
  ENTROPY what players added to the deal, in the order of the record
  --match SEED was chosen for a whole match: that of deal/K is derived from it`;
const MOST = 100_000;

const {
  flags: { match },
  words: [seed = '', label = '', size = '', ...entropy],
} = readArguments(HELP, { words: true, options: { match: { type: 'boolean' } } });
const count = /^\d+$/.test(size) ? Number(size) : 0;
if (!/^[0-9a-f]{64}$/i.test(seed)) refuse(`SEED is 64 hexadecimal digits, not "${seed}"`, HELP);
if (label === '') refuse('LABEL is missing', HELP);
const [, deal] = /^deal\/(\d+)$/.exec(label) ?? [];
if (match && deal === undefined) refuse(`with --match LABEL is deal/K, not "${label}"`, HELP);
if (count < 1 || count > MOST) refuse(`N is a whole number from 1 to ${MOST}, not "${size}"`, HELP);
const wrong = entropy.find((text) => !/^[0-9a-f]{1,64}$/i.test(text));
if (wrong !== undefined) refuse(`ENTROPY is 1 to 64 hexadecimal digits, not "${wrong}"`, HELP);

const given = Buffer.from(seed, 'hex');
const own = match ? derived(given, `seed/${deal}`) : given;
const key = entropy.length > 0 ? derived(own, `entropy/${entropy.join('/')}`) : own;

/**
 * @param {Buffer} from
 * @param {string} purpose
 */
function derived(from, purpose) {
  return createHmac('sha256', from).update(purpose).digest();
}

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

if (match) console.error(`seed ${own.toString('hex')}`);
console.error(`commitment ${createHash('sha256').update(own).digest('hex')}`);
if (entropy.length > 0) console.error(`dealt from ${key.toString('hex')}`);
console.log(deck.reverse().join(' '));
