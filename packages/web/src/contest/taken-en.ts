/** What a trick meant for a contract. */
export const taken = {
  /** Nobody’s name is one’s own side. */
  now: (who: string | undefined, n: number, of: number) =>
    `${who === undefined ? 'Your' : `${who}’s`} side now has ${n} of ${of}`,
  reached: (who: string | undefined, of: number) =>
    `${who === undefined ? 'Your' : `${who}’s`} side has the ${of} it needs`,
};
