import type { AuctionView } from '@overtrick/engine';
import type { First } from '../guide/first.ts';
import { isBidding } from './bidding.tsx';

/** What may be new to somebody in the auction and after it. */
export function auctionFirsts(view: AuctionView): First[] {
  const { legal, shown } = view;
  if (legal.some(({ type }) => type === 'partner')) return [{ kind: 'partner', at: '.asking' }];
  if (!isBidding(view)) return [];
  const most = Math.max(...shown);
  const isTie = most > 0 && shown.filter((count) => count === most).length > 1;
  const tie: First[] = isTie ? [{ kind: 'tie', at: '.headline' }] : [];
  return [{ kind: 'auction', at: '.asking' }, ...tie];
}
