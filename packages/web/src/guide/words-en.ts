import { count } from '../words/in-english.ts';

/** What every guided deal says, whatever the game. */
const guide = {
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  goOn: 'Go on',
  takeBack: 'Take it back',
  skip: 'Skip',
  again: 'Begin again',
  /** Who took a trick, and what was in it if that counts. */
  took: (name: string, isMe: boolean, points: number | undefined) => {
    const what = points === undefined ? '' : `: ${count(points, 'point')}`;
    return `${name} ${isMe ? 'take' : 'takes'} it${what}.`;
  },
  done: 'That is all you need.',
  enough: 'Seen enough?',
  next: 'Now against novices. A word helps where something is new.',
  play: 'Play a real deal now',
  back: 'Back to the guided deal',
  home: 'Home',
  none: 'There is no guided deal of this game.',
};

export type GuideCommon = typeof guide;
export default guide;
