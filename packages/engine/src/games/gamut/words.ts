import type { NameOf, Seat, Words } from '../../game.ts';
import { english, SUITS } from './english.ts';
import type { GamutEvent } from './events.ts';
import type { GamutView } from './view.ts';

const RANKS: Readonly<Record<string, string>> = {
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  T: '10',
};

function card(code: string): string {
  return `${RANKS[code[1]] ?? code[1]} of ${SUITS[code[0]]}`;
}

function eventWords(event: GamutEvent, name: NameOf): string | undefined {
  switch (event.type) {
    case 'deal':
      return `${name(event.dealer)} deals ${event.size} cards each and turns up the ${card(event.turnUp)}.`;
    case 'contract':
      return event.seat === undefined
        ? `The contract is ${title(event.contract)}.`
        : `${name(event.seat)} chooses ${title(event.contract)}.`;
    case 'pass':
      return `${name(event.seat)} passes.`;
    case 'thrown-in':
      return 'Nobody has chosen: the hand is thrown in, and the next one counts more.';
    case 'give':
      return `${name(event.seat)} has chosen two cards to give.`;
    case 'gift':
      return `${name(event.from)} gives ${name(event.to)} the ${card(event.card)}.`;
    case 'bid':
      return `${name(event.seat)} bids ${count(event.tricks, 'trick')}.`;
    case 'stay':
      return `${name(event.seat)} stays.`;
    case 'fold':
      return `${name(event.seat)} folds.`;
    case 'unplayed':
      return event.seat < 0
        ? 'Everybody has folded.'
        : `Only ${name(event.seat)} has stayed: all tricks are theirs.`;
    case 'play':
      return `${name(event.seat)} plays the ${card(event.card)}${event.trump ? ', a trump' : ''}.`;
    case 'trick':
      return `${name(event.winner)} takes the trick.`;
  }
  return undefined;
}

function title(contract: string): string {
  return contract[0].toUpperCase() + contract.slice(1);
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}

function status(view: GamutView, name: NameOf): [string, string][] {
  const { contract, multiplier, turnUp } = view;
  const lines: [string, string][] = [['Turned up', card(turnUp)]];
  lines.push(['Contract', contract ? title(contract) : 'open: choose or pass']);
  if (multiplier > 1) lines.push(['Counts', `${multiplier} times`]);
  if (view.broken !== null && contract) {
    lines.push([title(contract), view.broken ? 'broken' : 'not broken: not to be led']);
  }
  for (const { seats, bid, tricks } of view.teams) {
    lines.push([seats.map(name).join(' and '), `${tricks} of ${count(bid, 'trick')} bid`]);
  }
  return [...lines, ...giftLines(view, name)];
}

function giftLines({ eyes, gave, received }: GamutView, name: NameOf): [string, string][] {
  if (!gave) return [];
  const left = name((eyes + 1) % 4);
  const right = name((eyes + 3) % 4);
  const pair = (gifts: { left: string; right: string }) =>
    `${left}: ${card(gifts.left)}, ${right}: ${card(gifts.right)}`;
  const lines: [string, string][] = [['Given to', pair(gave)]];
  if (received) lines.push(['Got from', pair(received)]);
  return lines;
}

function badges(view: GamutView, seat: Seat): string[] {
  const badges = view.setup.dealer === seat ? ['dealer'] : [];
  if (view.folded.includes(seat)) return [...badges, 'folded'];
  const bid = view.bids[seat];
  if (bid !== null) badges.push(`bid ${bid}`);
  if (view.phase !== 'play' && view.phase !== 'over') return badges;
  if (view.contract === 'hearts') badges.push(...spoilsWords(view, seat));
  else if (view.contract) badges.push(count(view.won[seat], 'trick'));
  return badges;
}

function spoilsWords({ hearts, penalties, queen }: GamutView, seat: Seat): string[] {
  const taken = [count(hearts[seat], 'heart')];
  if (queen === seat) taken.push('queen of spades');
  return penalties[seat] === 0 ? taken : [...taken, `-${penalties[seat]}`];
}

export const words: Words<GamutView, GamutEvent> = {
  card,
  says: english,
  event: eventWords,
  status,
  badges,
};
