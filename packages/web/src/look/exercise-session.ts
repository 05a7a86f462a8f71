import type { Choice } from '@overtrick/engine';
import { TryingSession } from './trial-session.ts';

/** A table at which only one decision is asked for: it is not played, but told to whoever judges it. */
export class ExerciseSession extends TryingSession {
  onTried: (parts: readonly Choice[]) => void = () => {};

  override async commit(parts: readonly Choice[]): Promise<void> {
    this.closeHint();
    this.onTried(parts);
  }

  /** Nothing goes on from here. */
  override async claim(): Promise<void> {}

  override async undo(): Promise<void> {}
}
