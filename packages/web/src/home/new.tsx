import { useEffect, useState } from 'preact/hooks';
import { offers } from '../clients.ts';
import type { Offer } from '../protocol.ts';
import { change, settings, tidyName } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { OptionFields } from './option-fields.tsx';
import { optionsFrom } from './query.ts';
import { remembered, startTable, USUAL_LEVEL, USUAL_PLAYERS } from './start.ts';

/** Players, bots, rules and seed for a new table; an address may fill it in. */
export function NewTable({ game, query }: { game: string; query: URLSearchParams }) {
  const words = useWords();
  const [offer, setOffer] = useState<Offer | null>();
  useEffect(() => {
    offers().then(
      (all) => setOffer(all.find(({ name }) => name === game) ?? null),
      () => setOffer(null),
    );
  }, [game]);
  if (offer === undefined) return <p class="loading">{words.home.loading}</p>;
  if (offer === null) {
    return (
      <main class="page">
        <h1>Overtrick</h1>
        <p role="alert">{words.home.unknown}</p>
        <a href="#/">{words.table.leave}</a>
      </main>
    );
  }
  return <Form key={offer.name} offer={offer} query={query} />;
}

function Form({ offer, query }: { offer: Offer; query: URLSearchParams }) {
  const words = useWords();
  const last = remembered(offer.name);
  const [fewest, most] = offer.seats;
  const fits = (n: number) => Number.isSafeInteger(n) && n >= fewest && n <= most;
  const wanted = Number(query.get('players') ?? last?.players ?? USUAL_PLAYERS);
  const [players, setPlayers] = useState(
    fits(wanted) ? wanted : Math.max(fewest, Math.min(most, USUAL_PLAYERS)),
  );
  const known = (level: unknown) => offer.levels.find((each) => each === level) ?? USUAL_LEVEL;
  const [levels, setLevels] = useState<readonly string[]>(() =>
    levelsFrom(query, last?.bots, known, most),
  );
  const [seed, setSeed] = useState(query.get('seed') ?? '');
  const [name, setName] = useState(tidyName(query.get('name') ?? settings().name));
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>(
    () => optionsFrom(query, offer) ?? last?.options ?? {},
  );
  const counts = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
  const start = (event: Event) => {
    event.preventDefault();
    change({ name });
    const bots = [null, ...levels.slice(1, players)];
    startTable({ game: offer.name, players, bots, options, seed });
  };
  return (
    <main class="page new">
      <h1>{words.setup.title(offer.title)}</h1>
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
        <OptionFields offer={offer} players={players} options={options} onChange={setOptions} />
        <div class="choices">
          <button type="submit" class="choice main">
            {words.setup.start}
          </button>
          <a href="#/">{words.table.leave}</a>
        </div>
      </form>
    </main>
  );
}

/** A level for each seat: from the address, from the last time, or the usual one. */
function levelsFrom(
  query: URLSearchParams,
  last: readonly (string | null)[] | undefined,
  known: (level: unknown) => string,
  most: number,
): string[] {
  const asked = query.get('bots')?.split(',');
  return Array.from({ length: most }, (_, seat) => {
    if (asked) return known(asked[seat - 1] ?? asked.at(-1));
    return known(last?.[seat] ?? last?.at(-1));
  });
}

interface LevelProps {
  readonly levels: readonly string[];
  readonly chosen: readonly string[];
  readonly players: number;
  onChange(levels: readonly string[]): void;
}

/** One level for all, or each bot for itself. */
function LevelFields({ levels, chosen, players, onChange }: LevelProps) {
  const words = useWords();
  const first = chosen[1];
  const isMixed = chosen.slice(1, players).some((level) => level !== first);
  return (
    <>
      {levels.map((level) => (
        <label key={level} class="pick wide">
          <input
            type="radio"
            name="level"
            checked={!isMixed && first === level}
            onChange={() => onChange(chosen.map(() => level))}
          />
          <span>
            <b>{words.setup.levels[level] ?? level}</b>{' '}
            <small>{words.setup.levelAbout[level] ?? ''}</small>
          </span>
        </label>
      ))}
      <details open={isMixed}>
        <summary>{words.setup.each}</summary>
        {Array.from({ length: players - 1 }, (_, i) => (
          <label key={i} class="field">
            <span>
              {words.setup.level} {i + 1}
            </span>
            <select
              value={chosen[i + 1]}
              onChange={(e) =>
                onChange(
                  chosen.map((level, seat) => (seat === i + 1 ? e.currentTarget.value : level)),
                )
              }
            >
              {levels.map((level) => (
                <option key={level} value={level}>
                  {words.setup.levels[level] ?? level}
                </option>
              ))}
            </select>
          </label>
        ))}
      </details>
    </>
  );
}
