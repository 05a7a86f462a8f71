import type { Choice, Game, Move, Refusal, Result, Seat, View } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Agreement, Tempo } from './agreement.ts';
import { Annals, type Remark } from './annals.ts';
import { Chronicle } from './chronicle.ts';
import { claimOf } from './claim.ts';
import { Company } from './company.ts';
import type { Source } from './dealt.ts';
import { isFact } from './facts.ts';
import { type Halfway, halfwayIn } from './halfway.ts';
import {
  type Arrangement,
  type By,
  type Closing,
  type Command,
  type Entry,
  type Fact,
  HOUSE,
  type Opening,
  type Sitter,
  type Wanted,
} from './log.ts';
import { type Happening, lapseOf, noticesOf } from './notices.ts';
import { type Predecessor, Predecessors } from './predecessors.ts';
import { type Reason, reasonsOf } from './reasons.ts';
import { Sightings } from './sightings.ts';
import { belongsTo, humansIn, isAtPlay, isHuman } from './sitters.ts';
import { Timing } from './timing.ts';
import { Waits } from './waits.ts';

/** The seed of the deal to come, and what players have added to it. */
export interface Shuffled {
  readonly seed: string;
  readonly entropy: readonly string[];
}

/** Somebody wants something that takes the consent of the others, and who has agreed so far. */
export interface Proposal {
  readonly what: Wanted;
  readonly seat: Seat;
  /** Whose seat it is to be swapped with; null for anything else. */
  readonly with: Seat | null;
  readonly agreed: readonly Seat[];
  /** The entry by which it was asked. */
  readonly seq: number;
}

/** How long programs may take where people have all the time they want. */
const PROGRAM_TEMPO: Tempo = { turn: 30_000, bank: 0 };

/** One table as its log has made it. It only takes in what was decided; see `decide`. */
export class Table extends Chronicle {
  /** The number of the last entry that is folded in, and of the last after which others are to act. */
  seq: number;
  turn: number;
  readonly openedAt: number;
  /** When anything last happened, and when anybody last did anything. */
  at: number;
  touchedAt: number;
  sitters: readonly Sitter[];
  readonly company: Company;
  readonly timing = new Timing();
  shuffled: Shuffled | undefined;
  asked: Proposal | undefined;
  paused = false;
  /** Who is ready for the next deal, and when the last one ended. */
  ready: readonly Seat[] = [];
  restSince: number | undefined;
  /** When the match was played to its end. */
  overAt: number | undefined;
  /** Seats whose time has run out since anybody did anything. */
  expired: readonly Seat[] = [];
  /** Seats whose last turn was ended by the clock. */
  readonly lapsed = new Set<Seat>();
  closed: Closing | undefined;
  /** The entry that dealt a deal which the rules of today cannot go on with; it is not on the table. */
  broken: number | undefined;
  /** The entry that dealt the first deal which the rules of today score otherwise than those by which it was played. */
  rescored: number | undefined;
  private readonly dealtBy: number[] = [];
  /** The table at which these people go on. */
  successor: string | undefined;
  private readonly annals = new Annals();
  private readonly dealtFrom = new Map<number, Shuffled>();
  private readonly sightings = new Sightings();
  private readonly succession = new Predecessors();
  private readonly waits: Waits;

  constructor(game: Game, opening: Opening, { seq, by, at }: Entry) {
    super(game, opening);
    this.seq = seq;
    this.turn = seq;
    this.waits = new Waits(seq);
    this.openedAt = at;
    this.at = at;
    this.touchedAt = at;
    this.sitters = opening.sitters;
    this.company = new Company(by, opening.retinue);
    this.timing.set(opening.agreement?.pace ?? PROGRAM_TEMPO, opening.players);
  }

  /** Whoever opened the table, or has it by now. */
  get owner(): By {
    return this.company.owner;
  }

  /** What people have agreed on; undefined where one plays alone. */
  get agreement(): Agreement | undefined {
    return this.opening.agreement;
  }

  /** Takes in one entry. Its facts were judged when it was written; what they say must still make sense. */
  fold({ seq, at, by, facts }: Entry): void {
    if (seq !== this.seq + 1) throw new Error(`entry ${seq} cannot follow ${this.seq}`);
    if (!facts.every(isFact)) throw new Error(`entry ${seq} has no meaning`);
    this.seq = seq;
    this.at = at;
    if (by !== HOUSE) {
      this.touchedAt = at;
      this.expired = [];
    }
    const lapse = lapseOf(this, facts, seq);
    for (const fact of facts) {
      this.annals.note(noticesOf(this, fact, seq));
      this.take(fact);
    }
    if (lapse && !this.asked) this.annals.note([lapse]);
    this.waits.note(this.acting, this.sitters.length, seq);
    this.timing.run(this.clocked, at);
    if (!this.dealOver) this.restSince = undefined;
    else this.restSince ??= at;
    this.overAt = this.over ? (this.overAt ?? at) : undefined;
  }

