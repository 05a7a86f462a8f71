import type { Chunk, Study } from '@overtrick/lab/study';
import { ready } from '../clients.ts';
import type { ReadStudy } from './protocol.ts';

/** A study that can be played, or what is wrong with it. */
export function labStudy(file: { readonly game: string }): Promise<ReadStudy> {
  const asked = { job: 'read', game: file.game, file } as const;
  return ready().ask({ kind: 'lab', asked }) as Promise<ReadStudy>;
}

/** What a study has found as a page of its own; its sample deals open in the page at this address. */
export function labReport(study: Study, counted: Chunk, page: string): Promise<string> {
  const asked = { job: 'report', game: study.game, study, counted, page } as const;
  return ready().ask({ kind: 'lab', asked }) as Promise<string>;
}
