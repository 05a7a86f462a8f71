// What observations say of one game only, read from its views in the plainest way.
import type { Seat, View } from '../src/game.ts';
import { TOKENS } from '../src/games/ninja-whist/tokens.ts';
import type {
  AuctionView,
  ContractView,
  GamutView,
  MuView,
  NinjaView,
  YamvView,
} from '../src/index.ts';

type Parts = Record<string, number[][]>;

/** Rows of numbers as observations have them, seats being counted from these eyes. */
export class Rows {
  readonly seats: readonly Seat[];
  private readonly kinds: readonly string[];

  constructor({ eyes, setup: { players } }: View, kinds: readonly string[]) {
    this.seats = Array.from({ length: players }, (_, i) => (eyes + i) % players);
    this.kinds = kinds;
  }

  by(value: (seat: Seat) => number): number[][] {
    return [this.seats.map(value)];
  }

  one(there: Seat | null | undefined): number[][] {
    return this.by((seat) => (there === seat ? 1 : 0));
  }

  plane(cards: readonly string[]): number[][] {
    return [this.kinds.map((kind) => cards.filter((card) => card === kind).length)];
  }

  tokens(areas: readonly (readonly string[])[]): number[][] {
    const kinds = [...new Set(TOKENS)];
    return this.seats.map((seat) =>
      kinds.map((kind) => areas[seat].filter((token) => token === kind).length),
    );
  }
}

export function ownParts(view: View, rows: Rows): Parts {
  const own = byGame[view.game as keyof typeof byGame] as (view: View, rows: Rows) => Parts;
  return own?.(view, rows) ?? {};
}

const byGame = {
  mu: (view: MuView, rows: Rows): Parts => ({
    ...auctionParts(view, rows),
    highest: rows.one(view.crown?.seat),
    declarer: rows.one(view.chief),
    'head defender': rows.one(view.shield),
    partner: rows.one(view.partner),
    captured: rows.by((seat) => view.captured[seat]),
  }),
  mutwo: contractParts,
  yamv: (view: YamvView, rows: Rows): Parts => ({
    ...contractParts(view, rows),
    drawn: rows.plane(view.drawn),
    discards: rows.plane(view.discards),
  }),
  gamut: (view: GamutView, rows: Rows): Parts => ({
    contract: [['hearts', 'spades', 'clubs'].map((name) => (view.contract === name ? 1 : 0))],
    multiplier: [[view.multiplier]],
    broken: [[view.broken ? 1 : 0]],
    'turn-up': rows.plane([view.turnUp]),
    staying: rows.by((seat) => (view.folded.includes(seat) ? 0 : 1)),
    bids: rows.by((seat) => 1 + (view.bids[seat] ?? -1)),
    hearts: rows.by((seat) => view.hearts[seat]),
    queen: rows.one(view.queen),
    'from the left': rows.plane(view.received ? [view.received.left] : []),
    'from the right': rows.plane(view.received ? [view.received.right] : []),
  }),
  'ninja-whist': (view: NinjaView, rows: Rows): Parts => ({
    round: [[view.round]],
    rounds: [[view.rounds]],
    'turn-up': rows.plane(view.turnUp === null ? [] : [view.turnUp]),
    bids: rows.by((seat) => 1 + (view.bids[seat] ?? -1)),
    'score areas': rows.tokens(view.scoreAreas),
    'play areas': rows.tokens(view.playAreas),
    'token stock': [[view.tokenStock]],
  }),
};

function auctionParts({ shown }: AuctionView, rows: Rows): Parts {
  return { shown: rows.by((seat) => shown[seat]) };
}

function contractParts(view: ContractView, rows: Rows): Parts {
  return {
    ...auctionParts(view, rows),
    highest: rows.one(view.lead?.last),
    declarer: rows.one(view.contract?.declarer),
    'head defender': rows.one(view.headDefender),
    partner: rows.one(view.partner),
  };
}
