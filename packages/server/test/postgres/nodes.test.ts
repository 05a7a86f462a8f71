import { levels } from '@overtrick/bots';
import { type AnyEntry, type Mind, mindOf } from '@overtrick/table';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { steadyClock } from '../../src/clock.ts';
import { Journal } from '../../src/journal.ts';
import { PostgresVault } from '../../src/postgres/vault.ts';
import { sharedClock } from '../../src/shared-clock.ts';
import type { VenueMeans } from '../../src/venue.ts';
import { Person, Served } from '../served.ts';
import { Cluster } from './cluster.ts';
import { DeafWay } from './deaf.ts';

let cluster: Cluster;
let url = '';
let deaf: DeafWay;
beforeAll(async () => {
  cluster = await Cluster.start();
  url = await cluster.create();
  deaf = await DeafWay.to(url);
});
afterAll(async () => {
  deaf.close();
  await cluster.remove();
});

/** Only the time of the whole test ends this. */
const ENDLESS = { timeout: 600_000 };
/** No passphrase is right, and to find that out takes no time. */
const unlike = { hash: async (text: string) => text, isHashOf: async () => false };
const quick = mindOf(levels.random, async () => {});

/** One of several servers of one database. */
interface TestNode {
  readonly served: Served;
  readonly vault: PostgresVault;
  readonly lines: readonly string[];
  /** What the database has said to whatever this node wanted to add. */
  readonly added: { readonly id: string; readonly key: string; readonly appended: string }[];
}

const nodes: TestNode[] = [];

async function open(way: string, part: Partial<VenueMeans> = {}): Promise<TestNode> {
  const lines: string[] = [];
  const journal = new Journal((line) => lines.push(line), Date.now);
  const vault = await PostgresVault.open(way, journal);
  const added = noteAdded(vault);
  const served = await Served.open({ vault, journal, clock: sharedClock(steadyClock()), ...part });
  const node = { served, vault, lines, added };
  nodes.push(node);
  return node;
}

function noteAdded(vault: PostgresVault): TestNode['added'] {
  const added: TestNode['added'] = [];
  const logs = vault.logs.bind(vault);
  vault.logs = <Kept extends AnyEntry>() => {
    const store = logs<Kept>();
    const append = async (id: string, entry: Kept) => {
      const appended = await store.append(id, entry);
      added.push({ id, key: entry.key, appended });
      return appended;
    };
    return { ...store, append };
  };
  return added;
}

async function closeAll(): Promise<void> {
  for (const { served, vault } of nodes.splice(0)) {
    await served.close();
    await vault.close();
  }
}

/** The same person by another node. */
function at(node: TestNode, { name, id, token }: Person): Person {
  return new Person(node.served, name, id, token);
}

/** Ada and Ben at one table with a bot, each by a node of their own. */
async function gather([one, other]: readonly TestNode[]) {
  const ada = await one.served.guest('Ada');
  const ben = at(other, await one.served.guest('Ben'));
  const { id, secret } = await ada.opens();
  await ben.post(`/api/tables/${id}/come`, { secret });
  await ada.visit(id);
  await ben.visit(id);
  return { one, other, ada, ben, id, secret };
}

/** Ben sits down, and the first round is dealt. */
async function begin({ ada, ben }: { ada: Person; ben: Person }): Promise<void> {
  await ben.do({ type: 'sit', at: 1, name: 'Ben' });
  await ada.until(() => ada.scene?.neighbours[1] !== null);
  await ada.do({ type: 'next' });
}

const isToAct = ({ scene }: Person) => scene?.view?.acting.includes(scene.eyes) === true;

/** They play on until the round is over. */
async function play(people: readonly Person[]): Promise<void> {
  const isDone = ({ scene }: Person) => scene?.dealOver === true;
  await Promise.all(
    people.map(async (person) => {
      for (;;) {
        await person.until(() => isDone(person) || isToAct(person));
        if (isDone(person)) return;
        const part = person.scene?.view?.legal.find(({ ends }) => ends !== false);
        if (part) await person.do({ type: 'play', parts: [part] });
      }
    }),
  );
}

