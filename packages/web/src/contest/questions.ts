import type { Choice, View } from '@overtrick/engine';
import type { Occasion } from '../room/occasion.ts';
import type { ContestWords } from './en.ts';

/** What each phase in which a trump is named calls it. */
const PARTS: Readonly<Record<string, string>> = {
  ...{ minor: 'minor', major: 'major' },
  ...{ declarerTrump: 'declarer', defenderTrump: 'head defender' },
};

/** What is asked for outside of bids and tricks. */
export function contestQuestion<V extends View>(
  { view, own }: Occasion<V, ContestWords>,
  open: readonly Choice[],
): string | undefined {
  switch (open[0]?.type) {
    case 'trump':
      return own.ask.trump(PARTS[view.phase] ?? '');
    case 'partner':
      return own.ask.partner;
    case 'pass':
      return open.length === 1 ? own.ask.onlyPass : undefined;
    default:
      return undefined;
  }
}
