import { type Scene, sceneAfter, type Tidings } from '@overtrick/table';

/** The scenes of a table as its host tells of them. Each waits here until it has been looked at. */
export class Scenes {
  /** What the house has to say beside them, until it has been said. */
  readonly remarks: string[] = [];
  private readonly queue: Scene[] = [];
  private latest: Scene | undefined;
  private failure: { readonly error: unknown } | undefined;
  private closed = false;
  private wake = () => {};

  get isEmpty(): boolean {
    return this.queue.length === 0;
  }

  readonly hear = (tidings: Tidings): void => {
    this.latest = sceneAfter(this.latest, tidings);
    this.queue.push(this.latest);
    this.wake();
  };

  /** The next scene, once there is one; undefined if there will be none. */
  async next(): Promise<Scene | undefined> {
    while (this.isEmpty && !this.closed) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    if (this.failure) throw this.failure.error;
    return this.queue.shift();
  }

  /** There is nothing more to see. */
  close(): void {
    this.closed = true;
    this.wake();
  }

  /** The table cannot go on: whoever waits is told why. */
  fail(error: unknown): void {
    this.failure ??= { error };
    this.close();
  }
}

/** Whether the table goes on by itself: a bot is to act, or the next deal is being shuffled. */
export function goesOn({ view, neighbours, dealOver, over, nextCommitment }: Scene): boolean {
  if (!view || dealOver) return !over && nextCommitment === null;
  return view.acting.some((seat) => neighbours[seat]?.level != null);
}
