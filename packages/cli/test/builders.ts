import { PassThrough, Writable } from 'node:stream';
import { checkSeating, house, Table } from '@overtrick/table';
import { Faces } from '../src/terminal/faces.ts';
import type { Pen } from '../src/terminal/pages.ts';
import { Paint } from '../src/terminal/paint.ts';
import { parse } from '../src/terminal/parse.ts';
import { sceneOf, type TerminalScene } from '../src/terminal/scene.ts';

/** Tables and screens for tests, in a line each. */

export function tableOf(game: string, players: number, seed = 'a terminal'): Table {
  const names = ['You', 'Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'].slice(
    0,
    players,
  );
  const bots = names.map((_, seat) => (seat === 0 ? null : 'random'));
  const seating = checkSeating({ game, players, seed, names, bots }, house);
  if (!seating.ok) throw new Error(seating.error);
  return new Table(seating.value);
}

/** Lets the bots act, and the person do what the first example says, until `isThere`. */
export function playUntil(table: Table, isThere: (scene: TerminalScene) => boolean): TerminalScene {
  for (;;) {
    while (table.playBot());
    const scene = sceneOf(table, 0);
    if (isThere(scene)) return scene;
    if (!table.nextDeal()) takeFirst(table, scene);
  }
}

function takeFirst(table: Table, { asked }: TerminalScene): void {
  const input = parse(asked.example(asked.types[0]), asked);
  if (input.kind !== 'move') throw new Error(`no move: ${asked.example(asked.types[0])}`);
  const played = table.play(0, input.move);
  if (!played.ok) throw new Error(played.error.why);
}

export function penOf({ game, view, names }: TerminalScene, width = 79, colour = false): Pen {
  return { paint: new Paint(colour), faces: new Faces(game, view.setup), names, width };
}

/** Streams that are no terminal, and what was written to them. */
export function pipes(lines: string, folder: string) {
  const [out, err] = [new Gathered(), new Gathered()];
  const input = new PassThrough();
  input.end(lines);
  return { io: { input, out, err, env: { XDG_STATE_HOME: folder } }, out, err };
}

class Gathered extends Writable {
  text = '';

  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}
