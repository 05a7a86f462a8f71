import { type GameRecord, replay } from '@overtrick/engine';
import { codeOf, dealAlone, linkTo } from '@overtrick/table/links';
import type { StudyFinding } from '../study/findings.ts';
import type { StudyHouse } from '../study/house.ts';
import { isLadder } from '../study/ladder.ts';
import type { StudyResults } from '../study/results.ts';
import { addedIn, type Rerun, recordOf, rerun } from './rerun.ts';
import { nameOf, type ToldDeal, toldDeal } from './told.ts';

/** Where a report is made: the house whose bots play samples again, and the address of the page that shows them. */
export interface ReportPlace {
  readonly house: StudyHouse;
  readonly page: string;
}

/** A deal behind a finding. */
export interface Sample {
  readonly unit: number;
  readonly variant: number;
  /** Of its match, from 0. */
  readonly deal: number;
  /** What was counted in it: so much of the measure, of so much that it is divided by. */
  readonly counted: readonly [sum: number, base: number];
  /** The same deal in the first variant, for what a variant changes. */
  readonly first?: {
    readonly counted: readonly [number, number];
    readonly link: string | undefined;
  };
  /** The first move, from 0, that was not made alike in both; undefined where all were. */
  readonly parted: number | undefined;
  readonly told: ToldDeal;
  /** Where the page shows it; undefined for a deal that no record can hold by itself. */
  readonly link: string | undefined;
}

/** A deal in which it happened; for a change, one in which it went otherwise than in the first variant. */
export async function sampleBehind(
  { study, variants }: StudyResults,
  { kind, row, variant }: StudyFinding,
  { house, page }: ReportPlace,
): Promise<Sample | undefined> {
  const { key } = row.measure;
  const count = variants[variant].get(key);
  const isChange = kind === 'change' || (kind === 'answer' && variant > 0 && !isLadder(study));
  const unit = isChange ? count?.differing : count?.sample;
  if (unit === undefined || unit < 0) return undefined;
  const ours = rerun(study, house, { variant, unit, key });
  const its = isChange ? rerun(study, house, { variant: 0, unit, key }) : undefined;
  if (!ours || (isChange && !its)) return undefined;
  const deal = its ? partedDeal(ours, its) : firstDeal(ours);
  const parted = its && partedMove(ours, its, deal);
  const link = (played: Rerun) => linkOf(played, deal, parted ?? 0, page);
  return {
    unit,
    variant,
    deal,
    counted: addedIn(ours, deal),
    ...(its?.deals[deal] && { first: { counted: addedIn(its, deal), link: await link(its) } }),
    parted,
    told: toldDeal(ours.game, ours.deals[deal]),
    link: await link(ours),
  };
}

/** The first deal in which there was something to count; the last where only the whole match tells. */
function firstDeal(ours: Rerun): number {
  const found = ours.deals.findIndex((_, index) => addedIn(ours, index)[0] !== 0);
  return found < 0 ? ours.deals.length - 1 : found;
}

function partedDeal(ours: Rerun, its: Rerun): number {
  const isOther = (index: number) =>
    !its.deals[index] || String(addedIn(ours, index)) !== String(addedIn(its, index));
  const found = ours.deals.findIndex((_, index) => isOther(index));
  return found < 0 ? ours.deals.length - 1 : found;
}

function partedMove(ours: Rerun, its: Rerun, deal: number): number | undefined {
  if (!its.deals[deal]) return undefined;
  const [mine, theirs] = [ours, its].map((each) => recordOf(each, []).deals[deal].moves);
  const found = mine.findIndex((move, i) => JSON.stringify(move) !== JSON.stringify(theirs[i]));
  return found < 0 ? undefined : found;
}

/** A link to one moment of it: a match whole, a single deal by itself if the rules can begin with it. */
async function linkOf(
  played: Rerun,
  deal: number,
  move: number,
  page: string,
): Promise<string | undefined> {
  const { game, deals } = played;
  const names = deals[0].match.totals.map((_, seat) => nameOf(seat));
  const whole = recordOf(played, names);
  const record: GameRecord = deals.length === 1 ? dealAlone(game, whole, 0) : whole;
  if (!replay(record, [game]).ok) return undefined;
  return `${linkTo(page, await codeOf(record))}?deal=${deal}&move=${move}`;
}
