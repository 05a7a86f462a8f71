// Looking back at decisions: what each choice was worth, given only what its seat could know then.
export { decisionsIn, type JudgedDecision, type WantedDecisions } from './decisions.ts';
export { type OpenVerdict, openVerdict, recordOfLine } from './open.ts';
export { isSame, type MoveVerdict, verdictOf } from './verdict.ts';
