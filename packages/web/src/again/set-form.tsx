import { BOTS_VERSION } from '@overtrick/bots';
import { codeOfSet } from '@overtrick/table/again';
import { useState } from 'preact/hooks';
import { chance } from '../chance.ts';
import { Segments } from '../controls/segments.tsx';
import { Crumbs } from '../home/crumbs.tsx';
import { easiestFirst } from '../home/easiest.ts';
import { USUAL_LEVEL, usualPlayers } from '../home/start.ts';
import type { Offer } from '../protocol.ts';
import { go } from '../route.ts';
import { useWords } from '../words/index.ts';
import { useAgainWords } from './words.ts';

const DEALS = [1, 3, 5, 8];
const USUAL_DEALS = 3;
const SEED_BYTES = 8;

/** What a set of deals for friends is made of; then a link leads to it. */
export function SetForm({ games }: { games: readonly Offer[] }) {
  const { setup } = useWords();
  const { set: words } = useAgainWords();
  const sorted = easiestFirst(games);
  const [game, setGame] = useState(sorted[0].name);
  const offer = sorted.find(({ name }) => name === game) ?? sorted[0];
  const [players, setPlayers] = useState<number>();
  const [level, setLevel] = useState(USUAL_LEVEL);
  const [deals, setDeals] = useState(USUAL_DEALS);
  const [fewest, most] = offer.seats;
  const counts = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
  const seats = players !== undefined && counts.includes(players) ? players : usualPlayers(offer);
  const make = () => {
    const fixed = { options: {}, bots: BOTS_VERSION, rules: offer.version };
    const set = { game: offer.name, players: seats, level, deals, seed: chance(SEED_BYTES) };
    go(`#/duplicate/${codeOfSet({ ...set, ...fixed })}`);
  };
  return (
    <main class="page set">
      <Crumbs title={words.title} />
      <p>{words.lead}</p>
      <Segments
        label={words.game}
        segments={sorted.map(({ name, title }) => ({ value: name, label: title }))}
        value={game}
        onChange={(value) => setGame(value)}
      />
      {counts.length > 1 && (
        <Segments
          label={words.players}
          segments={counts.map((value) => ({ value, label: value }))}
          value={seats}
          onChange={(value) => setPlayers(value)}
        />
      )}
      <Segments
        label={words.level}
        segments={offer.levels.map((value) => ({ value, label: setup.levels[value] ?? value }))}
        value={level}
        onChange={(value) => setLevel(value)}
      />
      <Segments
        label={words.deals}
        segments={DEALS.map((value) => ({ value, label: value }))}
        value={deals}
        onChange={(value) => setDeals(value)}
      />
      <div class="choices start">
        <button type="button" class="choice main" onClick={make}>
          {words.make}
        </button>
      </div>
    </main>
  );
}
