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
    const told = words.out.trim().split('\n');
    expect(told).toHaveLength(1 + deals[0].moves.length + 1);
    expect(told[0]).toBe('Deal 0');
    const [score] = deals[0].scores;
    expect(told.at(-1)).toMatch(new RegExp(`^Scores: .*: ${score} \\(${score} in all\\), `));
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

interface Planted {
  readonly about: string;
  readonly game: string;
  /** The first, unless it is said. */
  readonly deal?: number;
  readonly move: number;
  readonly seat: number;
  readonly code: string;
}

/** Planted blunders of all games, in deals that were played to their end; in Ninja Whist with those before them. */
const planted: readonly Planted[] = JSON.parse(
  readFileSync(new URL('../../../table/test/blunders.json', import.meta.url), 'utf8'),
);
const plantedIn = (game: string) => planted.filter((each) => each.game === game);
const kinds = [...new Set(planted.map(({ game }) => game))];

/** What is said of a planted blunder, line by line. */
async function saidOf({ deal = 0, move, seat, code: text }: Planted): Promise<string[]> {
  const shared = `https://cards.example/#/shared/${text}`;
  const which = ['--deal', deal, '--move', move, '--seat', seat].map(String);
  return (await overtrick(['analyse', shared, ...which, '--worlds', '100'])).out.split('\n');
}

describe('analyse', () => {
  test.each(kinds)('finds, names and explains a planted blunder: %s', async (game) => {
    const [blunder] = plantedIn(game);
    const { deal = 0, move, seat } = blunder;
    const [found, better, ...rest] = await saidOf(blunder);
    expect(found).toMatch(
      new RegExp(`^deal ${deal}, move ${move}, seat ${seat}: .+  ▼+ costs [\\d.]+ points`),
    );
    expect(found).toMatch(/\([\d.]+ to [\d.]+, in 100 likely deals\)$/);
    expect(better).toMatch(/^ {2}better: .+\. .+\.$/);
    expect(rest.join('\n')).toMatch(
      /it fails in \d+ of 100 likely deals.*\n.*fails for example here \(costs [\d.]+\): seat 0 .+\n1 decision .+ 1 marked \(what surely loses more than [\d.]+ points\)/,
    );
  });

  test.runIf(process.env.OVERTRICK_LONG === 'yes')(
    'finds all planted blunders but one at most, in every game',
    async () => {
      for (const game of kinds) {
        const said = await Promise.all(plantedIn(game).map(saidOf));
        expect(said.filter(([first]) => !first.includes('▼')).length).toBeLessThanOrEqual(1);
      }
    },
  );

  /** Every decision of a seat, and what became of its deal. */
  const ask = ['analyse', link, '--deal', '0', '--seat', '2', '--worlds', '20'];
  const told = overtrick([...ask, '--json']);
  const linesOf = (out: string) =>
    out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

  test('gives every decision of a seat a verdict with its interval', async () => {
    const { deals } = await record();
    const decisions = linesOf((await told).out).slice(0, -1);
    expect(decisions.length).toBeGreaterThan(9);
    for (const { move, seat, made, loss, choices, worlds } of decisions) {
      expect(deals[0].moves[move]).toEqual(made);
      expect([seat, worlds, loss.worlds]).toEqual([2, 20, 20]);
      expect(loss.spread).toBeGreaterThanOrEqual(0);
      expect(choices.length).toBeGreaterThan(1);
    }
  });

  test('tells luck from play: the parts make up the result, each with its interval and worlds', async () => {
    const lines = linesOf((await told).out);
    const { cards, play, rest, result, course, turns, ...head } = lines.at(-1);
    expect(head).toEqual({ deal: 0, seat: 2 });
    expect(cards.mean + play.mean + rest.mean).toBeCloseTo(result, 9);
    for (const { spread, worlds } of [cards, play, rest]) {
      expect(spread).toBeGreaterThan(0);
      expect(worlds).toBe(20);
    }
    const lost = lines.slice(0, -1).reduce((sum, { loss }) => sum + loss.mean, 0);
    expect(play.mean).toBeCloseTo(-lost, 9);
    // The Chief made it: who played against it ends with no chance.
    expect(course.about).toBe('defence');
    expect(course.points).toHaveLength(13);
    expect(course.points.at(-1)).toMatchObject({ mean: 0, low: 0, high: 0 });
    for (const { from, to } of turns) expect(from.high < to.low || to.high < from.low).toBe(true);
  });

  test('says the same in words for the same game, and of marks only those that are large enough', async () => {
    const lines = linesOf((await told).out);
    const { out } = await overtrick([...ask, '--marks', '3']);
    const large = lines.filter(({ mark }) => mark === 3);
    expect(out.match(/▼▼▼ costs [\d.]+/g) ?? []).toEqual(
      large.map(({ loss }) => `▼▼▼ costs ${loss.mean.toFixed(1)}`),
    );
    expect(out).not.toMatch(/ {2}▼{1,2} /);
    expect(out).toMatch(/beside the mean of the others\. Cards before the first call/);
    expect(out).toMatch(/chance to stop the contract, in 100/);
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
