const LAST = 'overtrick/loaded-anew';
/** A page that was loaded anew so many milliseconds ago, and still lacks something, is not loaded anew for it again. */
const SOON = 20_000;

/** Loads the page anew if it is served just now; false if not, or if that did not help a moment ago. */
async function loadAnew(): Promise<boolean> {
  const since = Date.now() - Number(sessionStorage.getItem(LAST) ?? 0);
  if (since < SOON) return false;
  const { ok } = await fetch(document.baseURI, { cache: 'no-store' });
  if (!ok) return false;
  sessionStorage.setItem(LAST, String(Date.now()));
  location.reload();
  return true;
}

/**
 * A file that could not be loaded. Browsers never ask again for a script that they did not get once, so the second time that it is
 * wanted the page is loaded anew: nothing is lost by that, as every table is kept.
 */
export class LostFile {
  private isLost = false;

  /** It did not come though nobody waits for it. */
  note(): void {
    this.isLost = true;
  }

  /** It did not come, and somebody is told so unless the page comes anew. */
  async miss(tell: () => void): Promise<void> {
    const wasLost = this.isLost;
    this.isLost = true;
    const isComing = wasLost && (await loadAnew().catch(() => false));
    if (!isComing) tell();
  }
}
