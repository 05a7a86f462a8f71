import type { Seat } from '@overtrick/engine';
import type { DealSheet } from '@overtrick/table';
import type { Feat, SidesBar, Tale } from './ending.ts';
import type { Occasion } from './occasion.ts';
import type { Room } from './room.ts';

/** How a deal ended, to the person first, then to the table, then in figures. */
export interface DealEnding {
  readonly me: string;
  readonly table: string;
  readonly figures: EndingFigures;
}

export interface EndingFigures {
  /** What the person scored, and what it is made of; null where nobody in particular looks. */
  readonly score: number | null;
  readonly parts: readonly ScorePart[];
  readonly bar: SidesBar | undefined;
  /** What everybody scored: the heads of its columns, and a row a player, the best total first. */
  readonly columns: readonly string[];
  readonly rows: readonly EndingRow[];
}

export interface ScorePart {
  readonly score: number;
  readonly text: string;
}

export interface EndingRow {
  readonly seat: Seat;
  /** By column; null where nothing was scored for it. */
  readonly scores: readonly (number | null)[];
  readonly deal: number;
  readonly total: number;
}

export function endingOf(room: Room, about: Occasion): DealEnding | undefined {
  const { scene, view } = about;
  const sheet = scene.sheet.at(-1);
  if (!scene.dealOver || sheet === undefined) return undefined;
  // Who only watches is told what is so for everybody.
  const tale = view.eyes < 0 ? undefined : room.ending?.(about);
  const { me, table, bar } = tale ?? plainTale(about, sheet);
  const standing = scene.over ? '' : standingWords(about);
  const columns = columnsOf(about, sheet);
  return {
    me,
    table: [table, standing].filter((text) => text !== '').join(' '),
    figures: {
      score: sheet.scores[view.eyes] ?? null,
      parts: partsOf(about, sheet),
      bar,
      columns,
      rows: rowsOf(about, sheet, columns),
    },
  };
}

/** Where a game tells nothing of its own. */
function plainTale({ words, view, name }: Occasion, { scores }: DealSheet): Tale {
  const most = Math.max(...scores);
  const seats = [...scores.keys()].filter((seat) => scores[seat] === most);
  const best = words.ending.best(seats.map(name), words.signed(most));
  if (view.eyes < 0) return { me: best, table: '' };
  return { me: words.ending.scored(scores[view.eyes]), table: best };
}

function standingWords({ words: { ending }, scene: { totals }, view: { eyes }, name }: Occasion) {
  const [first, second] = [...totals].sort((a, b) => b - a);
  const leaders = [...totals.keys()].filter((seat) => totals[seat] === first);
  if (leaders.length === totals.length) return ending.allLevel;
  if (eyes < 0) return ending.leading(leaders.map(name), first - second);
  if (!leaders.includes(eyes)) return ending.behind(leaders.map(name), first - totals[eyes]);
  const others = leaders.filter((seat) => seat !== eyes).map(name);
  return others.length > 0 ? ending.level(others) : ending.leads(first - second);
}

/** How a match ended, for the person or for all who look together. */
export function closingWords({ words: { ending }, scene, view: { eyes }, name }: Occasion): string {
  const { totals, winners } = scene;
  const most = totals[winners[0]];
  const others = winners.filter((seat) => seat !== eyes).map(name);
  if (eyes < 0) return ending.wins(others, most);
  if (!winners.includes(eyes)) {
    const place = totals.filter((total) => total > totals[eyes]).length;
    return ending.lost(winners.map(name), place, most - totals[eyes]);
  }
  if (others.length > 0) return ending.shared(others);
  const second = Math.max(...totals.filter((_, seat) => seat !== eyes));
  const next = [...totals.keys()].filter((seat) => seat !== eyes && totals[seat] === second);
  return ending.won(next.map(name), most - second);
}

/** What the person's score is made of, added up where it is said alike; what came to nothing is not told. */
function partsOf({ own, words, view }: Occasion, { lines }: DealSheet): ScorePart[] {
  const sums = new Map<string, number>();
  for (const { seat, score, why } of lines) {
    if (seat !== view.eyes) continue;
    const text = own.lines?.[why.key]?.part ?? words.ending.other;
    sums.set(text, (sums.get(text) ?? 0) + score);
  }
  return [...sums].filter(([, score]) => score !== 0).map(([text, score]) => ({ score, text }));
}

function columnOf({ own, words }: Occasion, key: string): string {
  return own.lines?.[key]?.column ?? words.ending.other;
}

/** The columns in which somebody has something: with one only, it would say what the deal says. */
function columnsOf(about: Occasion, { lines }: DealSheet): string[] {
  const scored = lines.filter(({ score }) => score !== 0);
  const columns = [...new Set(scored.map(({ why }) => columnOf(about, why.key)))];
  return columns.length > 1 ? columns : [];
}

function rowsOf(about: Occasion, sheet: DealSheet, columns: readonly string[]): EndingRow[] {
  const { lines, scores, totals } = sheet;
  const rows = [...scores.keys()].map((seat) => ({
    seat,
    scores: columns.map((column) => {
      const own = lines.filter(
        (line) => line.seat === seat && columnOf(about, line.why.key) === column,
      );
      return own.length === 0 ? null : own.reduce((sum, { score }) => sum + score, 0);
    }),
    deal: scores[seat],
    total: totals[seat],
  }));
  return rows.sort((a, b) => b.total - a.total);
}

/** What is worth a celebration: what the game finds, or a match that was turned round. */
export function featOf(room: Room, about: Occasion): Feat | undefined {
  // What somebody has done is celebrated with them.
  if (about.view.eyes < 0) return undefined;
  return comeback(about) ?? room.feat?.(about);
}

/** To be last by so much of what wins is far behind. */
const FAR = 0.2;

/** Won after having been last of all, and far behind, in the second half of the match. */
function comeback({ words, scene, view: { eyes } }: Occasion): Feat | undefined {
  const { over, winners, sheet, totals } = scene;
  if (!over || !winners.includes(eyes)) return undefined;
  const late = sheet.slice(Math.floor(sheet.length / 2), -1);
  const lags = late.map(({ deal, totals: then }) => ({
    deal: deal + 1,
    behind: Math.max(...then) - then[eyes],
    isLast: then.every((total, seat) => seat === eyes || total > then[eyes]),
  }));
  const [worst] = lags
    .filter(({ isLast, behind }) => isLast && behind >= FAR * Math.abs(totals[eyes]))
    .sort((a, b) => b.behind - a.behind);
  if (worst === undefined || worst.behind === 0) return undefined;
  const { comeback: title, comebackText } = words.ending.feats;
  return { drawing: 'star', title, text: comebackText(worst.deal, worst.behind), cards: [] };
}
