/** Thrown when a rule is broken; the judge turns it into a Violation. */
export class Foul extends Error {
  readonly rule: string;

  constructor(rule: string, message: string) {
    super(message);
    this.rule = rule;
  }
}

export function must(condition: boolean, rule: string, message: string): asserts condition {
  if (!condition) throw new Foul(rule, message);
}
