/** A dialog needs this much to be of use, even if it then covers something. */
const LEAST = 180;
/** What it may take where no trick lies. */
const MOST = 300;

/** Lays a dialog on a phone where it leaves most of the trick in sight: at the upper edge, or above the hand. */
export function layBeside(dialog: HTMLElement): void {
  const cards = [...document.querySelectorAll('.played')].map((card) =>
    card.getBoundingClientRect(),
  );
  const hand = document.querySelector('.hand')?.getBoundingClientRect().top ?? innerHeight;
  const above = Math.min(MOST, ...cards.map(({ top }) => top));
  const below = Math.min(MOST, hand - Math.max(0, ...cards.map(({ bottom }) => bottom)));
  const isBelow = cards.length > 0 && below > above;
  dialog.toggleAttribute('data-below', isBelow);
  dialog.style.setProperty('--foot', `${innerHeight - hand}px`);
  dialog.style.setProperty('--room', `${Math.max(LEAST, (isBelow ? below : above) - 8)}px`);
}
