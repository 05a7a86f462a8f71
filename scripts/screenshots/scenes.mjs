// What is seen now and then only, each with the shortest way there.
import { decide, isOver, mode, playDeal, settle, stage, toPlay } from './player.mjs';

/** @typedef {import('../../packages/web/site/browser.mjs').Page} Page */
/** @typedef {(hash: string) => Promise<unknown>} GoTo */

/**
 * A scene: what is set, what happens in the page before it is there, and the way to the picture, or to its parts.
 * @typedef {{ name: string, parts?: string[], settings?: Record<string, string>, prepare?: () => void, act: (page: Page, goTo: GoTo, shoot: (part: string) => Promise<void>) => Promise<void> }} Scene
 */

const CORNER = { position: { x: 9, y: 22 } };

/**
 * @param {Page} page
 * @param {GoTo} goTo
 * @param {string} game
 * @param {Record<string, string | number>} query
 */
async function sit(page, goTo, game, query) {
  await goTo(`#/new/${game}?${queryOf({ bots: 'novice', players: 4, ...query })}`);
  await page.locator('form button[type=submit]').click();
  await settle(page);
}

/**
 * A whole match of a deal or two.
 * @param {Page} page
 * @param {GoTo} goTo
 * @param {string} seed
 */
async function playMatch(page, goTo, seed) {
  await sit(page, goTo, 'gamut', { seed, target: 1 });
  while (!(await page.getByText('The match is over').isVisible())) {
    await playDeal(page, false);
    if (await page.getByRole('button', { name: /^Next (deal|round)$/ }).isVisible())
      await playDeal(page);
  }
}

/**
 * A device that goes round between Ada and Ben, until something is on the screen.
 * @param {Page} page
 * @param {GoTo} goTo
 * @param {string} selector
 */
async function handRound(page, goTo, selector) {
  const query = { players: 4, people: 'Ada,Ben', bots: 'novice', seed: 'table 4' };
  await goTo(`#/new/gamut?${queryOf(query)}`);
  await page.locator('form button[type=submit]').click();
  const cover = page.locator('.cover + .choices .main');
  for (;;) {
    await cover.or(page.locator('main.table[data-settled]')).first().waitFor();
    if ((await page.locator(selector).first().isVisible()) || (await isOver(page))) return;
    if (!(await cover.isVisible())) await decide(page, false);
    else {
      await cover.click();
      await page.locator('main.table[data-settled]').waitFor();
    }
  }
}

