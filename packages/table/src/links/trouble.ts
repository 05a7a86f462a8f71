import { type Fault, FORMAT, MOST_BYTES, no } from '@overtrick/engine';

/** Why something that was brought is no game, before any rule was asked. */
export interface Trouble {
  readonly kind: TroubleKind;
  /** After so many characters, of so many that there should be at least. */
  readonly at?: number;
  readonly of?: number;
}

export type TroubleKind = keyof typeof WORDS;

/** A fault that a language can say in its own words. */
export interface BroughtFault extends Fault {
  readonly trouble?: Trouble;
}

const WORDS = {
  empty: () => 'there is nothing in it',
  heavy: () => `a record has at most ${MOST_BYTES / 1e6} MB`,
  strange: () => 'it is neither a record nor a link',
  'record-cut': ({ at }: Trouble) =>
    `the record cannot be read: it breaks off after character ${at}`,
  'record-damaged': ({ at }: Trouble) =>
    `the record cannot be read: it is damaged near character ${at}`,
  'link-empty': () => 'the link cannot be read: it is empty',
  'link-long': () => 'the link cannot be read: it is longer than any link of ours',
  'link-newer': () => 'the link cannot be read: it was made by a newer version',
  'link-unknown': () => 'the link cannot be read: no game begins so',
  'link-cut': ({ at, of }: Trouble) =>
    `the link cannot be read: it is cut off after character ${at}, of at least ${of}`,
  'link-damaged': () => 'the link cannot be read: characters in it were changed or are missing',
  'link-much': () => 'the link cannot be read: it unpacks to more than any game has',
};

/** `exactly` is for those who look for the cause. */
export function troubled(trouble: Trouble, exactly = ''): { ok: false; error: BroughtFault } {
  const message = `${WORDS[trouble.kind](trouble)}${exactly && ` (${exactly})`}`;
  return no({ clause: FORMAT, message, trouble });
}
