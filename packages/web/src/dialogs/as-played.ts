import { type Seat, SPECTATOR } from '@overtrick/engine';
import { playersIn } from '@overtrick/table';
import type { PageScene } from '../protocol.ts';

type Peopled = Pick<PageScene, 'names' | 'predecessors' | 'view'>;

/** A scene with those in its seats who played that deal: somebody else may have sat there then. */
export function asPlayed<Scene extends Peopled>(scene: Scene, deal: number): Scene {
  const { names, predecessors, view } = scene;
  if (predecessors.length === 0) return scene;
  const players = playersIn(predecessors, names, deal);
  const isOwn = (seat: Seat) => players[seat]?.includes(names[seat]) === true;
  return {
    ...scene,
    names: players.map((all) => all.join(' → ')),
    view: isOwn(view.eyes) ? view : { ...view, eyes: SPECTATOR },
  };
}
