import { setTimeout as wait } from 'node:timers/promises';
import { type Chunk, isProgram, type Study, type Workforce } from '@overtrick/lab';
import { Failure, usage } from '../../io.ts';
import { type ChunkErrand, LabBoard } from './board.ts';

/** So many errands are on the board before their results are asked for. */
const AHEAD = 64;
const LOOK_MS = 200;

/** Has a study played by whoever looks at the board, and gives its chunks out in order. */
export async function* sent(
  database: string,
  study: Study,
  { signal }: Pick<Workforce, 'signal'>,
  from: number,
): AsyncGenerator<Chunk> {
  refusePrograms(study);
  const board = await LabBoard.open(database);
  try {
    const id = await board.announce(study);
    const errands = errandsOf(id, study, from);
    for (let at = 0; at < errands.length && !signal?.aborted; at++) {
      if (at % AHEAD === 0) await board.post(errands.slice(at, at + 2 * AHEAD));
      const chunk = await awaited(board, errands[at], signal);
      if (!chunk) return;
      yield chunk;
    }
  } finally {
    await board.close();
  }
}

/** A program would run on machines of others: only bots of our own are sent. */
export function refusePrograms({ variants }: Study): void {
  if (variants.some(({ bots }) => bots.some(isProgram))) {
    throw usage('programs play on this machine only: --database goes with the levels');
  }
}

function errandsOf(study: string, { count, chunk }: Study, start: number): ChunkErrand[] {
  const errands: ChunkErrand[] = [];
  for (let from = start; from < count; from += chunk) {
    errands.push({ study, from, to: Math.min(count, from + chunk), index: errands.length });
  }
  return errands;
}

async function awaited(
  board: LabBoard,
  errand: ChunkErrand,
  signal: AbortSignal | undefined,
): Promise<Chunk | undefined> {
  for (;;) {
    const chunk = await board.result(errand);
    if (chunk || signal?.aborted) return chunk;
    const why = await board.failure(errand);
    if (why !== undefined) throw new Failure(`a worker has failed: ${why}`);
    await wait(LOOK_MS);
  }
}
