import type { ContractView } from '@overtrick/engine';
import type { SeatRole } from '../rules/pages.ts';

/** Who is what where the contract is a number of tricks. */
export function contractRoles({ contract, headDefender, partner }: ContractView): SeatRole[] {
  return [
    { seat: contract?.declarer ?? null, term: 'declarer', piece: 'crown' },
    { seat: headDefender, term: 'headDefender', piece: 'shield' },
    { seat: partner, term: 'partner' },
  ];
}
