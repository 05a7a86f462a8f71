import type { CardWay } from '@overtrick/bots';

/** What a hint says. Moves are said as somebody is told to do them. */

const MOVES: Readonly<Record<string, (what: string) => string>> = {
  pass: () => 'pass',
  bid: (what: string) => `bid ${what}`,
  play: (what: string) => `play the ${what}`,
};
const WAYS: Readonly<Record<CardWay, (card: string) => string>> = {
  keep: () => 'Keep the lead',
  lead: (card) => `Lead the ${card}`,
  take: (card) => `Take it with the ${card}`,
  ruff: (card) => `Trump in with the ${card}`,
  follow: (card) => `Play the ${card}`,
  throw: (card) => `Throw the ${card}`,
};

const words = {
  title: 'What a master would do',
  thinking: 'The master is thinking …',
  one: (move: string) => `There is only one thing to do: ${move}.`,
  move: MOVES,
  ways: WAYS,
  withTokens: (what: string, tokens: string) => `${what} with ${tokens}`,
  /** What to do, and why. */
  sentence: (head: string, reasons: readonly string[]) => `${head}: ${reasons.join(', and ')}.`,
  /** Of a move that is not advised: what speaks for it, and what against; or what follows from what. */
  against: (reason: string, against: string) => `${reason}, but ${against}`,
  also: (one: string, other: string) => `${one}, and ${other}`,
  because: (cause: string, against: string) => `${cause}, so ${against}`,
  whyNot: 'Why not',
  whyNotIt: (move: string) => `Why not ${move}?`,
  doIt: 'Do this',
  close: 'Close',
  figures: 'Figures',
  worlds: (n: number) => `Tried in ${n === 1 ? '1 way' : `${n} ways`} the cards may lie:`,
  /** Over the columns. */
  mean: 'score',
  remark: 'remark',
  chance: {
    own: 'bid met',
    contract: 'contract made',
    defence: 'contract beaten',
    open: 'made by you',
  },
  percent: (n: number) => `${n}%`,
  asGood: 'as good',
  helpsOthers: 'helps the others',
  kept: '“As good”: the difference may be luck, so the usual move is kept.',
};

export type HintWords = typeof words;

export default words;
