import type { ContractView, GamutView, MuView, NinjaView, Seat } from '@overtrick/engine';
import type { Scene } from '../protocol.ts';
import type { PageWords } from '../words/index.ts';

/** What a seat is or has done, in a word or two, with a sign if it has one. */
export interface Badge {
  readonly text: string;
  readonly glyph?: string;
  /** A crown that lies face down, or something that is out. */
  readonly faded?: boolean;
  readonly strong?: boolean;
}

export function badgesOf(words: PageWords, { game, view }: Scene, seat: Seat): Badge[] {
  switch (game) {
    case 'mu':
      return muBadges(words, view as MuView, seat);
    case 'gamut':
      return gamutBadges(words, view as GamutView, seat);
    case 'ninja-whist':
      return ninjaBadges(words, view as NinjaView, seat);
    default:
      return 'lead' in view ? contractBadges(words, view as ContractView, seat) : [];
  }
}

function muBadges({ badge, stakes }: PageWords, view: MuView, seat: Seat): Badge[] {
  const { chief, shield, partner, crown, phase, shown, captured } = view;
  const badges: Badge[] = [];
  if (chief === seat) badges.push({ text: badge.chief, glyph: 'crown', strong: true });
  if (shield === seat) badges.push({ text: badge.vice, glyph: 'shield', strong: true });
  if (partner === seat) badges.push({ text: badge.partner, glyph: 'partner', strong: true });
  if (chief === null && crown?.seat === seat) {
    badges.push({ text: stakes.crown, glyph: 'crown', faded: crown.face === 'down' });
  }
  if (phase === 'auction') badges.push({ text: badge.shown(shown[seat]) });
  else if (chief !== null) badges.push({ text: badge.points(captured[seat]) });
  return badges;
}

function contractBadges({ badge }: PageWords, view: ContractView, seat: Seat): Badge[] {
  const { contract, headDefender, partner, shown, captured } = view;
  const badges: Badge[] = [];
  if (contract?.declarer === seat) {
    badges.push({ text: badge.declarer, glyph: 'crown', strong: true });
  }
  if (headDefender === seat)
    badges.push({ text: badge.headDefender, glyph: 'shield', strong: true });
  if (partner === seat) badges.push({ text: badge.partner, glyph: 'partner', strong: true });
  badges.push({ text: contract ? badge.tricks(captured[seat]) : badge.shown(shown[seat]) });
  return badges;
}

function gamutBadges({ badge }: PageWords, view: GamutView, seat: Seat): Badge[] {
  const { contract, folded, bids, hearts, queen, penalties, won, phase, history } = view;
  if (folded.includes(seat)) return [{ text: badge.folded, faded: true }];
  const badges: Badge[] = [];
  const done = (type: string) => history.some((move) => move.type === type && move.seat === seat);
  if (done('stay') && phase === 'fold') badges.push({ text: badge.stays });
  if (done('pass') && phase === 'choose') badges.push({ text: badge.passed });
  if (done('give') && phase === 'give') badges.push({ text: badge.given });
  if (bids[seat] !== null) badges.push({ text: badge.bid(bids[seat]), strong: true });
  if (phase !== 'play' && phase !== 'over') return badges;
  if (contract === 'hearts') {
    badges.push({ text: badge.hearts(hearts[seat]) });
    if (queen === seat) badges.push({ text: badge.queen, glyph: 'spade', strong: true });
    if (penalties[seat] > 0) badges.push({ text: badge.penalty(penalties[seat]) });
  } else if (contract) badges.push({ text: badge.tricks(won[seat]) });
  return badges;
}

function ninjaBadges({ badge }: PageWords, view: NinjaView, seat: Seat): Badge[] {
  const { bids, taken, phase } = view;
  const bid = bids[seat];
  if (bid === null) return [];
  if (phase === 'bid') return [{ text: badge.bid(bid), strong: true }];
  return [
    {
      text: badge.tricksOf(taken[seat], bid),
      strong: taken[seat] === bid,
      faded: taken[seat] > bid,
    },
  ];
}

/** The tokens before a seat, by area; undefined in games without. */
export function tokensOf({ game, view }: Scene, seat: Seat) {
  if (game !== 'ninja-whist') return undefined;
  const { scoreAreas, playAreas } = view as NinjaView;
  return { ready: scoreAreas[seat], won: playAreas[seat] };
}
