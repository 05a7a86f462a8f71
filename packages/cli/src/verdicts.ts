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
    failing: own?.losing.map(({ left, loss }) => ({ left, loss })) ?? [],
  };
}

/** A marked decision in three lines: what it cost, what was better and why, where it fails. */
export function verdictWords(verdict: MoveVerdict, record: GameRecord): string {
  const { deal, move, seat, made, best, loss, mark, worlds } = verdict;
  const lowest = Math.max(0, loss.mean - loss.spread).toFixed(1);
  const highest = (loss.mean + loss.spread).toFixed(1);
  const [failing] = ownOf(verdict)?.losing ?? [];
  const left = failing?.left.map((cards, of) => `${nameIn(record, of)} ${cards.join(' ')}`);
  return [
    `deal ${deal}, move ${move}, ${nameIn(record, seat)}: ${moveWords(made)}  ${'▼'.repeat(mark)} ` +
      `costs ${loss.mean.toFixed(1)} points (${lowest} to ${highest}, in ${worlds} likely deals)`,
    `  better: ${moveWords(best)}. ${saidOf(verdict, record).join(' ')}`.trimEnd(),
    ...discordWords(ownOf(verdict)),
    ...(left ? [`  it fails for example here: ${left.join(' | ')}`] : []),
  ].join('\n');
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
    `${count(verdicts.length, 'decision')} judged in ${worlds} likely deals each, ${marked} marked. ` +
    [
      'What our bots do not see, no verdict sees: they play the rest of every likely deal.',
      ...new Set(doubts),
    ].join(' ')
  );
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
