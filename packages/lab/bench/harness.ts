// Measures how long a move takes. Only ratios within one run can be compared with other machines, so all
// subjects are warmed up first and then take turns: what slows the machine down slows them all alike.

export interface Subject {
  readonly name: string;
  readonly game?: string;
  readonly players?: number;
  /** The name of the subject that does the same with less around it. */
  readonly bare?: string;
  /** Plays n deals and returns how many moves, that is decisions of players, were made. */
  run(n: number): number;
}

export interface Measurement {
  readonly name: string;
  readonly game?: string;
  readonly players?: number;
  /** The median over the rounds, in CPU time. */
  readonly nsPerMove: number;
  /** Against the subject named `floor`; the floor itself has none. */
  readonly ratioToFloor?: number;
  /** Against the subject that is its `bare`. */
  readonly ratioToBare?: number;
}

export interface MeasureOptions {
  /** What the whole may take; less if the subjects are few. */
  readonly seconds: number;
  /** At least 7. */
  readonly rounds?: number;
  /** Told after every turn. */
  readonly progress?: (done: number, total: number) => void;
  readonly clock?: Clock;
}

/** Both in nanoseconds. */
export interface Clock {
  /** What this process has used: what is reported. */
  cpu(): number;
  /** What has gone by, which on a busy machine is more: what the budget is for. */
  wall(): number;
}

interface Lane {
  readonly subject: Subject;
  /** How many deals take about one slice of time. */
  deals: number;
  readonly samples: number[];
}

const FLOOR = 'floor';
const FEWEST_ROUNDS = 7;
/** Many short rounds: a machine that others use changes its pace within seconds. */
const ROUNDS = 101;
const WARM_UP_ROUNDS = 20;
const LONGEST_SLICE = 25e6;
/** Growing to the first slice takes up to two slices; the rest is room for slices that come out long. */
const SPARE_ROUNDS = 10;

export function measure(subjects: readonly Subject[], options: MeasureOptions): Measurement[] {
  const { seconds, rounds = ROUNDS, progress, clock = systemClock } = options;
  if (rounds < FEWEST_ROUNDS) throw new RangeError(`fewer than ${FEWEST_ROUNDS} rounds say little`);
  const turns = subjects.length * (WARM_UP_ROUNDS + rounds);
  const slice = Math.min(LONGEST_SLICE, (seconds * 1e9) / (turns + subjects.length * SPARE_ROUNDS));
  const lanes = subjects.map((subject): Lane => ({ subject, deals: 1, samples: [] }));
  let done = 0;
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
    for (const lane of lanes) {
      if (round === -WARM_UP_ROUNDS) grow(lane, slice, clock);
      const nsPerMove = turn(lane, slice, clock);
      if (round >= 0) lane.samples.push(nsPerMove);
      progress?.(++done, turns);
    }
  }
  return summarise(lanes);
}

/** Doubles the number of deals until they take a measurable part of a slice. */
function grow(lane: Lane, slice: number, clock: Clock): void {
  for (;;) {
    const start = clock.wall();
    lane.subject.run(lane.deals);
    if (clock.wall() - start >= slice / 4) return;
    lane.deals *= 2;
  }
}

function turn(lane: Lane, slice: number, clock: Clock): number {
  const cpu = clock.cpu();
  const wall = clock.wall();
  const moves = lane.subject.run(lane.deals);
  const spent = clock.cpu() - cpu;
  lane.deals = Math.max(1, Math.round((lane.deals * slice) / Math.max(clock.wall() - wall, 1)));
  return spent / moves;
}

function summarise(lanes: readonly Lane[]): Measurement[] {
  const floor = lanes.find(({ subject }) => subject.name === FLOOR);
  const floorNs = floor && median(floor.samples);
  return lanes.map((lane) => {
    const { name, game, players } = lane.subject;
    const nsPerMove = median(lane.samples);
    const bare = lanes.find(({ subject }) => subject.name === lane.subject.bare);
    return {
      name,
      ...(game !== undefined && { game }),
      ...(players !== undefined && { players }),
      nsPerMove,
      ...(floorNs !== undefined && lane !== floor && { ratioToFloor: nsPerMove / floorNs }),
      ...(bare && { ratioToBare: nsPerMove / median(bare.samples) }),
    };
  });
}

export function median(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const systemClock: Clock = {
  cpu() {
    const { user, system } = process.cpuUsage();
    return (user + system) * 1000;
  },
  wall: () => performance.now() * 1e6,
};
