/**
 * Tells the table how high a dialog is that is read together with it, so that the table leaves that much free
 * between felt and hand; and the dialog how far up the hand reaches. Both may change while it is open.
 */
export function layBeside(dialog: HTMLElement): () => void {
  const table = dialog.closest<HTMLElement>('.table');
  if (!table) return () => {};
  const lay = () => {
    const hand = table.querySelector('.own')?.getBoundingClientRect().top ?? innerHeight;
    dialog.style.setProperty('--foot', `${innerHeight - hand}px`);
    table.style.setProperty('--aside-h', `${dialog.offsetHeight}px`);
  };
  const observer = new ResizeObserver(lay);
  observer.observe(dialog);
  lay();
  return () => observer.disconnect();
}
