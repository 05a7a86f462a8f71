import type { AnyEntry, Store } from '@overtrick/table';

/** A store of which is told how many seconds each entry took until it was kept. */
export function timed<Kept extends AnyEntry>(
  store: Store<Kept>,
  tell: (seconds: number) => void,
): Store<Kept> {
  return {
    append(id, entry) {
      const from = performance.now();
      const appended = store.append(id, entry);
      // What fails is told elsewhere.
      appended.then(
        () => tell((performance.now() - from) / 1000),
        () => {},
      );
      return appended;
    },
    read: (id, from) => store.read(id, from),
  };
}
