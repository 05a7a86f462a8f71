import type { Options } from '@overtrick/engine';
import { useState } from 'preact/hooks';
import { checkWish } from '../clients.ts';
import { Crumbs } from '../home/crumbs.tsx';
import { Faults } from '../home/faults.tsx';
import { Players } from '../home/form-parts.tsx';
import { OptionFields } from '../home/option-fields.tsx';
import { optionsFrom } from '../home/query.ts';
import { usualPlayers, wishOf } from '../home/start.ts';
import type { Offer, WishFault } from '../protocol.ts';
import { At } from '../room/at.tsx';
import { go } from '../route.ts';
import { change } from '../settings.ts';
import { AgreeFields } from './agree-fields.tsx';
import { type Agreeing, agreementOf, USUAL } from './agreeing.ts';
import { introduce, orderTable, type TableOrder, wholeLink } from './api.ts';
import { BotFields } from './bot-fields.tsx';
import { GameFields } from './game-fields.tsx';
import { guestName, usualName } from './guest-name.ts';
import { keepLink } from './links.ts';
import { NameField, useNameAsked } from './name-field.tsx';
import { useTitles } from './titles.ts';
import { useTrying } from './trying.ts';
import { useFriendWords } from './words.ts';

/** A new table with friends; the address may say of which game, for how many, and with which house rules. */
export function NewFriendsTable({ query }: { readonly query: URLSearchParams }) {
  const words = useFriendWords();
  const games = useTitles();
  const [chosen, setChosen] = useState(query.get('game') ?? '');
  const offer = games.find(({ name }) => name === chosen) ?? games[0];
  if (!offer) return <p class="loading">{words.loading}</p>;
  return (
    <main class="page new friends">
      <Crumbs title={words.form.title} to="#/friends" />
      <GameFields games={games} value={offer.name} onChange={setChosen} />
      <At key={offer.name} game={offer.name}>
        <NewForm offer={offer} query={query} />
      </At>
    </main>
  );
}

function NewForm({ offer, query }: { offer: Offer; query: URLSearchParams }) {
  const { form } = useFriendWords();
  const [players, setPlayers] = useState(() => playersFrom(query, offer));
  const [options, setOptions] = useState(() => optionsFrom(query, offer) ?? {});
  const [bots, setBots] = useState<readonly (string | null)[]>([]);
  const [agreeing, setAgreeing] = useState<Agreeing>(USUAL);
  const [name, setName] = useState(usualName);
  const [faults, setFaults] = useState<readonly WishFault[]>([]);
  const { problem, faults: mistakes, isBusy, run } = useTrying(['name']);
  const { isAsked, ask } = useNameAsked();
  const seats = Array.from({ length: players }, (_, i) => (i === 0 ? 'me' : (bots[i] ?? null)));
  const order = { game: offer.name, players, seats, agreement: agreementOf(agreeing) };
  const nameless = isAsked && guestName(name) === '' ? form.nameFirst : undefined;
  const open = (event: Event) => {
    event.preventDefault();
    if (guestName(name) === '') return ask();
    void run(async () => {
      const found = await faultsOf({ ...order, options: options as Options });
      setFaults(found);
      if (found.length === 0)
        await openTable({ ...order, options: options as Options }, guestName(name));
    });
  };
  return (
    <form noValidate onSubmit={open}>
      <Players seats={offer.seats} value={players} onChange={setPlayers} />
      <AgreeFields value={agreeing} onChange={(part) => setAgreeing({ ...agreeing, ...part })} />
      <OptionFields {...{ offer, players, options, faults }} onChange={setOptions} />
      <BotFields levels={offer.levels} players={players} value={bots} onChange={setBots} />
      <a class="quiet" href={`#/new/${offer.name}?players=${players}&people=${players}`}>
        {form.round}
      </a>
      <div class="foot">
        <Faults faults={faults} offer={offer} />
        {problem && <p role="alert">{problem}</p>}
        <NameField value={name} fault={nameless ?? mistakes.name} onInput={setName} />
        <button type="submit" class="choice main" disabled={isBusy}>
          {form.open}
        </button>
      </div>
    </form>
  );
}

/** As many as the address says, if the game takes them. */
function playersFrom(query: URLSearchParams, offer: Offer): number {
  const [fewest, most] = offer.seats;
  const asked = Number(query.get('players'));
  return asked >= fewest && asked <= most ? Math.floor(asked) : usualPlayers(offer);
}

/** What is wrong with it by the rules; the server has the last word. */
function faultsOf({ game, players, seats, options }: TableOrder): Promise<readonly WishFault[]> {
  const bots = seats.map((seat) => (seat === 'me' ? null : seat));
  return checkWish(wishOf({ game, players, bots, options, seed: '' })).catch(() => []);
}

async function openTable(order: TableOrder, name: string): Promise<void> {
  await introduce(name);
  change({ name });
  const invitation = await orderTable(order);
  keepLink(invitation.id, wholeLink(invitation));
  go(`#/at/${encodeURIComponent(invitation.id)}`);
}
