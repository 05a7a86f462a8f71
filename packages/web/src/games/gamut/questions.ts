import type { Choice } from '@overtrick/engine';
import type { TurnQuestion } from '../../room/turn-question.ts';
import type { GamutOccasion } from './stakes.ts';

/** What is asked, by the part of the deal. */
export function question(about: GamutOccasion, open: readonly Choice[]): TurnQuestion | undefined {
  const { view, own } = about;
  switch (view.phase) {
    case 'choose':
      return { line: own.ask.choose, follows: own.ask.ifPassed(view.ifPassed ?? 1) };
    case 'fold':
      return foldQuestion(about);
    case 'bid':
      return bidQuestion(about);
    case 'play':
      return leadQuestion(about, open);
    default:
      return undefined;
  }
}

/** gamut/7.3: what staying can bring and cost in this deal. */
function foldQuestion({ view: { staying }, own: { ask } }: GamutOccasion): TurnQuestion {
  return {
    line: ask.fold,
    follows: staying ? ask.staying(staying.trick, staying.none) : undefined,
  };
}

/** gamut/6.2: what partners bid counts together. */
function bidQuestion({ view, own: { ask } }: GamutOccasion): TurnQuestion {
  const { bids, eyes, bidTerms } = view;
  const partner = bids[(eyes + 2) % bids.length];
  if (!bidTerms) return { line: ask.tricks };
  const start = partner === null ? '' : ask.together(partner);
  const follows = `${start}${ask.exact(bidTerms)}`;
  return { line: ask.tricks, follows: follows.charAt(0).toUpperCase() + follows.slice(1) };
}

/** gamut/5.3, gamut/5.5 and gamut/6.6: what may not be led, where something may not. */
function leadQuestion(
  { view, own: { ask }, words }: GamutOccasion,
  open: readonly Choice[],
): TurnQuestion | undefined {
  const { hand, led, tricks, broken, contract } = view;
  if (led !== null || open.length === hand.length) return undefined;
  if (tricks.length === 0 && open.length === 1) {
    return { line: ask.opening(words.card(String(open[0].value))) };
  }
  if (broken !== false) return undefined;
  return { line: contract === 'hearts' ? ask.noHearts : ask.noSpades, follows: ask.untilBroken };
}

export function label({ own }: GamutOccasion, { type, value }: Choice): string | undefined {
  if (type === 'choose') return own.contracts[String(value)];
  if (type === 'stay') return own.ask.stay;
  return type === 'fold' ? own.ask.foldIt : undefined;
}

export function detail(
  { view: { staying }, own: { ask } }: GamutOccasion,
  { type }: Choice,
): string | undefined {
  if (type === 'fold') return ask.foldMeans;
  return type === 'stay' && staying ? ask.stayMeans(staying.trick, staying.none) : undefined;
}
