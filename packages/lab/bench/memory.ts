// Plays a study of so many moves by two workers and prints the most memory that it took, in megabytes.

import { runStudy, StudyResults } from '@overtrick/lab';
import { someStudy } from './crews.ts';

const most = Number(process.argv[2]);
const study = someStudy(1e9);
const results = new StudyResults(study);
let moves = 0;
for await (const chunk of runStudy(study, { jobs: 2 })) {
  results.add(chunk);
  moves += chunk.variants[0]['deal/moves'][1];
  if (moves >= most) break;
}
console.log(process.resourceUsage().maxRSS / 1024);
