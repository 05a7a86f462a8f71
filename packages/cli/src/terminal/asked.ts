import type { Field, Game, View } from '@overtrick/engine';
import { Faces } from './faces.ts';

/** One thing that can be chosen whole: the type of the move, what to type for it, and what that means. */
export interface MoveChoice {
  readonly type: string;
  /** Empty where the type says it all. */
  readonly value: string;
  readonly label: string;
}

/** A card, and what can be added to it. */
export interface Addition {
  readonly card: string;
  readonly values: readonly string[];
}

/** What a person is asked for, from their view alone. */
export class Asked {
  readonly game: Game;
  readonly view: View;
  readonly names: readonly string[];
  readonly faces: Faces;
  /** The types of move that are open now. */
  readonly types: readonly string[];

  constructor(game: Game, view: View, names: readonly string[]) {
    this.game = game;
    this.view = view;
    this.names = names;
    this.faces = new Faces(game, view.setup);
    this.types = [...new Set(view.legal.map(({ type }) => type))];
  }

  /** Own cards, in hand and face up, in the order in which they are shown. */
  get own(): string[] {
    const { hand, displays, eyes } = this.view;
    const cards = [...hand, ...(displays[eyes] ?? [])];
    return this.faces.groups(cards, this.view).flatMap((group) => group.cards);
  }

  /** Those that can be used now: a number stands for the one at that place. */
  get usable(): string[] {
    const open = new Set(this.types.flatMap((type) => this.cardsOf(type)));
    return [...new Set(this.own)].filter((card) => open.has(card));
  }

  /** The cards to which something can be added now, and what. */
  get additions(): Addition[] {
    const added = this.game.words.additions;
    if (!added) return [];
    const all = this.usable.map((card) => ({ card, values: added(this.view, card) }));
    return all.filter(({ values }) => values.length > 0);
  }

  /** Every value that a field of a move could ever have. */
  values(type: string, { name }: Field): (string | number)[] {
    return this.game.actions
      .filter((action) => action.type === type && action.field === name)
      .map(({ value }) => value);
  }

  /** The values that it can have now. */
  open(type: string, { name }: Field): string[] {
    return this.view.legal
      .filter((choice) => choice.type === type && choice.field === name)
      .map(({ value }) => String(value));
  }

  /**
   * The moves that are one choice and no card. None of them is numbered for the occasion: a number is
   * that of a seat, a rank or a count, or stands under a card.
   */
  get choices(): MoveChoice[] {
    return this.types.filter((type) => this.isChoice(type)).flatMap((type) => this.choicesOf(type));
  }

  /** What one could type, as an example for each type of move. */
  get examples(): string[] {
    return this.types.map((type) => this.example(type));
  }

  /** Of several lists only the first is filled: the others are for special cases. */
  example(type: string): string {
    const required = this.game.grammar[type].filter(({ optional }) => !optional);
    const fields = required.filter((field) => !field.list || field === required[0]);
    const isPlain = fields.length === 1 || fields.some(({ of }) => of !== 'card');
    const cards = this.spare(required.length > 1 && required[0].list === true);
    const words = fields.flatMap((field) => {
      const value = field.of === 'card' ? cards.shift() : this.sample(type, field);
      return value === undefined ? [] : [...(isPlain ? [] : [field.name]), value];
    });
    return [type, ...words].join(' ');
  }

  /** The same with the second list filled: a card from the table goes, and a drawn one is shown. */
  special(type: string): string | undefined {
    const [first, second] = this.game.grammar[type];
    if (!first?.list || !second?.list || first.of !== 'card') return undefined;
    const { hand, dealt, displays, eyes } = this.view;
    const [up] = displays[eyes] ?? [];
    const drawn = hand.find((card) => !dealt.includes(card));
    const given = this.own.filter((card) => hand.includes(card) && card !== drawn).at(-1);
    if (!up || !drawn || !given) return undefined;
    return [type, up, given, second.name, drawn].join(' ');
  }

  /** Cards to show an example with; two at a time, and the least, where cards are given away. */
  private spare(inPairs: boolean): string[] {
    if (!inPairs) return this.usable.length > 0 ? this.usable : this.own;
    const hand = this.own.filter((card) => this.view.hand.includes(card));
    return [hand.slice(-2).join(' ')];
  }

  private sample(type: string, field: Field): string | undefined {
    const values = this.open(type, field);
    if (values.length > 0) return field.of === 'seat' ? this.names[Number(values[0])] : values[0];
    const first = this.lyingBefore(type) ?? this.values(type, field)[0];
    return first === undefined ? undefined : String(first);
  }

  /** What can be taken from the first seat that a move may name. */
  private lyingBefore(type: string): string | undefined {
    const from = this.game.grammar[type].find(({ of }) => of === 'seat');
    const [seat] = from ? this.open(type, from) : [];
    if (seat === undefined) return undefined;
    return this.game.words.areas?.(this.view, Number(seat))[0]?.[1][0];
  }

  private cardsOf(type: string): string[] {
    const fields = this.game.grammar[type].filter(({ of }) => of === 'card');
    return fields.flatMap((field) => this.open(type, field));
  }

  private isChoice(type: string): boolean {
    const fields = this.game.grammar[type];
    return fields.length === 0 || (fields.length === 1 && fields[0].of !== 'card');
  }

  private choicesOf(type: string): MoveChoice[] {
    const [field] = this.game.grammar[type];
    if (!field) return [{ type, value: '', label: type }];
    return this.open(type, field).map((value) => {
      const meaning = this.meaning(field, value);
      return { type, value, label: meaning === value ? value : `${value} ${meaning}` };
    });
  }

  private meaning({ of }: Field, value: string): string {
    if (of === 'seat') return this.names[Number(value)];
    return of === 'name' ? this.faces.nameOfSuit(value) : value;
  }
}
