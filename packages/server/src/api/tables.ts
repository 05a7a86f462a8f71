import { game as gameNamed, type Refusal, type Result, variations } from '@overtrick/engine';
import { type Command, type Host, type House, type Outline, PROTOCOL } from '@overtrick/table';
import { z } from 'zod';
import type { Cardroom } from '../cardroom.ts';
import { digestOf, hasLeft } from '../digest.ts';
import { openingFor } from '../opening.ts';
import type { KnownGuest } from '../people/people.ts';
import { whoAt } from '../people/who.ts';
import { ApiRefusal } from '../problem.ts';
import { posted } from '../schema.ts';
import { type Chance, hashOf, newId, newSecret } from '../secrets.ts';
import type { Catalogue, Listing } from '../vault.ts';
import { type ApiRoute, get, post, someone } from './route.ts';
import { listingView, tableView } from './views.ts';

export interface TableMeans {
  readonly cardroom: Cardroom;
  readonly house: House;
  readonly catalogue: Catalogue;
  readonly chance: Chance;
  /** A new seed of 256 bits, as hexadecimal digits. */
  fresh(): string;
  /** Where a link to a table leads; its secret stands behind `#`, which no server is told. */
  linkTo(id: string, secret: string): string;
}

const NOTHING = z.strictObject({});
/** As many as anybody looks through. */
const MOST_LISTED = 100;

/** What can be done with tables without sitting at one. */
export function tableRoutes(means: TableMeans): ApiRoute[] {
  const { cardroom, catalogue } = means;
  return [
    get('/api/games', async () => gamesOf(means.house)),
    get('/api/tables', async ({ known }) => {
      const open = await catalogue.open(MOST_LISTED);
      const now = open.map((listing) => cardroom.refresh(listing)).filter(({ isOpen }) => isOpen);
      return { tables: now.map((listing) => listingView(listing, known?.ids)) };
    }),
    get('/api/me/tables', async (petition) => {
      const { ids } = someone(petition);
      const own = await Promise.all(ids.map((id) => catalogue.of(id, MOST_LISTED)));
      const now = latestOf(own.flat()).map((listing) => cardroom.refresh(listing));
      const mine = now.filter(({ body }) => !hasLeft(body, ids));
      return { tables: mine.map((listing) => listingView(listing, ids)) };
    }),
    post('/api/tables', 'seldom', posted.table, async (petition) => {
      const owner = someone(petition);
      const secret = newSecret(means.chance);
      const seeds = { fresh: means.fresh(), link: hashOf(secret) };
      const opening = openingFor(petition.body, means.house, owner, seeds);
      if (!opening.ok) throw new ApiRefusal('bad-table', opening.error);
      const id = newId(means.chance);
      const opened = await cardroom.open(id, opening.value, owner.id);
      if (!opened.ok) throw new ApiRefusal('bad-table', { message: opened.error });
      return { id, secret, link: means.linkTo(id, secret) };
    }),
    post('/api/tables/:id/look', 'often', posted.secret, async ({ id, body, known }) =>
      atLatest(means, id, async (host) => {
        if (!maySee(host, known, body.secret)) throw new ApiRefusal('no-table');
        return { ...viewOf(host, known), ...linkView(host, known, body.secret) };
      }),
    ),
    post('/api/tables/:id/come', 'often', posted.secret, async (petition) =>
      come(means, petition.id, petition.body.secret, someone(petition)),
    ),
    post('/api/tables/:id/link', 'often', posted.link, async (petition) =>
      newLink(means, petition.id, petition.body.seat, someone(petition)),
    ),
    post('/api/tables/:id/rematch', 'often', NOTHING, async (petition) =>
      rematch(means, petition.id, someone(petition)),
    ),
    post('/api/tables/:id/history', 'often', posted.secret, async ({ id, body, known }) =>
      cardroom.use(id, async ({ host }) => historyOf(host, known, body.secret)),
    ),
  ];
}

/** At the table where these people are by now. */
async function atLatest<T>(
  { cardroom }: TableMeans,
  id: string,
  work: (host: Host) => Promise<T>,
): Promise<T> {
  const latest = await cardroom.latest(id);
  if (!latest.ok) throw new ApiRefusal(latest.error);
  return cardroom.use(latest.value, ({ host }) => work(host));
}

