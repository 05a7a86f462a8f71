// npm run -s bench [-- --json]

import { parseArgs } from 'node:util';
import { measure } from './harness.ts';
import { jsonLines, positionTable, progressBar, table } from './report.ts';
import { measurePositions } from './solver.ts';
import { subjects } from './subjects.ts';

const SECONDS = 45;

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const measurements = measure(subjects, {
  seconds: SECONDS,
  progress: progressBar(process.stderr),
});
const positions = measurePositions();
console.log(
  values.json
    ? jsonLines([...measurements, ...positions])
    : `${table(measurements)}\n\n${positionTable(positions)}`,
);
