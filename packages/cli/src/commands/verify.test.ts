import {
  commitment,
  drawnFrom,
  FastRandom,
  firstSeat,
  type Game,
  type GameRecord,
  game as gameOf,
  openMatch,
  recordDeal,
  recordGame,
  resolveOptions,
  StreamRandom,
  seedFromText,
  settle,
} from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { fileWith, overtrick } from '../../test/terminal.ts';

const mu = gameOf('mu') as Game;
const SEED = seedFromText('a table');
const ENTROPY = ['0badcafe', 'F'];

/** One finished deal of Mü, dealt as at a table with friends. */
function record(): GameRecord {
  const options = resolveOptions(mu, 4);
  if (!options.ok) throw new Error(options.error);
  const dealer = new StreamRandom(SEED, 'dealer').below(4);
  const match = openMatch(mu, 4, options.value, dealer);
  const state = mu.deal(match.setup, new StreamRandom(drawnFrom(SEED, ENTROPY), 'deal/0'));
  const random = new FastRandom(1);
  while (mu.acting(state) !== 0) {
    const seat = firstSeat(mu.acting(state));
    mu.apply(state, seat, mu.atRandom(state, seat, random), random);
  }
  const deal = recordDeal(mu, match, state);
  const sealed = { ...deal, seed: SEED, commitment: commitment(SEED), entropy: ENTROPY };
  return recordGame(mu, settle(mu, match, state), [sealed]);
}

async function verify(value: unknown, ...more: string[]) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const { code, out, err } = await overtrick(['verify', fileWith(text, 'game.json'), ...more]);
  return { code, out, err };
}

describe('overtrick verify', () => {
  test('says of every deal that its commitment was kept and its cards follow', async () => {
    const { code, out } = await verify(record());
    expect(out).toContain(`deal 0: commitment ${commitment(SEED)} kept`);
    expect(out).toContain('what players added (2)');
    expect(out).toContain('1 deal, every one as promised.');
    expect(code).toBe(0);
  });

  const spoilt: readonly [string, (deal: GameRecord['deals'][number]) => object, RegExp][] = [
    ['another seed', () => ({ seed: seedFromText('other') }), /commitment is not the SHA-256/],
    ['other entropy', () => ({ entropy: ['1'] }), /does not follow from its seed/],
    ['no seed', () => ({ seed: undefined, commitment: undefined, entropy: undefined }), /no seed/],
    ['no commitment', () => ({ commitment: undefined }), /nothing was committed to/],
  ];

  test.each(spoilt)('notices %s', async (_, spoil, words) => {
    const whole = record();
    const [deal] = whole.deals;
    const { code, out } = await verify({ ...whole, deals: [{ ...deal, ...spoil(deal) }] });
    expect(out).toMatch(words);
    expect(code).toBe(1);
  });

  test('holds it against what somebody has noted before the deal', async () => {
    expect((await verify(record(), '--kept', commitment(SEED).toUpperCase())).code).toBe(0);
    const { code, out } = await verify(record(), '--kept', 'ab'.repeat(32));
    expect(out).toMatch(/not the one committed to/);
    expect(code).toBe(1);
  });

  test('says what cannot be read', async () => {
    const { code, err } = await verify('Dear Ada');
    expect(err).toMatch(/cannot read .*JSON/);
    expect(code).toBe(2);
    expect((await overtrick(['verify', '/nowhere/at/all'])).code).toBe(2);
  });
});
