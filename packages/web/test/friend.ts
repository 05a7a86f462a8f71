import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { byFinger, byMouse, Person } from './person.ts';
import { DESKTOP, newPage, visit } from './visit.ts';

/** Somebody with a browser of their own, at a table with friends. */
export class Friend {
  readonly name: string;
  readonly context: BrowserContext;
  page: Page;
  /** Everything that this page has asked a server for. */
  readonly addresses: string[] = [];
  private readonly hasTouch: boolean;
  private readonly boldness: number;

  private constructor(name: string, context: BrowserContext, page: Page, how: FriendOptions) {
    this.name = name;
    this.context = context;
    this.page = page;
    this.hasTouch = how.browser?.hasTouch ?? false;
    this.boldness = how.boldness ?? 0;
    context.on('request', (request) => this.addresses.push(request.url()));
  }

  static async come(browser: Browser, name: string, how: FriendOptions = {}): Promise<Friend> {
    const context = await visit(browser, how.browser ?? DESKTOP);
    return new Friend(name, context, await newPage(context), how);
  }

  /** Whoever decides by what is on this friend's screen. */
  get hand(): Person {
    return new Person(this.page, this.hasTouch ? byFinger : byMouse, this.boldness);
  }

  /** Opens a table by the form, by the clock if wanted, and answers the link to it. */
  async opens(base: string, query: string, { byClock = false } = {}): Promise<string> {
    const { page } = this;
    await page.goto(`${base}#/friends/new?${query}`);
    await page.getByLabel('You are').fill(this.name);
    if (byClock) await page.getByLabel('By the clock').check();
    await page.getByRole('button', { name: 'Open the table' }).click();
    return page.getByLabel('Link', { exact: true }).inputValue();
  }

  /** By a link to the table, with nothing but a name. */
  async joins(link: string): Promise<void> {
    const { page } = this;
    await page.goto(link);
    await page.getByLabel('What are you called?').fill(this.name);
    await page.getByRole('button', { name: /^(Come|Take)/ }).click();
    await page.locator('.lobby, main.table').waitFor();
  }

  async sits(): Promise<void> {
    await this.page.getByRole('button', { name: 'Sit here' }).first().click();
    // Who only watches is named below the seats.
    const row = this.page.locator('.seat-row:not([data-watching])');
    await row.getByText(`You, ${this.name}`).waitFor();
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}

interface FriendOptions {
  readonly browser?: BrowserContextOptions;
  /** How many cards to show before passing on. */
  readonly boldness?: number;
}

/** A page tells when it is asked; after so long it is asked again, as it may have been loaded anew meanwhile. */
const LOOK_MS = 250;
/** More often than anybody would ask: this only ends what never would. */
const MOST_LOOKS = 400;

/** Whoever of them is asked for a decision first; undefined once the deal is over for one of them. */
export async function nextOf(friends: readonly Friend[]): Promise<Friend | undefined> {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const first = await Promise.any(friends.map(toldBy)).catch(() => undefined);
    if (first) return first.isOver ? undefined : first.friend;
  }
  throw new Error('nobody is asked any more');
}

/** What a friend's page tells; it is an error if it tells nothing for a while. */
async function toldBy(friend: Friend) {
  const told = await friend.page.evaluate(standing, LOOK_MS);
  if (!told) throw new Error('nothing yet');
  return { friend, isOver: told === 'over' };
}

/** It runs in the page. */
function standing(longest: number): Promise<'over' | 'asked' | undefined> {
  const now = () => {
    const table = document.querySelector<HTMLElement>('main.table');
    if (table?.hasAttribute('data-over')) return 'over';
    return table?.matches('[data-settled]:not([data-asks="wait"])') ? 'asked' : undefined;
  };
  return new Promise((resolve) => {
    const look = () => {
      if (now()) end();
    };
    const watcher = new MutationObserver(look);
    const end = () => {
      watcher.disconnect();
      clearTimeout(timer);
      resolve(now());
    };
    const timer = setTimeout(end, longest);
    watcher.observe(document, { childList: true, subtree: true, attributes: true });
    look();
  });
}

/** The line of a page to the server, in the hands of a test. */
export class Wire {
  /** What the page has sent, on all lines that it has opened. */
  readonly sent: string[] = [];
  /** Whether nothing that the server says reaches the page. */
  isDeaf = false;
  cut: () => void = () => {};
  /** What is said to the page in place of whatever the server would say. */
  farewell: string | undefined;

  static async of(page: Page): Promise<Wire> {
    const wire = new Wire();
    await page.routeWebSocket(/\/socket$/, (socket) => {
      const { farewell } = wire;
      if (farewell !== undefined) {
        socket.onMessage(() => {
          socket.send(farewell);
          void socket.close({ code: 4000 });
        });
        return;
      }
      const server = socket.connectToServer();
      socket.onMessage((text) => {
        wire.sent.push(String(text));
        server.send(text);
      });
      server.onMessage((text) => {
        if (!wire.isDeaf) socket.send(text);
      });
      wire.cut = () => {
        void server.close();
        void socket.close();
      };
    });
    return wire;
  }

  /** The keys of all that was done, in the order in which it was sent. */
  keysOf(type: string): string[] {
    return this.sent
      .map((text) => JSON.parse(text))
      .filter(({ kind, deed }) => kind === 'do' && deed.type === type)
      .map(({ key }) => key);
  }
}
