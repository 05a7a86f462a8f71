import type { GamutView, NameOf, NinjaView } from '@overtrick/engine';
import type { PageWords } from '../words/index.ts';
import { cardFact, type Fact, type Stakes } from './stakes-shown.ts';

/** Cards given to both neighbours, or got from them: what came from the left went to the right. */
function giftFact(
  { stakes, card }: PageWords,
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

export function gamutStakes(words: PageWords, view: GamutView, name: NameOf): Stakes {
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
      // gamut/6.8: tricks too many cost something, but the bid is made.
      text: `${stakes.tricksOf(tricks, bid)}${tricks > bid ? ` (+${tricks - bid})` : ''}`,
      told: stakes.bidTold(tricks, bid),
      taken: tricks,
      needed: bid,
      seats,
    })),
    roles: [],
    lines,
    notes,
  };
}

export function ninjaStakes(words: PageWords, view: NinjaView, name: NameOf): Stakes {
  const { stakes } = words;
  const { round, rounds, handSize, turnUp, trump, bids, taken, eyes, tokenStock } = view;
  const sum = bids.reduce<number>((all, tricks) => all + (tricks ?? 0), 0);
  const lines = [
    { label: stakes.round, value: stakes.roundOf(round, rounds) },
    { label: stakes.bids, value: stakes.bidsFor(sum, handSize) },
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
              told: stakes.bidTold(taken[eyes], mine),
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
