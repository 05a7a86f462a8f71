import { describe, expect, test } from 'vitest';
import { openRandom, playerCounts, randomMatch, seeded } from '../../../test/driver.ts';
import { NOBODY } from '../../contest/state.ts';
import { countBits } from '../../deck.ts';
import { classOf } from './faces.ts';
import { mutwo } from './index.ts';
import type { MutwoState } from './state.ts';

/** What a finished deal was like, in words to count. */
function kindsOf({ auction, declarer, headDefender, declarerTrump, defenderTrump }: MutwoState) {
  if (auction.high === 0) return ['thrown in'];
  if (declarer === NOBODY) return [`tie of ${auction.at(auction.high).length}`];
  const seconds = countBits(auction.runnersUp(declarer));
  const kinds = [`declarer ${classOf(declarerTrump)}`];
  if (headDefender !== NOBODY) kinds.push(`defender ${classOf(defenderTrump)}`);
  if (seconds === 0) kinds.push('single bidder');
  if (seconds > 1) kinds.push(headDefender === NOBODY ? 'tie for second unbroken' : 'tie broken');
  return kinds;
}

describe('random matches of MüTwo', () => {
  test('come to every way in which a deal can go', () => {
    const counts = new Map<string, number>();
    for (const players of playerCounts(mutwo)) {
      for (let i = 0; i < 20; i++) {
        const random = seeded('rare', players, i);
        const opening = openRandom(mutwo, players, {}, random);
        randomMatch(mutwo, opening, random, 12, (state) => {
          if (mutwo.acting(state) !== 0) return;
          for (const kind of kindsOf(state)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
        });
      }
    }
    const wanted = ['thrown in', 'single bidder', 'tie of 2', 'tie of 3', 'tie broken'];
    wanted.push('tie for second unbroken', 'declarer none', 'declarer suit', 'declarer rank');
    wanted.push('declarer pair', 'defender suit', 'defender rank', 'defender pair');
    for (const kind of wanted) expect([kind, (counts.get(kind) ?? 0) > 0]).toEqual([kind, true]);
  });
});
