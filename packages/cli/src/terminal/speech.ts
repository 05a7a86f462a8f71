const IRREGULAR: Readonly<Record<string, string>> = {
  is: 'are',
  has: 'have',
  was: 'were',
  does: 'do',
  goes: 'go',
};

/** What the same person does besides: "You deal 8 cards each and turns up". */
const SECOND_VERB = /(^(?:.*: )?You\b[^.:;]* and) (turns|shows|takes|plays|gives)\b/;

/** Sentences about "You" as one says them to you: "You plays" becomes "You play". */
export function address(sentence: string): string {
  return sentence
    .replace(
      /\bYou((?:, [^,.]+,)?) ([a-z]+)\b/g,
      (_, aside: string, verb: string) => `You${aside} ${secondPerson(verb)}`,
    )
    .replace(SECOND_VERB, (_, start: string, verb: string) => `${start} ${secondPerson(verb)}`)
    .replace(/\bYou's\b/g, 'your')
    .replace(/([^.:!?;]\s)You\b/g, '$1you')
    .replace(/^./, (letter) => letter.toUpperCase());
}

function secondPerson(verb: string): string {
  if (verb in IRREGULAR) return IRREGULAR[verb];
  if (/(ss|sh|ch|x)es$/.test(verb)) return verb.slice(0, -2);
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}
