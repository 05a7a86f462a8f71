import type { GamutView, Seat } from '@overtrick/engine';
import type { Feat, Tale } from '../../room/ending.ts';
import { sayer } from '../../table/phrases.ts';
import type { GamutOccasion } from './stakes.ts';

const HEARTS = ['H7', 'H8', 'H9', 'HT', 'HJ', 'HQ', 'HK', 'HA'];
const QUEEN = 'SQ';

/** How a hand ended, by what was played; the doubling is told with it. */
export function ending(about: GamutOccasion): Tale {
  const { view, own } = about;
  const { me, table } = taleOf(about);
  const times = view.contract !== null && view.multiplier > 1;
  return { me, table: times ? `${table} ${own.ending.counted(view.multiplier)}` : table };
}

function taleOf(about: GamutOccasion): Tale {
  switch (about.view.contract) {
    case 'hearts':
      return heartsTale(about);
    case 'spades':
      return spadesTale(about);
    case 'clubs':
      return clubsTale(about);
    default:
      return about.own.ending.thrownIn;
  }
}

function shooter({ hearts, queen }: GamutView): Seat | undefined {
  const seat = hearts.indexOf(HEARTS.length);
  return seat >= 0 && queen === seat ? seat : undefined;
}

function heartsTale({ view, own: { ending: say }, name }: GamutOccasion): Tale {
  const { hearts, queen, eyes } = view;
  const moon = shooter(view);
  if (moon !== undefined) {
    return {
      me: moon === eyes ? say.moon.mine : say.moon.other(name(moon)),
      table: say.moon.table,
    };
  }
  const spoiled = (seat: Seat) => hearts[seat] > 0 || queen === seat;
  const others = [...hearts.keys()].filter((seat) => seat !== eyes && spoiled(seat));
  return {
    me: spoiled(eyes) ? say.took(hearts[eyes], queen === eyes) : say.clean,
    table:
      others.length === 0
        ? say.nobodyTook
        : say.othersTook(others.map((seat) => [name(seat), hearts[seat], queen === seat])),
  };
}

function spadesTale({ view, own, words, scene }: GamutOccasion): Tale {
  const { teams, eyes } = view;
  const say = sayer(words, scene);
  const told = ({ seats, bid, tricks }: GamutView['teams'][number]) =>
    own.ending.team(seats, bid, tricks, say);
  const mine = teams.filter(({ seats }) => seats.includes(eyes));
  const others = teams.filter(({ seats }) => !seats.includes(eyes));
  return { me: mine.map(told).join(' '), table: others.map(told).join(' ') };
}

function clubsTale({ view, own: { ending: say }, name, scene }: GamutOccasion): Tale {
  const { folded, won, eyes, tricks } = view;
  const staying = scene.names.flatMap((_, seat) => (folded.includes(seat) ? [] : [seat]));
  const others = staying.filter((seat) => seat !== eyes);
  if (staying.length === 0) return { me: say.allFolded, table: say.nobodyScores };
  if (tricks.length === 0) {
    const isMine = staying[0] === eyes;
    return isMine
      ? { me: say.alone(view.dealt.length), table: say.othersFolded }
      : { me: say.folded, table: say.onlyStayed(name(staying[0])) };
  }
  return {
    me: folded.includes(eyes) ? say.folded : say.stayed(won[eyes]),
    table: say.othersStayed(others.map((seat) => [name(seat), won[seat]])),
  };
}

/** The moon, every trick of Clubs against others, and a bid of Spades that the last trick made exact. */
export function feat(about: GamutOccasion): Feat | undefined {
  const { view, own } = about;
  const { feats, moon } = own.ending;
  const { eyes, won, tricks, contract } = view;
  if (contract === 'hearts' && shooter(view) === eyes) {
    return { drawing: 'moon', title: feats.moon, text: moon.text, cards: [...HEARTS, QUEEN] };
  }
  if (contract === 'clubs' && tricks.length > 0 && won[eyes] === tricks.length) {
    return { drawing: 'star', title: feats.slam, text: feats.slamText(tricks.length), cards: [] };
  }
  return contract === 'spades' ? lastTrick(about) : undefined;
}

/** gamut/6.7: only who takes exactly the bid gets it whole. */
function lastTrick({ view, own: { ending: say } }: GamutOccasion): Feat | undefined {
  const { teams, eyes, tricks } = view;
  const team = teams.find(({ seats }) => seats.includes(eyes));
  const last = tricks.at(-1)?.winner;
  if (!team || last === undefined || !team.seats.includes(last)) return undefined;
  if (team.tricks !== team.bid || team.bid < BOLD) return undefined;
  return { drawing: 'star', title: say.feats.bid, text: say.feats.bidText(team.bid), cards: [] };
}

/** A bid that is worth telling of. */
const BOLD = 5;
