import { game, version } from '@overtrick/engine';
import { KeptThreads, type Study, sizeText } from '@overtrick/lab';
import type { Io } from '../../io.ts';
import { type ChunkErrand, LabBoard, type Labour } from './board.ts';
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
  const threads = new KeptThreads();
  const stopped = new Promise<void>((resolve) => {
    const release = io.onInterrupt(() => {
      release();
      resolve();
    });
  });
  const employed = board.employ((errand) => run(io, board, errand, threads), lease, jobs);
  io.err.write('Waiting for studies.\n');
  await stopped;
  await Promise.all([employed.close(), threads.dismiss()]);
  await board.close();
}

async function run(
  io: Io,
  board: LabBoard,
  errand: ChunkErrand,
  threads: KeptThreads,
): ReturnType<Labour> {
  // Taken over from somebody who had just handed it in.
  if (await board.result(errand)) return 'done';
  const study = await board.study(errand.study);
  check(study);
  io.err.write(
    `${study.title}: ${study.unit} from ${errand.from}, ${sizeText(study, errand.to - errand.from)}.\n`,
  );
  // In a thread, so that the lease is renewed meanwhile.
  const chunk = await threads.play(study, errand.from, errand.to);
  if (!chunk) return 'stopped';
  await board.keep(errand, chunk);
  return 'done';
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
