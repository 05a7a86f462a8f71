import type { Chunk, Study } from '@overtrick/lab/study';

/** What the lab asks of a worker: to read a study, to play units of it, to write a report of what was counted. */
export type LabAsk =
  | { readonly job: 'read'; readonly game: string; readonly file: unknown }
  | {
      readonly job: 'play';
      readonly game: string;
      readonly study: Study;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly job: 'report';
      readonly game: string;
      readonly study: Study;
      readonly counted: Chunk;
      readonly page: string;
    };

/** What comes back for each. */
export interface LabAnswers {
  read: ReadStudy;
  play: Chunk;
  report: string;
}

/** A study that can be played, or what is wrong with it. */
export type ReadStudy = { readonly study: Study } | { readonly fault: string };
