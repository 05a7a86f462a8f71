import { count, figure, list } from '../words/in-english.ts';

const signed = (n: number) => (n > 0 ? `+${figure.format(n)}` : figure.format(n));

/** What the page says of deals that are played again, by oneself or by others. */
const en = {
  signed,
  tries: {
    nth: (n: number) => `Try ${n}`,
    changed: 'The bots have changed since: they may play otherwise than then.',
  },

  open: {
    title: 'With all cards open',
    ask: 'What was possible?',
    busy: 'Trying all cards…',
    could: (who: readonly string[], could: number, unit: 'points' | 'tricks') =>
      `From here ${list(who)} could have taken ${unit === 'points' ? count(could, 'point') : count(could, 'trick')}.`,
    took: (took: number) => `As played: ${figure.format(took)}.`,
    own: (all: readonly string[]) => `Everybody for the own score: ${all.join(', ')}.`,
    show: 'Show me how',
    unfinished: (cards: number) =>
      `With ${count(cards, 'card')} a hand it could not be worked out in time. Go on a trick or two and ask again.`,
    none: 'Tokens are drawn during the play: there is no exact answer.',
    notYet: 'As soon as cards are played, it can be worked out what was possible.',
    note: 'Here every card is known. What somebody should have done is another question: the analysis answers it from what they could see.',
    band: 'What could have been, with all cards open.',
    bandBrief: 'What could have been',
  },

  day: {
    title: 'Deal of the day',
    same: 'The same cards for everybody',
    streak: (days: number): string => (days === 1 ? 'day in a row' : 'days in a row'),
    week: (days: readonly string[]) =>
      days.length > 0 ? `Played on ${list(days)}` : 'Not played this week',
    play: (title: string) => `Play today’s ${title}`,
    playShort: 'Play',
    done: 'done',
    score: (score: number) => signed(score),
    ahead: (n: number, of: number) => `ahead of ${n} of ${of}`,
    better: (title: string, n: number) =>
      n === 0 ? `${title}: the bots were better` : `${title}: better than ${count(n, 'bot')}`,
    each: 'each played your seat, same cards',
    thinking: (done: number, of: number) => `The bots are playing your seat: ${done} of ${of}`,
    shared: (date: string, title: string, n: number, of: number) =>
      `Overtrick ${date}, ${title}: ahead of ${n} of ${of}`,
    copy: 'Copy this line',
    copied: 'Copied',
    look: 'Look back',
    all: 'All games today',
    next: 'Another deal tomorrow, by the UTC date.',
    bot: (name: string, level: string, score: string) => `${name}, ${level}: ${score}`,
    you: (score: string) => `You: ${score}`,
  },

  set: {
    title: 'Duplicate',
    invite: 'The same deals with friends',
    lead: 'The same cards, the same seat, the same bots: each friend plays on their own, and you compare.',
    game: 'Game',
    players: 'At the table',
    level: 'Bots',
    deals: 'Deals',
    make: 'Make the link',
    link: 'Send this link to your friends',
    copy: 'Copy the link',
    copied: 'Copied',
    head: (title: string, deals: number, players: number) =>
      `${title}: ${count(deals, 'deal')}, ${players} at the table`,
    deal: (n: number) => `Deal ${n}`,
    play: (n: number) => `Play deal ${n}`,
    goOn: (n: number) => `Go on with deal ${n}`,
    table: 'Results',
    who: 'Who',
    total: 'Total',
    you: 'You',
    bots: (level: string) => `Bot: ${level}`,
    better: (n: number, of: number) => `Ahead of ${n} of ${of}.`,
    first: 'Play a deal, and you see what the bots made of it.',
    tell: 'Send your result',
    told: (title: string, name: string, total: string) => `Overtrick, ${title}: ${name} ${total}`,
    take: 'A friend’s result',
    takeHint: 'Paste the link that your friend sent.',
    taken: 'Add it',
    wrong: 'There is no result of these deals in it.',
    unchecked: 'Nobody checks what friends send: it is as honest as they are.',
    house: 'Your friends also find your result by this server, and you theirs.',
    byHouse: 'Compare by this server too',
    changed: 'This set was made with other bots or rules: results cannot be compared.',
    lost: 'This link leads to no set of deals',
    name: 'Your name, as your friends will read it',
    other: 'Make another set',
    nothingAway: 'What you see there tells nothing of the cards before you have played them.',
  },

  table: {
    band: (title: string) => `${title}: the same for everybody. No hints, no undo.`,
    brief: 'Same cards for everybody',
    leave: 'Later',
  },
};

export type AgainWords = typeof en;
export default en;
