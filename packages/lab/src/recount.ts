import { games, replay } from '@overtrick/engine';
import { standInsIn } from './series.ts';
import { countDeal, countMatch, countStandIns, type Tally } from './tally.ts';

/** Adds a match that was played before to the tally; answers what is wrong with its record, if anything. */
export function recount(record: unknown, tally: Tally): string | undefined {
  const played = replay(record, games);
  if (!played.ok) return played.error.message;
  const { game, record: told, states, match } = played.value;
  if (match.setup.deal < states.length) return 'its last deal is unfinished';
  for (const [deal, state] of states.entries()) {
    countDeal(tally, game, state, told.deals[deal].moves.length);
  }
  countMatch(tally, match);
  countStandIns(tally, standInsIn(record, match.setup.players));
  return undefined;
}
