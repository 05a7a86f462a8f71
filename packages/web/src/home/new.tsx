import { useEffect, useRef, useState } from 'preact/hooks';
import { checkWish, offers } from '../clients.ts';
import { Segments } from '../controls/segments.tsx';
import type { Offer, WishFault } from '../protocol.ts';
import { At } from '../room/at.tsx';
import { change } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { Crumbs } from './crumbs.tsx';
import { Doubts, Faults } from './faults.tsx';
import { type Filled, fill } from './filled.ts';
import { Length } from './length.tsx';
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
  const [players, setPlayers] = useState(filled.players);
  const [levels, setLevels] = useState(filled.levels);
  const [seed, setSeed] = useState(filled.seed);
  const [name, setName] = useState(filled.name);
  const [options, setOptions] = useState(filled.options);
  const { faults, deal } = useDeal();
  const bots = [null, ...levels.slice(1, players)];
  const asked = { game: offer.name, players, bots, options, seed };
  const start = (event: Event) => {
    event.preventDefault();
    change({ name });
    void deal(asked);
  };
  return (
    <main class="page new">
      <Crumbs title={words.setup.title(offer.title)} />
      <Doubts doubts={filled.doubts} offer={offer} />
      <form noValidate onSubmit={start}>
        <Players seats={offer.seats} value={players} onChange={setPlayers} />
        <LevelFields levels={offer.levels} chosen={levels} players={players} onChange={setLevels} />
        <OptionFields
          offer={offer}
          players={players}
          options={options}
          faults={faults}
          onChange={setOptions}
        />
        <details class="names" open={filled.seed !== ''}>
          <summary>{words.setup.names}</summary>
          <TextField
            label={words.setup.yourName}
            value={name}
            longest={16}
            placeholder={words.you}
            onInput={setName}
          />
          <TextField label={words.setup.seed} value={seed} longest={200} onInput={setSeed} />
          <p class="setting-note">{words.setup.seedHint}</p>
        </details>
        <div class="foot">
          <Faults faults={faults} offer={offer} />
          <button type="submit" class="choice main">
            {words.setup.start}
          </button>
          <Length asked={asked} />
        </div>
      </form>
    </main>
  );
}

interface PlayersProps {
  readonly seats: Offer['seats'];
  readonly value: number;
  onChange(players: number): void;
}

function Players({ seats: [fewest, most], value, onChange }: PlayersProps) {
  const counts = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
  const segments = counts.map((n) => ({ value: n, label: n }));
  const { players } = useWords().setup;
  return <Segments label={players} segments={segments} value={value} onChange={onChange} />;
}

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly longest: number;
  readonly placeholder?: string;
  onInput(text: string): void;
}

function TextField({ label, value, longest, placeholder = '', onInput }: TextProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        value={value}
        maxLength={longest}
        placeholder={placeholder}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </label>
  );
}
