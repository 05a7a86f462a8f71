import type { MuView } from '@overtrick/engine';
import { bandBy } from '../../contest/bands.ts';
import { bidding, isBidding } from '../../contest/bidding.tsx';
import { bothNotes } from '../../contest/contract.ts';
import { contestDetail, contestQuestion } from '../../contest/questions.ts';
import { ofAnyGame } from '../../room/any.ts';
import type { Occasion } from '../../room/occasion.ts';
import { type Badge, type GoalShown, roleFacts, type Stakes } from '../../room/stakes.ts';
import type { MuWords } from './en.ts';

type MuOccasion = Occasion<MuView, MuWords>;

/** How cards are bid. */
const CLAUSE = 'mu/3.2';
const stage = bidding<MuView>(CLAUSE);

export const room = ofAnyGame<MuView, MuWords>({
  stakes: (about) => (about.view.chief === null ? auctionStakes(about) : playedStakes(about)),
  badges,
  // mu/1.2: the card points, drawn along the edge.
  pips: ({ points }, code) => points?.cards[code] ?? 0,
  band: ({ major, minor }, code) => bandBy(major, minor, code),
  question: contestQuestion,
  detail: contestDetail,
  stage: (view) => (isBidding(view) ? stage : undefined),
  unplayed: ['thrown-in', 'stalemate'],
});

function auctionStakes({ view: { crown }, own: { stakes }, name }: MuOccasion): Stakes {
  const value = !crown
    ? stakes.nobody
    : crown.face === 'up'
      ? stakes.crownUp(name(crown.seat))
      : stakes.crownDown(name(crown.seat));
  return { trumps: [], goals: [], roles: [], lines: [{ label: stakes.crown, value }], notes: [] };
}

function playedStakes(about: MuOccasion): Stakes {
  const { view, words, own, name } = about;
  const { stakes } = own;
  const { bidToken, major, minor, chief, shield, partner } = view;
  const bid = bidToken && `${stakes.cards(bidToken.cards)} ${words.stakes.bonus(bidToken.bonus)}`;
  return {
    trumps: [
      ...(major ? [{ label: stakes.major, name: major.name, figure: `${major.figure}` }] : []),
      ...(minor ? [{ label: stakes.minor, name: minor.name, figure: `${minor.figure}` }] : []),
    ],
    goals: bidToken ? [goal(about, bidToken.goal)] : [],
    roles: roleFacts(name, [
      [stakes.chief, chief],
      [stakes.partner, partner],
      [stakes.vice, shield],
    ]),
    lines: bid ? [{ label: stakes.bid, value: bid }] : [],
    notes: bothNotes(own, major?.name, minor?.name),
  };
}

function goal({ view: { taken }, own: { stakes } }: MuOccasion, needed: number): GoalShown {
  return {
    label: stakes.goal,
    text: stakes.points(taken, needed),
    told: stakes.pointsTold(taken, needed),
    taken,
    needed,
  };
}

function badges({ view, words, own }: MuOccasion, seat: number): Badge[] {
  const { chief, shield, partner, crown, phase, shown, captured } = view;
  const { badge } = own;
  const badges: Badge[] = [];
  if (chief === seat) badges.push({ text: badge.chief, glyph: 'crown', strong: true });
  if (shield === seat) badges.push({ text: badge.vice, glyph: 'shield', strong: true });
  if (partner === seat) badges.push({ text: badge.partner, glyph: 'partner', strong: true });
  if (chief === null && crown?.seat === seat) {
    badges.push({ text: own.stakes.crown, glyph: 'crown', faded: crown.face === 'down' });
  }
  if (phase === 'auction') badges.push({ text: words.badge.shown(shown[seat]) });
  else if (chief !== null) badges.push({ text: words.badge.points(captured[seat]) });
  return badges;
}
