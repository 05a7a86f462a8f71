// Looking back at decisions: what each choice was worth, given only what its seat could know then.
export { type Decision, decisionsIn, type Wanted } from './decisions.ts';
export { isSame, type Verdict, verdictOf } from './verdict.ts';
