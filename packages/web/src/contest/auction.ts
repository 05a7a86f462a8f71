import type { ContractView, View } from '@overtrick/engine';

/** What every table with an auction of shown cards can be asked. */
export type AuctionView = View & Pick<ContractView, 'prices' | 'shown'>;
