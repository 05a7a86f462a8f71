import type { CardPlay, Event } from '@overtrick/engine';
import { type TakenTrick, takenTricks } from '@overtrick/table';
import { kindOf, runsOf, seatOf } from '../play/runs.ts';
import type { PageScene } from '../protocol.ts';
import { isTrump } from '../room/band.ts';
import type { Room } from '../room/room.ts';
import type { PageWords } from '../words/index.ts';
import type { Say } from '../words/say.ts';
import { cardsIn, passWords, sayer, sentence } from './phrases.ts';
import { drawn, strong } from './rich.tsx';
import { worthOf } from './taken.ts';

/** A line of the log: what was called, or a trick by its number. */
export interface LogLine {
  readonly trick: number | undefined;
  readonly text: string;
}

/** The deal so far: calls, a line for each trick, and the one on the table. */
export function taleOf(words: PageWords, room: Room, scene: PageScene): LogLine[] {
  const writer = new TrickWriter(words, room, scene);
  const { story, view } = scene;
  const first = story.findIndex(({ type }) => type === 'play');
  const before = first < 0 ? story : story.slice(0, first);
  const lines = callLines(words, scene, before);
  const tricks = takenTricks(view).map((trick) => writer.whole(trick));
  const after = afterTricks(words, scene, story);
  const numbered = tricks.map((text, i) => ({
    trick: i + 1,
    text: [text, ...after[i]].join(' '),
  }));
  const table = view.table.length > 0 ? [writer.begun(view.table)] : [];
  return [...lines, ...numbered, ...table.map((text) => ({ trick: tricks.length + 1, text }))];
}

/** What happened after each trick and before the next card: tokens that are drawn. */
function afterTricks(words: PageWords, scene: PageScene, story: readonly Event[]): string[][] {
  const say = sayer(words, scene);
  const after: string[][] = takenTricks(scene.view).map(() => []);
  let trick = -1;
  for (const event of story) {
    if (event.type === 'trick') trick++;
    else if (event.type !== 'play') after[trick]?.push(...listed(sentence(words, say, event)));
  }
  return after;
}

function listed(text: string | undefined): string[] {
  return text === undefined ? [] : [text];
}

/** Calls as people tell of them: cards that were shown together, passes in a row, the rest in sentences. */
function callLines(words: PageWords, scene: PageScene, story: readonly Event[]): LogLine[] {
  const say = sayer(words, scene);
  return runsOf(story).flatMap((run) => {
    const text = runWords(words, say, run);
    return text ? [{ trick: undefined, text }] : [];
  });
}

function runWords(words: PageWords, say: Say, run: readonly Event[]): string {
  switch (kindOf(run[0])) {
    case 'show':
      return words.tale.shows(say, seatOf(run[0]) ?? say.me, cardsIn(run).map(drawn).join(' '));
    case 'pass':
      return passWords(words, say, run);
    default:
      return run.flatMap((event) => listed(sentence(words, say, event))).join(' ');
  }
}

/** Writes tricks down. */
class TrickWriter {
  private readonly words: PageWords;
  private readonly room: Room;
  private readonly scene: PageScene;
  private readonly say: Say;

  constructor(words: PageWords, room: Room, scene: PageScene) {
    this.words = words;
    this.room = room;
    this.scene = scene;
    this.say = sayer(words, scene);
  }

  /** "Ben leads 4. Ada takes it with 9: 5 points." */
  whole({ plays, winner }: TakenTrick): string {
    const { tale } = this.words;
    const worth = worthOf(this.words, this.room, this.scene, plays);
    const end = worth === undefined ? '.' : `: ${worth}.`;
    const [lead] = plays;
    const start = this.lead(lead);
    if (lead.seat === winner && !this.isTrump(lead.card)) {
      return `${start} ${tale.and} ${strong(tale.andTakes(this.say, winner))}${end}`;
    }
    const best = plays.find(({ seat }) => seat === winner) ?? lead;
    return `${start}. ${strong(tale.takes(this.say, winner))}${this.how(best, lead)}${end}`;
  }

  /** "Ben leads 9. Cleo has no black and trumps with 4. Dario goes over with 7." */
  begun(plays: readonly CardPlay[]): string {
    const [lead, ...others] = plays;
    return [this.lead(lead), ...others.map((play, i) => this.follow(play, i + 1))]
      .map((text) => `${text}.`)
      .join(' ');
  }

  private isTrump(code: string): boolean {
    return isTrump(this.room, this.scene.view, code);
  }

  private lead({ seat, card }: CardPlay): string {
    const { tale } = this.words;
    const leads = this.isTrump(card) ? tale.leadsTrump : tale.leads;
    return leads(this.say, seat, drawn(card));
  }

  /** With which card a trick was taken, if not with the one led; a trump that was no duty is said to be one. */
  private how(best: CardPlay, lead: CardPlay): string {
    if (best === lead) return '';
    const { tale } = this.words;
    const isMore = this.isTrump(best.card) && !this.isTrump(lead.card);
    return ` ${(isMore ? tale.withTrump : tale.with)(drawn(best.card))}`;
  }

  private follow({ seat, card }: CardPlay, place: number): string {
    const { words, scene, say } = this;
    const { led, following, winning } = scene.view;
    const code = drawn(card);
    const isFollowing = following[place] ?? true;
    if (winning === seat && (isFollowing || this.isOver(place) || !this.isTrump(card))) {
      return words.tale.leadsNow(say, seat, code);
    }
    if (isFollowing || led === null) return words.tale.follows(say, seat, code);
    const how = this.isTrump(card) ? words.tale.ruffs : words.tale.discards;
    return how(say, seat, words.suit(led), code);
  }

  /** Whether a trump lies over another one that was played before it. */
  private isOver(place: number): boolean {
    const { table } = this.scene.view;
    return table.slice(0, place).some(({ card }) => this.isTrump(card));
  }
}
