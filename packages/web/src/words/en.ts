import {
  dateIn,
  listOf,
  numberOf,
  type Say,
  seatOf,
  type Tells,
  textOf,
  type Wrong,
} from './say.ts';

const plural = new Intl.PluralRules('en');
const figure = new Intl.NumberFormat('en');

function count(n: number, one: string, other = `${one}s`): string {
  return `${figure.format(n)} ${plural.select(n) === 'one' ? one : other}`;
}

function list(items: readonly string[]): string {
  return new Intl.ListFormat('en').format(items);
}

const SUITS: Readonly<Record<string, string>> = {
  ...{ R: 'red', B: 'blue', G: 'green', Y: 'yellow', K: 'black' },
  ...{ S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
  ...{ W: 'swords', F: 'staffs', N: 'knives', T: 'stars' },
  ...{ AR: 'Archers', LA: 'Archers', JK: 'jokers', trump: 'trump' },
};
const RANKS: Readonly<Record<string, string>> = {
  ...{ A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: '10' },
};
const SPECIAL: Readonly<Record<string, string>> = {
  ...{ AR: 'Archer', LA: 'Lesser Archer', JK: 'joker' },
};
const ICONS: Readonly<Record<string, readonly [one: string, other: string]>> = {
  a: ['sword', 'swords'],
  b: ['staff', 'staffs'],
  c: ['knife', 'knives'],
  d: ['star', 'stars'],
};
const PAIRS: Readonly<Record<string, string>> = { '2': '2s and 3s', '9': '9s and 10s' };
const CONTRACTS: Readonly<Record<string, string>> = {
  ...{ hearts: 'Hearts', spades: 'Spades', clubs: 'Clubs', diamonds: 'Diamonds' },
};

/** A sign of two letters for each suit: the first alone would be the same for several. */
const MARKS: Readonly<Record<string, string>> = {
  ...{ R: 'Re', B: 'Bl', G: 'Gr', Y: 'Ye', K: 'Bk', S: 'Sp', H: 'He', D: 'Di', C: 'Cl' },
  ...{ W: 'Sw', F: 'Sf', N: 'Kn', T: 'St', AR: 'Ar', LA: 'La', JK: 'Jo' },
};

function suit(letter: string): string {
  return SUITS[letter] ?? letter;
}

function card(code: string): string {
  if (code in SPECIAL) return SPECIAL[code];
  const rank = code.slice(1);
  if ('RBGYK'.includes(code[0])) return `${suit(code[0])} ${rank}`;
  return `${RANKS[rank] ?? rank} of ${suit(code[0])}`;
}

function theCards(codes: readonly string[]): string {
  return list(codes.map((code) => `the ${card(code)}`));
}

function trump(game: string, name: string): string {
  if (name === 'none') return 'no trump';
  if (name in SUITS) return suit(name);
  return (game === 'mutwo' ? PAIRS[name] : undefined) ?? `${name}s`;
}

function token(text: string): string {
  const parts = Object.entries(ICONS).flatMap(([icon, [one, other]]) => {
    const n = text.split(icon).length - 1;
    return n > 0 ? [count(n, one, other)] : [];
  });
  return parts.length > 0 ? list(parts) : 'blank';
}

/** "You play", "Ada plays". */
function does(say: Say, seat: number, you: string, they = `${you}s`): string {
  return `${say.name(seat)} ${seat === say.me ? you : they}`;
}

/** The same in the middle of a sentence. */
function inside(say: Say, seat: number, you: string, they = `${you}s`): string {
  return seat === say.me ? `you ${you}` : `${say.name(seat)} ${they}`;
}

function whom(say: Say, seat: number): string {
  return seat === say.me ? 'you' : say.name(seat);
}

const PARTS: Readonly<Record<string, string>> = {
  major: 'the major trump',
  minor: 'the minor trump',
  declarer: "the declarer's trump",
  'head defender': "the head defender's trump",
};

const events: Tells = {
  deal: (e, s) => {
    const start = `${does(s, seatOf(e, 'dealer'), 'deal')} ${count(numberOf(e, 'size'), 'card')} each`;
    const round = e.round === undefined ? '' : `Round ${textOf(e, 'round')}: `;
    return `${round}${start}${e.turnUp ? `; the ${card(textOf(e, 'turnUp'))} is turned up` : ''}.`;
  },
  'turn-up': (e) => {
    if (e.card === null) return 'The largest hands are played without trump.';
    const sense =
      e.trump === 'none' ? 'there is no trump' : `${suit(textOf(e, 'trump'))} are trump`;
    return `The ${card(textOf(e, 'card'))} is turned up: ${sense}.`;
  },
  show: (e, s) => `${does(s, seatOf(e), 'show')} the ${card(textOf(e, 'card'))}.`,
  bid: (e, s) =>
    e.tricks === undefined
      ? `${does(s, seatOf(e), 'have', 'has')} bid ${count(numberOf(e, 'shown'), 'card')}.`
      : `${does(s, seatOf(e), 'bid')} ${count(numberOf(e, 'tricks'), 'trick')}.`,
  pass: (e, s) => `${does(s, seatOf(e), 'pass', 'passes')}.`,
  'thrown-in': (_, s) =>
    s.game === 'gamut'
      ? 'Nobody has chosen: the hand is thrown in, and the next one counts more.'
      : 'Nobody has shown a card: the deal is thrown in.',
  stalemate: (e, s) =>
    `Stalemate at ${count(numberOf(e, 'cards'), 'card')}: ${whom(s, seatOf(e, 'provocateur'))} provoked it.`,
  tie: (e, s) =>
    `A tie at ${count(numberOf(e, 'cards'), 'card')}: no trick is played, and ${inside(s, seatOf(e), 'pay')}, having come last.`,
  chief: (e, s) => {
    const vice = seatOf(e, 'vice');
    const second = vice < 0 ? 'there is no Vice' : `${inside(s, vice, 'are', 'is')} Vice`;
    return `${does(s, seatOf(e), 'are', 'is')} Chief with ${count(numberOf(e, 'cards'), 'card')}; ${second}.`;
  },
  declarer: (e, s) => {
    const head = seatOf(e, 'headDefender');
    const second =
      head < 0 ? 'there is no head defender' : `${inside(s, head, 'are', 'is')} head defender`;
    return `${does(s, seatOf(e), 'are', 'is')} declarer with ${count(numberOf(e, 'cards'), 'card')}; ${second}.`;
  },
  trump: (e, s) =>
    `${does(s, seatOf(e), 'name')} ${trump(s.game, textOf(e, 'name'))} as ${PARTS[textOf(e, 'part')] ?? 'trump'}.`,
  partner: (e, s) => `${does(s, seatOf(e), 'play')} with ${whom(s, seatOf(e, 'partner'))}.`,
  stock: (e, s) => `${does(s, seatOf(e), 'take')} the stock.`,
  drawn: (e) => `It holds ${theCards(listOf(e, 'cards'))}.`,
  exchange: (e, s) => {
    const gone = listOf(e, 'discard');
    if (gone.length === 0) return `${does(s, seatOf(e), 'discard')} two cards from the hand.`;
    return `${does(s, seatOf(e), 'discard')} ${theCards(gone)} from the table, and ${theCards(listOf(e, 'show'))} ${gone.length > 1 ? 'are' : 'is'} shown.`;
  },
  discards: (e) => `Your discards: ${theCards(listOf(e, 'cards'))}.`,
  contract: (e, s) => {
    const contract = CONTRACTS[textOf(e, 'contract')];
    return e.seat === undefined
      ? `${contract} is played.`
      : `${does(s, seatOf(e), 'choose')} ${contract}.`;
  },
  give: (e, s) => `${does(s, seatOf(e), 'have', 'has')} chosen two cards to give.`,
  gift: (e, s) =>
    `${does(s, seatOf(e, 'from'), 'give')} ${whom(s, seatOf(e, 'to'))} the ${card(textOf(e, 'card'))}.`,
  stay: (e, s) => `${does(s, seatOf(e), 'stay')}.`,
  fold: (e, s) => `${does(s, seatOf(e), 'fold')}.`,
  unplayed: (e, s) =>
    seatOf(e) < 0
      ? 'Everybody has folded.'
      : `Only ${inside(s, seatOf(e), 'have', 'has')} stayed: all tricks are won without a card.`,
  play: (e, s) => {
    const tokens = (e.tokens as string[] | undefined) ?? [];
    const lift =
      tokens.length > 0 ? ` with ${count(tokens.length, 'token')}, +${textOf(e, 'lift')}` : '';
    return `${does(s, seatOf(e), 'play')} the ${card(textOf(e, 'card'))}${e.trump ? ', a trump' : ''}${lift}.`;
  },
  trick: (e, s) => {
    const points = e.points === undefined ? '' : `: ${count(numberOf(e, 'points'), 'point')}`;
    return `${does(s, seatOf(e, 'winner'), 'take')} the trick${points}.`;
  },
  draw: (e, s) => `${does(s, seatOf(e), 'draw')} a token: ${token(textOf(e, 'token'))}.`,
  take: (e, s) => {
    const from = seatOf(e, 'from');
    const what = token(textOf(e, 'token'));
    return from === seatOf(e)
      ? `The stock is empty: ${inside(s, from, 'move')} an own token: ${what}.`
      : `The stock is empty: ${inside(s, seatOf(e), 'take')} a token from ${whom(s, from)}: ${what}.`;
  },
};

const follow = ({ card: code, led, right, isTrump }: Wrong) => {
  const why = isTrump && led !== 'trump' ? ` The ${card(code)} is a trump now.` : '';
  const name = suit(led);
  const were = name.endsWith('s') ? 'were' : 'was';
  return `${name[0].toUpperCase()}${name.slice(1)} ${were} led, and you have ${theCards(right)}.${why}`;
};

const YOU = 'You';

const en = {
  code: 'en',
  count,
  list,
  figure: (n: number) => figure.format(n).replace('-', '−'),
  signed: (n: number) => (n > 0 ? `+${figure.format(n)}` : figure.format(n).replace('-', '−')),
  date: (when: number) => dateIn('en', when),
  suit,
  mark: (letter: string) => MARKS[letter] ?? letter,
  /** The letter on the face of a king, queen, jack or ace. */
  rank: (letter: string) => letter,
  card,
  trump,
  token,
  events,
  contracts: CONTRACTS,
  you: YOU,
  unit: { card: 'card', cards: 'cards' },

  home: {
    tagline: (isKept: boolean) =>
      `Five trick-taking games, played against bots. No account, nothing to pay${isKept ? ', no network needed' : ''}.`,
    play: 'Play',
    change: 'Players and rules',
    rules: 'Rules',
    settings: 'Settings',
    goOn: 'Continue where you left off',
    remove: 'Delete',
    finished: 'finished',
    deal: (n: number) => `deal ${n}`,
    players: (n: number) => count(n, 'player'),
    points: (n: number) => count(n, 'point'),
    seats: (fewest: number, most: number) =>
      fewest === most ? `${fewest} players` : `${fewest} to ${most} players`,
    loading: 'The cards are being fetched …',
    failed: 'The games could not be loaded. Reload the page to try again.',
    insecure:
      'Without a network this page will not open: browsers keep a page only if its address begins with https.',
    unkept: 'Without a network this page will not open: this browser does not keep it.',
    update: 'A new version is ready.',
    updateNow: 'Use it now',
    unknown: 'There is no such game.',
    nowhere: 'There is nothing at this address. These are the games:',
    about: {
      mu: 'Who dares to show most cards is Chief, names trump and picks a partner; the runner-up names a second trump.',
      mutwo: 'The same auction, but what is promised are tricks, and two ranks may be one trump.',
      yamv: 'Jokers join the pack, and the declarer exchanges a stock of two cards.',
      gamut: 'The last card dealt decides whether the hand is played as Hearts, Spades or Clubs.',
      'ninja-whist':
        'Say exactly how many tricks you will take; every trick brings a token that helps later.',
    } as Readonly<Record<string, string>>,
  },

  setup: {
    title: (game: string) => `A table of ${game}`,
    players: 'Players',
    level: 'Bots',
    each: 'Choose each bot',
    levels: { random: 'random', novice: 'novice', club: 'club', master: 'master' } as Readonly<
      Record<string, string>
    >,
    levelAbout: {
      random: 'plays anything legal',
      novice: 'plays by rules of thumb',
      club: 'imagines what others hold',
      master: 'thinks longest and reads the play',
    } as Readonly<Record<string, string>>,
    yourName: 'Your name',
    seed: 'Seed',
    seedHint: 'Any text. The same seed deals the same cards; leave it empty for a random deal.',
    options: 'Rules that can be changed',
    none: 'none',
    reset: 'Back to the usual rules',
    start: 'Deal the cards',
    doubts: 'Not taken from the address, because it makes no sense here:',
    wrong: 'This table cannot be opened.',
    option: {} as Readonly<Record<string, string>>,
    value: {
      full: 'card by card',
      highestOnly: 'highest card only',
      allTied: 'all who are tied',
      othersOnly: 'those who gain',
      dealer: 'dealer',
      eldest: "dealer's left",
      top: 'anything',
      ownSuit: 'only what they lead',
    } as Readonly<Record<string, string>>,
    part: {
      ...{ colour: 'colour', doubled: '1s or 7s', number: 'number', none: 'no trump' },
      ...{ suit: 'suit', pair: 'pair', rank: 'rank', even: 'even rank', odd: 'odd rank' },
    } as Readonly<Record<string, string>>,
  },

  table: {
    name: (game: string) => `A table of ${game}`,
    deal: (n: number) => `Deal ${n}`,
    leave: 'Home',
    menu: 'Menu',
    score: 'Score',
    log: 'Log',
    trumps: 'Trumps',
    tricks: 'Tricks',
    last: 'Last trick',
    hint: 'Hint',
    undo: 'Undo',
    rules: 'Rules',
    settings: 'Settings',
    keys: 'Keyboard',
    export: 'Save the record',
    close: 'Close',
    seats: 'Players',
    hand: 'Your cards',
    shown: 'You have shown',
    trick: 'Trick on the table',
    stakes: 'What is at stake',
    dealer: 'Dealer',
    dealerShort: 'D',
    turn: 'to act',
    yourTurn: 'Your turn',
    thinking: (name: string) => `${name} is thinking …`,
    standing: (n: number) => `score ${figure.format(n).replace('-', '−')}`,
    held: (n: number) => `${figure.format(n)} in hand`,
    shows: (cards: string, mine: boolean) => `${mine ? 'have' : 'has'} shown ${cards}`,
    bot: (level: string) => `bot: ${level}`,
    trumpMark: 'trump',
    cannot: 'cannot be used now',
    chosen: 'chosen',
    next: 'chosen in advance',
    variant: 'House rules',
    kept: 'This browser cannot keep the game: it will be lost with the tab. You can save the record from the menu.',
    broken: 'The game that was kept cannot be read.',
    detail: 'The reason:',
    unloaded:
      'The game could not be loaded: there is no network, or the page is no longer the newest. Try again, or reload the page.',
    again: 'Try again',
    gone: 'There is no such game in this browser.',
    elsewhere: 'This game goes on in another tab.',
    here: 'Play here',
    failure: 'Something went wrong. The game is as it was kept last.',
    dropped: (code: string) => `The ${card(code)} cannot be played now.`,
    undone: 'Taken back: this is your decision again.',
    exported: 'The record is saved as a file.',
  },

  ask: {
    lead: 'Lead a card.',
    play: 'Play a card.',
    again: 'Tap it again to play it.',
    claim: 'Take the rest',
    claimWhy: 'All tricks that are left are yours, whatever the others have.',
    bid: 'Show cards to bid, or pass.',
    onlyPass: 'You can show no more cards.',
    bidMore: 'Show cards to bid more, or pass.',
    bidThese: 'Bid these, or choose others.',
    price: {
      points: (cards: number, goal: number, bonus: number) =>
        `${count(cards, 'card')}: goal ${goal}, +${bonus} if made`,
      tricks: (cards: number, needed: number, bonus: number) =>
        `${count(cards, 'card')}: ${count(needed, 'trick')}, +${bonus} if made`,
    },
    notMost: (most: number) => `below the most shown, ${most}`,
    tie: 'a tie with the most shown',
    confirmBid: (cards: number) => `Bid ${count(cards, 'card')}`,
    chooseBid: 'Bid',
    clear: 'Clear',
    pass: 'Pass',
    trump: (part: string) => `Name ${PARTS[part] ?? 'trump'}.`,
    partner: 'Choose your partner.',
    tricks: 'How many tricks will you take?',
    barred: (n: number) => `You deal: ${n} is barred, the bids may not add up.`,
    team: (n: number) => `Your partner has bid ${n}.`,
    choose: 'Diamonds: choose the contract, or pass.',
    giveLeft: (name: string) => `Choose a card for ${name}, on your left.`,
    giveRight: (name: string) => `Choose a card for ${name}, on your right.`,
    giveBoth: (left: string, right: string) => `${left} to the left, ${right} to the right.`,
    give: 'Give 2 cards',
    fold: (trick: number, none: number) =>
      `Stay, for +${trick} a trick and −${none} without one, or fold, for 0?`,
    stay: 'Stay',
    foldIt: 'Fold',
    exchange: 'Discard two cards, from your hand or from those shown.',
    exchangeOne: 'One more card to discard.',
    exchangeShow: (n: number) =>
      `Show ${n === 1 ? 'one stock card' : 'both stock cards'} for what lay face up.`,
    discard: 'Discard 2 cards',
    tokens: (code: string) => `Tokens for the ${card(code)}?`,
    withTokens: (n: number, to: number) => `Play it with ${count(n, 'token')}, as ${to}`,
    plain: 'Play it alone',
    takeFrom: 'The stock is empty. Whose token do you take?',
    takeToken: 'Which token?',
    own: 'your own',
    choice: 'Your move',
  },

  stakes: {
    crown: 'Crown',
    crownUp: (who: string) => `${who} leads the auction`,
    crownDown: (who: string) => `a tie, provoked by ${who === YOU ? 'you' : who}`,
    crownNobody: 'nobody has shown a card',
    mostShown: 'Most shown',
    chief: 'Chief',
    vice: 'Vice',
    partner: 'Partner',
    declarer: 'Declarer',
    headDefender: 'Head defender',
    contract: 'Contract',
    bid: 'Bid',
    goal: 'Goal',
    points: (taken: number, goal: number) => `${taken} of ${count(goal, 'point')}`,
    tricksOf: (taken: number, needed: number) => `${taken} of ${count(needed, 'trick')}`,
    pointsTold: (taken: number, goal: number) => `${count(taken, 'point')}, ${goal} needed`,
    tricksTold: (taken: number, needed: number) => `${count(taken, 'trick')}, ${needed} needed`,
    bidTold: (taken: number, bid: number) => `${count(taken, 'trick')}, ${bid} bid`,
    bonus: (n: number) => `+${n}`,
    major: 'Major',
    minor: 'Minor',
    trump: 'Trump',
    both: 'A card of both trumps is highest.',
    turnUp: 'Turned up',
    open: 'open',
    counts: (n: number) => `This hand counts ${n} times.`,
    broken: (suitName: string) => `${suitName} may be led`,
    unbroken: (suitName: string) => `${suitName} may not be led yet`,
    stock: 'Stock',
    tokens: (n: number) => count(n, 'token'),
    round: 'Round',
    roundOf: (n: number, of: number) => `${n} of ${of}`,
    bids: 'Bids',
    bidsFor: (sum: number, tricks: number) => `${sum} for ${count(tricks, 'trick')}`,
    drawn: 'From the stock',
    discarded: 'Discarded',
    given: 'Given',
    got: 'Got',
    left: 'left',
    right: 'right',
    trumpOrder: 'From low to high; cards already seen are marked.',
    noTrumps: 'There are no trumps in this deal yet.',
    noTrumpsAtAll: 'This deal is played without trumps.',
    seen: 'seen',
    yours: 'yours',
  },

  badge: {
    chief: 'Chief',
    vice: 'Vice',
    declarer: 'Declarer',
    headDefender: 'Head def.',
    partner: 'Partner',
    shown: (n: number) => `${n} shown`,
    points: (n: number) => count(n, 'point'),
    tricks: (n: number) => count(n, 'trick'),
    bid: (n: number) => `bid ${n}`,
    tricksOf: (n: number, of: number) => `${n} of ${of}`,
    folded: 'folded',
    stays: 'stays',
    hearts: (n: number) => count(n, 'heart'),
    queen: 'queen of spades',
    penalty: (n: number) => `in all −${n}`,
    passed: 'pass',
    given: 'has given',
    scoreArea: 'Score area',
    playArea: 'Won this round',
  },

  refusals: {
    follow,
    opening: (code: string) => `The ${card(code)} must be led to the first trick.`,
    heartsBarred: 'Hearts may not be led before one has been played to an earlier trick.',
    spadesBarred: 'Spades may not be led before one has been played to an earlier trick.',
    bidLimit: (most: number) =>
      `After this turn you may have shown ${count(most, 'card')} at most.`,
    notNow: 'It is not your turn.',
    answerFirst: 'First answer the question on the table.',
    noPass: 'There is nothing to pass on now.',
    stagedFirst: 'Take the chosen cards back first (Esc), or bid them.',
    outOfPlay: 'You have folded and play no cards.',
    alreadyShown: 'You have shown this card already.',
    clause: (id: string) => `Rule ${id}`,
  },

  hint: {
    title: 'What a master would do',
    thinking: 'The master is thinking …',
    one: (move: string) => `There is only one thing to do: ${move}.`,
    worlds: (n: number) => `In ${count(n, 'deal')} that fit all you know:`,
    scores: (mean: string, spread: string) => `scores ${mean} ± ${spread}`,
    odds: {
      own: (n: number) => `you meet the bid:\u00a0${n}%`,
      contract: (n: number) => `you make the contract:\u00a0${n}%`,
      defence: (n: number) => `you beat the contract:\u00a0${n}%`,
      open: (n: number) => `the contract is made:\u00a0${n}%`,
    },
    reason: (said: string): string | undefined => said,
    unavailable: 'There is nothing to decide for you now.',
    move: {
      pass: () => 'pass',
      bid: (what: string) => `bid ${what}`,
      trump: (what: string) => `name ${what}`,
      partner: (what: string) => `play with ${what}`,
      play: (what: string) => `play the ${what}`,
      choose: (what: string) => `choose ${what}`,
      give: (what: string) => `give ${what}`,
      stay: () => 'stay',
      fold: () => 'fold',
      exchange: (what: string) => `discard ${what}`,
      take: (what: string) => `take ${what}`,
    } as Readonly<Record<string, (what: string) => string>>,
    withTokens: (what: string, tokens: string) => `${what} with ${tokens}`,
  },

  sheet: {
    title: 'Score sheet',
    none: 'No deal has been finished yet.',
    reason: 'Reason',
    thisDeal: 'This deal',
    total: 'Total',
    dealt: (n: number, name: string) => `Deal ${n}, dealt by ${name === YOU ? 'you' : name}`,
    nothing: 'Nobody scores in this deal.',
    line: (_clause: string, why: string, times: number) =>
      /^counts \d+ times$/.test(why)
        ? `counts ${times} times`
        : why.replace(/(over|con)(?=tr)/, '$1\u00ad'),
    chart: 'Totals after each deal',
    deals: 'Deals',
    chartLine: (name: string, total: string) => `${name}: ${total}`,
  },

  over: {
    deal: 'The deal is over',
    match: 'The match is over',
    won: (names: string, total: number, mine: boolean) =>
      `${mine ? 'You have won' : `Won by ${names}`}, with ${count(total, 'point')}.`,
    shared: (names: string, total: number) =>
      `A shared win: ${names}, with ${count(total, 'point')} each.`,
    made: (what: string) => `The contract is made: ${what}.`,
    failed: (what: string) => `The contract has failed: ${what}.`,
    kept: (what: string) => `The bid is met exactly: ${what}.`,
    missed: (what: string) => `The bid is missed: ${what}.`,
    team: (who: string, how: 'exact' | 'over' | 'under', score: string) => {
      const said = { exact: 'met exactly', over: 'made, with tricks too many', under: 'missed' };
      return `${who}: the bid is ${said[how]}, ${score}.`;
    },
    best: (names: string, score: string) => `Best in this deal: ${names}, ${score}.`,
    hands: 'The cards as they were dealt',
    stock: 'Stock',
    discards: 'Discarded',
    gifts: 'Gifts',
    next: 'Next deal',
    rematch: 'Another match',
    export: 'Save the record',
    home: 'Home',
    sheet: 'Score',
    cards: 'Cards',
    chart: 'Chart',
  },

  tricks: {
    none: 'No trick has been taken yet.',
    hand: 'Your cards before it',
    hands: 'All cards before it',
    number: (n: number) => `Trick ${n}`,
    taken: (who: string) => `taken by ${who === YOU ? 'you' : who}`,
  },

  settings: {
    title: 'Settings',
    language: 'Language',
    theme: 'Colours',
    suits: 'Suits',
    cards: 'Cards',
    speed: 'Speed',
    motion: 'Movement',
    sound: 'Sound',
    confirm: 'Tap twice to play a card',
    forced: 'Play forced cards',
    keys: 'Keyboard shortcuts',
    name: 'Your name',
    values: {
      language: { auto: 'same as the browser' },
      theme: { auto: 'same as the system', light: 'light', dark: 'dark' },
      suits: {
        classic: 'usual colours',
        four: 'four colours',
        safe: 'safe for the colour-blind, with letters',
      },
      cards: { normal: 'normal', large: 'large' },
      speed: { normal: 'normal', calm: 'calm', fast: 'fast', instant: 'at once' },
      motion: { auto: 'same as the system', on: 'on', off: 'off' },
      sound: { on: 'on', off: 'off' },
      confirm: { on: 'on', off: 'off' },
      forced: { on: 'on', off: 'off' },
      keys: { on: 'on', off: 'off' },
    } as Readonly<Record<string, Readonly<Record<string, string>>>>,
    remembered: 'Settings are remembered in this browser.',
  },

  keys: {
    title: 'Keyboard',
    list: [
      ['← →', 'from card to card'],
      ['Enter', 'play or choose the card'],
      ['Shift + ← →', 'put the card elsewhere in your hand'],
      ['Tab', 'to buttons and panels'],
      ['P', 'pass'],
      ['N', 'next deal, or skip a pause'],
      ['U', 'take back'],
      ['R', 'take the rest of the tricks, where it is certain'],
      ['H', 'hint'],
      ['S', 'score sheet'],
      ['L', 'last tricks'],
      ['O', 'order of the trumps'],
      ['G', 'log'],
      ['W', 'where things stand, in words'],
      ['?', 'this list'],
      ['Esc', 'close, or take back what is only chosen'],
    ] as readonly (readonly [string, string])[],
    off: 'Single keys can be switched off in the settings.',
  },

  rules: {
    find: 'Find in the rules',
    nothing: 'No clause has these words.',
    note: '',
    loading: 'Loading the rules …',
    failed: 'The rules could not be loaded: is there a network? Reload the page to try again.',
  },
};

export type PageWords = typeof en;
export default en;
