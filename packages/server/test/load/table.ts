import { Player } from './player.ts';

const AGREEMENT = { listed: false, watched: true, pace: null, standIn: 'random' };

/** A table on a server, and who plays there. */
export interface Seated {
  readonly id: string;
  /** What stands in its link. */
  readonly secret: string;
  readonly people: readonly { readonly player: Player; readonly guest: string }[];
}

/** A server, or whichever of several somebody is led to. */
export interface Reachable {
  readonly base: string;
}

/** Asks a path of the API, which must answer. */
export async function post(server: Reachable, path: string, body: unknown, token?: string) {
  const headers = {
    'Content-Type': 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const asked = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(server.base + path, asked);
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return Object(await answer.json());
}

/** Two people and a bot sit down to a match of Ninja Whist, and play. */
export async function gather(server: Reachable): Promise<Seated> {
  const ada = await post(server, '/api/guests', { name: 'Ada' });
  const ben = await post(server, '/api/guests', { name: 'Ben' });
  const seats = ['me', null, 'random'];
  const wish = { game: 'ninja-whist', players: 3, seats, agreement: AGREEMENT };
  const { id, secret } = await post(server, '/api/tables', wish, ada.token);
  await post(server, `/api/tables/${id}/come`, { secret }, ben.token);
  const base = () => server.base;
  const people = [
    { player: new Player(base, ada, id), guest: ada.id },
    { player: new Player(base, ben, id, 1), guest: ben.id },
  ];
  for (const { player } of people) player.start();
  return { id, secret, people };
}

/** Until everybody has got so much further, or has no further to go. Whoever has not after so long is named. */
export function progress(
  players: readonly Player[],
  entries: number,
  patience = 2 ** 31 - 1,
): Promise<string[]> {
  const goals = players.map(({ seq }) => seq + entries);
  const isThere = ({ seq, scene }: Player, i: number) => seq >= goals[i] || scene?.over === true;
  return new Promise((resolve) => {
    const late = () => players.filter((player, i) => !isThere(player, i));
    const end = () => {
      clearTimeout(timer);
      resolve(late().map(({ name, seq }) => `${name} gets no further than entry ${seq}`));
    };
    const timer = setTimeout(end, patience);
    const look = () => late().length === 0 && end();
    for (const player of players) player.onChange = look;
    look();
  });
}