/** @param {Record<string, string | number>} values */
export function queryOf(values) {
  return new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

/**
 * Shows a few cards and then passes, until there is something else to decide.
 * @param {Page} page
 * @param {string} selector
 */
async function bidUntil(page, selector) {
  for (let i = 0; i < 30 && !(await isOver(page)); i++) {
    if (await page.locator(selector).first().isVisible()) return;
    await decide(page, i < 4);
  }
}

/**
 * Plays on, deal after deal, until something is on the screen before a decision.
 * @param {Page} page
 * @param {string} selector
 */
async function playUntil(page, selector) {
  for (let i = 0; i < 400 && !(await page.locator(selector).first().isVisible()); i++) {
    if (await isOver(page)) await playDeal(page);
    else await decide(page, false);
  }
}

function forbidStorage() {
  for (const name of ['indexedDB', 'localStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
}

/** A table that an older version may have remembered, and that there is not. */
function rememberNonsense() {
  const last = JSON.stringify([{ game: 'mu', players: 9, bots: [null], options: {} }]);
  localStorage.setItem(
    'overtrick/settings',
    JSON.stringify({ speed: 'instant', help: 'off', last }),
  );
}

/**
 * Plays on until a deal ends like this.
 * @param {Page} page
 * @param {string} selector
 * @param {number} [bids] so often cards are shown in each deal: who always passes loses nothing
 */
async function playToEnd(page, selector, bids = 0) {
  for (let deal = 0; deal < 120; deal++) {
    for (let i = 0; !(await isOver(page)); i++) await decide(page, i < bids);
    if (await page.locator(selector).first().isVisible()) return;
    await playDeal(page);
  }
}

/**
 * The middle of a trick, at a table of each size.
 * @param {string} game
 * @param {number} players
 * @returns {Scene}
 */
function seats(game, players) {
  return {
    name: `seats-${players}-${game}`,
    async act(page, goTo) {
      await sit(page, goTo, game, { seed: 'table 2', players });
      if (game === 'ninja-whist') for (let i = 0; i < 3; i++) await playDeal(page);
      await toPlay(page, 1);
    },
  };
}

/** @type {Scene[]} */
export const rare = [
  ...[3, 4, 5, 6].map((players) => seats('mu', players)),
  ...[3, 4, 5, 6, 7, 8, 9].map((players) => seats('ninja-whist', players)),
  {
    name: 'taken',
    async act(page, goTo) {
      await sit(page, goTo, 'mu', { seed: 'table 2', players: 5 });
      await playUntil(page, '.asking[data-told]');
    },
  },
  {
    name: 'first-help',
    settings: { help: 'on' },
    async act(page, goTo) {
      await sit(page, goTo, 'mu', { seed: 'table 3', players: 5 });
      await page.locator('.first-help').waitFor();
    },
  },
  {
    name: 'sound-offer',
    settings: { soundOffer: 'open' },
    act: (page, goTo) => sit(page, goTo, 'gamut', { seed: 'table 7' }),
  },
  {
    name: 'loading',
    async act(page, goTo) {
      await goTo('');
      await page.route(/\/mu-[\w-]{8}\.js$/, () => {});
      await page.getByRole('button', { name: 'Play: Mü', exact: true }).click();
      await page.locator('.dealing').waitFor();
    },
  },
  {
    name: 'unloaded',
    async act(page, goTo) {
      await goTo('');
      await page.route(/\/mu-[\w-]{8}\.js$/, (route) => route.fulfill({ status: 404 }));
      await page.getByRole('button', { name: 'Play: Mü', exact: true }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'giving',
    async act(page, goTo) {
      await sit(page, goTo, 'gamut', { seed: 'table 4' });
      await playUntil(page, '.middle[data-mode=give]');
      await stage(page);
    },
  },
  {
    name: 'end-watched',
    async act(page, goTo) {
      await sit(page, goTo, 'gamut', { seed: 'table 6' });
      await page.locator('.choice[data-type=fold]').click();
      await settle(page);
      await playDeal(page, false);
    },
  },
  {
    name: 'end-lost',
    async act(page, goTo) {
      await sit(page, goTo, 'mu', { seed: 'table 3', players: 5 });
      await playToEnd(page, '.end-score [data-sign=loss]', 4);
    },
  },
  {
    name: 'feat-card',
    async act(page, goTo) {
      await sit(page, goTo, 'mu', { seed: 'table 3', players: 4, bots: 'random' });
      await playToEnd(page, '.end-drawing');
    },
  },
  {
    name: 'feat-fan',
    async act(page, goTo) {
      await sit(page, goTo, 'gamut', { seed: 'table 4', bots: 'random', target: 400 });
      await playToEnd(page, '.end-drawing[data-fan]');
    },
  },
  {
    name: 'german-home',
    settings: { language: 'de' },
    async act(page, goTo) {
      await goTo('');
      await page.locator('.game').first().waitFor();
    },
  },
  {
    name: 'german-settings',
    settings: { language: 'de' },
    async act(page, goTo) {
      await goTo('#/settings');
      await page.locator('.settings').first().waitFor();
    },
  },
  {
    name: 'german-end',
    settings: { language: 'de' },
    async act(page, goTo) {
      await sit(page, goTo, 'mu', { seed: 'table 3', players: 5 });
      await playDeal(page, false);
    },
  },
  {
    name: 'german-nine',
    settings: { language: 'de' },
    async act(page, goTo) {
      await sit(page, goTo, 'ninja-whist', { seed: 'table 1', players: 9 });
      for (let round = 0; round < 3; round++) await playDeal(page);
      await toPlay(page, 1);
    },
  },
  {
    name: 'round-form',
    async act(page, goTo) {
      await goTo(`#/new/gamut?${queryOf({ people: 'Ada,Ben' })}`);
      await page.locator('form').waitFor();
    },
  },
  { name: 'round-cover', act: (page, goTo) => handRound(page, goTo, 'h1:text("to Ben")') },
  {
    name: 'round-take-back',
    act: (page, goTo) => handRound(page, goTo, 'text="Ada takes it back"'),
  },
  { name: 'round-play', act: (page, goTo) => handRound(page, goTo, '[data-tricks="2"] .own-card') },
  { name: 'round-over', act: (page, goTo) => handRound(page, goTo, '.over') },
  {
    name: 'menu',
    async act(page, goTo) {
      await sit(page, goTo, 'mu', { seed: 'table 3' });
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'seat',
    async act(page, goTo) {
      await sit(page, goTo, 'yamv', { seed: 'n472', players: 5, bots: 'random' });
      await toPlay(page, 0);
      await page.locator('.seat').last().click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'many-shown',
    async act(page, goTo) {
      await sit(page, goTo, 'yamv', { seed: 'n472', players: 5, bots: 'random' });
      await toPlay(page, 0);
    },
  },
  {
    name: 'match-over',
    act: (page, goTo) => playMatch(page, goTo, 'table 4'),
  },
  {
    name: 'history-played',
    async act(page, goTo) {
      for (const seed of ['table 4', 'table 5', 'table 6']) await playMatch(page, goTo, seed);
      await sit(page, goTo, 'mu', { seed: 'table 3' });
      await playDeal(page);
      await page.locator('main.table[data-kept]').waitFor();
      await goTo('#/history');
      await page.locator('.match').nth(3).waitFor();
    },
  },
  {
    name: 'home-kept',
    async act(page, goTo) {
      await sit(page, goTo, 'mu', { seed: 'table 3' });
      await sit(page, goTo, 'ninja-whist', { seed: 'table 3' });
      await playDeal(page);
      await page.locator('main.table[data-kept]').waitFor();
      await goTo('');
      await page.locator('.kept-card').waitFor();
    },
  },
  {
    name: 'doubts',
    async act(page, goTo) {
      await goTo('#/new/mu?players=99&bots=evil&target=abc&foo=1');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'refused',
    prepare: rememberNonsense,
    async act(page, goTo) {
      await goTo('');
      await page.getByRole('button', { name: 'Play: Mü', exact: true }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'not-kept',
    prepare: forbidStorage,
    async act(page, goTo) {
      // What is prepared for pages does not come into their workers.
      await page.route(/\/worker-[\w-]+\.js$/, async (route) => {
        const response = await route.fetch();
        const body = `self.window = self; (${forbidStorage})();${await response.text()}`;
        await route.fulfill({ response, body });
      });
      await sit(page, goTo, 'mu', { seed: 'table 3', bots: 'random' });
      await page.locator('.warning').waitFor();
    },
  },
  {
    name: 'illegal',
    async act(page, goTo) {
      await sit(page, goTo, 'gamut', { seed: 'table 4' });
      await playUntil(page, '.middle[data-mode=play] ~ .own .own-card[data-shaded]');
      await page.locator('.own-card[data-shaded]').first().click(CORNER);
      await page.locator('.notice').waitFor();
    },
  },
  {
    name: 'tokens',
    async act(page, goTo) {
      await sit(page, goTo, 'ninja-whist', { seed: 'table 1', players: 5 });
      for (let i = 0; i < 200; i++) {
        if (await isOver(page)) await playDeal(page);
        if ((await mode(page)) === 'play') {
          const cards = page.locator('.own-card:not([data-shaded])');
          if ((await page.locator('.my-tokens .token').count()) > 1) {
            await cards.first().click(CORNER);
            const tokens = page.locator('.token-choice .choice');
            if (await tokens.first().isVisible()) return tokens.first().click();
            await settle(page);
            continue;
          }
        }
        await decide(page, false);
      }
    },
  },
  {
    name: 'exchange',
    async act(page, goTo) {
      await sit(page, goTo, 'yamv', { seed: 'table 2' });
      await bidUntil(page, '.middle[data-mode=exchange]');
      await page.locator('.rows .own-card').nth(-1).click(CORNER);
    },
  },
  {
    name: 'naming',
    async act(page, goTo) {
      const tiles = page.locator('.name-tile').first();
      for (let i = 0; i < 30 && !(await tiles.isVisible()); i++) {
        await sit(page, goTo, 'mu', { seed: `naming ${i}`, players: 5 });
        await bidUntil(page, '.name-tile');
      }
      await tiles.click();
      await page.locator('.seat[data-pick=may]').first().click();
    },
  },
  {
    name: 'gamut-bids',
    act: (page, goTo) => sit(page, goTo, 'gamut', { seed: 'table 7' }),
  },
  {
    name: 'gamut-fold',
    act: (page, goTo) => sit(page, goTo, 'gamut', { seed: 'table 6' }),
  },
  {
    name: 'claim',
    async act(page, goTo) {
      const claim = page.locator('.choice[title]');
      for (let i = 0; i < 30 && !(await claim.isVisible()); i++) {
        await sit(page, goTo, 'mu', { seed: `claim ${i}`, players: 3 });
        while (!(await isOver(page)) && !(await claim.isVisible())) await decide(page, false);
      }
    },
  },
  {
    name: 'large',
    settings: { cards: 'large', suits: 'safe' },
    async act(page, goTo) {
      await sit(page, goTo, 'mu', { seed: 'table 3', players: 5 });
      await toPlay(page, 2);
    },
  },
  {
    name: 'german',
    settings: { language: 'de' },
    async act(page, goTo) {
      await sit(page, goTo, 'yamv', { seed: 'table 1', players: 5 });
      await toPlay(page, 2);
    },
  },
  {
    name: 'german-bid',
    settings: { language: 'de' },
    async act(page, goTo) {
      await sit(page, goTo, 'mu', { seed: 'table 3' });
      await stage(page);
    },
  },
  {
    name: 'score-first',
    async act(page, goTo) {
      await sit(page, goTo, 'mu', { seed: 'table 3' });
      await page.keyboard.press('s');
      await page.locator('.worth div').first().waitFor();
    },
  },
];