  get remarks(): readonly Remark[] {
    return this.annals.remarks;
  }

  /** What has happened among people since the first deal. */
  get notices(): readonly Happening[] {
    return this.annals.notices;
  }

  private forget(id: By, name: string): void {
    const named = this.company.members[this.company.numberOf(id)]?.name;
    const isTheirs = (each: Happening) =>
      each.name !== '' && (each.name === named || belongsTo(this.sitters[each.seat], id));
    this.annals.rename(isTheirs, name);
    this.succession.rename(id, name);
  }

  /** The entry since which a seat is waited for; 0 if it is not. */
  waitsSince(seat: Seat): number {
    return this.waits.of(seat);
  }

  /** The entry that somebody must know of who asks for this: before it, it would have meant something else. */
  meantSince(command: Command): number {
    switch (command.type) {
      case 'play':
        return this.waits.of(command.move.seat);
      case 'claim':
        return this.waits.of(command.seat);
      case 'undo':
      case 'next':
        return this.waits.moved;
      case 'agree':
      case 'decline':
        return this.asked?.seq ?? 0;
      default:
        return 0;
    }
  }

  /** The seats whose clocks run: nobody waits for ever for a program. */
  private get clocked(): readonly Seat[] {
    if (this.paused || this.closed || !this.agreement) return [];
    const isTimed = this.agreement.pace !== null;
    return this.acting.filter((seat) => {
      const sitter = this.sitters[seat];
      return isAtPlay(sitter) && (isTimed || !isHuman(sitter));
    });
  }

  private take(fact: Fact): void {
    switch (fact.type) {
      case 'sit':
        return this.seat(fact.seat, fact.sitter);
      case 'commit':
        this.compare(fact.totals);
        this.shuffled = { seed: fact.seed, entropy: [] };
        return;
      case 'entropy':
        return this.addEntropy(fact.text);
      case 'ready':
        this.ready = [...this.ready, fact.seat];
        return;
      case 'deal':
        return this.start(this.shuffled);
      case 'lay':
        return this.start({ record: fact.deal });
      case 'play':
        this.lapse(fact);
        return this.play(fact.move.seat, [fact.move], fact.instead !== undefined);
      case 'claim':
        return this.play(fact.seat, fact.moves, false);
      case 'undo':
        return this.goBack(fact.deal, fact.move);
      case 'annul':
        return this.annul();
      case 'ask':
      case 'agree':
      case 'decline':
        return this.answer(fact);
      case 'say':
        return this.annals.hear(fact, this.seq);
      case 'pause':
      case 'continue':
        this.turn = this.seq;
        this.paused = fact.type === 'pause';
        this.asked = undefined;
        return;
      case 'change':
        return this.change(fact);
      case 'forget':
        return this.forget(fact.id, fact.name);
      case 'wake':
        this.timing.forgive(fact.lost, this.at);
        if (this.restSince !== undefined) {
          this.restSince = Math.min(this.at, this.restSince + fact.lost);
        }
        return;
      case 'close':
        this.closed = fact.why;
        this.turn = this.seq;
        this.asked = undefined;
        return;
      case 'rematch':
        this.successor = fact.to;
        return;
      case 'open':
        throw new Error('a table is opened twice');
      default:
        return this.company.take(fact);
    }
  }

  private lapse({ instead, move: { seat } }: Fact & { type: 'play' }): void {
    if (instead !== 'time') {
      this.lapsed.delete(seat);
      return;
    }
    this.expired = [...this.expired, seat];
    this.lapsed.add(seat);
  }

  /** The deal that was dealt by this entry cannot be gone on with: people decide what becomes of the match. */
  interrupt(since: number): void {
    this.broken = since;
    this.paused = true;
    this.turn = this.seq;
  }

  /** Its cards have been seen: the next deal is dealt from other ones. */
  private annul(): void {
    this.broken = undefined;
    this.paused = false;
    this.shuffled = undefined;
    this.asked = undefined;
    this.ready = [];
    this.step();
  }

  private answer(fact: Fact & { type: 'ask' | 'agree' | 'decline' }): void {
    const { asked } = this;
    if (fact.type === 'ask') {
      const { seat, what = 'undo', with: other = null } = fact;
      this.asked = { what, seat, with: other, agreed: [], seq: this.seq };
    } else if (fact.type === 'decline') this.asked = undefined;
    else if (asked) this.asked = { ...asked, agreed: [...asked.agreed, fact.seat] };
  }

