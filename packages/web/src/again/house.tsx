import type { SetResult } from '@overtrick/table/again';
import { useEffect, useState } from 'preact/hooks';
import { duplicateResults, introduce, tellDuplicate } from '../friends/api.ts';
import { guest } from '../friends/guest.ts';
import { useServer } from '../friends/server.ts';
import { settings } from '../settings.ts';
import { type SetRow, withFriends } from './sets.ts';
import { useAgainWords } from './words.ts';

interface Props {
  readonly code: string;
  readonly row: SetRow;
  keep(change: (row: SetRow) => SetRow): void;
}

/** Where there is a server, results travel by it too: whoever has a name there is asked nothing. */
export function HouseResults({ code, row, keep }: Props) {
  const { set: words } = useAgainWords();
  const isThere = useServer() === 'there';
  const [isTold, setTold] = useState(false);
  const isPlayed = row.own.some((score) => score !== null);
  const exchange = async () => {
    const { results } = isPlayed
      ? await tellDuplicate(code, row.own)
      : await duplicateResults(code);
    const others: SetResult[] = results.filter(({ isMe }) => !isMe);
    keep((now) => withFriends(now, others));
    setTold(true);
  };
  useEffect(() => {
    if (isThere && guest()) void exchange().catch(() => {});
  }, [isThere]);
  if (!isThere || !isPlayed) return null;
  if (isTold) return <p class="soft">{words.house}</p>;
  const tell = () =>
    void introduce(settings().name || words.you)
      .then(exchange)
      .catch(() => {});
  return (
    <p>
      <button type="button" class="choice" onClick={tell}>
        {words.byHouse}
      </button>
    </p>
  );
}
