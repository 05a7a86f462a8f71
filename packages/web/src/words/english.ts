import { type CommonSays, type Sentences, english as usual } from '@overtrick/engine/english';
import { asSentence, type PageSpeech } from './speech.ts';

/** What the page says at more length than the terminal: it has the room, and no codes of cards. */
export const fuller: Pick<Sentences<CommonSays, PageSpeech>, 'follow'> = {
  follow: ({ led, card: code, trump }, { suit, card, list, right }) => {
    const name = suit(led);
    const were = name.endsWith('s') ? 'were' : 'was';
    const have = right.length > 0 ? `have ${list(right.map(card))}` : 'can follow';
    const note = trump ? ` ${asSentence(`${card(code)} is a trump`)}` : '';
    return `${name} ${were} led, and you ${have}.${note}`;
  },
};

export const english: Sentences<CommonSays, PageSpeech> = { ...usual, ...fuller };
