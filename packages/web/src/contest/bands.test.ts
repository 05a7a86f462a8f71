import type { ContractView, View } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { Played } from '../../test/played.ts';
import type { TrumpMark } from '../cards/band.tsx';
import { contractBand } from './bands.ts';

const CHEVRONS: Readonly<Record<TrumpMark, number>> = {
  ...{ minor: 1, low: 1 },
  ...{ major: 2, high: 2, both: 3 },
};
const DEALS = 60;

/** Deals as they stand when tricks are played, as far as both sides have named a trump. */
function* deals(): Generator<ContractView> {
  const played = new Played('yamv', 5, 'bands');
  for (let deal = 0; deal < DEALS && !played.table.over; deal++) {
    if (deal > 0) played.deal();
    while (played.table.view(0)?.phase !== 'play' && played.act());
    const view = played.table.view(0);
    if (view && hasBoth(view)) yield view;
    while (played.act());
  }
}

function hasBoth(view: View): view is ContractView {
  const { declarerTrump, defenderTrump } = Object(view) as ContractView;
  return Math.min(declarerTrump?.cards.length ?? 0, defenderTrump?.cards.length ?? 0) > 0;
}

test('[yamv/5.4] more chevrons stand above fewer, whoever named what they mark', () => {
  const marks = new Set<TrumpMark>();
  for (const view of deals()) {
    const ranked = view.trumps.map((group) => group.map((code) => contractBand(view, code)));
    const counts = ranked.map((group) => Math.max(...group.map((mark) => CHEVRONS[mark])));
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    for (const mark of ranked.flat()) marks.add(mark);
  }
  expect([...marks].sort()).toEqual(['both', 'high', 'low', 'major', 'minor']);
});
