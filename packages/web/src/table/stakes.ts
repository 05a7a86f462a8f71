import type {
  ContractView,
  GamutView,
  MuView,
  NinjaView,
  Seat,
  View,
  YamvView,
} from '@overtrick/engine';
import type { Scene } from '../protocol.ts';
import type { Words } from '../words/index.ts';

/** A trump as it lies on the table: who named it, and the figure on its token. */
export interface TrumpShown {
  readonly label: string;
  readonly name: string;
  readonly figure: string | undefined;
}

/** What must be taken and how much of it has been. */
export interface GoalShown {
  readonly label: string;
  readonly text: string;
  readonly taken: number;
  readonly needed: number;
  /** Whether more is as bad as less. */
  readonly exact?: boolean;
}

/** A label and what it says; cards in it are drawn, with the way that they went. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly cards?: readonly { readonly code: string; readonly way?: string }[];
}

/** What is at stake in a deal, the same for all games. */
export interface Stakes {
  readonly trumps: readonly TrumpShown[];
  readonly goals: readonly GoalShown[];
  /** Who is what: seats say the same by badges. */
  readonly roles: readonly Fact[];
  readonly lines: readonly Fact[];
  readonly notes: readonly string[];
}

type Name = (seat: Seat) => string;

export function stakesOf(words: Words, scene: Scene, name: Name): Stakes {
  const { view, game } = scene;
  switch (game) {
    case 'mu':
      return muStakes(words, view as MuView, name);
    case 'gamut':
      return gamutStakes(words, view as GamutView, name);
    case 'ninja-whist':
      return ninjaStakes(words, view as NinjaView, name);
    default:
      return 'lead' in view ? contractStakes(words, game, view as ContractView, name) : plain(view);
  }
}

/** A game that the page knows nothing about still has trumps to look at. */
function plain(_: View): Stakes {
  return { trumps: [], goals: [], roles: [], lines: [], notes: [] };
}

function muStakes(words: Words, view: MuView, name: Name): Stakes {
  const { stakes } = words;
  const { crown, bidToken, major, minor, chief, shield, partner, taken } = view;
  if (chief === null || !bidToken) {
    const where = !crown
      ? stakes.crownNobody
      : crown.face === 'up'
        ? stakes.crownUp(name(crown.seat))
        : stakes.crownDown(name(crown.seat));
    return {
      trumps: [],
      goals: [],
      roles: [],
      lines: [{ label: stakes.crown, value: where }],
      notes: [],
    };
  }
  const role = (label: string, seat: Seat | null) =>
    seat === null ? [] : [{ label, value: name(seat) }];
  const bid = `${words.count(bidToken.cards, ...cardWords(words))} ${stakes.bonus(bidToken.bonus)}`;
  const { goal: needed } = bidToken;
  return {
    trumps: [
      ...(major ? [{ label: stakes.major, name: major.name, figure: `${major.figure}` }] : []),
      ...(minor ? [{ label: stakes.minor, name: minor.name, figure: `${minor.figure}` }] : []),
    ],
    goals: [{ label: stakes.goal, text: stakes.points(taken, needed), taken, needed }],
    roles: [
      ...role(stakes.chief, chief),
      ...role(stakes.partner, partner),
      ...role(stakes.vice, shield),
    ],
    lines: [{ label: stakes.bid, value: bid }],
    notes: major && minor && meet(major.name, minor.name) ? [stakes.both] : [],
  };
}

function cardWords(words: Words): [string, string] {
  return [words.unit.card, words.unit.cards];
}

/** Whether a card can belong to both trumps: a suit and a number. */
function meet(a: string, b: string): boolean {
  return a !== 'none' && b !== 'none' && /^\d/.test(a) !== /^\d/.test(b);
}

