import type {
  ContractView,
  GamutView,
  MuView,
  NameOf,
  NinjaView,
  View,
  YamvView,
} from '@overtrick/engine';
import type { Scene } from '../protocol.ts';
import type { PageWords } from '../words/index.ts';
import { gamutStakes, ninjaStakes } from './gamut-ninja-stakes.ts';
import { cardFact, type Fact, roleFacts, type Stakes } from './stakes-shown.ts';

export function stakesOf(words: PageWords, scene: Scene, name: NameOf): Stakes {
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

function muStakes(words: PageWords, view: MuView, name: NameOf): Stakes {
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
  const bid = `${words.count(bidToken.cards, ...cardWords(words))} ${stakes.bonus(bidToken.bonus)}`;
  const { goal: needed } = bidToken;
  return {
    trumps: [
      ...(major ? [{ label: stakes.major, name: major.name, figure: `${major.figure}` }] : []),
      ...(minor ? [{ label: stakes.minor, name: minor.name, figure: `${minor.figure}` }] : []),
    ],
    goals: [
      {
        label: stakes.goal,
        text: stakes.points(taken, needed),
        told: stakes.pointsTold(taken, needed),
        taken,
        needed,
      },
    ],
    roles: roleFacts(name, [
      [stakes.chief, chief],
      [stakes.partner, partner],
      [stakes.vice, shield],
    ]),
    lines: [{ label: stakes.bid, value: bid }],
    notes: major && minor && meet(major.name, minor.name) ? [stakes.both] : [],
  };
}

function cardWords(words: PageWords): [string, string] {
  return [words.unit.card, words.unit.cards];
}

/** Whether a card can belong to both trumps: a suit and a number. */
function meet(a: string, b: string): boolean {
  return a !== 'none' && b !== 'none' && /^\d/.test(a) !== /^\d/.test(b);
}

function contractStakes(words: PageWords, game: string, view: ContractView, name: NameOf): Stakes {
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
        told: stakes.tricksTold(taken.declarer, needed),
        taken: taken.declarer,
        needed,
      },
    ],
    roles: roleFacts(name, [
      [stakes.declarer, declarer],
      [stakes.partner, partner],
      [stakes.headDefender, headDefender],
    ]),
    lines: [{ label: stakes.bid, value: words.count(cards, ...cardWords(words)) }, ...extra],
    notes:
      declarerTrump && defenderTrump && meet(declarerTrump.name, defenderTrump.name)
        ? [stakes.both]
        : [],
  };
}

function stockLines(words: PageWords, { stock, drawn, discards }: YamvView): Fact[] {
  const { stakes } = words;
  const held = { label: stakes.stock, value: words.count(stock, ...cardWords(words)) };
  return [
    ...(stock > 0 ? [held] : []),
    ...(drawn.length > 0 ? [cardFact(words, stakes.drawn, drawn)] : []),
    ...(discards.length > 0 ? [cardFact(words, stakes.discarded, discards)] : []),
  ];
}
