import { roughDay } from './simulation/day.ts';

const day = await roughDay(Number(process.argv[2]));
for (const f of day.faults) console.log(f);
const [log] = JSON.parse(day.trace);
for (const e of log.slice(0, 14))
  console.log(
    e.seq,
    e.by.slice(0, 4),
    JSON.stringify(e.command).slice(0, 150),
    e.facts.map((f: any) => f.type).join(),
  );
