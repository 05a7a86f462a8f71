import { useEffect } from 'preact/hooks';

type Ref = { current: HTMLElement | null };
type Shift = (key: string, by: number) => void;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One stop for Tab among the cards, arrows from card to card; with Shift they move the card. */
export function useArrows(ref: Ref, shift: Shift): (event: KeyboardEvent) => void {
  useEffect(() => {
    const cards = cardsIn(ref);
    const focused = cards.find((card) => card === document.activeElement);
    const stop = focused ?? cards.find((card) => !card.dataset.shaded) ?? cards[0];
    for (const card of cards) card.tabIndex = card === stop ? 0 : -1;
  });
  return (event) => {
    const cards = cardsIn(ref);
    const focused = cards.find((card) => card === document.activeElement);
    const at = focused ? cards.indexOf(focused) : -1;
    if (at < 0) return enter(event, cards);
    const to = target(event.key, at, cards.length);
    if (to === undefined) return;
    event.preventDefault();
    if (event.shiftKey) return shift(cards[at].dataset.key ?? '', to - at);
    cards[at].tabIndex = -1;
    cards[to].tabIndex = 0;
    cards[to].focus();
  };
}

/** From the hand as a whole to the card that Tab would find. */
function enter(event: KeyboardEvent, cards: readonly HTMLButtonElement[]): void {
  if (!(event.key in STEPS)) return;
  event.preventDefault();
  cards.find((card) => card.tabIndex === 0)?.focus();
}

/** Where a key leads in a row that goes round. */
export function target(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (at + step + count) % count;
}

function cardsIn({ current }: Ref): HTMLButtonElement[] {
  return [...(current?.querySelectorAll<HTMLButtonElement>('.own-card') ?? [])];
}
