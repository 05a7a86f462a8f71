/** As many as are told something of their own of one entry, and a few more. */
const MOST = 8;

/**
 * The last few things that were made of others. What is told to several is told to them in one go, and a list that forgets by
 * itself leaves V8 nothing to look after: what a table of weak keys holds is copied before it is found that nobody needs it.
 */
export class Recent<From, Made> {
  private readonly sources: From[] = [];
  private readonly made: Made[] = [];
  private next = 0;

  /** What was made of this, or is now. */
  get(from: From, make: (from: From) => Made): Made {
    const at = this.sources.indexOf(from);
    if (at >= 0) return this.made[at];
    const made = make(from);
    this.sources[this.next] = from;
    this.made[this.next] = made;
    this.next = (this.next + 1) % MOST;
    return made;
  }
}
