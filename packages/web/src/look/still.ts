import { laidOpen, takenTricks } from '@overtrick/table';
import type { MoveVerdict } from '@overtrick/table/analysis';
import { Refused } from '../client.ts';
import { Session } from '../play/session.ts';
import { atRest, type Shown } from '../play/state.ts';
import type { LookScene, TableWay } from '../protocol.ts';
import { hintedKeys } from '../table/hinted.ts';

/** A table at which nothing can be done any more. */
const nowhere: TableWay = {
  onTidings: () => {},
  request: () => Promise.reject(new Refused({ problem: 'this is the past' })),
  tell: () => {},
  close: () => {},
};

export function stillSession(): Session {
  return new Session('past', nowhere);
}

/** A moment as the table shows it: a trick that has just been taken lies there still. */
export function shownAt(scene: LookScene, isOpen: boolean): Shown {
  const drawn = isOpen ? { ...scene, view: laidOpen(scene.view, scene.hands) } : scene;
  const rest = { ...atRest(drawn, true), thinking: [] };
  const { view } = scene;
  const last = view.history.at(-1);
  const isTaken = view.table.length === 0 && (last?.type === 'play' || last?.type === 'take');
  const trick = isTaken ? takenTricks(view).at(-1) : undefined;
  return trick ? { ...rest, plays: trick.plays, winner: trick.winner } : rest;
}

/** The same with what was played ringed, where it was judged; and with what is better, as a hint's card is. */
export function judgedAt(shown: Shown, { made, best, mark, worlds }: MoveVerdict): Shown {
  const [own, better] = [made, best].map((move) => hintedKeys(move, shown.scene.view));
  const played = { ...shown, made: own };
  // The same card, but for what is played with it: two rings would say nothing.
  const isSame = own.join() === better.join();
  return mark > 0 && !isSame ? { ...played, hint: { move: best, candidates: [], worlds } } : played;
}
