// Reproduces a shuffle from its seed, as docs/deals.md describes it. It shares no code with the engine,
// so that the two check each other.
//
//   node scripts/verify-deal.mjs [--match] SEED LABEL N [ENTROPY …]      e.g. … 4f1c…9a deal/0 60 0badcafe F
//   node scripts/verify-deal.mjs --record FILE
//
// ENTROPY is what players added to the deal, in the order of the record. Prints the cards 0 to N − 1 in the order in
// which they are dealt, and on standard error the commitment to the seed. With --match SEED was chosen for a whole
// match, and the deal's own is derived from it. With --record every deal of a record (docs/records.md) is dealt again and
// compared with it: the commitment, the hands, the stock, the card turned up.

import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readArguments, refuse } from './arguments.mjs';

const HELP = `node scripts/verify-deal.mjs [--match] SEED LABEL N [ENTROPY …]
node scripts/verify-deal.mjs --record FILE

Prints the cards 0 to N − 1 in the order in which they are dealt (docs/deals.md), or deals every
deal of a record again and compares them.

  SEED    64 hexadecimal digits
  LABEL   what is shuffled, such as deal/0
  N       how many cards, from 1 to 100000
  ENTROPY what players added to the deal, in the order of the record
  --match SEED was chosen for a whole match: that of deal/K is derived from it
  --record the record of a game with seeds, as the page exports it`;
const MOST = 100_000;

const { flags, words } = readArguments(HELP, {
  words: true,
  options: { match: { type: 'boolean' }, record: { type: 'string' } },
});
if (flags.record === undefined) printDeal(words);
else process.exitCode = checkRecord(flags.record) ? 0 : 1;

/** @param {string[]} words */
function printDeal([seed = '', label = '', size = '', ...entropy]) {
  const { match } = flags;
  const count = /^\d+$/.test(size) ? Number(size) : 0;
  if (!/^[0-9a-f]{64}$/i.test(seed)) refuse(`SEED is 64 hexadecimal digits, not "${seed}"`, HELP);
  if (label === '') refuse('LABEL is missing', HELP);
  const [, deal] = /^deal\/(\d+)$/.exec(label) ?? [];
  if (match && deal === undefined) refuse(`with --match LABEL is deal/K, not "${label}"`, HELP);
  if (count < 1 || count > MOST)
    refuse(`N is a whole number from 1 to ${MOST}, not "${size}"`, HELP);
  const wrong = entropy.find((text) => !/^[0-9a-f]{1,64}$/i.test(text));
  if (wrong !== undefined) refuse(`ENTROPY is 1 to 64 hexadecimal digits, not "${wrong}"`, HELP);
  const given = Buffer.from(seed, 'hex');
  const own = match ? derived(given, `seed/${deal}`) : given;
  const key = keyOf(own, entropy);
  if (match) console.error(`seed ${own.toString('hex')}`);
  console.error(`commitment ${commitmentTo(own)}`);
  if (entropy.length > 0) console.error(`dealt from ${key.toString('hex')}`);
  console.log(dealt(key, label, count).join(' '));
}

/**
 * What a deal is drawn from: its seed, or what follows from it and what players added.
 * @param {Buffer} seed
 * @param {readonly string[]} entropy
 */
function keyOf(seed, entropy) {
  return entropy.length > 0 ? derived(seed, `entropy/${entropy.join('/')}`) : seed;
}

/** @param {Buffer} seed */
function commitmentTo(seed) {
  return createHash('sha256').update(seed).digest('hex');
}

/**
 * @param {Buffer} from
 * @param {string} purpose
 */
function derived(from, purpose) {
  return createHmac('sha256', from).update(purpose).digest();
}

/**
 * @param {Buffer} key
 * @param {string} label
 * @returns {Generator<number, never>}
 */
function* wordsOf(key, label) {
  for (let block = 0n; ; block++) {
    const counter = Buffer.alloc(9);
    counter.writeBigUInt64BE(block, 1);
    const mac = createHmac('sha256', key).update(label, 'utf8').update(counter).digest();
    for (let at = 0; at < 32; at += 4) yield mac.readUInt32BE(at);
  }
}

/**
 * @param {Generator<number, never>} stream
 * @param {number} n
 */
function draw(stream, n) {
  const fair = n * Math.floor(0x1_0000_0000 / n);
  for (;;) {
    const word = stream.next().value;
    if (word < fair) return word % n;
  }
}

/**
 * So many cards in the order in which they are dealt.
 * @param {Buffer} key
 * @param {string} label
 * @param {number} count
 */
