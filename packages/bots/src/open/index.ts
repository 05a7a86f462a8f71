// How a deal could have ended with all cards open: apart from every judgement of what a seat could know.
export type { OpenAnswer, OpenEnd } from './answer.ts';
export { openCards } from './open-cards.ts';
