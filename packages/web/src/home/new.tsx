import { useEffect, useState } from 'preact/hooks';
import { offers } from '../clients.ts';
import type { Offer } from '../protocol.ts';
import { At } from '../room/at.tsx';
import { useWords } from '../words/index.ts';
import { type Filled, fill } from './filled.ts';
import { TableForm } from './form.tsx';

/** What an address asks for, once the worker has said what of it there is. */
interface Ready {
  readonly address: string;
  readonly offer: Offer;
  readonly filled: Filled;
}

/** Players, bots, rules and seed for a new table; an address may fill it in. */
export function NewTable({ game, query }: { game: string; query: URLSearchParams }) {
  const words = useWords();
  const [ready, setReady] = useState<Ready | null>();
  const address = `${game}?${query}`;
  useEffect(() => {
    prepare(game, query).then(
      (found) => setReady(found && { address, ...found }),
      () => setReady(null),
    );
  }, [address]);
  if (ready === undefined) return <p class="loading">{words.home.loading}</p>;
  if (ready === null) {
    return (
      <main class="page">
        <h1>Overtrick</h1>
        <p role="alert">{words.home.unknown}</p>
        <a href="#/">{words.table.leave}</a>
      </main>
    );
  }
  return (
    <At game={game}>
      <TableForm key={ready.address} offer={ready.offer} filled={ready.filled} />
    </At>
  );
}

async function prepare(game: string, query: URLSearchParams) {
  const offer = (await offers()).find(({ name }) => name === game);
  return offer ? { offer, filled: await fill(query, offer) } : null;
}
