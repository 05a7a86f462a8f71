// npm run -s bench [-- --json]

import { parseArgs } from 'node:util';
import { measure } from './harness.ts';
import { jsonLines, positionTable, progressBar, table, worldTable } from './report.ts';
import { measurePositions } from './solver.ts';
import { subjects } from './subjects.ts';
import { measureWorlds } from './thoughts.ts';

const SECONDS = 45;

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const measurements = measure(subjects, {
  seconds: SECONDS,
  progress: progressBar(process.stderr),
});
const positions = measurePositions();
const worlds = measureWorlds();
console.log(
  values.json
    ? jsonLines([...measurements, ...positions, ...worlds])
    : `${table(measurements)}\n\n${positionTable(positions)}\n\n${worldTable(worlds)}`,
);
