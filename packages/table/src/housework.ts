// What the house alone does at a table, besides dealing and playing for its bots.
import { ok } from '@overtrick/engine';
import type { HouseCommand } from './log.ts';
import { type Decided, refuse } from './seats.ts';
import { freeName, isAtPlay } from './sitters.ts';
import type { Table } from './table.ts';

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
    case 'wake':
      return ok([command]);
    case 'close':
      return ok([command]);
  }
}
