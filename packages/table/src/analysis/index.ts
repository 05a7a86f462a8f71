// Looking back at decisions: what each choice was worth, given only what its seat could know then.
export {
  type CoursePoint,
  courseOf,
  type DealCourse,
  type StopOutlook,
  stopOutlook,
  type Turn,
  turnsIn,
  viewsAt,
} from './course.ts';
export { decisionsIn, type JudgedDecision, type WantedDecisions } from './decisions.ts';
export { type Fortune, fortuneOf } from './fortune.ts';
export { type OpenVerdict, openVerdict, recordOfLine } from './open.ts';
export {
  type Discord,
  discordOf,
  isSame,
  lossFrom,
  type MoveVerdict,
  verdictOf,
} from './verdict.ts';
