import { useEffect, useState } from 'preact/hooks';
import { askEnding } from '../clients.ts';
import { dealsUntil, lengthOf, minutesOf } from '../room/length.ts';
import { useWords } from '../words/index.ts';
import { peopleAmong, type TableWish, wishOf } from './start.ts';

/** How many deals a match has, and the total at which it ends; without one they are certain. */
interface DealCount {
  readonly deals: number;
  readonly target: number | null;
}

/** How long a match at such a table takes, said anew whenever something of it changes. */
export function Length({ asked }: { asked: TableWish }) {
  const words = useWords();
  const count = useDeals(asked);
  const length = lengthOf(asked.game, asked.players);
  const sitting = { players: asked.players, people: peopleAmong(asked.bots).length };
  const minutes = count && length ? minutesOf(length, count.deals, sitting) : 0;
  return (
    <output class="length">
      {count && words.setup.length(minutes, count.deals, count.target)}
    </output>
  );
}

/** As measured by the usual rules; with house rules, as these say. */
function useDeals(asked: TableWish): DealCount | undefined {
  const { game, players, options = {} } = asked;
  const [varied, setVaried] = useState<DealCount>();
  const length = lengthOf(game, players);
  const isUsual = Object.keys(options).length === 0;
  useEffect(() => {
    setVaried(undefined);
    if (isUsual || !length) return;
    let isOn = true;
    const tell = (count: DealCount | undefined) => isOn && setVaried(count);
    askEnding(wishOf(asked)).then(
      (end) =>
        tell({ deals: dealsUntil(length, end), target: end.deals === null ? end.target : null }),
      // What is wrong with the rules is told at their fields.
      () => tell(undefined),
    );
    return () => {
      isOn = false;
    };
  }, [game, players, JSON.stringify(options)]);
  if (!length || !isUsual) return varied;
  return { deals: Math.round(length.deals), target: length.target };
}
