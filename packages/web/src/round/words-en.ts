import { list } from '../words/in-english.ts';

/** What the page says where several people share a device. */
const en = {
  people: 'People on this device',
  about:
    'The device goes round: between turns all cards are hidden, until the next one says who they are.',
  person: 'person',
  name: (n: number) => `Name of player ${n}`,
  unnamed: (n: number) => `Player ${n}`,
  hand: (name: string) => `Hand the device to ${name}`,
  wait: (names: readonly string[]) =>
    `${list(names)} ${names.length > 1 ? 'are' : 'is'} thinking …`,
  show: (name: string) => `I am ${name}, show my cards`,
  takeBack: (name: string) => `${name} takes it back`,
  /** On the home page and in history: who played. */
  game: (title: string, names: readonly string[]) => `${title} with ${list(names)}`,
  won: (names: readonly string[], total: string) => `${list(names)} won with ${total}`,
};

export type RoundWords = typeof en;
export default en;
