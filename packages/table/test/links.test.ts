import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { FastRandom, type GameRecord, games, replay } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { ByteWriter } from '../src/links/bytes.ts';
import { checksum } from '../src/links/checksum.ts';
import {
  brought,
  type Cast,
  castIn,
  codeOf,
  dealAlone,
  judged,
  LONGEST_LINK,
  linkTo,
  recordIn,
  withCast,
} from '../src/links/index.ts';
import { packed } from '../src/links/packing.ts';
import corpus from './links.json' with { type: 'json' };

const golden = new URL('../../engine/test/golden/', import.meta.url);

/** The golden records without what a link leaves out. */
function records(): GameRecord[] {
  const files = readdirSync(golden).filter((name) => name.endsWith('.jsonl'));
  return files.flatMap((name) => {
    const lines = readFileSync(new URL(name, golden), 'utf8').trim().split('\n');
    return lines.map((line) => {
      const { meta: _, ...record } = JSON.parse(line);
      return record;
    });
  });
}

const firstDeal = (record: GameRecord) => {
  const game = games.find(({ name }) => name === record.game);
  if (!game) throw new Error(record.game);
  return dealAlone(game, record, 0);
};

async function codeLike(head: unknown, columns: readonly number[][] = []): Promise<string> {
  const inner = new ByteWriter();
  inner.text(JSON.stringify(head));
  for (let i = 0; i < 7; i++) inner.bytes(Uint8Array.from(columns[i] ?? [0]));
  const whole = new ByteWriter();
  whole.bytes(Uint8Array.from([0, 0, 0]));
  whole.bytes(await packed(inner.done));
  return `1${Buffer.from(whole.done).toString('base64url')}`;
}

async function refusal(text: string): Promise<string> {
  const found = await judged(text, games);
  if (found.ok) throw new Error('it was read');
  expect(found.error.clause).not.toBe('');
  return found.error.message;
}

describe('a link', () => {
  test('holds a deal of every game in at most 1,000 characters, and gives back what was put in', async () => {
    for (const record of records()) {
      const deal = firstDeal(record);
      const code = await codeOf(deal);
      expect(code.length, record.game).toBeLessThanOrEqual(1000);
      expect(await recordIn(code)).toEqual({ ok: true, value: deal });
    }
  });

  test('holds whole matches, and what it holds passes the rules', async () => {
    for (const record of records().filter(({ deals }) => deals.length <= 12)) {
      const code = await codeOf(record);
      expect(code.length, record.game).toBeLessThanOrEqual(LONGEST_LINK);
      const found = await judged(linkTo('https://cards.example/?x=1#/play', code), games);
      expect(found.ok && found.value.winners).toEqual(record.winners);
    }
  });

  test('leaves seeds out where they would make it too long, and keeps them where there is room', async () => {
    const record = records().find(({ game, deals }) => game === 'mu' && deals.length > 5);
    if (!record) throw new Error('no such match');
    const seed = (deal: number) => createHash('sha256').update(`${deal}`).digest('hex');
    const sealed = (times: number): GameRecord => ({
      ...record,
      deals: Array.from({ length: times }, (_, deal) => ({
        ...record.deals[deal % 3],
        seed: seed(deal),
      })),
    });
    const [short, long] = [await codeOf(sealed(3)), await codeOf(sealed(60))];
    const seedsIn = async (code: string) => {
      const found = await recordIn(code);
      return found.ok ? found.value.deals.filter((deal) => deal.seed !== undefined).length : -1;
    };
    expect([await seedsIn(short), await seedsIn(long)]).toEqual([3, 0]);
  });

  test('of an earlier version is still read, and holds what it held', async () => {
    for (const { about, code, sha256 } of corpus) {
      const found = await judged(code, games);
      const text = JSON.stringify(found.ok ? found.value : found.error);
      expect([about, createHash('sha256').update(text).digest('hex')]).toEqual([about, sha256]);
    }
  });
});

describe('the bots of a game', () => {
  const cast: Cast = {
    levels: [null, 'club', 'master', 'novice', 'club'],
    version: 7,
    secret: 'ab'.repeat(32),
    before: 0,
  };
  const played = records().find(({ game, players }) => game === 'mu' && players === 5);
  if (!played) throw new Error('no such match');

  test('travel with it, and a deal of its own knows which one it was', async () => {
    const code = await codeOf(withCast(firstDeal(played), cast));
    const found = await judged(code, games);
    expect(found.ok && castIn(found.value)).toEqual(cast);
    expect(code[0]).toBe('3');
    const game = games.find(({ name }) => name === 'mu');
    const third = game && castIn(dealAlone(game, withCast(played, cast), 2));
    expect(third?.before).toBe(2);
  });

  test('are not believed where they cannot be: the game is shown without them', async () => {
    const wrong = [
      { ...cast, levels: ['club'] },
      { ...cast, levels: [null, '<b>', 'club', 'club', 'club'] },
      { ...cast, secret: 'x' },
      { ...cast, before: -1 },
      { ...cast, version: 1.5 },
    ];
    for (const each of wrong) {
      expect(castIn({ ...played, meta: { cast: each } })).toBeUndefined();
    }
    const head = ['mu', 3, {}, null, [], 'R0', [], 'bots'];
    expect(await refusal(await codeLike(head))).toMatch(/does not say what is in it/);
  });
});

describe('one deal of a match', () => {
  test('stands alone where nothing hangs on the deals before it, else it brings them along', () => {
    const alone = (name: string) => {
      const record = records().find(({ game, deals }) => game === name && deals.length > 3);
      const game = games.find((each) => each.name === name);
      if (!record || !game) throw new Error(name);
      const cut = dealAlone(game, record, 2);
      expect(replay(cut, games).ok).toBe(true);
      return cut.deals.length;
    };
    expect([alone('mu'), alone('ninja-whist')]).toEqual([1, 3]);
  });
});

