import { count } from '../words/in-english.ts';

/** What every guided deal says, whatever the game. */
const guide = {
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  goOn: 'Go on',
  takeBack: 'Take it back',
  skip: 'Skip',
  again: 'Begin again',
  againWhy: (n: number) => `You are at step ${n}, and would go back to the first.`,
  stay: 'Stay here',
  /** Who took a trick, and what was in it if that counts. */
  took: (name: string, isMe: boolean, points: number | undefined) => {
    const what = points === undefined ? '' : `: ${count(points, 'point')}`;
    return `${name} ${isMe ? 'take' : 'takes'} it${what}.`;
  },
  done: 'You know enough to play.',
  enough: 'Seen enough?',
  next: 'Try a real deal against easy opponents. What is new there is explained when it comes.',
  play: 'Play a real deal now',
  back: 'Back to the guided deal',
  home: 'Home',
  half: (game: string) => `Your guided deal of ${game}`,
  none: 'There is no guided deal of this game.',
};

export type GuideCommon = typeof guide;
export default guide;
