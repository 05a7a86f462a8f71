// What the house alone does at a table, besides dealing and playing for its bots.
import { ok } from '@overtrick/engine';
import type { Fact, HouseCommand } from './log.ts';
import { type Decided, refuse, seatsOf } from './seats.ts';
import { freeName, isAtPlay } from './sitters.ts';
import type { Table } from './table.ts';
import { departure } from './visitors.ts';

export function decideForHouse(table: Table, command: HouseCommand): Decided {
  const { agreement, company, sitters, names } = table;
  if (!agreement) return refuse('no-company');
  switch (command.type) {
    case 'away': {
      const sitter = sitters[command.seat];
      if (sitter?.kind !== 'person' || !isAtPlay(sitter)) return ok([]);
      const standIn = { name: freeName(names), level: agreement.standIn };
      return ok([{ type: 'sit', seat: command.seat, sitter: { ...sitter, standIn } }]);
    }
    case 'inherit': {
      const heir = company.members[command.member];
      if (!heir || !company.has(heir.id)) return refuse('no-member');
      return heir.id === company.owner ? ok([]) : ok([{ type: 'own', id: heir.id }]);
    }
    case 'forget':
      return forget(table, command);
    case 'wake':
      return ok([command]);
    case 'close':
      return ok([command]);
  }
}

/** What they have played stays where it is, under another name; if the match is on, a bot or whoever waits goes on with it. */
function forget(table: Table, { id, name }: HouseCommand & { type: 'forget' }): Decided {
  const { company, sitters, over, closed } = table;
  const known = company.members[company.numberOf(id)];
  if (!known) return ok([]);
  const renamed = seatsOf(table, id).flatMap((seat): Fact[] => {
    const sitter = sitters[seat];
    return sitter.kind === 'person' ? [{ type: 'sit', seat, sitter: { ...sitter, name } }] : [];
  });
  const gone: Fact[] = over || closed ? [{ type: 'go', id }] : departure(table, id, {});
  return ok([{ type: 'forget', id, name }, { type: 'come', ...known, name }, ...renamed, ...gone]);
}