describe('what is broken or hostile', () => {
  const [record] = records();

  test('is refused where a link is cut off, at every place, and where letters were changed', async () => {
    const code = await codeOf(firstDeal(record));
    for (let at = 1; at < code.length; at += 7) {
      expect(await refusal(`#/shared/${code.slice(0, at)}`)).toMatch(/link|record|deal/);
      const changed = `${code.slice(0, at)}${code[at] === 'A' ? 'B' : 'A'}${code.slice(at + 1)}`;
      const found = await judged(changed, games);
      // A changed letter may hit a score or a name and still be a game: then the rules have judged it.
      if (found.ok) expect(replay(found.value, games).ok).toBe(true);
    }
  });

  test('says where a link or a record breaks off or is damaged, and never in the words of a browser', async () => {
    const code = await codeOf(firstDeal(record));
    const troubleIn = async (text: string) => {
      const found = await judged(text, games);
      return found.ok ? undefined : found.error.trouble;
    };
    const half = Math.floor(code.length / 2);
    const cut = { kind: 'link-cut', at: half, of: code.length };
    expect(await troubleIn(`#/shared/${code.slice(0, half)}`)).toEqual(cut);
    const spoilt = `${code.slice(0, half)}${code[half] === 'A' ? 'B' : 'A'}${code.slice(half + 1)}`;
    expect(await troubleIn(spoilt)).toEqual({ kind: 'link-damaged' });
    const text = JSON.stringify(record);
    for (let at = 1; at < 400; at += 13) {
      expect(await troubleIn(text.slice(0, at))).toEqual({ kind: 'record-cut', at });
    }
    const wrong = text.indexOf(',"players"');
    const doubled = `${text.slice(0, wrong)},${text.slice(wrong)}`;
    expect(await troubleIn(doubled)).toEqual({ kind: 'record-damaged', at: wrong + 2 });
    expect(await troubleIn('{"a":[1}')).toEqual({ kind: 'record-damaged', at: 8 });
    for (const old of corpus.slice(0, 3)) {
      expect(await refusal(old.code.slice(0, -9))).toMatch(/is cut off after character \d+, of at/);
    }
  });

  test('is refused in plain words: another version, no game at all, nothing', async () => {
    expect(await refusal('#/shared/4abc')).toMatch(/made by a newer version/);
    expect(await refusal('hello')).toMatch(/no game begins so/);
    expect(await refusal('hello there')).toMatch(/neither a record nor a link/);
    expect(await refusal('  ')).toMatch(/nothing in it/);
  });

  test('is judged or refused, whatever bytes somebody makes up behind a sound head', async () => {
    const head = JSON.stringify(['mu', 3, {}, null, [], 'R0 R1', [['play', '.card']]]);
    const random = new FastRandom('made up');
    for (let i = 0; i < 60; i++) {
      const parts = new ByteWriter();
      parts.bytes(Uint8Array.of(0, 0, 0));
      parts.bytes(await packed(new TextEncoder().encode(head)));
      const fill = [0, 255, 170][i % 4];
      const coded = Array.from({ length: 50 * i }, () => fill ?? random.below(256));
      const inner = Uint8Array.of(...parts.done, ...coded);
      const whole = new ByteWriter();
      whole.bytes(inner);
      const bytes = Buffer.from([...checksum(inner), ...whole.done]);
      expect(await refusal(`3${bytes.toString('base64url')}`)).not.toMatch(/cut off after/);
    }
  });

  test('does not unpack without end', async () => {
    const whole = new ByteWriter();
    whole.bytes(Uint8Array.of(0, 0, 0));
    whole.bytes(await packed(new Uint8Array(30_000_000)));
    const bomb = `1${Buffer.from(whole.done).toString('base64url')}`;
    expect(bomb.length).toBeLessThan(60_000);
    expect(await refusal(bomb)).toMatch(/more than any game has/);
  });

  test('does not make long lists of false numbers', async () => {
    const head = (players: unknown) => ['mu', players, {}, null, [], 'R0', []];
    expect(await refusal(await codeLike(head(1e9)))).toMatch(/does not say what is in it/);
    expect(await refusal(await codeLike(head(3), [[255, 255, 255, 127]]))).toMatch(/cut off/);
    expect(await refusal(await codeLike(head(3), [[1, 0, 255, 255, 127]]))).toMatch(
      /too many cards/,
    );
    expect(
      await refusal(await codeLike(['mu', 3, { __proto__: 1 }, null, 7, '', [['x']]])),
    ).toMatch(/winners/);
  });

  test('is refused with place and clause where a move breaks a rule', async () => {
    const [deal, ...rest] = record.deals;
    const moves = [
      ...deal.moves.slice(0, 5),
      { ...deal.moves[5], seat: (deal.moves[5].seat + 1) % record.players },
    ];
    const broken = { ...record, deals: [{ ...deal, moves }, ...rest] };
    const found = await judged(JSON.stringify(broken), games);
    expect(found.ok ? found : found.error).toMatchObject({
      deal: 0,
      move: 5,
      clause: expect.stringMatching(/\/\d/),
    });
  });

  test('keeps a script in a name as the text that it is', async () => {
    const names = Array.from({ length: record.players }, () => '<script>alert(1)</script>');
    const found = await brought(await codeOf({ ...firstDeal(record), names }));
    expect(found.ok && (found.value as GameRecord).names).toEqual(names);
  });
});
