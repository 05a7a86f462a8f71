import { type SuitGroup, Suits } from '@overtrick/table';
import type { HeldCard } from '../play/held.ts';
import { ownCards } from '../play/held.ts';
import type { PageScene } from '../protocol.ts';
import { trumpsOf } from '../room/band.ts';
import type { Room } from '../room/room.ts';
import { alternate } from './alternate.ts';

/** Cards in hand that stand together: of one effective suit, or in an order that the person has made. */
export interface HandGroup {
  /** Undefined where the person has mixed suits. */
  readonly suit: string | undefined;
  readonly cards: readonly HeldCard[];
}

/** By effective suit, trumps first. */
export function suitGroups(room: Room, scene: PageScene, cards: readonly string[]): SuitGroup[] {
  return alternate(new Suits(scene.pack).groups(cards, { trumps: trumpsOf(room, scene.view) }));
}

/** The same with each card told apart from its twin. */
export function heldGroups(groups: readonly SuitGroup[]): HandGroup[] {
  const all = ownCards(
    groups.flatMap(({ cards }) => cards),
    'hand',
  );
  let from = 0;
  return groups.map(({ suit, cards }) => {
    const held = all.slice(from, from + cards.length);
    from += cards.length;
    return { suit, cards: held };
  });
}

/** In as many rows as it takes; a group may go on in the next row, without its name. */
export function inRows(groups: readonly HandGroup[], rows: number): HandGroup[][] {
  const count = groups.reduce((sum, { cards }) => sum + cards.length, 0);
  const most = Math.ceil(count / rows);
  const lines: HandGroup[][] = [[]];
  for (const { suit, cards } of groups) {
    let left = cards;
    while (left.length > 0) {
      const line = lines.at(-1) ?? [];
      const room = most - line.reduce((sum, group) => sum + group.cards.length, 0);
      if (room === 0) {
        lines.push([]);
        continue;
      }
      line.push({ suit, cards: left.slice(0, room) });
      left = left.slice(room);
    }
  }
  return lines.filter((line) => line.length > 0);
}

/** Less than this of a card cannot be read or tapped: then there are two rows. */
const LEAST_STEP = 25;
/** Between two groups that lie over each other. */
const LEAST_GAP = 7;
const STEP = 0.78;

/** A row of cards: how much room it has, and for how much. */
export interface HandSize {
  /** The room from left to right, and the width of a card. */
  readonly across: number;
  readonly card: number;
  /** Cards, and groups of them. */
  readonly count: number;
  readonly groups: number;
}

/** How far it is from one card to the next in a group, and from the last card of a group to the next group. */
export function stepsOf({ across, card, count, groups }: HandSize, apart: number) {
  const least = (groups - 1) * LEAST_GAP;
  const step = Math.min(card * STEP, (across - card - least) / Math.max(1, count - 1));
  const left = (across - card - (count - 1) * step) / Math.max(1, groups - 1);
  return { step, jump: Math.min(card + apart, step + left) };
}

export function rowsFor(hand: HandSize): number {
  return stepsOf(hand, 0).step < LEAST_STEP ? 2 : 1;
}
