import type { CDPSession, Page } from 'playwright-core';

interface Node {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly {
    readonly name: string;
    readonly value: { readonly value?: unknown };
  }[];
}

/** A thing that a screen reader meets: what it is, what it is called, where it is. */
export interface Heard {
  readonly role: string;
  readonly name: string;
  readonly isFocused: boolean;
  readonly isOff: boolean;
  /** The names of what it is inside of. */
  readonly within: readonly string[];
  /** Whether it is what is being announced. */
  readonly isAnnounced: boolean;
}

const CANNOT = 'cannot be used now';

/** Plays by keyboard alone and knows only what the accessibility tree says. */
export class Listener {
  private readonly page: Page;
  private readonly cdp: CDPSession;
  private boldness: number;

  private constructor(page: Page, cdp: CDPSession, boldness: number) {
    this.page = page;
    this.cdp = cdp;
    this.boldness = boldness;
  }

  static async at(page: Page, boldness = 2): Promise<Listener> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Accessibility.enable');
    return new Listener(page, cdp, boldness);
  }

  async hear(): Promise<Heard[]> {
    const { nodes } = (await this.cdp.send('Accessibility.getFullAXTree')) as unknown as {
      nodes: readonly Node[];
    };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    return nodes.filter(({ ignored }) => !ignored).map((node) => heard(node, byId));
  }

  /** One decision; false once the deal is over. */
  async decide(): Promise<boolean> {
    await this.page.locator('main.table[data-settled]').waitFor();
    const tree = await this.hear();
    const before = await this.moves();
    const buttons = tree.filter(({ role, isOff }) => role === 'button' && !isOff);
    if (buttons.some(({ name }) => /^(Next (deal|round)|Another match)$/.test(name))) return false;
    const choices = buttons.filter(({ within }) => within.includes('Your move'));
    const cards = buttons.filter(
      ({ within, name }) => within.includes('Your cards') && !name.includes(CANNOT),
    );
    await this.act(tree, choices, cards);
    await this.page.waitForFunction(
      (was) => document.querySelector('main.table')?.getAttribute('data-moves') !== was,
      before,
    );
    return true;
  }

  private async act(tree: readonly Heard[], choices: readonly Heard[], cards: readonly Heard[]) {
    // What was announced last may be of an earlier turn: what stands on the screen counts. There words that can be
    // asked what they mean are apart from those around them, so it is read as a whole.
    const [asked = ''] = await this.page.locator('.ask').allTextContents();
    const isSaid = (text: string) => asked.trim().startsWith(text);
    const hidden = cards.filter(({ within }) => !within.includes('You have shown'));
    if (isSaid('Your bid: show')) return this.bid(choices, hidden);
    if (isSaid('Choose a card for')) return this.markTwo(hidden, 'Give these two');
    if (isSaid('Which two go away')) return this.markTwo(hidden, 'Discard two cards');
    if (['Choose a partner', 'Name your trump', 'Tap your partner'].some(isSaid))
      return this.name(tree, choices);
    const stay = choices.find(({ name }) => name.startsWith('Stay'));
    if (choices.length > 0) return this.press((stay ?? choices[choices.length - 1]).name);
    await this.pressCard(cards[0].name);
    const tokens = (await this.hear()).find(({ name }) => name === 'Play it alone');
    if (tokens) await this.press(tokens.name);
  }

  /** A trump, a partner on the table, and then the button that says both. */
  private async name(tree: readonly Heard[], choices: readonly Heard[]): Promise<void> {
    const tile = choices.find(({ name }) => /\d of \d/.test(name));
    if (tile) await this.press(tile.name);
    const seat = tree.find(({ role, name }) => role === 'button' && /^Pick .* partner/.test(name));
    if (seat) await this.press(seat.name);
    const named = /^(Name|Play with) /;
    await this.page.getByRole('button', { name: named, disabled: false }).first().waitFor();
    const confirm = (await this.hear()).find(
      ({ role, name, isOff }) => role === 'button' && !isOff && named.test(name),
    );
    await this.press(confirm?.name ?? '');
  }

  private async bid(choices: readonly Heard[], cards: readonly Heard[]): Promise<void> {
    const pass = choices.find(({ name }) => name === 'Pass');
    if (this.boldness <= 0 || cards.length === 0) return this.press(pass?.name ?? '');
    this.boldness--;
    await this.pressCard(cards[cards.length - 1].name);
    await this.page.getByRole('button', { name: /^Show th/ }).waitFor();
    const bid = (await this.hear()).find(({ name }) => /^Show th/.test(name));
    await this.press(bid?.name ?? '');
  }

  private async markTwo(cards: readonly Heard[], confirm: string): Promise<void> {
    const [last, first] = cards.slice(-2);
    await this.pressCard(last.name);
    await this.pressCard(first.name);
    await this.press(confirm);
  }

  /** To the cards by Tab, to the card by arrows. */
  private async pressCard(name: string): Promise<void> {
    await this.reach('Tab', ({ within }) => within.includes('Your cards'));
    await this.reach('ArrowRight', (node) => node.name === name);
    await this.page.keyboard.press('Enter');
  }

  async press(name: string): Promise<void> {
    await this.reach('Tab', (node) => node.name === name && node.role === 'button');
    await this.page.keyboard.press('Enter');
  }

  private async reach(key: string, isThere: (node: Heard) => boolean): Promise<void> {
    for (let tries = 0; tries < 60; tries++) {
      const focused = (await this.hear()).filter(({ isFocused }) => isFocused).at(-1);
      if (focused && isThere(focused)) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`${key} does not get there`);
  }

  private async moves(): Promise<string> {
    return (await this.page.locator('main.table').getAttribute('data-moves')) ?? '';
  }
}

function heard(node: Node, byId: ReadonlyMap<string, Node>): Heard {
  const within: string[] = [];
  let isAnnounced = false;
  for (let up = byId.get(node.parentId ?? ''); up; up = byId.get(up.parentId ?? '')) {
    if (up.name?.value) within.push(up.name.value);
    if (up.role?.value === 'status') isAnnounced = true;
  }
  const has = (name: string) =>
    node.properties?.some((each) => each.name === name && each.value.value === true) ?? false;
  return {
    role: node.role?.value ?? '',
    name: node.name?.value ?? '',
    isFocused: has('focused'),
    isOff: has('disabled'),
    within,
    isAnnounced,
  };
}
