// A bot that does what its argument says, for tests: `node bad-bot.mjs hang`.
import { createInterface } from 'node:readline';

const [way] = process.argv.slice(2);

/** @param {object} answer */
const say = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);

/** @type {Record<string, (message: { id: number, seat: number, moves: object[] }) => void>} */
const ways = {
  good: ({ id, moves }) => say({ id, move: moves[0] }),
  // Neither the end of its input nor a question moves it.
  hang: () => setInterval(() => {}, 1e6),
  crash: () => process.exit(3),
  garbage: () => process.stdout.write('thinking …\n'),
  list: () => say([1, 2]),
  illegal: ({ id }) => say({ id, move: { type: 'play', card: 'R7' } }),
  unknown: ({ id }) => say({ id, move: { type: 'fold' } }),
  nothing: ({ id }) => say({ id }),
  stranger: ({ id, seat, moves }) => say({ id, move: { ...moves[0], seat: (seat + 1) % 4 } }),
  stale: ({ id, moves }) => say({ id: id - 1, move: moves[0] }),
  huge: () => process.stdout.write('x'.repeat(1_100_000)),
  unended: ({ id, moves }) => process.stdout.write(JSON.stringify({ id, move: moves[0] })),
  // At once, so that both are there before it is asked again.
  twice: ({ id, moves }) =>
    process.stdout.write(`${JSON.stringify({ id, move: moves[0] })}\n`.repeat(2)),
  weigh: ({ id, moves }) =>
    say({ id, candidates: moves.map((move, i) => ({ move, mean: i % 5, odds: 0.5 })) }),
  sulk: ({ id }) => say({ id, error: 'I do not know' }),
};

process.stderr.write(`${way} ${process.pid}\n`);
if (way === 'mute') setInterval(() => {}, 1e6);

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (way === 'mute') continue;
  if (message.type === 'hello') say({ protocol: way === 'old' ? 0 : 1 });
  else ways[way](message);
}
