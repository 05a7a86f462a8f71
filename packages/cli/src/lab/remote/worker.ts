import { game, version } from '@overtrick/engine';
import { runStudy, type Study, sizeText } from '@overtrick/lab';
import type { Io } from '../../io.ts';
import { type ChunkErrand, LabBoard } from './board.ts';
import { refusePrograms } from './sent.ts';

export interface WorkerTerms {
  readonly database: string;
  /** Milliseconds after which the errand of a worker that is gone is taken over, at most twice as many. */
  readonly lease: number;
  readonly jobs: number;
}

/** Works for whoever posts studies, until it is stopped. */
export async function workOn(io: Io, { database, lease, jobs }: WorkerTerms): Promise<void> {
  const board = await LabBoard.open(database);
  const stop = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    const release = io.onInterrupt(() => {
      release();
      stop.abort();
      resolve();
    });
  });
  const employed = board.employ((errand) => run(io, board, errand, stop.signal), lease, jobs);
  io.err.write('Waiting for studies.\n');
  await stopped;
  await employed.close();
  await board.close();
}

async function run(
  io: Io,
  board: LabBoard,
  errand: ChunkErrand,
  signal: AbortSignal,
): Promise<void> {
  // Taken over from somebody who had just handed it in.
  if (await board.result(errand)) return;
  const study = await board.study(errand.study);
  check(study);
  io.err.write(
    `${study.title}: ${study.unit} from ${errand.from}, ${sizeText(study, errand.to - errand.from)}.\n`,
  );
  // Two jobs: it is played in a thread, so that the lease is renewed meanwhile.
  for await (const chunk of runStudy(
    { ...study, count: errand.to },
    { jobs: 2, signal },
    errand.from,
  )) {
    await board.keep(errand, chunk);
    return;
  }
  throw new Error('it was stopped');
}

/** Other rules or bots would give other results under the same name. */
function check(study: Study): void {
  refusePrograms(study);
  const rules = game(study.game);
  if (study.software !== version || rules?.version !== study.version) {
    const told = `${study.game} ${study.version} of Overtrick ${study.software}`;
    throw new Error(`the study is for ${told}, and this is ${rules?.version} of ${version}`);
  }
}