/** Either may hear of the last entry first: a node can be told of what another has written before that one knows that it is kept. */
async function knowTheSame(one: Person, other: Person): Promise<void> {
  const isSame = () => one.seq === other.seq;
  await Promise.race([one.until(isSame), other.until(isSame)]);
}

describe.each([
  ['with hints', () => url, 'listening to hints'],
  ['by looking alone', () => deaf.url, 'polling'],
] as const)('two nodes of one database, %s', (_, way, word) => {
  beforeAll(() => Promise.all([open(way(), { hasher: unlike }), open(way(), { hasher: unlike })]));
  afterAll(closeAll);

  test('people at two nodes play one round, and both know the same', async () => {
    const { one, ada, ben } = await gather(nodes);
    expect(one.lines.join('')).toContain(word);
    await begin({ ada, ben });
    await play([ada, ben]);
    await knowTheSame(ada, ben);
    expect(ben.scene?.totals).toEqual(ada.scene?.totals);
  });

  test('of those who want one seat by two nodes one gets it; what is sent twice is done once', async () => {
    const { one, other, ada, id, secret } = await gather(nodes);
    const rivals = await Promise.all(
      ['Cleo', 'Dora', 'Emil', 'Finn'].map(async (name, i) => {
        const rival = at(i % 2 === 0 ? one : other, await one.served.guest(name));
        await rival.post(`/api/tables/${id}/come`, { secret });
        return rival.visit(id);
      }),
    );
    const answers = await Promise.all(
      rivals.map((each) => each.do({ type: 'sit', at: 1, name: each.name })),
    );
    expect(answers.map(({ kind }) => kind).sort()).toEqual([
      'done',
      'refused',
      'refused',
      'refused',
    ]);
    const said = await ada.do({ type: 'say', text: 'Hello' }, 'once');
    const elsewhere = await at(other, ada).visit(id);
    expect(await elsewhere.do({ type: 'say', text: 'Hello' }, 'once')).toMatchObject({
      kind: 'done',
      seq: Object(said).seq,
    });
  });

  test('who comes by another node is there for all, and their older way is closed', async () => {
    const { other, ada, ben, id } = await gather(nodes);
    const here = (person: Person) => {
      const [last] = person.heard.filter(({ kind }) => kind === 'here').slice(-1);
      return Object(last).members;
    };
    await ada.until(() => here(ada)?.length === 2);
    await ben.until(() => here(ben)?.length === 2);
    const newer = await at(other, ada).visit(id);
    await ada.until(() => ada.code !== undefined);
    expect(ada.code).toBe(4001);
    expect(newer.code).toBeUndefined();
    await newer.cut();
    await ben.until(() => here(ben)?.length === 1);
  });

  test('a database that is stopped and started again loses nothing, and nobody is told what it has not', async () => {
    const { ada, ben } = await gather(nodes);
    await begin({ ada, ben });
    await cluster.stop('SIGINT');
    const said = [ada, ben].map((each, i) =>
      each.do({ type: 'say', text: 'Still there?' }, `s${i}`),
    );
    await cluster.start();
    const answers = await Promise.all(said);
    expect(answers.map(({ kind }) => kind)).toEqual(['done', 'done']);
    await play([ada, ben]);
    await knowTheSame(ada, ben);
  });

  test('of two moves of one seat by two nodes one counts, turn after turn, and the other is refused in words', async () => {
    const [one, other] = nodes;
    const first = await one.served.guest('Ada');
    const { id } = await first.opens(['me', 'random', 'random']);
    // Ada's older tab is not closed yet: its node hears later that she has come by another.
    const { fleet } = one.vault;
    const beat = fleet.beat.bind(fleet);
    Object.assign(fleet, { beat: () => Promise.reject(new Error('unheard')) });
    onTestFinished(() => void Object.assign(fleet, { beat }));
    const tabs = [await first.visit(id), await at(other, first).visit(id)];
    await first.do({ type: 'next' });
    let turns = 0;
    // One card each, and then two: a bid and the cards.
    for (; turns < 5; turns++) {
      if (turns === 2) await first.do({ type: 'next' });
      for (const tab of tabs) await tab.until(() => isToAct(tab));
      const answers = await Promise.all(
        tabs.map((tab, i) => {
          const parts = (tab.scene?.view?.legal ?? []).filter(({ ends }) => ends !== false);
          return tab.do({ type: 'play', parts: [parts[i % parts.length]] }, `tab ${i}/${turns}`);
        }),
      );
      expect(answers.map(({ kind }) => kind).sort()).toEqual(['done', 'refused']);
      const [won, lost] = answers[0].kind === 'done' ? answers : [...answers].reverse();
      expect(['moved-since', 'not-now', 'turn']).toContain(Object(lost).refusal.why.key);
      for (const tab of tabs) await tab.until(() => tab.seq >= Object(won).seq);
      if (turns === 1) await first.until(() => first.scene?.dealOver === true);
    }
    const rows = await cluster.ask(
      `SELECT FROM entries WHERE table_id = '${id}' AND command_key LIKE '%/tab %'`,
      url,
    );
    expect(rows.length).toBe(turns);
  });

  test('who guesses a passphrase by two nodes may guess no oftener than by one', async () => {
    const guesses = [];
    for (let i = 0; i < 12; i++) {
      const body = { login: `ada, ${word}`, passphrase: `wrong guess ${i}`, bring: false };
      guesses.push((await nodes[i % 2].served.ask('POST', '/api/sessions', body)).body.error);
    }
    expect(guesses.indexOf('too-often')).toBe(10);
  });

  test.each([
    ['a bot', 'bot', { standIn: 'novice' }],
    ['a stand-in', 'timeout', { standIn: 'random', pace: { turn: 1000, bank: 0 } }],
  ])(
    'a lease that ends while its holder still thinks harms nothing: of two answers of %s one counts',
    async (_who, kind, agreement) => {
      const thoughts: (() => void)[] = [];
      let begin = () => {};
      const begun = new Promise<void>((resolve) => {
        begin = resolve;
      });
      const stuck: Mind = {
        think(view, task) {
          begin();
          return new Promise((resolve) => thoughts.push(() => resolve(quick.think(view, task))));
        },
      };
      const mindOfLevel = (level: string) => (level === 'random' ? stuck : quick);
      const times = { patience: 600_000, beat: 0, grace: 60_000 };
      const holder = await open(way(), { minds: { mindOf: mindOfLevel, quick }, times });
      const [other] = nodes;
      const guest = await holder.served.guest('Ada');
      const bot = kind === 'bot' ? 'random' : 'novice';
      const { id } = await guest.opens(['me', bot, bot], agreement);
      const ada = await at(other, guest).visit(id);
      await ada.do({ type: 'next' });
      const played = kind === 'bot' ? play([ada]) : undefined;
      await begun;
      // The holder is not heard of for longer than its lease, hears nothing either, and does not know it.
      const { fleet } = holder.vault;
      Object.assign(fleet, {
        beat: () => Promise.reject(new Error('unheard')),
        news: async () => new Map(),
      });
      await cluster.run(`UPDATE nodes SET seen_at = 0 WHERE id = '${Object(fleet).id}'`, url);
      const answersOf = ({ added }: TestNode) =>
        added.filter((each) => each.id === id && each.key.startsWith(`${kind}/`));
      const answerOf = (node: TestNode) => vi.waitUntil(() => answersOf(node).at(0), ENDLESS);
      const first = await answerOf(other);
      expect(first.appended).toBe('ok');
      for (const think of thoughts) think();
      // By the same key, so that it is known to be the same decision.
      expect(await answerOf(holder)).toEqual({ ...first, appended: 'repeated' });
      await played;
    },
  );
});
