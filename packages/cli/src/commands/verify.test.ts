import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  commitment,
  drawnFrom,
  FastRandom,
  firstSeat,
  type Game,
  type GameRecord,
  game as gameOf,
  games,
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

const run = promisify(execFile);
const script = fileURLToPath(new URL('../../../../scripts/verify-deal.mjs', import.meta.url));
const mu = gameOf('mu') as Game;
const SEED = seedFromText('a table');
const ENTROPY = ['0badcafe', 'F'];

/** One finished deal, dealt as at a table with friends. */
function record(game = mu): GameRecord {
  const options = resolveOptions(game, 4);
  if (!options.ok) throw new Error(options.error);
  const dealer = new StreamRandom(SEED, 'dealer').below(4);
  const match = openMatch(game, 4, options.value, dealer);
  const drawn = new StreamRandom(drawnFrom(SEED, ENTROPY), 'deal/0');
  const state = game.deal(match.setup, drawn);
  const choice = new FastRandom(1);
  while (game.acting(state) !== 0) {
    const seat = firstSeat(game.acting(state));
    game.apply(state, seat, game.atRandom(state, seat, choice), drawn);
  }
  const deal = recordDeal(game, match, state);
  const sealed = { ...deal, seed: SEED, commitment: commitment(SEED), entropy: ENTROPY };
  return recordGame(game, settle(game, match, state), [sealed]);
}

async function verify(value: unknown, ...more: string[]) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const { code, out, err } = await overtrick(['verify', fileWith(text, 'game.json'), ...more]);
  return { code, out, err };
}

describe('overtrick verify', () => {
  test('says of every deal that its commitment was kept and its cards follow', async () => {
    const { code, out } = await verify(record());
    expect(out).toContain(`deal 1: commitment ${commitment(SEED)} kept`);
    expect(out).toContain('from the seed and from 2 texts that players added');
    expect(out).toContain('1 deal, every one as promised.');
    expect(code).toBe(0);
  });

  const spoilt: readonly [string, (deal: GameRecord['deals'][number]) => object, RegExp][] = [
    ['another seed', () => ({ seed: seedFromText('other') }), /commitment is not the SHA-256/],
    ['other entropy', () => ({ entropy: ['1'] }), /do not follow from its seed/],
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
    expect(err).toMatch(/cannot read .*: it is not JSON, and so no record/);
    expect(code).toBe(2);
    expect((await overtrick(['verify', '/nowhere/at/all'])).code).toBe(2);
    const letter = await verify({ dear: 'Ada' });
    expect(letter.err).toMatch(/cannot read .*: it is no record of a game/);
    expect(letter.code).toBe(2);
  });
});

describe.each(games)('$title', (game) => {
  test('is dealt again alike by a verifier that shares no code with it', async () => {
    const whole = record(game);
    const again = (value: object) =>
      run(process.execPath, [script, '--record', fileWith(JSON.stringify(value), 'game.json')]);
    expect((await again(whole)).stdout).toContain('1 deal');
    expect((await verify(whole)).code).toBe(0);
    const [deal] = whole.deals;
    const [first, second, ...rest] = deal.hands;
    const swapped = { ...whole, deals: [{ ...deal, hands: [second, first, ...rest] }] };
    await expect(again(swapped)).rejects.toMatchObject({ code: 1 });
    expect(await verify(swapped)).toMatchObject({
      code: 1,
      out: expect.stringContaining('deal 1: its hands do not follow from its seed'),
    });
  });
});
