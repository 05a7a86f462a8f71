// Studies as they are read and played on this machine: by all games, with all bots, programs too.
import { games, type Result } from '@overtrick/engine';
import { readPlayer } from '../player.ts';
import type { StudyFault } from './fault.ts';
import type { StudyHouse } from './house.ts';
import { checkStudyIn, readStudyIn } from './read.ts';
import type { Study } from './study.ts';
import { studyingIn } from './units.ts';

export const labHouse: StudyHouse = { games, cast: readPlayer };

export const studying = studyingIn(labHouse);

/** Reads a study file. A fault is told with its line and what is allowed. */
export function readStudy(text: string): Result<Study, string> {
  return readStudyIn(labHouse, text);
}

/** The same from data, such as flags. */
export function checkStudy(value: unknown): Result<Study, StudyFault> {
  return checkStudyIn(labHouse, value);
}
