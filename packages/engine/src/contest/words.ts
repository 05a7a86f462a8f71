import type { Event, NameOf, Seat } from '../game.ts';
import type { ContractView, NamedTrump } from './view.ts';

/** Sentences for what happens in all these games; undefined for what a game says itself. */
export function eventWords(
  event: Event,
  name: NameOf,
  card: (code: string) => string,
): string | undefined {
  const who = typeof event.seat === 'number' ? name(event.seat) : '';
  switch (event.type) {
    case 'deal':
      return `${name(event.dealer as Seat)} deals ${event.size} cards each.`;
    case 'show':
      return `${who} shows the ${card(event.card as string)}.`;
    case 'bid':
      return `${who} has bid ${count(event.shown as number, 'card')}.`;
    case 'pass':
      return `${who} passes.`;
    case 'thrown-in':
      return 'Nobody has shown a card: the deal is thrown in.';
    case 'partner':
      return `${who} plays with ${name(event.partner as Seat)}.`;
    case 'play':
      return `${who} plays the ${card(event.card as string)}${event.trump ? ', a trump' : ''}.`;
  }
  return undefined;
}

/** Also the sentences that games have whose contract is a number of tricks. */
export function contractWords(
  event: Event,
  name: NameOf,
  card: (code: string) => string,
  trump: (name: string) => string,
): string | undefined {
  switch (event.type) {
    case 'declarer': {
      const second = event.headDefender as Seat;
      const against =
        second < 0 ? '; there is no head defender' : `, ${name(second)} is head defender`;
      return `${name(event.seat as Seat)} is declarer with ${count(event.cards as number, 'card')}${against}.`;
    }
    case 'trump':
      return `${name(event.seat as Seat)}, the ${event.part}, names ${trump(event.name as string)}.`;
    case 'trick':
      return `${name(event.winner as Seat)} takes the trick.`;
  }
  return eventWords(event, name, card);
}

/** What the score of a contract is a multiple of: the cards that were bid, or the tricks needed. */
type Counted = 'cards' | 'tricks';

/** What is at stake in such a deal. */
export function contractStatus(
  view: ContractView,
  name: NameOf,
  trump: (name: string) => string,
  counted: Counted,
): [label: string, value: string][] {
  const { contract, lead, taken, declarerTrump, defenderTrump } = view;
  if (contract === null) {
    if (lead === null) return [['Auction', 'nobody has shown a card'], ...nextBid(view, counted)];
    const who = lead.seats.map(name).join(', ');
    return [['Most shown', `${count(lead.cards, 'card')}: ${who}`], ...nextBid(view, counted)];
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
function nextBid({ phase, lead, setup }: ContractView, counted: Counted): [string, string][] {
  if (phase !== 'auction') return [];
  const bid = (lead?.cards ?? 0) + 1;
  const { baseTricks, bidScore } = setup.options as Readonly<Record<string, number>>;
  const needed = baseTricks + bid;
  const score = bidScore * (counted === 'cards' ? bid : needed);
  const terms = `${count(needed, 'trick')} needed, +${score} if made`;
  return [['Next bid', `${count(bid, 'card')}: ${terms}`]];
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
