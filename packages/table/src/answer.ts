import type { Move, View } from '@overtrick/engine';
import type { Instead } from './log.ts';
import type { Mind, Task } from './mind.ts';
import type { Clock, Ports } from './ports.ts';

/** Makes a move for the bot; what it breaks if it is not legal. */
type MakeMove = (move: Move, instead: Instead | undefined) => Promise<unknown>;

type Answer = { readonly move: Move } | { readonly instead: Instead; readonly why: unknown };

/**
 * Lets a bot answer its view. One that is late, fails or answers with what is not legal is replaced for
 * this decision by a quick legal move, and the log says so: a table never waits for a bot.
 */
export async function answerFor(
  ports: Ports,
  level: string,
  view: View,
  task: Task,
  play: MakeMove,
): Promise<void> {
  const mind = ports.mindOf(level);
  const why = `there is no bot of the level ${level}`;
  const [answer] = await Promise.all([
    mind ? inTime(mind, view, task, ports) : { instead: 'failed' as const, why },
    ports.beat > 0 ? pause(ports.clock, ports.beat) : undefined,
  ]);
  if (task.stop.aborted) return;
  const refused = 'move' in answer ? await play(answer.move, undefined) : undefined;
  if ('move' in answer && refused === undefined) return;
  ports.onInstead?.(view.eyes, 'why' in answer ? answer.why : refused);
  const move = await quickMove(ports, view, task);
  await play(move, 'instead' in answer ? answer.instead : 'illegal');
}

/** If even this fails, nobody can go on: whoever runs the table is told. */
async function quickMove({ quick, onFailure }: Ports, view: View, task: Task): Promise<Move> {
  try {
    return (await quick.think(view, task)).move;
  } catch (error) {
    onFailure?.(error);
    throw error;
  }
}

function pause(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => clock.after(ms, resolve));
}

/** What it answers before the house loses patience. */
function inTime(mind: Mind, view: View, task: Task, { clock, patience }: Ports): Promise<Answer> {
  return new Promise((resolve) => {
    const why = `no answer after ${patience} ms`;
    const callOff = clock.after(patience, () => resolve({ instead: 'late', why }));
    const settle = (answer: Answer) => {
      callOff();
      resolve(answer);
    };
    // A program of somebody else's may throw before it promises anything.
    Promise.resolve()
      .then(() => mind.think(view, task))
      .then(({ move }) => settle({ move }))
      .catch((error: unknown) => settle({ instead: 'failed', why: error }));
  });
}
