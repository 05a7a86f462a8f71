import type { Deed } from '@overtrick/table';
import { useWords } from '../words/index.ts';
import type { LobbyProps } from './lobby-props.ts';
import { refusalWords } from './trying.ts';
import { useFriendWords } from './words.ts';

/**
 * Where a refusal is said: at what one wanted to say, at how one wanted to play, at the seat that was asked for, or for the
 * whole table. The panel beside a table has no seats.
 */
type Place = 'saying' | 'how' | 'table' | 'panel' | { readonly seat: number };

type Props = Pick<LobbyProps, 'table' | 'known'> & { readonly place: Place };

/** Why the table does not do what was asked, where it was asked. */
export function Refused({ table, known, place }: Props) {
  const words = useWords();
  const { problem } = useFriendWords();
  const { refused } = table;
  if (!refused || !isAt(place, refused.deed)) return null;
  const names = known.neighbours.map((each) => each?.name ?? '');
  const { why } = refused;
  return (
    <p role="alert" class="refusal">
      {why === 'failed' ? problem : refusalWords(words, why, names)}
    </p>
  );
}

function isAt(place: Place, deed: Deed): boolean {
  if (deed.type === 'say') return place === 'saying';
  if (deed.type === 'change') return place === 'how';
  if (typeof place === 'object') return 'at' in deed && deed.at === place.seat;
  return place === 'panel' || (place === 'table' && !('at' in deed));
}
