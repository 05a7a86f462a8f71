// Studies without a machine: what a page or a program of one's own needs to read them, to play them with workers from
// outside, and to say what they found.
export { type Casting, castingOf } from '../casting.ts';
export type { Agency, BatchDone, BatchOrder, CrewEar } from '../crew.ts';
export { reportHtml } from '../report/report.ts';
export type { ReportPlace } from '../report/sample.ts';
export { type LineScale, MARKS, markPath, scaleOf } from '../report/scale.ts';
export type { Blindspot } from '../room.ts';
export { type Analysis, analyse, isChanged, type MeasureRow } from './analysis.ts';
export type { CountedThing } from './bases.ts';
export { type BlindTo, blindnessOf } from './blindness.ts';
export type { StudyFault } from './fault.ts';
export { type DifferenceVerdict, findingsOf, type StudyFinding, verdictOf } from './findings.ts';
export { answerWidth, unitsAwaited } from './forecast.ts';
export type { StudyHouse } from './house.ts';
export type { StudyFigure } from './interval.ts';
export { isCompared, isLadder, rungsOf } from './ladder.ts';
export { fileIn, studyCode, studyFile, studyLink } from './link.ts';
export { kindOfMeasure, measureOf, measurePatterns, type StudyMeasure } from './measures.ts';
export { SHORT_MS, StudyPace, type ToldTime } from './pace.ts';
export { checkStudyIn } from './read.ts';
export { type Chunk, StudyResults } from './results.ts';
export { isDone, runStudyWith } from './run.ts';
export type { Study, StudyUnit, Variant } from './study.ts';
export { analysisCsv, analysisJson } from './tables.ts';
export { studyingIn } from './units.ts';
export { digitsFor, valueText } from './words.ts';
