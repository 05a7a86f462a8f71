// npm run -s bench [-- --json]

import { parseArgs } from 'node:util';
import { measureCrews, measureMemory } from './crews.ts';
import { measure } from './harness.ts';
import { crewTable, jsonLines, positionTable, progressBar, table, worldTable } from './report.ts';
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
const crews = await measureCrews();
const memory = measureMemory();
console.log(
  values.json
    ? jsonLines([...measurements, ...positions, ...worlds, ...crews, ...memory])
    : [
        table(measurements),
        positionTable(positions),
        worldTable(worlds),
        crewTable(crews, memory),
      ].join('\n\n'),
);
