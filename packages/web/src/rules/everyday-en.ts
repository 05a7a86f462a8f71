import type { Everyday } from './everyday.ts';

const everyday: Everyday = {
  idle: [
    ...['a', 'an', 'the', 'of', 'to', 'in', 'on', 'at', 'with', 'for', 'and', 'or', 'but', 'if'],
    ...['is', 'are', 'be', 'am', 'was', 'do', 'does', 'did', 'can', 'may', 'must', 'should'],
    ...['i', 'my', 'me', 'you', 'your', 'we', 'it', 'its', 'they', 'there', 'this', 'that'],
    ...['who', 'what', 'when', 'where', 'which', 'why', 'how', 'happens', 'happen', 'get'],
  ],
  endings: ['ning', 'ding', 'ing', 'ies', 'es', 'ed', 's', 'e', 'y'],
  alike: [
    ...[
      ['none', '0', 'zero'],
      ['one', '1'],
      ['two', '2'],
      ['three', '3'],
      ['four', '4'],
    ],
    ...[
      ['five', '5'],
      ['six', '6'],
      ['seven', '7'],
      ['eight', '8'],
      ['nine', '9'],
      ['ten', '10'],
    ],
    ['draw', 'tie', 'tied', 'stalemate', 'equal', 'two or more'],
    ['partner', 'teammate', 'ally', 'helper', 'team'],
    ['choose', 'pick', 'choice', 'chose'],
    ['score', 'points', 'count', 'worth'],
    ['win', 'take', 'won', 'beat'],
    ['start', 'begin', 'first'],
    ['bid', 'auction', 'call', 'bet', 'promise'],
    ['pass', 'thrown in', 'throw'],
    ['end', 'over', 'finish', 'long'],
    ['lose', 'fail', 'miss', 'penalty', 'cost'],
    ['exchange', 'swap', 'discard', 'stock', 'kitty', 'talon', 'widow'],
    ['gift', 'give', 'hand over'],
    ['fold', 'drop out', 'quit', 'stay'],
    ['deal', 'shuffle', 'dealt', 'dealer'],
    ['follow', 'suit', 'revoke', 'void'],
    ['rank', 'order', 'highest', 'strongest', 'high'],
    ['bonus', 'extra'],
    ['token', 'chip', 'counter'],
    ['player', 'people', 'many'],
    ['joker', 'wild'],
    ['chief', 'declarer'],
    ['vice', 'head defender', 'defender'],
  ],
};

export default everyday;
