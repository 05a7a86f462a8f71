import { describe, expect, test } from 'vitest';
import { openRandom, playerCounts, randomMatch, seeded } from '../../../test/driver.ts';
import { NOBODY } from '../../contest/state.ts';
import { countBits } from '../../deck.ts';
import { OMNISCIENT } from '../../record.ts';
import { classOf, trumps } from './faces.ts';
import { yamv } from './index.ts';
import type { YamvState } from './state.ts';

/** What a finished deal was like, in words to count. */
function kindsOf(state: YamvState): string[] {
  const { auction, declarer, headDefender, declarerTrump, defenderTrump, shows } = state;
  if (auction.high === 0) return ['thrown in'];
  const seconds = countBits(auction.runnersUp(declarer));
  const bids = yamv.history(state, OMNISCIENT).filter(({ type }) => type === 'bid');
  const kinds = [`${shows.length} exchanged from the table`, `declarer ${classOf(declarerTrump)}`];
  kinds.push(`tie of ${auction.at(auction.high).length}`);
  if (headDefender !== NOBODY) kinds.push(`defender ${classOf(defenderTrump)}`);
  if (declarerTrump === trumps.none && defenderTrump === trumps.none) kinds.push('both none');
  if (seconds > 1) kinds.push('tie for second');
  if (seconds === 0) kinds.push(headDefender === NOBODY ? 'single bidder' : 'zero-card defender');
  if (bids.some(({ cards }) => (cards as readonly string[]).includes('JK')))
    kinds.push('joker bid');
  return jokerLed(state) ? [...kinds, 'joker led'] : kinds;
}

function jokerLed(state: YamvState): boolean {
  const plays = yamv.history(state, OMNISCIENT).filter(({ type }) => type === 'play');
  return plays.some(({ card }, i) => i % state.players === 0 && card === 'JK');
}

describe('random matches of YAMV', () => {
  test('come to every way in which a deal can go', () => {
    const counts = new Map<string, number>();
    for (const players of playerCounts(yamv)) {
      for (let i = 0; i < 16; i++) {
        const random = seeded('rare', players, i);
        const options = { zeroCardHeadDefender: i % 4 === 0 };
        const opening = openRandom(yamv, players, options, random);
        randomMatch(yamv, opening, random, 10, (state) => {
          if (yamv.acting(state) !== 0) return;
          for (const kind of kindsOf(state)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
        });
      }
    }
    const wanted = [0, 1, 2].map((n) => `${n} exchanged from the table`);
    wanted.push(...['suit', 'even', 'odd', 'none'].map((kind) => `declarer ${kind}`));
    wanted.push(...['even', 'odd', 'none'].map((kind) => `defender ${kind}`));
    wanted.push('thrown in', 'tie of 1', 'tie of 2', 'tie of 3', 'tie for second', 'both none');
    wanted.push('single bidder', 'zero-card defender', 'joker bid', 'joker led');
    for (const kind of wanted) expect([kind, (counts.get(kind) ?? 0) > 0]).toEqual([kind, true]);
  });
});
