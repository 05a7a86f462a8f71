import type { Seat } from '@overtrick/engine';
import { within } from '@overtrick/table';
import type { Route } from '../route.ts';
import { settings } from '../settings.ts';
import type { LookedBack } from './protocol.ts';
import type { TrialUnderWay } from './trial.tsx';

/** What an address says of a trial under way. */
export function tryingQuery(trying: TrialUnderWay | undefined): Readonly<Record<string, string>> {
  if (!trying) return {};
  const { id, from } = trying;
  return { trial: id, from: `${from.deal}.${from.move}`, as: from.seats.join('.') };
}

/** The trial that an address leads to, after a reload. */
export function tryingIn(
  { query }: Route,
  { record }: LookedBack,
  usual: string,
): TrialUnderWay | undefined {
  const id = query.get('trial');
  const seats = seatsIn(query.get('as'), record.players);
  if (!id || seats.length === 0) return undefined;
  const [deal = 0, move = 0] = (query.get('from') ?? '').split('.').map(Number);
  const you = settings().name || usual;
  return { id, from: { ...within(record, { deal, move }), seats, you } };
}

function seatsIn(text: string | null, players: number): Seat[] {
  const seats = (text ?? '').split('.').filter(Boolean).map(Number);
  return seats.every((seat) => Number.isSafeInteger(seat) && seat >= 0 && seat < players)
    ? [...new Set(seats)]
    : [];
}
