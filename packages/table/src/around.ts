import { type Seat, SPECTATOR } from '@overtrick/engine';
import type { Agreement } from './agreement.ts';
import type { Company } from './company.ts';
import type { By, Sitter, Utterance } from './log.ts';
import { belongsTo } from './sitters.ts';
import type { Table } from './table.ts';

/** Somebody at or around a table, as all may know them. */
export interface Companion {
  readonly name: string;
  /** Somebody's program, which is shown as a bot. */
  readonly isProgram: boolean;
  readonly isGone: boolean;
  readonly seats: readonly Seat[];
}

/** The people at and around a table. They are known by their numbers, in the order in which they came. */
export interface CompanyScene {
  readonly agreement: Agreement;
  readonly members: readonly Companion[];
  /** Who looks after the table; null if nobody is left. */
  readonly owner: number | null;
  /** Who waits for a seat, the first one first. */
  readonly queue: readonly number[];
}

/** What concerns nobody else. */
export interface MyPart {
  readonly member: number | null;
  /** Whom one does not want to hear. */
  readonly muted: readonly number[];
  /** What was reported to whoever looks after the table and waits to be put away; nobody else knows. */
  readonly complaints: readonly {
    readonly number: number;
    readonly from: number;
    readonly about: number;
    readonly text: string;
  }[];
}

/** What somebody said: from a seat, or from around the table (−1). */
export type RemarkScene = Utterance & {
  readonly seq: number;
  readonly seat: Seat;
  readonly from: number | null;
};

/** What was last told of each company, and of what it was made. */
const companies = new WeakMap<Company, ToldCompany>();

interface ToldCompany {
  readonly agreement: Agreement;
  readonly changes: number;
  readonly sitters: readonly Sitter[];
  readonly scene: CompanyScene;
}

/** While nothing changes it is the very same. */
export function companyOf({ agreement, company, sitters }: Table): CompanyScene | null {
  if (!agreement) return null;
  const { changes } = company;
  const known = companies.get(company);
  const isSame =
    known?.agreement === agreement && known.changes === changes && known.sitters === sitters;
  if (isSame) return known.scene;
  const scene = sceneOfCompany(agreement, company, sitters);
  companies.set(company, { agreement, changes, sitters, scene });
  return scene;
}

function sceneOfCompany(
  agreement: Agreement,
  company: Company,
  sitters: readonly Sitter[],
): CompanyScene {
  const members = company.members.map(({ id, name, program }) => ({
    name,
    isProgram: program === true,
    isGone: company.gone.has(id),
    seats: [...sitters.keys()].filter((seat) => belongsTo(sitters[seat], id)),
  }));
  const queue = company.queue.map((id) => company.numberOf(id));
  return { agreement, members, owner: numberOf(company.numberOf(company.owner)), queue };
}

function numberOf(found: number): number | null {
  return found < 0 ? null : found;
}

export function myPartOf({ agreement, company }: Table, by: By | undefined): MyPart | null {
  if (!agreement || by === undefined) return null;
  // What is reported of whoever looks after the table is not for them.
  const complaints =
    by === company.owner ? company.complaints.filter(({ about }) => about !== by) : [];
  return {
    member: numberOf(company.numberOf(by)),
    muted: [...company.mutedBy(by)].map((id) => company.numberOf(id)),
    complaints: complaints.map(({ number, from, about, text }) => ({
      number,
      from: company.numberOf(from),
      about: company.numberOf(about),
      text,
    })),
  };
}

const SILENCE: readonly RemarkScene[] = [];

/** What was said, without those whom somebody does not want to hear. */
export function remarksFor(
  { remarks, company }: Table,
  by: By | undefined,
): readonly RemarkScene[] {
  if (remarks.length === 0) return SILENCE;
  const muted = by === undefined ? undefined : company.mutedBy(by);
  return remarks
    .filter(({ id }) => id === undefined || !muted?.has(id))
    .map(({ id, ...remark }) => ({
      ...remark,
      from: id === undefined ? null : numberOf(company.numberOf(id)),
    }));
}

/** Whether somebody who has no seat may not look on. */
export function isBlind({ agreement }: Table, eyes: Seat): boolean {
  return eyes === SPECTATOR && agreement !== undefined && !agreement.watched;
}
