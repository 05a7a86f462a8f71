/** A number at the sign of the page, where the browser or the system shows one: so many games wait. */
export function setBadge(count: number): void {
  // Not every browser has it, and some refuse it to pages that are not installed.
  const set = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  set?.catch(() => {});
}
