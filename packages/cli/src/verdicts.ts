import type { JudgedMove } from '@overtrick/bots';
import { reasonsEnglish } from '@overtrick/bots/english';
import {
  type GameRecord,
  type Move,
  PLAIN,
  plainText,
  type Saying,
  sayIn,
} from '@overtrick/engine';
import { type Discord, discordOf, isSame, type MoveVerdict } from '@overtrick/table/analysis';
import { count } from './style.ts';

/** More reasons would not be read. */
const MOST = 2;

/** A verdict for other programs, as docs/analysis.md says. */
export function jsonOf(verdict: MoveVerdict, record: GameRecord): object {
  const { choices, ...head } = verdict;
  const own = ownOf(verdict);
  return {
    ...head,
    says: saidOf(verdict, record),
    doubts: head.doubts.map((each) => sentence(each, record)),
    choices: choices.map(({ move, loss, odds, isMarked }) => ({
      move,
      loss,
      ...(odds !== undefined && { odds }),
      isMarked,
    })),
    fails: own?.fails ?? 0,
    failing: own?.losing.map(({ hands: _, stock: __, turnUp: ___, ...failing }) => failing) ?? [],
  };
}

/** A marked decision in three lines: what it cost, what was better and why, where it fails. */
export function verdictWords(verdict: MoveVerdict, record: GameRecord): string {
  const { deal, move, seat, made, best, loss, mark, worlds } = verdict;
  const lowest = Math.max(0, loss.mean - loss.spread).toFixed(1);
  const highest = (loss.mean + loss.spread).toFixed(1);
  return [
    `deal ${deal}, move ${move}, ${nameIn(record, seat)}: ${moveWords(made)}  ${'▼'.repeat(mark)} ` +
      `costs ${loss.mean.toFixed(1)} points beside the others (${lowest} to ${highest}, in ${worlds} likely deals)`,
    `  better: ${moveWords(best)}. ${saidOf(verdict, record).join(' ')}`.trimEnd(),
    ...discordWords(ownOf(verdict)),
    ...failingWords(verdict, record),
  ].join('\n');
}

/** In how many likely deals it fails, and the one that stands for most of them. */
function failingWords(verdict: MoveVerdict, record: GameRecord): string[] {
  const { fails = 0, losing = [] } = ownOf(verdict) ?? {};
  if (losing.length === 0) return [];
  const [{ left, loss, alike, taker }] = losing;
  const hands = left.map((cards, of) => `${nameIn(record, of)} ${cards.join(' ')}`);
  const taken =
    taker === undefined ? '' : `; in ${alike}, ${nameIn(record, taker)} takes the trick`;
  return [
    `  it fails in ${fails} of ${verdict.worlds} likely deals${taken}`,
    `  it fails for example here (costs ${loss.toFixed(1)}): ${hands.join(' | ')}`,
  ];
}

const DISCORD: Readonly<Record<Discord, string>> = {
  aim: 'by points it loses this, but for the bid or the match it is as good',
  points: 'by points it is better, but for the bid or the match it is not',
};

function discordWords(choice: JudgedMove | undefined): string[] {
  const discord = choice && discordOf(choice);
  return discord ? [`  ${DISCORD[discord]}`] : [];
}

/** What was looked at and found, what such verdicts are not, and where bots are known to be weak. */
export function summaryWords(
  verdicts: readonly MoveVerdict[],
  worlds: number,
  record: GameRecord,
): string {
  const doubts = verdicts.flatMap((verdict) =>
    verdict.doubts.map((each) => sentence(each, record)),
  );
  const marked = verdicts.filter(({ mark }) => mark > 0).length;
  return (
    `${count(verdicts.length, 'decision')} judged in ${worlds} likely deals each, ${marked} marked${thresholdWords(verdicts)}. ` +
    [
      'What our bots do not see, no verdict sees: they play the rest of every likely deal.',
      ...new Set(doubts),
    ].join(' ')
  );
}

function thresholdWords([first]: readonly MoveVerdict[]): string {
  const threshold = first?.threshold ?? null;
  return threshold === null ? '' : ` (what surely loses more than ${threshold} points)`;
}

/** Why what was done is not advised, then what speaks for what is. */
function saidOf(verdict: MoveVerdict, record: GameRecord): string[] {
  const own = ownOf(verdict);
  const [advised] = verdict.choices;
  const against = own === advised ? [] : (own?.against ?? []);
  const reasons = [...against, ...(advised?.reasons ?? [])].slice(0, MOST);
  return reasons.map((reason) => sentence(reason, record));
}

function sentence(doubt: Saying, record: GameRecord): string {
  const said = reasonWords(doubt, record);
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

function reasonWords(reason: Saying, record: GameRecord): string {
  const name = (seat: number) => nameIn(record, seat);
  return sayIn(reasonsEnglish, reason, { ...PLAIN, name });
}

function ownOf({ choices, made }: MoveVerdict): MoveVerdict['choices'][number] | undefined {
  return choices.find(({ move }) => isSame(move, made));
}

export function nameIn({ names }: GameRecord, seat: number): string {
  return plainText(names?.[seat] ?? `seat ${seat}`);
}

function moveWords({ seat: _, ...move }: Move): string {
  return Object.values(move).flat().join(' ');
}
