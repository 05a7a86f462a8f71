import { describe, expect, test } from 'vitest';
import { openRandom, randomMatch, seeded } from '../test/driver.ts';
import { judge } from '../test/naive/judge.ts';
import { games } from './games/index.ts';
import { mu } from './games/mu/index.ts';
import { replay } from './replay.ts';

// biome-ignore lint/suspicious/noExplicitAny: records are damaged at will here.
type Loose = any;

/** A finished record with a played deal, as fresh plain data. */
function record(): Loose {
  const random = seeded('replay');
  return JSON.parse(
    JSON.stringify(randomMatch(mu, openRandom(mu, 4, { deals: 3 }, random), random, 12)),
  );
}

const PLAYED = record().deals.findIndex((deal: Loose) => deal.tricks.length > 0);

function faultAfter(damage: (record: Loose, deal: Loose) => void) {
  const damaged = record();
  damage(damaged, damaged.deals[PLAYED]);
  const read = replay(damaged, games);
  return read.ok ? undefined : read.error;
}

function firstPlay(deal: Loose): number {
  return deal.moves.findIndex((move: Loose) => move.type === 'play');
}

describe('reading records', () => {
  test('a sound one is accepted', () => {
    expect(faultAfter(() => {})).toBeUndefined();
  });

  test('[mu/1.3] colours in any order are accepted, and played on with in the usual one', () => {
    const turned = record();
    turned.options.removedColours = ['K', 'Y'];
    expect(judge(turned)).toEqual([]);
    const read = replay(turned, games);
    expect(read.ok && read.value.match.setup.options.removedColours).toEqual(['Y', 'K']);
  });

  test('an unfinished one is accepted with empty scores and winners', () => {
    const cut = (whole: Loose, deal: Loose) => {
      whole.deals.splice(PLAYED + 1);
      deal.moves.splice(firstPlay(deal) + 6);
      deal.tricks.splice(1);
      Object.assign(deal, { scores: [], totals: [] });
      whole.winners = [];
    };
    expect(faultAfter(cut)).toBeUndefined();
  });

  test.each<[string, (record: Loose, deal: Loose) => void, string, string]>([
    [
      'another format',
      (r) => {
        r.format = 'overtrick/2';
      },
      'overtrick/1',
      'overtrick/2',
    ],
    [
      'an unknown game',
      (r) => {
        r.game = 'skat';
      },
      'overtrick/1',
      'skat',
    ],
    [
      'too many players',
      (r) => {
        r.players = 7;
        for (const d of r.deals) d.hands.push([], [], []);
      },
      'overtrick/1',
      '3 to 6',
    ],
    [
      'a missing option',
      (r) => {
        delete r.options.target;
      },
      'overtrick/1',
      'target',
    ],
    [
      'an unknown option',
      (r) => {
        r.options.luck = 1;
      },
      'overtrick/1',
      'luck',
    ],
    [
      'a bad option',
      (r) => {
        r.options.target = 0;
      },
      'mu/8.1',
      'target',
    ],
    [
      'no deals',
      (r) => {
        r.deals = [];
      },
      'overtrick/1',
      'deals',
    ],
    [
      'no hands',
      (_, d) => {
        delete d.hands;
      },
      'overtrick/1',
      'hands',
    ],
    [
      'no moves',
      (_, d) => {
        d.moves = null;
      },
      'overtrick/1',
      'moves',
    ],
    [
      'a bad card',
      (_, d) => {
        d.hands[0][0] = 'X9';
      },
      'mu/2.2',
      'X9',
    ],
    [
      'a card too many',
      (_, d) => {
        d.hands[0].push('R0');
      },
      'mu/2.2',
      '16 cards',
    ],
    [
      'a card twice',
      (_, d) => {
        d.hands[0][0] = d.hands[0][1] === 'R0' ? 'R2' : d.hands[1][0];
      },
      'mu/2.2',
      'more often',
    ],
    [
      'the wrong dealer',
      (r) => {
        r.deals[1].dealer = (r.deals[1].dealer + 1) % 4;
      },
      'mu/2.1',
      'deals, not',
    ],
    [
      'a wrong winner of a trick',
      (_, d) => {
        d.tricks[2].winner = (d.tricks[2].winner + 1) % 4;
      },
      'mu/6.4',
      'trick 2',
    ],
    [
      'a trick left out',
      (_, d) => {
        d.tricks.pop();
      },
      'mu/6.4',
      '15 tricks',
    ],
    [
      'wrong totals',
      (_, d) => {
        d.totals[0]++;
      },
      'mu/7.9',
      'totals',
    ],
    [
      'the wrong winners',
      (r) => {
        r.winners = [0, 1, 2, 3];
      },
      'mu/8.1',
      'winners',
    ],
    [
      'a deal after the end',
      (r) => {
        r.deals.push(r.deals[0]);
      },
      'mu/8.1',
      'over',
    ],
  ])('%s is refused', (_, damage, clause, message) => {
    const fault = faultAfter(damage);
    expect(fault?.clause).toBe(clause);
    expect(fault?.message).toContain(message);
  });

  test.each<[string, (record: Loose, deal: Loose) => void]>([
    ['in the record', (r) => Object.assign(r, { luck: 1 })],
    ['in a deal', (_, d) => Object.assign(d, { luck: 1 })],
    ['in a trick', (_, d) => Object.assign(d.tricks[0], { luck: 1 })],
    ['in a move', (_, d) => Object.assign(d.moves[0], { luck: 1 })],
    [
      'called __proto__',
      (r) => Object.defineProperty(r, '__proto__', { value: 1, enumerable: true }),
    ],
  ])('an unknown key %s is refused, and named', (_, damage) => {
    expect(faultAfter(damage)?.clause).toBe('overtrick/1');
    expect(faultAfter(damage)?.message).toMatch(/has no "(luck|__proto__)"/);
  });

  test.each<[string, (record: Loose, deal: Loose) => void]>([
    ['a dealer', (r) => Object.assign(r.deals[0], { dealer: 4 })],
    ['a leader', (_, d) => Object.assign(d.tricks[0], { leader: 4 })],
    ['a winner', (r) => Object.assign(r, { winners: [4] })],
    ['who moves', (_, d) => Object.assign(d.moves[0], { seat: 4 })],
  ])('%s that is no seat is refused', (_, damage) => {
    expect(faultAfter(damage)?.clause).toBe('overtrick/1');
  });

  test.each(games.map((game) => [game.name, game] as const))(
    '%s refuses a stock or a turned-up card that it does not have, and needs the one it has',
    (_, game) => {
      const random = seeded('aside');
      const players = game.seats[0];
      const match = () => randomMatch(game, openRandom(game, players, {}, random), random, 1);
      const fresh = JSON.parse(JSON.stringify(match()));
      expect(replay(fresh, games).ok).toBe(true);
      for (const [key, value] of [
        ['stock', ['ZZ']],
        ['stock', []],
        ['turnUp', 'ZZ'],
        ['turnUp', null],
      ]) {
        const [deal, ...rest] = fresh.deals;
        if (JSON.stringify(deal[String(key)]) === JSON.stringify(value)) continue;
        const changed = { ...fresh, deals: [{ ...deal, [String(key)]: value }, ...rest] };
        expect(replay(changed, games).ok, `${key} ${value}`).toBe(false);
        const { [String(key)]: had, ...without } = deal;
        if (had === undefined) continue;
        expect(replay({ ...fresh, deals: [without, ...rest] }, games).ok).toBe(false);
      }
    },
  );

  test('meta may be anything', () => {
    expect(faultAfter((r) => Object.assign(r, { meta: [1.5, { seed: null }] }))).toBeUndefined();
  });

  test('a deal that lacks its last move is refused at its end', () => {
    const { moves } = record().deals[PLAYED];
    const fault = faultAfter((_, deal) => deal.moves.pop());
    expect(fault).toMatchObject({ deal: PLAYED, move: moves.length - 1, clause: 'overtrick/1' });
    expect(fault?.message).toContain('moves are missing');
  });

  test('names are one text for each seat', () => {
    const fault = faultAfter((whole) => {
      whole.names = ['a'];
    });
    expect(fault?.message).toContain('"names" must be 4 texts');
  });

  test('a wrong score is refused with the clause of that seat’s largest line', () => {
    const fault = faultAfter((_, deal) => deal.scores[0]++);
    expect(fault?.deal).toBe(PLAYED);
    expect(fault?.clause).toMatch(/^mu\/7\./);
  });

  test('an illegal move is refused with deal, move and clause', () => {
    const at = firstPlay(record().deals[PLAYED]);
    const { seat } = record().deals[PLAYED].moves[at];
    const fault = faultAfter((_, deal) => {
      deal.moves[at].seat = (seat + 1) % 4;
    });
    expect(fault).toMatchObject({ deal: PLAYED, move: at, clause: 'mu/6.1' });
    const why = { key: 'turn', values: { seat } };
    expect(fault?.breach).toMatchObject({ game: 'mu', seat: (seat + 1) % 4, why });
  });

  test('what a record tells otherwise than its moves do is told as data too', () => {
    const { length } = record().deals[PLAYED].tricks;
    const fault = faultAfter((_, deal) => deal.tricks.pop());
    const values = { is: length, told: length - 1 };
    expect(fault?.breach).toEqual({ game: 'mu', why: { key: 'record-tricks', values } });
    expect(fault?.message).toBe(`${length} tricks were taken, not ${length - 1}`);
  });

  test('a malformed move is refused with its place', () => {
    const fault = faultAfter((_, deal) => {
      deal.moves[1] = { seat: 0, type: 'bid', cards: 'R7' };
    });
    expect(fault).toMatchObject({ deal: PLAYED, move: 1, clause: 'overtrick/1' });
  });

  test('another format is said first, whatever else is there', () => {
    const result = replay({ format: 'cards/3', cards: [] }, games);
    expect(result.ok ? '' : result.error.message).toContain('"cards/3"');
  });

  test.each([null, 5, 'mu', [], {}, { format: 'overtrick/1' }])('%j is no record', (value) => {
    expect(replay(value, games).ok).toBe(false);
  });

  test('a move after the end of the deal is refused', () => {
    const fault = faultAfter((_, deal) => deal.moves.push({ seat: 0, type: 'pass' }));
    expect(fault?.message).toContain('over');
  });
});
