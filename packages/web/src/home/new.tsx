import { useEffect, useRef, useState } from 'preact/hooks';
import { checkWish, offers } from '../clients.ts';
import type { Offer, WishFault } from '../protocol.ts';
import { At } from '../room/at.tsx';
import { change } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { Doubts, Faults } from './faults.tsx';
import { type Filled, fill } from './filled.ts';
import { LevelFields } from './level-fields.tsx';
import { OptionFields } from './option-fields.tsx';
import { startTable, type TableWish, wishOf } from './start.ts';

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
      <Form key={ready.address} offer={ready.offer} filled={ready.filled} />
    </At>
  );
}

async function prepare(game: string, query: URLSearchParams) {
  const offer = (await offers()).find(({ name }) => name === game);
  return offer ? { offer, filled: await fill(query, offer) } : null;
}

/** Deals, unless the worker says what is wrong; then everything stays as it was entered. */
function useDeal() {
  const [faults, setFaults] = useState<readonly WishFault[]>([]);
  const isAsking = useRef(false);
  const deal = async (asked: TableWish) => {
    if (isAsking.current) return;
    isAsking.current = true;
    // If nobody can check it, the table says why it cannot be opened.
    const found = await checkWish(wishOf(asked)).catch(() => []);
    isAsking.current = false;
    if (found.length === 0) startTable(asked);
    setFaults(found);
  };
  return { faults, deal };
}

function Form({ offer, filled }: { offer: Offer; filled: Filled }) {
  const words = useWords();
  const [fewest, most] = offer.seats;
  const [players, setPlayers] = useState(filled.players);
  const [levels, setLevels] = useState(filled.levels);
  const [seed, setSeed] = useState(filled.seed);
  const [name, setName] = useState(filled.name);
  const [options, setOptions] = useState(filled.options);
  const { faults, deal } = useDeal();
  const counts = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
  const start = (event: Event) => {
    event.preventDefault();
    change({ name });
    const bots = [null, ...levels.slice(1, players)];
    void deal({ game: offer.name, players, bots, options, seed });
  };
  return (
    <main class="page new">
      <h1>{words.setup.title(offer.title)}</h1>
      <Doubts doubts={filled.doubts} offer={offer} />
      <form noValidate onSubmit={start}>
        <fieldset class="players">
          <legend>{words.setup.players}</legend>
          {counts.map((n) => (
            <label key={n} class="pick">
              <input
                type="radio"
                name="players"
                checked={players === n}
                onChange={() => setPlayers(n)}
              />
              <span>{n}</span>
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{words.setup.level}</legend>
          <LevelFields
            levels={offer.levels}
            chosen={levels}
            players={players}
            onChange={setLevels}
          />
        </fieldset>
        <label class="field">
          <span>{words.setup.yourName}</span>
          <input
            value={name}
            maxLength={16}
            placeholder={words.you}
            onInput={(e) => setName(e.currentTarget.value)}
          />
        </label>
        <label class="field">
          <span>{words.setup.seed}</span>
          <input value={seed} maxLength={200} onInput={(e) => setSeed(e.currentTarget.value)} />
          <small class="faint">{words.setup.seedHint}</small>
        </label>
        <OptionFields
          offer={offer}
          players={players}
          options={options}
          faults={faults}
          onChange={setOptions}
        />
        <div class="choices foot">
          <Faults faults={faults} offer={offer} />
          <button type="submit" class="choice main">
            {words.setup.start}
          </button>
          <a href="#/">{words.table.leave}</a>
        </div>
      </form>
    </main>
  );
}
