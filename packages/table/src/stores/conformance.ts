// What every store must do, wherever it runs. It needs no test library, so that a browser can run it too.
import type { AnyEntry, Entry } from '../log.ts';
import { Damaged, type Store } from '../store.ts';

/** A place where logs are kept, for the test of one store. */
export interface StorePlace {
  /** Opens the store anew, as another process or another day would. */
  open(): Promise<Store>;
  /** Spoils what is kept: cuts off the end of the last entry, or changes the entry of this number. */
  tear?(id: string): Promise<void>;
  spoil?(id: string, seq: number): Promise<void>;
}

export interface StoreCheck {
  readonly title: string;
  /** What the place must be able to do to itself. */
  readonly needs?: 'tear' | 'spoil';
  run(place: StorePlace): Promise<void>;
}

/** Somebody says something. */
export function entry(seq: number, key = `key ${seq}`, text = 'hello'): Entry {
  const say = { type: 'say' as const, seat: 0, text };
  return { seq, key, by: 'ada', at: 1000 + seq, command: say, facts: [say] };
}

async function filled(place: StorePlace, count: number, id = 'a'): Promise<Store> {
  const store = await place.open();
  for (let seq = 1; seq <= count; seq++) same(await store.append(id, entry(seq)), 'ok');
  return store;
}

function same(found: unknown, right: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(right)];
  if (a !== b) throw new Error(`found ${a}, not ${b}`);
}

async function whatIsThrown(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

const numbers = (entries: readonly AnyEntry[]) => entries.map(({ seq }) => seq);

export const storeChecks: readonly StoreCheck[] = [
  {
    title: 'a log that nobody has begun is empty',
    async run(place) {
      same(await (await place.open()).read('nobody', 1), []);
    },
  },
  {
    title: 'entries come back as they were, in order, from any number on',
    async run(place) {
      const store = await filled(place, 300);
      same(
        await store.read('a', 1),
        Array.from({ length: 300 }, (_, i) => entry(i + 1)),
      );
      for (const from of [0, 2, 150, 300, 301, 1000]) {
        const first = Math.max(1, from);
        const count = Math.max(0, 301 - first);
        const right = Array.from({ length: count }, (_, i) => first + i);
        same(numbers(await store.read('a', from)), right);
      }
    },
  },
  {
    title: 'an entry is added only behind the one before it; another is stale and changes nothing',
    async run(place) {
      const store = await filled(place, 3);
      for (const seq of [0, 1, 3, 5, 100])
        same(await store.append('a', entry(seq, 'new')), 'stale');
      same(numbers(await store.read('a', 1)), [1, 2, 3]);
      same(await store.append('a', entry(4, 'new')), 'ok');
    },
  },
  {
    title:
      'a key that stands with the same command is told apart from one that stands with another',
    async run(place) {
      const store = await filled(place, 2);
      same(await store.append('a', { ...entry(3, 'key 1'), at: 5 }), 'repeated');
      same(await store.append('a', entry(3, 'key 1', 'other words')), 'clash');
      same(await store.append('a', { ...entry(3, 'key 1'), by: 'ben' }), 'clash');
      same(numbers(await store.read('a', 1)), [1, 2]);
    },
  },
  {
    title: 'logs of two tables know nothing of each other',
    async run(place) {
      const store = await filled(place, 3);
      same(await store.append('b', entry(1, 'key 3')), 'ok');
      same(numbers(await store.read('b', 1)), [1]);
      same(numbers(await store.read('a', 1)), [1, 2, 3]);
    },
  },
  {
    title: 'what was called ok is there for who opens the store another day',
    async run(place) {
      await filled(place, 5);
      const store = await place.open();
      same(numbers(await store.read('a', 1)), [1, 2, 3, 4, 5]);
      same(await store.append('a', entry(5, 'late')), 'stale');
      same(await store.append('a', entry(6)), 'ok');
    },
  },
  {
    title: 'of several who add the same number at once one wins, and the others are told',
    async run(place) {
      await filled(place, 2);
      const stores = await Promise.all([1, 2, 3, 4].map(() => place.open()));
      for (const store of stores) await store.read('a', 1);
      const answers = await Promise.all(
        stores.map((store, i) => store.append('a', entry(3, `writer ${i}`))),
      );
      same([...answers].sort(), ['ok', 'stale', 'stale', 'stale']);
      const [won] = await stores[0].read('a', 3);
      same(won.key, `writer ${answers.indexOf('ok')}`);
      for (const store of stores) same(numbers(await store.read('a', 1)), [1, 2, 3]);
      same(await stores[0].append('a', entry(4)), 'ok');
      same(numbers(await (await place.open()).read('a', 1)), [1, 2, 3, 4]);
    },
  },
  {
    title: 'of several who begin a log at once one wins, and the log is whole',
    async run(place) {
      const stores = await Promise.all([1, 2, 3].map(() => place.open()));
      const answers = await Promise.all(
        stores.map((store, i) => store.append('a', entry(1, `writer ${i}`))),
      );
      same([...answers].sort(), ['ok', 'stale', 'stale']);
      same(await stores[1].append('a', entry(2)), 'ok');
      same(numbers(await (await place.open()).read('a', 1)), [1, 2]);
    },
  },
  {
    title: 'who changes an entry afterwards changes nothing that is kept',
    async run(place) {
      const store = await place.open();
      const facts = [{ type: 'say' as const, seat: 0, text: 'before' }];
      const first = { ...entry(1), facts };
      await store.append('a', first);
      facts[0].text = 'after';
      same((await store.read('a', 1))[0].facts, [{ type: 'say', seat: 0, text: 'before' }]);
    },
  },
  {
    title: 'an entry that was begun and never ended is as if it had never been',
    needs: 'tear',
    async run(place) {
      await filled(place, 4);
      await place.tear?.('a');
      const store = await place.open();
      same(numbers(await store.read('a', 1)), [1, 2, 3]);
      same(await store.append('a', entry(4, 'again')), 'ok');
      same(numbers(await (await place.open()).read('a', 1)), [1, 2, 3, 4]);
    },
  },
  ...[1, 3, 5].map((seq) => ({
    title: `a log that is damaged in entry ${seq} of 5 says so, and gives what is before it`,
    needs: 'spoil' as const,
    async run(place: StorePlace) {
      await filled(place, 5);
      await place.spoil?.('a', seq);
      const store = await place.open();
      const thrown = await whatIsThrown(() => store.read('a', 1));
      if (!(thrown instanceof Damaged)) throw thrown;
      same(
        numbers(thrown.entries),
        Array.from({ length: seq - 1 }, (_, i) => i + 1),
      );
      if (!thrown.message.includes(`entry ${seq} `)) throw new Error(thrown.message);
    },
  })),
];