  private change({ players, options, agreement }: Arrangement): void {
    if (this.deal >= 0) throw new Error('it was changed how a match is played that had begun');
    this.arrange({ ...this.opening, players, options, agreement });
    const empty: Sitter = { kind: 'empty' };
    this.sitters = Array.from({ length: players }, (_, seat) => this.sitters[seat] ?? empty);
    this.timing.set(agreement.pace ?? PROGRAM_TEMPO, players);
    this.ready = [];
    this.turn = this.seq;
  }

  private seat(seat: Seat, sitter: Sitter): void {
    if (!this.sitters[seat]) throw new Error('somebody sits where nobody can');
    this.turn = this.seq;
    this.succession.note(seat, this.sitters[seat], sitter, this);
    this.sitters = this.sitters.map((each, at) => (at === seat ? sitter : each));
    this.asked = undefined;
    this.ready = this.ready.filter((each) => each !== seat);
    if (this.deal >= 0 && !this.dealOver) this.sightings.add(seat, sitter);
  }

  /** Who had the seats before those who sit there now. */
  get predecessors(): readonly Predecessor[] {
    return this.succession.told;
  }

  /** In which seat somebody has played a deal to its end; undefined if in none. */
  seatIn(deal: number, by: By): Seat | undefined {
    return this.succession.seatOf(by, deal, this.sitters);
  }

  /** Everybody who has had cards here. */
  get sat(): ReadonlySet<By> {
    return this.sightings.sat;
  }

  /** Whether somebody may have the hand of a seat before them: nobody sees two of one deal but who has them both. */
  maySee(by: By, seat: Seat): boolean {
    return this.deal < 0 || this.dealOver || this.sightings.allow(by, seat);
  }

  private addEntropy(text: string): void {
    if (!this.shuffled) throw new Error('something was added to a deal that is not shuffled');
    this.shuffled = { ...this.shuffled, entropy: [...this.shuffled.entropy, text] };
  }

  private compare(totals: readonly number[] | undefined): void {
    const today = this.match?.totals;
    if (!totals || !today || this.rescored !== undefined) return;
    if (today.some((total, seat) => total !== totals[seat])) {
      this.rescored = this.dealtBy[this.deal];
    }
  }

  private start(source: Source | undefined): void {
    if (!source) throw new Error('a deal was dealt that is not shuffled');
    this.lay(source);
    this.dealtBy[this.deal] = this.seq;
    if ('seed' in source) this.dealtFrom.set(this.deal, source);
    this.shuffled = undefined;
    this.ready = [];
    this.sightings.renew(this.sitters);
    this.step();
  }

  /** The game has moved on, or back; everybody who is to act has to look again. */
  private step(): void {
    this.turn = this.seq;
    this.waits.renew(this.seq);
  }

  private play(seat: Seat, moves: readonly Move[], isByHouse: boolean): void {
    const sitter = this.sitters[seat];
    const isOwn = sitter?.kind === 'person' && !sitter.standIn && !isByHouse;
    this.make(seat, moves, isOwn ? sitter.id : HOUSE);
    this.timing.stop(seat, this.at);
    if (this.asked?.what === 'undo') this.asked = undefined;
    this.turn = this.seq;
    this.waits.end(seat, this.seq);
  }

  override goBack(deal: number, move: number): void {
    super.goBack(deal, move);
    this.succession.goBack(this);
    this.shuffled = undefined;
    this.asked = undefined;
    this.ready = [];
    this.step();
  }

  /** What a deal came from before it was taken back: it is dealt from nothing else again. */
  sourceOf(deal: number): Shuffled | undefined {
    return this.dealtFrom.get(deal);
  }

  /** Why the seat may not use some of its cards now. */
  reasons(view: View): Reason[] {
    return this.current ? reasonsOf(this.game, this.current.state, view) : [];
  }

  /** What is open to a seat that has made a move half, and why other cards are not; it stays unmade. */
  halfway(seat: Seat, parts: readonly Choice[]): Result<Halfway, Refusal> | undefined {
    return this.current && halfwayIn(this.game, this.current.state, seat, parts);
  }

  /** The cards with which a seat takes the rest of the tricks for certain, as far as it can know. */
  claimOf(view: View): string[] | undefined {
    if (!view.everyTrickWelcome) return undefined;
    const { order } = Object(this.current?.state) as Partial<Sitting>;
    return claimOf(this.game, view, order);
  }

  /** Whether cards have been dealt, and people have the match before them. */
  get isOn(): boolean {
    return this.deal >= 0 && !this.over && !this.closed;
  }

  /** The seats of people. */
  get humans(): readonly Seat[] {
    return humansIn(this.sitters);
  }

  get names(): string[] {
    return this.sitters.map((sitter) => (sitter.kind === 'empty' ? '' : sitter.name));
  }
}
