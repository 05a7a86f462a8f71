import type { NinjaView, Seat } from '@overtrick/engine';
import type { Feat, Tale } from '../../room/ending.ts';
import type { NinjaOccasion } from './questions.ts';

const isMade = ({ bids, taken }: NinjaView, seat: Seat) => bids[seat] === taken[seat];

export function ending(about: NinjaOccasion): Tale {
  const { view, own } = about;
  const { eyes, bids, taken } = view;
  const bid = bids[eyes] ?? 0;
  const how = taken[eyes] > bid ? own.ending.over : own.ending.under;
  const me = isMade(view, eyes) ? own.ending.exact(bid) : how(bid, taken[eyes]);
  return { me, table: tableTale(about) };
}

function tableTale({ view, own: { ending: say }, name, scene }: NinjaOccasion): string {
  const others = [...scene.names.keys()].filter((seat) => seat !== view.eyes);
  const made = others.filter((seat) => isMade(view, seat));
  const mine = isMade(view, view.eyes);
  if (made.length === 0) return mine ? say.nobodyElse : say.nobody;
  return made.length === others.length ? say.everybody : say.others(made.map(name), mine);
}

/** All tricks of a round need so many of them to be worth a word. */
const SLAM = 3;

/** Every bid of the match made, or every trick of a round bid and taken. */
export function feat({ view, own, scene }: NinjaOccasion): Feat | undefined {
  const { feats } = own.ending;
  const { eyes, handSize, taken } = view;
  const made = scene.sheet.filter(({ lines }) =>
    lines.some(({ seat, why }) => seat === eyes && why.key === 'bid-made'),
  );
  if (scene.over && made.length === scene.sheet.length) {
    const text = feats.allText(made.length);
    return { drawing: 'star', title: feats.all, text, cards: [] };
  }
  if (handSize < SLAM || taken[eyes] !== handSize || !isMade(view, eyes)) return undefined;
  return { drawing: 'star', title: feats.slam, text: feats.slamText(handSize), cards: [] };
}
