import { type Game, no, ok, type Result, resolveOptions } from '@overtrick/engine';
import { isAgreement } from './agreed.ts';
import { standing } from './annulled.ts';
import { isChance, isRetinue } from './facts.ts';
import type { Entry, Opening } from './log.ts';
import { isRow, isSeated } from './seating.ts';
import { Table } from './table.ts';

/** The table that a log has made, or why the log cannot be trusted: anything may be in it. */
export function tableOf(game: Game, entries: readonly Entry[]): Result<Table, string> {
  const [first, ...rest] = entries;
  const [opening] = first?.facts ?? [];
  if (opening?.type !== 'open') return no('the log does not begin with an open table');
  const fault = openingFault(game, opening);
  if (fault !== undefined) return no(fault);
  try {
    const table = new Table(game, opening, first);
    for (const entry of standing(rest)) table.fold(entry);
    return ok(table);
  } catch (error) {
    return no(error instanceof Error ? error.message : String(error));
  }
}

function openingFault(game: Game, opening: Opening): string | undefined {
  const { game: name, players, options, sitters, seed, secret, agreement, retinue } = opening;
  if (name !== game.name) return `it is a table of ${name}, not of ${game.name}`;
  const [fewest, most] = game.seats;
  const isInRange = players >= fewest && players <= most;
  if (!isInRange || !isRow(sitters, players, isSeated)) return 'its seats are not in order';
  if (!isChance(seed, secret)) return 'what its chance comes from is no seed';
  if (agreement !== undefined && !isAgreement(agreement))
    return 'its people have agreed on nothing';
  if (retinue !== undefined && !isRetinue(retinue)) return 'its people are not in order';
  const resolved = resolveOptions(game, players, options);
  return resolved.ok ? undefined : resolved.error;
}
