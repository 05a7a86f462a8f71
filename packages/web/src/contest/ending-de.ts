import type { Seat } from '@overtrick/engine';
import { count, dative, does, inside, karten, list, punkte, stiche } from '../words/in-german.ts';
import type { Say } from '../words/say.ts';
import { type Tied, teamOf } from './contracted.ts';
import type { ContestEnding } from './ending-en.ts';

interface Terms {
  readonly declarer: string;
  readonly headDefender: string;
  readonly unit: 'point' | 'trick';
  readonly partnerSpared: boolean;
}

/** Wer selbst liest, steht vorn. */
function side(seats: readonly Seat[], say: Say, you = 'du'): string {
  const own = seats.filter((seat) => seat === say.me).map(() => you);
  return list([...own, ...seats.filter((seat) => seat !== say.me).map(say.name)]);
}

/** „habt“ für dich und andere, „hast“, „haben“, „hat“. */
function has(seats: readonly Seat[], say: Say): string {
  const isMine = seats.includes(say.me);
  if (seats.length > 1) return isMine ? 'habt' : 'haben';
  return isMine ? 'hast' : 'hat';
}

function onTrump(name: string, trump: (name: string) => string): string {
  return name === 'none' ? 'ohne Trumpf' : `auf ${trump(name)}`;
}

export function contestEnding(terms: Terms): ContestEnding {
  const { declarer, headDefender, unit, partnerSpared } = terms;
  const units = unit === 'point' ? punkte : stiche;
  const withUnits = (n: number) =>
    count(n, unit === 'point' ? 'Punkt' : 'Stich', unit === 'point' ? 'Punkten' : 'Stichen');
  const others = ({ seats, payer }: Tied) => seats.filter((seat) => seat !== payer);
  const gains = (seats: readonly Seat[], say: Say) =>
    seats.length > 1
      ? seats.includes(say.me)
        ? 'gewinnt'
        : 'gewinnen'
      : seats[0] === say.me
        ? 'gewinnst'
        : 'gewinnt';
  return {
    side: (seats, say) => side(seats, say),
    thrownIn: {
      me: 'Niemand hat geboten.',
      table: 'Keine Karte wurde gezeigt, also bekommt niemand Punkte.',
    },
    tie: {
      mine: ({ cards }) => `Du hast Gleichstand bei ${karten(cards)} gemacht und zahlst.`,
      drawn: ({ payer, cards }, say) =>
        `${say.name(payer)} hat Gleichstand mit dir gemacht, bei ${karten(cards)}, und zahlt.`,
      apart: ({ payer, cards }, say) =>
        `Du warst nicht dabei: ${say.name(payer)} hat bei ${karten(cards)} Gleichstand gemacht.`,
      table: (end, say) =>
        `Kein Stich wurde gespielt. ${does(say, end.payer, 'zahlst', 'zahlt')}, und ${side(others(end), say)} ${gains(others(end), say)}.`,
    },
    made: {
      ours: (end, say) => {
        const spare = end.taken - end.needed;
        const how = spare === 0 ? 'genau geschafft' : `mit ${withUnits(spare)} mehr geschafft`;
        return `${side(teamOf(end), say, 'Du')} ${has(teamOf(end), say)} es ${how}.`;
      },
      theirs: (end, say) =>
        `${side(teamOf(end), say)} ${has(teamOf(end), say)} es gegen dich geschafft: ${units(end.taken)}, ${end.needed} waren nötig.`,
    },
    missed: {
      ours: (end, say) => {
        const missing = end.needed - end.taken;
        const whom = list(
          [...teamOf(end)]
            .sort((a, b) => Number(b === say.me) - Number(a === say.me))
            .map((seat) => (seat === say.me ? 'Dir' : say.name(seat))),
        );
        const isSpared = partnerSpared && say.me === end.partner;
        return `${whom} ${missing === 1 ? 'fehlt' : 'fehlen'} ${units(missing)}${isSpared ? `, aber nur ${say.name(end.declarer)} zahlt` : ''}.`;
      },
      theirs: (end, say) =>
        `Du hast ${side(teamOf(end), say)} bei ${withUnits(end.taken)} gehalten, ${end.needed} waren nötig.`,
    },
    roles: (end, say, trump) => {
      const on = end.trump === null ? '' : ` ${onTrump(end.trump, trump)}`;
      const bid = `${does(say, end.declarer, 'warst', 'war')} ${declarer} mit ${karten(end.cards)}${on}`;
      const partner = end.partner === null ? '' : `, zusammen mit ${dative(say, end.partner)}`;
      const other = end.otherTrump === null ? '' : ` ${onTrump(end.otherTrump, trump)}`;
      const second =
        end.headDefender === null
          ? `${headDefender} war niemand`
          : `${inside(say, end.headDefender, 'warst', 'war')} ${headDefender}${other}`;
      return `${bid}${partner}; ${second}.`;
    },
    feats: {
      tie: ({ payer, cards }, say) => ({
        title: 'Ein denkwürdiger Gleichstand',
        text: `Je ${karten(cards)}, und ${say.name(payer)} zahlt dafür.`,
      }),
      slam: (total) => ({
        title: unit === 'point' ? 'Wirklich jeder Punkt' : 'Wirklich jeder Stich',
        text: `Alle ${units(total)} gehören euch.`,
      }),
      lastTrick: ({ card, worth, before, needed }) => ({
        title: 'Der letzte Stich hat entschieden',
        text: `${before} von ${needed} davor; dann holst du mit ${card} ${unit === 'trick' ? 'den letzten' : units(worth)}.`,
      }),
    },
  };
}
