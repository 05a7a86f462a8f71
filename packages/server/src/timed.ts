import type { AnyEntry, Clock, Store } from '@overtrick/table';

/** A store of which is told how many seconds each entry took until it was kept. */
export function timed<Kept extends AnyEntry>(
  store: Store<Kept>,
  clock: Pick<Clock, 'now'>,
  tell: (seconds: number) => void,
): Store<Kept> {
  return {
    append(id, entry, text) {
      const from = clock.now();
      const appended = store.append(id, entry, text);
      // What fails is told elsewhere.
      appended.then(
        () => tell(Math.max(0, clock.now() - from) / 1000),
        () => {},
      );
      return appended;
    },
    read: (id, from) => store.read(id, from),
  };
}
