import type { Seat } from '@overtrick/engine';
import { useRef, useState } from 'preact/hooks';
import { checkWish } from '../clients.ts';
import type { Offer, WishFault } from '../protocol.ts';
import { namesAround } from '../round/names.ts';
import { PeopleFields } from '../round/people-fields.tsx';
import { change } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { Crumbs } from './crumbs.tsx';
import { Doubts, Faults } from './faults.tsx';
import type { Filled } from './filled.ts';
import { BotName, Players, TextField } from './form-parts.tsx';
import { Length } from './length.tsx';
import { LevelFields } from './level-fields.tsx';
import { OptionFields } from './option-fields.tsx';
import { namesOf, startTable, type TableWish, wishOf } from './start.ts';

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

/** All that can be chosen for a table, filled in as the address or the last time says. */
export function TableForm({ offer, filled }: { offer: Offer; filled: Filled }) {
  const words = useWords();
  const [players, setPlayers] = useState(filled.players);
  const [levels, setLevels] = useState(filled.levels);
  const [seed, setSeed] = useState(filled.seed);
  const [name, setName] = useState(filled.name);
  const [options, setOptions] = useState(filled.options);
  const [called, setCalled] = useState(filled.called);
  const [seats, setSeats] = useState(filled.people);
  const { faults, deal } = useDeal();
  const people = seats.filter((seat) => seat < players);
  const isRound = people.length > 1;
  const bots = levels
    .slice(0, players)
    .map((level, seat) => (people.includes(seat) ? null : level));
  const everybody = [name, ...called.slice(1)];
  const names = isRound
    ? namesAround(everybody, bots, words.round.unnamed)
    : namesOf(name, called.slice(1), players);
  const call = (seat: Seat, to: string) => {
    if (seat === 0) setName(to);
    else setCalled(levels.map((_, i) => (i === seat ? to : (called[i] ?? ''))));
  };
  const asked = { game: offer.name, players, bots, options, seed, names };
  const start = (event: Event) => {
    event.preventDefault();
    // Where the device goes round, whoever sits first need not be whose it is.
    if (!isRound) change({ name });
    void deal(asked);
  };
  return (
    <main class="page new">
      <Crumbs title={words.setup.title(offer.title)} />
      <Doubts doubts={filled.doubts} offer={offer} />
      <form noValidate onSubmit={start}>
        <Players seats={offer.seats} value={players} onChange={setPlayers} />
        <PeopleFields
          players={players}
          people={people}
          called={everybody}
          onPeople={setSeats}
          onCall={call}
        />
        <LevelFields
          levels={offer.levels}
          chosen={levels}
          names={names}
          people={people}
          onChange={setLevels}
          onPeople={setSeats}
        >
          {(seat) => (
            <BotName
              usual={names[seat]}
              called={called[seat] ?? ''}
              onInput={(to) => call(seat, to)}
            />
          )}
        </LevelFields>
        <OptionFields
          offer={offer}
          players={players}
          options={options}
          faults={faults}
          onChange={setOptions}
        />
        <details class="names" open={filled.seed !== ''}>
          <summary>{words.setup.names}</summary>
          {!isRound && (
            <TextField
              label={words.setup.yourName}
              value={name}
              longest={16}
              placeholder={words.you}
              onInput={setName}
            />
          )}
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