function contractStakes(words: Words, game: string, view: ContractView, name: Name): Stakes {
  const { stakes } = words;
  const { contract, lead, headDefender, partner, declarerTrump, defenderTrump, taken } = view;
  const extra = game === 'yamv' ? stockLines(words, view as YamvView) : [];
  if (!contract) {
    const most = lead
      ? `${words.count(lead.cards, ...cardWords(words))}: ${words.list(lead.seats.map(name))}`
      : stakes.crownNobody;
    const lines = [{ label: stakes.mostShown, value: most }, ...extra];
    return { trumps: [], goals: [], roles: [], lines, notes: [] };
  }
  const { declarer, needed, cards } = contract;
  const role = (label: string, seat: Seat | null) =>
    seat === null ? [] : [{ label, value: name(seat) }];
  const bonus = (n: number) => (n > 0 ? stakes.bonus(n) : undefined);
  const trump = (label: string, named: ContractView['declarerTrump']) =>
    named ? [{ label, name: named.name, figure: bonus(named.bonus) }] : [];
  return {
    trumps: [
      ...trump(words.badge.declarer, declarerTrump),
      ...trump(words.badge.headDefender, defenderTrump),
    ],
    goals: [
      {
        label: stakes.goal,
        text: stakes.tricksOf(taken.declarer, needed),
        taken: taken.declarer,
        needed,
      },
    ],
    roles: [
      ...role(stakes.declarer, declarer),
      ...role(stakes.partner, partner),
      ...role(stakes.headDefender, headDefender),
    ],
    lines: [{ label: stakes.bid, value: words.count(cards, ...cardWords(words)) }, ...extra],
    notes:
      declarerTrump && defenderTrump && meet(declarerTrump.name, defenderTrump.name)
        ? [stakes.both]
        : [],
  };
}

function stockLines(words: Words, { stock, drawn, discards }: YamvView): Fact[] {
  const { stakes } = words;
  const held = { label: stakes.stock, value: words.count(stock, ...cardWords(words)) };
  return [
    ...(stock > 0 ? [held] : []),
    ...(drawn.length > 0 ? [cardFact(words, stakes.drawn, drawn)] : []),
    ...(discards.length > 0 ? [cardFact(words, stakes.discarded, discards)] : []),
  ];
}

function cardFact(words: Words, label: string, codes: readonly string[]): Fact {
  return {
    label,
    value: words.list(codes.map(words.card)),
    cards: codes.map((code) => ({ code })),
  };
}

/** Cards given to both neighbours, or got from them: what came from the left went to the right. */
function giftFact(
  { stakes, card }: Words,
  label: string,
  { left, right }: { readonly left: string; readonly right: string },
  [one, other]: readonly [string, string],
): Fact {
  return {
    label,
    value: `${stakes.left} ${card(left)}, ${stakes.right} ${card(right)}`,
    cards: [
      { code: left, way: one },
      { code: right, way: other },
    ],
  };
}

const TRUMP_OF: Readonly<Record<string, string>> = { spades: 'S', clubs: 'C' };

function gamutStakes(words: Words, view: GamutView, name: Name): Stakes {
  const { stakes, contracts } = words;
  const { contract, turnUp, multiplier, broken, teams, gave, received } = view;
  const open = `${contracts.diamonds}: ${stakes.open}`;
  const lines: Fact[] = [
    { label: stakes.contract, value: contract ? contracts[contract] : open },
    cardFact(words, stakes.turnUp, [turnUp]),
  ];
  if (gave) lines.push(giftFact(words, stakes.given, gave, ['←', '→']));
  if (received) lines.push(giftFact(words, stakes.got, received, ['→', '←']));
  const notes = multiplier > 1 ? [stakes.counts(multiplier)] : [];
  if (broken !== null && contract) {
    notes.push(broken ? stakes.broken(contracts[contract]) : stakes.unbroken(contracts[contract]));
  }
  const trump = contract ? TRUMP_OF[contract] : undefined;
  return {
    trumps: trump ? [{ label: stakes.trump, name: trump, figure: undefined }] : [],
    goals: teams.map(({ seats, bid, tricks }) => ({
      label: words.list(seats.map(name)),
      text: stakes.tricksOf(tricks, bid),
      taken: tricks,
      needed: bid,
      exact: true,
    })),
    roles: [],
    lines,
    notes,
  };
}

function ninjaStakes(words: Words, view: NinjaView, name: Name): Stakes {
  const { stakes } = words;
  const { round, rounds, handSize, turnUp, trump, bids, taken, eyes, tokenStock } = view;
  const sum = bids.reduce<number>((all, tricks) => all + (tricks ?? 0), 0);
  const lines = [
    { label: stakes.round(round, rounds), value: stakes.bids(sum, handSize) },
    ...(turnUp === null ? [] : [cardFact(words, stakes.turnUp, [turnUp])]),
    { label: stakes.stock, value: stakes.tokens(tokenStock) },
  ];
  const mine = bids[eyes];
  return {
    trumps: [{ label: stakes.trump, name: trump, figure: undefined }],
    goals:
      mine === null || mine === undefined
        ? []
        : [
            {
              label: name(eyes),
              text: stakes.tricksOf(taken[eyes], mine),
              taken: taken[eyes],
              needed: mine,
              exact: true,
            },
          ],
    roles: [],
    lines,
    notes: [],
  };
}
