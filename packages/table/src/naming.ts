import type { Company } from './company.ts';
import type { By, Sitter } from './log.ts';
import { isName, LONGEST_NAME } from './seating.ts';

interface Named {
  readonly company: Company;
  readonly sitters: readonly Sitter[];
}

/** Whether somebody can be called by it now; what older logs hold may be blank. */
export function isLegible(name: unknown): name is string {
  return isName(name) && name.trim() !== '';
}

/** No two people at a table are called the same: whoever comes later has a number behind their name. */
export function nameFor({ company, sitters }: Named, name: string, by: By): string {
  const around = company.members.filter(({ id }) => company.has(id));
  const seated = sitters.flatMap((each) => (each.kind === 'person' ? [each] : []));
  const others = [...around, ...seated].filter(({ id }) => id !== by);
  const taken = new Set(others.map((each) => each.name.toLowerCase()));
  const names = [name, ...Array.from(others, (_, i) => numbered(name, i + 2))];
  return names.find((each) => isName(each) && !taken.has(each.toLowerCase())) ?? name;
}

/** Of a long name so much that the number has room behind it. */
function numbered(name: string, number: number): string {
  const [letters, sign] = [[...name], ` ${number}`];
  return `${letters.slice(0, LONGEST_NAME - sign.length).join('')}${sign}`;
}