/** The link is exchanged for belonging to the table; from then on the token is enough. */
function come(means: TableMeans, id: string, secret: string | undefined, known: KnownGuest) {
  const { name, program } = known;
  const command: Command = {
    type: 'come',
    name,
    ...(program && { program }),
    ...(secret !== undefined && { link: hashOf(secret) }),
  };
  return atLatest(means, id, async (host) => {
    const by = whoAt(host, known);
    done(await host.submit(by, newId(means.chance), command));
    // Whoever has come finds the table among theirs at once.
    await means.cardroom.note(host);
    return { id: host.id, seat: seatOrNull(host, by) };
  });
}

async function newLink(means: TableMeans, id: string, seat: number | null, known: KnownGuest) {
  const secret = newSecret(means.chance);
  const command: Command = { type: 'link', hash: hashOf(secret), seat };
  return means.cardroom.use(id, async ({ host }) => {
    done(await host.submit(whoAt(host, known), newId(means.chance), command));
    return { id, secret, link: means.linkTo(id, secret) };
  });
}

/** Whoever asks first opens it; the others are shown the way. */
async function rematch(means: TableMeans, id: string, known: KnownGuest) {
  const command: Command = { type: 'rematch', to: newId(means.chance) };
  await means.cardroom.use(id, async ({ host }) =>
    done(await host.submit(whoAt(host, known), newId(means.chance), command)),
  );
  return atLatest(means, id, async (host) => ({
    id: host.id,
    seat: seatOrNull(host, whoAt(host, known)),
  }));
}

/** Each table once, the latest first. */
function latestOf(listings: readonly Listing[]): Listing[] {
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  return [...byId.values()].sort((a, b) => b.touchedAt - a.touchedAt).slice(0, MOST_LISTED);
}

function done(answer: Result<number, Refusal>): void {
  if (!answer.ok) throw new ApiRefusal('refused', { refusal: answer.error });
}

function seatOrNull(host: Host, by: string): number | null {
  const seat = host.seatOf(by);
  return seat < 0 ? null : seat;
}

/** Who belongs there, has a link, or finds it in the list. */
function maySee(host: Host, known: KnownGuest | undefined, secret: string | undefined): boolean {
  const { agreement, links } = host.outline;
  if (agreement?.listed || known?.ids.some((id) => host.belongs(id))) return true;
  return secret !== undefined && links.some(({ hash }) => hash === hashOf(secret));
}

/** What a link is good for, and whether one needs it at all. */
function linkView(host: Host, known: KnownGuest | undefined, secret: string | undefined) {
  const hash = secret === undefined ? undefined : hashOf(secret);
  const link = host.outline.links.find((each) => each.hash === hash);
  return {
    leadsTo: link?.seat ?? null,
    isLinkGood: secret === undefined ? null : link !== undefined,
    belongs: known?.ids.some((id) => host.belongs(id)) === true,
    ...howOf(host.outline),
  };
}

/** How it is played there, for who decides whether to come. */
function howOf({ game, players, options }: Outline) {
  const rules = gameNamed(game);
  return { options, variant: rules ? variations(rules, players, options) : [] };
}

function viewOf(host: Host, known: KnownGuest | undefined) {
  const { outline } = host;
  if (!outline.agreement) throw new ApiRefusal('no-table');
  return { id: host.id, ...tableView(digestOf(outline, outline.agreement), known?.ids) };
}

/** A finished match: for who sat there, and if it was public for whoever may see the table. */
async function historyOf(host: Host, known: KnownGuest | undefined, secret: string | undefined) {
  const { agreement, sat, over, closed } = host.outline;
  const isOwn = known?.ids.some((id) => sat.includes(id)) === true;
  const isPublic = agreement?.watched === true && maySee(host, known, secret);
  if (!isOwn && !isPublic) throw new ApiRefusal('not-yours');
  if (!over && !closed) throw new ApiRefusal('not-yours', { message: 'this match is not over' });
  const { names, sheet } = host.standing;
  const own = host.seatsBy(known?.ids ?? []);
  const record = host.record() ?? null;
  // Whoever has left since the end has played.
  const players = record?.names ?? names;
  return { ...viewOf(host, known), names: players, sheet, own, record };
}

/** What can be played here, and against whom. By this answer a page knows that there is a server, and which one. */
function gamesOf({ games, levels }: House) {
  const about = games.map(({ name, title, seats, options }) => ({ name, title, seats, options }));
  return { protocol: PROTOCOL, games: about, levels: Object.keys(levels) };
}
