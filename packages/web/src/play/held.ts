/** One card that the person has, told apart from its twin and from the same card face up. */
export interface HeldCard {
  readonly key: string;
  readonly code: string;
  readonly place: 'hand' | 'display';
}

/** The person's cards, with keys that stay the same while the card stays where it is. */
export function ownCards(codes: readonly string[], place: HeldCard['place']): HeldCard[] {
  const times = new Map<string, number>();
  return codes.map((code) => {
    const n = times.get(code) ?? 0;
    times.set(code, n + 1);
    return { key: `${place}:${code}:${n}`, code, place };
  });
}
