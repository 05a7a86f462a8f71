/** The 32 bonus tokens of Ninja Whist (NW10). */
export const TOKENS: readonly string[] = [
  ...'- - a b c d'.split(' '),
  ...'aa ab ac ad bb bc bd cc cd dd'.split(' '),
  ...'aab aac aad bba bbc bbd cca ccb ccd dda ddb ddc abc abd acd bcd'.split(' '),
];
