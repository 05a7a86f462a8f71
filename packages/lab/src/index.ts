export type { Band, Calibration } from './arena/calibration.ts';
export { compare } from './arena/compare.ts';
export { addEffort, decisionsIn, type Effort, emptyEffort, spreadOf } from './arena/effort.ts';
export { ERROR_RATE, type Test, testGain } from './arena/sequential.ts';
export { type Account, Standing } from './arena/standing.ts';
export { type Bout, STAGES, type Stage, type Trial, type TrialResult } from './arena/trial.ts';
export { type Batch, simulation } from './batch.ts';
export { cutList } from './casting.ts';
export { EnvironmentDoor } from './environment/door.ts';
export {
  Environment,
  type EnvironmentShape,
  NO_ACTION,
  type StepFault,
} from './environment/environment.ts';
export { type Frame, FrameFault, framesIn, headOf } from './environment/frames.ts';
export { type EnvironmentPlan, readPlan } from './environment/plan.ts';
export { ENDS, NOBODY } from './environment/table.ts';
export { BotFailure, type FailureFacts } from './failure.ts';
export { type OddsBand, type OddsTest, testOdds } from './judged/bands.ts';
export { type Bench, benchOf } from './judged/bench.ts';
export { fitOdds } from './judged/fit.ts';
export type { MarkBench, MarkCheck } from './judged/marks.ts';
export { checkMarks, forecastOdds } from './judged/measure.ts';
export type { OddsForecast } from './judged/odds.ts';
export type { Origin } from './origin.ts';
export { readPlayer, readPlayers } from './player.ts';
export type { Think } from './programs/host.ts';
export { Program, type ProgramReply } from './programs/program.ts';
export { isProgram, type ProgramSpec, readProgram } from './programs/spec.ts';
export { recount } from './recount.ts';
export { reportHtml } from './report/report.ts';
export type { ReportPlace } from './report/sample.ts';
export { MOST_DEALS, type Series, settingsIn, settingsOf } from './series.ts';
export { batchSize, simulate } from './simulate.ts';
export { type Analysis, analyse, isChanged, type MeasureRow } from './study/analysis.ts';
export { type Coverage, coverages } from './study/coverage.ts';
export { findingsOf, type StudyFinding } from './study/findings.ts';
export { answerWidth, unitsAwaited } from './study/forecast.ts';
export { checkStudy, labHouse, readStudy, studying } from './study/here.ts';
export type { StudyFigure } from './study/interval.ts';
export { KeptThreads } from './study/kept-threads.ts';
export { isCompared } from './study/ladder.ts';
export { measureOf, type StudyMeasure } from './study/measures.ts';
export { SHORT_MS, StudyPace, type ToldTime } from './study/pace.ts';
export { Pilot } from './study/pilot.ts';
export { type Chunk, StudyResults } from './study/results.ts';
export { isDone } from './study/run.ts';
export type { Study, StudyUnit, Variant } from './study/study.ts';
export { analysisCsv, analysisData, analysisJson } from './study/tables.ts';
export { runStudy } from './study/threads.ts';
export { aboutText, figureText, findingText, sampleText, sizeText } from './study/words.ts';
export { type Estimate, estimate, type Sums } from './sums.ts';
export { addTally, emptyTally, meanTotal, type Tally } from './tally.ts';
export type { Course } from './train/course.ts';
export type { Fit } from './train/fit.ts';
export {
  learnedOf,
  learnedSource,
  oddsSource,
  strengthSource,
  weightsSource,
} from './train/generated.ts';
export { courseOf, type Lessons, teach } from './train/lessons.ts';
export { fitReckoning, reckoningOf } from './train/reckon.ts';
export { learnWeights, regretOf } from './train/regret.ts';
export { fitStrength } from './train/strength.ts';
export { tuneMargin } from './train/tune.ts';
export { isStray, type Verdict, verdictOn } from './verdict.ts';
export type { Workforce } from './work.ts';
