import { EnvironmentDoor, type Frame, FrameFault, framesIn, headOf } from '@overtrick/lab';
import { Command } from 'commander';
import { type Io, usage } from '../io.ts';

export function environmentCommand(io: Io): Command {
  return new Command('environment')
    .summary('let programs learn: many tables, by numbers')
    .description(
      'Many tables that a program steps together, for learning. It speaks in frames of bytes on standard input and ' +
        'output until the input ends; the package in python/ does that for you. See docs/researchers.md.',
    )
    .action(() => serve(io));
}

async function serve({ input, out }: Io): Promise<void> {
  if ('isTTY' in input && input.isTTY) {
    throw usage('this speaks to programs, not to people: see docs/researchers.md');
  }
  const door = new EnvironmentDoor();
  try {
    for await (const frame of framesIn(input)) {
      for (const answer of door.answer(frame)) await send(out, answer);
    }
  } catch (error) {
    throw error instanceof FrameFault ? usage(error.message) : error;
  }
}

/** Waits until it is on its way: an environment writes the next answer into the same memory. */
function send(out: Io['out'], { kind, body }: Frame): Promise<void> {
  return new Promise((resolve) => {
    out.cork();
    out.write(headOf(kind, body.length));
    out.write(body, () => resolve());
    out.uncork();
  });
}
