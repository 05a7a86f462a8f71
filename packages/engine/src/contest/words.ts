import type { NameOf, Seat } from '../game.ts';
import type { ContestEvent, ContractEvent } from './events.ts';
import type { NamedTrump } from './offers.ts';
import type { ContractView } from './view.ts';

/** Sentences for what happens in all these games; undefined for what a game says itself. */
export function eventWords(
  event: ContestEvent,
  name: NameOf,
  card: (code: string) => string,
): string | undefined {
  switch (event.type) {
    case 'deal':
      return `${name(event.dealer)} deals ${event.size} cards each.`;
    case 'show':
      return `${name(event.seat)} shows the ${card(event.card)}.`;
    case 'bid':
      return `${name(event.seat)} has bid ${count(event.shown, 'card')}.`;
    case 'pass':
      return `${name(event.seat)} passes.`;
    case 'thrown-in':
      return 'Nobody has shown a card: the deal is thrown in.';
    case 'partner':
      return `${name(event.seat)} plays with ${name(event.partner)}.`;
    case 'play':
      return `${name(event.seat)} plays the ${card(event.card)}${event.trump ? ', a trump' : ''}.`;
  }
  return undefined;
}

/** Also the sentences that games have whose contract is a number of tricks. */
export function contractWords(
  event: ContractEvent,
  name: NameOf,
  card: (code: string) => string,
  trump: (name: string) => string,
): string | undefined {
  switch (event.type) {
    case 'declarer': {
      const second = event.headDefender;
      const against =
        second < 0 ? '; there is no head defender' : `, ${name(second)} is head defender`;
      return `${name(event.seat)} is declarer with ${count(event.cards, 'card')}${against}.`;
    }
    case 'trump':
      return `${name(event.seat)}, the ${event.part}, names ${trump(event.name)}.`;
    case 'trick':
      return `${name(event.winner)} takes the trick.`;
  }
  return eventWords(event, name, card);
}

/** What is at stake in such a deal. */
export function contractStatus(
  view: ContractView,
  name: NameOf,
  trump: (name: string) => string,
): [label: string, value: string][] {
  const { contract, lead, taken, declarerTrump, defenderTrump } = view;
  if (contract === null) {
    if (lead === null) return [['Auction', 'nobody has shown a card'], ...nextBid(view)];
    const who = lead.seats.map(name).join(', ');
    return [['Most shown', `${count(lead.cards, 'card')}: ${who}`], ...nextBid(view)];
  }
  const { declarer, cards, needed } = contract;
  const lines: [string, string][] = [
    ['Contract', `${name(declarer)}: ${count(cards, 'card')}, ${count(needed, 'trick')} needed`],
    ['Tricks', `declarer's side ${taken.declarer}, defence ${taken.defence}`],
  ];
  const named = ({ name: what, bonus }: NamedTrump) =>
    bonus > 0 ? `${trump(what)} (+${bonus})` : trump(what);
  if (declarerTrump) lines.push(["Declarer's trump", named(declarerTrump)]);
  if (defenderTrump) lines.push(["Head defender's trump", named(defenderTrump)]);
  return lines;
}

/** What the bid would ask for that beats all others by a card. */
function nextBid({ prices, lead }: ContractView): [string, string][] {
  const next = prices[lead?.cards ?? 0];
  if (!next) return [];
  const terms = `${count(next.needed, 'trick')} needed, +${next.worth} if made`;
  return [['Next bid', `${count(next.cards, 'card')}: ${terms}`]];
}

export function contractBadges(view: ContractView, seat: Seat): string[] {
  const roles: [string, boolean][] = [
    ['declarer', view.contract?.declarer === seat],
    ['head defender', view.headDefender === seat],
    ['partner', view.partner === seat],
  ];
  const badges = roles.filter(([, has]) => has).map(([role]) => role);
  if (view.contract === null) badges.push(`${view.shown[seat]} shown`);
  else badges.push(count(view.captured[seat], 'trick'));
  return badges;
}

export function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}

/** The five colours of these packs, by letter. */
export const COLOUR_NAMES: Readonly<Record<string, string>> = {
  R: 'red',
  B: 'blue',
  G: 'green',
  Y: 'yellow',
  K: 'black',
};

/** A card of these packs in words: "red 7". */
export function colourCard(code: string): string {
  return `${COLOUR_NAMES[code[0]]} ${code.slice(1)}`;
}

/** A trump in words: "red", "7s", "no trump". */
export function trumpWords(name: string, suits: Readonly<Record<string, string>>): string {
  if (name === 'none') return 'no trump';
  return suits[name] ?? `${name}s`;
}
