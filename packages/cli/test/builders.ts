import { PassThrough, Writable } from 'node:stream';
import { levels } from '@overtrick/bots';
import type { Move } from '@overtrick/engine';
import {
  checkSeating,
  Host,
  house,
  MemoryStore,
  mindOf,
  openingOf,
  type Ports,
  type Scene,
} from '@overtrick/table';
import { Faces } from '../src/terminal/faces.ts';
import { fresh, YOU } from '../src/terminal/kept.ts';
import type { Pen } from '../src/terminal/pages.ts';
import { Paint } from '../src/terminal/paint.ts';
import { parse } from '../src/terminal/parse.ts';
import { drawnFrom, type TerminalScene } from '../src/terminal/scene.ts';
import { goesOn, Scenes } from '../src/terminal/scenes.ts';

/** Tables and screens for tests, in a line each. */

const random = mindOf(levels.random, async () => {});

const ports: Omit<Ports, 'store'> = {
  clock: { now: () => 0, after: () => () => {} },
  fresh,
  mindOf: () => random,
  quick: random,
  budget: {},
  patience: 1000,
  beat: 0,
};

/** A table at which the person in seat 0 sits with random bots; it always is for the person to go on. */
export class TestTable {
  readonly host: Host;
  private readonly scenes = new Scenes();
  private latest: Scene | undefined;
  private commands = 0;

  constructor(host: Host) {
    this.host = host;
    host.join(0, this.scenes.hear);
  }

  /** The table once nothing more happens by itself. */
  async look(): Promise<TerminalScene> {
    while (!this.scenes.isEmpty || !this.latest || goesOn(this.latest)) {
      this.latest = await this.scenes.next();
    }
    return drawnFrom(this.host.game, this.latest) ?? this.next();
  }

  async next(): Promise<TerminalScene> {
    const dealt = await this.host.submit(YOU, `test/${this.commands++}`, { type: 'next' });
    if (!dealt.ok) throw new Error(dealt.error.why.key);
    return this.look();
  }

  async play(move: Move): Promise<TerminalScene> {
    const played = await this.host.submit(YOU, `test/${this.commands++}`, { type: 'play', move });
    if (!played.ok) throw new Error(played.error.why.key);
    return this.look();
  }

  /** Does what the first example says, until `isThere`. */
  async until(isThere: (scene: TerminalScene) => boolean): Promise<TerminalScene> {
    for (;;) {
      const scene = await this.look();
      if (isThere(scene)) return scene;
      await (scene.dealOver ? this.next() : this.play(firstIn(scene)));
    }
  }
}

function firstIn({ asked }: TerminalScene): Move {
  const input = parse(asked.example(asked.types[0]), asked);
  if (input.kind !== 'move') throw new Error(`no move: ${asked.example(asked.types[0])}`);
  return input.move;
}

export async function tableOf(
  game: string,
  players: number,
  seed = 'a terminal',
): Promise<TestTable> {
  const all = ['You', 'Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'];
  const names = all.slice(0, players);
  const bots = names.map((_, seat) => (seat === 0 ? null : 'random'));
  const seating = checkSeating({ game, players, seed, names, bots }, house);
  if (!seating.ok) throw new Error(seating.error);
  const opening = openingOf(seating.value, YOU, fresh());
  const store = new MemoryStore();
  const host = await Host.open('test', seating.value.game, opening, YOU, { ...ports, store });
  if (!host.ok) throw new Error(host.error);
  return new TestTable(host.value);
}

/** A table of its own, played until `isThere`. */
export async function sceneOf(
  game: string,
  players: number,
  isThere: (scene: TerminalScene) => boolean,
): Promise<TerminalScene> {
  return (await tableOf(game, players)).until(isThere);
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