function dealt(key, label, count) {
  const stream = wordsOf(key, label);
  const deck = Array.from({ length: count }, (_, i) => i);
  for (let top = count - 1; top >= 1; top--) {
    const other = draw(stream, top + 1);
    [deck[top], deck[other]] = [deck[other], deck[top]];
  }
  return deck.reverse();
}

/**
 * @param {string} path
 * @returns {any}
 */
function readRecord(path) {
  try {
    const record = JSON.parse(readFileSync(path, 'utf8'));
    if (Array.isArray(record?.deals)) return record;
  } catch {
    // It is not there, or no JSON; what is wrong with it is for `overtrick check` to say.
  }
  return refuse(`FILE is the record of a game, and "${path}" is none`, HELP);
}

/** @param {string} path */
function checkRecord(path) {
  const record = readRecord(path);
  const problems = record.deals.flatMap((/** @type {any} */ deal, /** @type {number} */ number) => {
    const problem = problemIn(record, deal, number);
    return problem === undefined ? [] : [`deal ${number}: ${problem}`];
  });
  for (const problem of problems) console.log(problem);
  const count = record.deals.length === 1 ? '1 deal' : `${record.deals.length} deals`;
  if (problems.length === 0) console.log(`${count}, every one as promised`);
  return problems.length === 0;
}

/**
 * What is not as promised in a deal, if anything. What is drawn in the middle of a deal (Ninja Whist) is left out.
 * @param {any} record
 * @param {any} deal
 * @param {number} number
 * @returns {string | undefined}
 */
function problemIn({ game, players, options }, deal, number) {
  if (!/^[0-9a-f]{64}$/i.test(deal.seed ?? '')) return 'it has no seed';
  const seed = Buffer.from(deal.seed, 'hex');
  if (commitmentTo(seed) !== deal.commitment?.toLowerCase()) return 'its commitment was not kept';
  const pack = packOf(game, players, options);
  const cards = dealt(keyOf(seed, deal.entropy ?? []), `deal/${number}`, pack.length);
  const codes = cards.map((card) => pack[card]);
  const size = deal.hands[0].length;
  const hands = deal.hands.map((/** @type {string[]} */ _, /** @type {number} */ seat) =>
    codes.slice(seat * size, (seat + 1) * size),
  );
  if (!isSame(hands, deal.hands)) return 'its hands do not follow from its seed';
  const rest = codes.slice(players * size);
  if (deal.stock && !isSame([rest.slice(0, deal.stock.length)], [deal.stock])) {
    return 'its stock does not follow from its seed';
  }
  const turned = game === 'gamut' ? hands[deal.dealer].at(-1) : rest[0];
  const isTurned = deal.turnUp === undefined || deal.turnUp === null || deal.turnUp === turned;
  return isTurned ? undefined : 'the card turned up does not follow from its seed';
}

/**
 * Hands may be written in any order.
 * @param {string[][]} a
 * @param {string[][]} b
 */
function isSame(a, b) {
  return a.every((cards, i) => [...cards].sort().join() === [...b[i]].sort().join());
}

/**
 * The cards in play before the shuffle, as docs/deals.md lays them.
 * @param {string} game
 * @param {number} players
 * @param {any} options
 * @returns {string[]}
 */
function packOf(game, players, options) {
  /** @type {(suits: string[], ranks: string[], copies?: (rank: string) => number) => string[]} */
  const cards = (suits, ranks, copies = () => 1) =>
    suits.flatMap((suit) => ranks.flatMap((rank) => Array(copies(rank)).fill(suit + rank)));
  const upTo = (/** @type {number} */ last) => Array.from({ length: last }, (_, i) => `${i + 1}`);
  switch (game) {
    case 'mu': {
      const gone = players === 3 ? options.removedColours : [];
      const suits = [...'RBGYK'].filter((suit) => !gone.includes(suit));
      return cards(suits, [...'0123456789'], (rank) => ('17'.includes(rank) ? 2 : 1));
    }
    case 'mutwo':
      return cards([...'RBGYK'], upTo(12));
    case 'yamv': {
      const even = (/** @type {string} */ rank) => (Number(rank) % 2 === 0 ? 2 : 1);
      return [...cards([...'SHDC'], upTo(2 * players), even), 'JK', 'JK'];
    }
    case 'gamut':
      return cards([...'SHDC'], [...'789TJQKA']);
    default: {
      const ranks = ['A', ...upTo(10).slice(1), 'K'];
      return [...cards([...'WFNT'], ranks), 'AR', ...(options.lesserArcher ? ['LA'] : [])];
    }
  }
}
