import type { Seat } from '@overtrick/engine';
import type { By, Sitter } from './log.ts';

/** Which hands of the deal on the table people have had before them. */
export class Sightings {
  /** Everybody who has had cards here. */
  readonly sat = new Set<By>();
  private readonly hands = new Map<By, Set<Seat>>();

  /** Cards have been dealt to those who sit here. */
  renew(sitters: readonly Sitter[]): void {
    this.hands.clear();
    for (const [seat, sitter] of sitters.entries()) this.add(seat, sitter);
  }

  /** Somebody has sat down before cards. */
  add(seat: Seat, sitter: Sitter): void {
    if (sitter.kind !== 'person') return;
    this.sat.add(sitter.id);
    this.hands.set(sitter.id, new Set([...(this.hands.get(sitter.id) ?? []), seat]));
  }

  /** Whether somebody has seen no hand of this deal, or this one. */
  allow(by: By, seat: Seat): boolean {
    return this.hands.get(by)?.has(seat) ?? true;
  }
}
