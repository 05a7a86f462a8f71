import { changed } from './delta.ts';
import type { Arrival, Update } from './protocol.ts';
import type { Scene } from './scene.ts';

/** What eyes are told of a table while it goes on. */
export type Tidings = Arrival | Update;

/** The table as eyes know it after this; an update takes for granted that they know the entry before it. */
export function sceneAfter(known: Scene | undefined, tidings: Tidings): Scene {
  if (tidings.kind === 'scene') return tidings.scene;
  // Whoever follows entry by entry has a scene, and a difference of scenes makes a scene of it again.
  return changed(known, tidings.changes ?? undefined) as Scene;
}
