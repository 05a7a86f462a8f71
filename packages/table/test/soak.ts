// Knocks at every door in turn with ever other values: `soak.ts VALUES SEED`. A fault ends it with its
// counterexample and the seed that brings it again.
import { doors } from './doors.ts';

/** Values at a door before the next one has its turn. */
const ROUND = 500;

/** A counterexample may be a whole record. */
const MOST = 2000;

const [wanted, seed] = process.argv.slice(2).map(Number);
let tried = 0;
for (let round = 0; tried < wanted; round++) {
  for (const { name, knock } of doors) {
    if (tried >= wanted) break;
    try {
      await knock(seed + round, ROUND);
    } catch (error) {
      const { message, cause } = error as Error;
      console.error(`\n${name}, seed ${seed + round}: ${message.slice(0, MOST)}`, cause ?? '');
      process.exit(1);
    }
    tried += ROUND;
    if (process.stderr.isTTY) process.stderr.write(`\r${tried} of ${wanted} values `);
  }
}
console.log(`${tried} values at ${doors.length} doors, none of which did harm`);
