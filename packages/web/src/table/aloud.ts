import type { Event, Seat } from '@overtrick/engine';
import type { Telling } from '../play/in-short.ts';
import { kindOf, seatOf } from '../play/runs.ts';
import type { PageScene } from '../protocol.ts';
import { isTrump } from '../room/band.ts';
import type { Room } from '../room/room.ts';
import type { TurnQuestion } from '../room/turn-question.ts';
import type { PageWords } from '../words/index.ts';
import type { Say } from '../words/say.ts';
import { asSentence } from '../words/speech.ts';
import { cardsIn, passWords, sayer, sentence } from './phrases.ts';

/** How the table tells to those who listen what belongs into one sentence. */
export function tellingOf(words: PageWords, room: Room, scene: PageScene): Telling {
  const say = sayer(words, scene);
  const marked = (event: Event) =>
    event.type === 'play'
      ? { ...event, trump: isTrump(room, scene.view, cardsIn([event])[0]) }
      : event;
  return {
    me: say.me,
    run: (events) => {
      if (kindOf(events[0]) === 'show') return showWords(words, say, events);
      if (events.length === 1) return sentence(words, say, marked(events[0]));
      return kindOf(events[0]) === 'pass'
        ? passWords(words, say, events)
        : trickWords(words, say, events);
    },
  };
}

/** "Cleo shows the red 6 and the green 6: 2 cards." */
function showWords(words: PageWords, say: Say, events: readonly Event[]): string {
  const cards = cardsIn(events);
  const shown = Math.max(...events.map((event) => ('shown' in event ? Number(event.shown) : 0)));
  const what = words.cards(cards);
  return words.tale.shows(say, seatOf(events[0]) ?? say.me, what, shown, shown > cards.length);
}

/** "3 tricks: Ada 2, you 1." */
function trickWords(words: PageWords, say: Say, tricks: readonly Event[]): string {
  const winners = tricks.map((event) => ('winner' in event ? Number(event.winner) : say.me));
  const nameOf = (seat: Seat) => (seat === say.me ? words.brief.you : say.name(seat));
  const countOf = (seat: Seat) => winners.filter((winner) => winner === seat).length;
  return words.brief.tricks([...new Set(winners)].map((seat) => [nameOf(seat), countOf(seat)]));
}

/** The question after how the trick stands to which a card is asked for. */
export function questionAloud(
  words: PageWords,
  scene: PageScene,
  { line, follows }: TurnQuestion,
): string {
  const { winning, table } = scene.view;
  const stands =
    winning === null || table.length === 0
      ? []
      : [asSentence(words.felt.winsSoFar(sayer(words, scene), winning))];
  return [...stands, asSentence(line), ...(follows ? [follows] : [])].join(' ');
}
