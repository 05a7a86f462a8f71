import { readFileSync } from 'node:fs';
import { games } from '@overtrick/engine';
import { judged } from '@overtrick/table/links';
import { describe, expect, test } from 'vitest';
import { fileWith, overtrick } from '../../test/terminal.ts';

const corpus = new URL('../../../table/test/links.json', import.meta.url);
const [{ code }, { code: small }] = JSON.parse(readFileSync(corpus, 'utf8'));
const link = `https://cards.example/#/shared/${code}`;

async function record() {
  const found = await judged(code, games);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

describe('replay', () => {
  test('tells every move of a link or a file, in words or as objects', async () => {
    const { deals } = await record();
    const file = fileWith(JSON.stringify(await record()), 'game.json');
    const words = await overtrick(['replay', file]);
    expect(words.out.trim().split('\n')).toHaveLength(deals[0].moves.length);
    const { out, code: ended } = await overtrick(['replay', link, '--json']);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(ended).toBe(0);
    expect(lines.map(({ seat, made }) => ({ seat, ...made }))).toEqual(deals[0].moves);
    expect(lines.at(-1)).toMatchObject({ deal: 0, says: [expect.any(String), expect.any(String)] });
  });

  test('refuses what breaks a rule with place and clause, and what cannot be read', async () => {
    const game = await record();
    const [deal] = game.deals;
    const moves = [
      { ...deal.moves[0], seat: (deal.moves[0].seat + 1) % 5 },
      ...deal.moves.slice(1),
    ];
    const file = fileWith(JSON.stringify({ ...game, deals: [{ ...deal, moves }] }), 'broken.json');
    const broken = await overtrick(['replay', file]);
    expect([broken.code, broken.err]).toEqual([
      1,
      expect.stringMatching(/deal 0, move 0: .*\(mu\/\d/),
    ]);
    expect((await overtrick(['replay', 'no-such-file.json'])).code).toBe(2);
    expect((await overtrick(['replay', link.slice(0, -40)])).err).toMatch(/cut off/);
  });
});

describe('analyse', () => {
  test('gives every decision of a seat a verdict with its interval, the same for the same game', async () => {
    const ask = ['analyse', link, '--deal', '0', '--seat', '1', '--worlds', '20', '--json'];
    const first = await overtrick(ask);
    const lines = first.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const { deals } = await record();
    for (const { move, seat, made, loss, choices, worlds } of lines) {
      expect(deals[0].moves[move]).toEqual(made);
      expect([seat, worlds, loss.worlds]).toEqual([1, 20, 20]);
      expect(loss.spread).toBeGreaterThanOrEqual(0);
      expect(choices.length).toBeGreaterThan(1);
    }
    expect((await overtrick(ask)).out).toBe(first.out);
  });

  test('knows nothing that the seat could not know: with other cards in hidden hands it says the same', async () => {
    const game = await record();
    const [deal] = game.deals;
    const first = deal.moves.findIndex(({ type }) => type === 'play');
    // Up to the first card nobody has shown these: they may as well have been dealt the other way round.
    const shown = new Set(deal.moves.slice(0, first).flatMap(({ cards }) => cards ?? []));
    const hidden = (seat: number) => deal.hands[seat].find((card) => !shown.has(card)) ?? '';
    const [a, b] = [hidden(2), hidden(3)];
    const swap = (card: string) => (card === a ? b : card === b ? a : card);
    const hands = deal.hands.map((hand, seat) =>
      seat === 2 || seat === 3 ? hand.map(swap) : hand,
    );
    const cut = { ...deal, moves: deal.moves.slice(0, first), tricks: [], scores: [], totals: [] };
    const verdicts = async (twin: object) => {
      const file = fileWith(JSON.stringify({ ...game, deals: [twin], winners: [] }), 'twin.json');
      return overtrick(['analyse', file, '--seat', '1', '--worlds', '20', '--json']);
    };
    const [one, other] = [await verdicts(cut), await verdicts({ ...cut, hands })];
    expect(one.out.length).toBeGreaterThan(0);
    expect(other).toEqual(one);
  });
});

describe('analyse --open', () => {
  test('tells what could have been taken with all cards open, and how', async () => {
    const three = `https://cards.example/#/shared/${small}`;
    const ask = ['analyse', three, '--deal', '0', '--open', '--json'];
    const { out, code: ended } = await overtrick(ask);
    expect(ended).toBe(0);
    const last = JSON.parse(out.trim().split('\n').at(-1) ?? '');
    expect(last).toMatchObject({ isSolved: true, deal: 0, sides: { could: last.took } });
    expect(last.line.length).toBeGreaterThan(0);
  });
});
