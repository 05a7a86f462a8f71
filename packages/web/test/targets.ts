import type { Page } from 'playwright-core';

/** It runs in the page: where a finger still meets a target is asked of the page itself, at every pixel of two lines. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 40;
    /** Further out nobody need look. */
    const FAR = 60;
    const TARGETS =
      'a[href], button, input, select, textarea, summary, [role=button], [role=switch], [role=radio]';
    // A fan shows a strip of every card, and what is in running text is as high as its line.
    const APART = '.own-card, .term';

    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
    const labels = (element: Element) =>
      element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const meets = (target: Element, x: number, y: number) => {
      const met = document.elementFromPoint(x, y);
      return met !== null && [target, ...labels(target)].some((each) => each.contains(met));
    };
    /** How far one can go from the middle of a target in both directions of a line. */
    const extent = (target: Element, x: number, y: number, dx: number, dy: number) => {
      const reach = (sign: number) => {
        let far = 0;
        while (far < FAR && meets(target, x + sign * dx * (far + 1), y + sign * dy * (far + 1)))
          far++;
        return far;
      };
      return reach(-1) + 1 + reach(1);
    };
    /** The largest of the boxes by which a target can be met. */
    const boxOf = (target: Element) =>
      [target, ...labels(target)]
        .map((each) => each.getBoundingClientRect())
        .reduce((a, b) => (a.width * a.height >= b.width * b.height ? a : b));

    const small: string[] = [];
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    for (const target of top.querySelectorAll(TARGETS)) {
      const isThere = target.checkVisibility({ visibilityProperty: true });
      if (!isThere || target.matches(`:disabled, ${APART}`) || isInText(target)) continue;
      const shown = labels(target)[0] ?? target;
      shown.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = boxOf(target);
      const [mx, my] = [x + width / 2, y + height / 2];
      const wide = meets(target, mx, my) ? extent(target, mx, my, 1, 0) : 0;
      const high = wide > 0 ? extent(target, mx, my, 0, 1) : 0;
      if (wide >= LEAST && high >= LEAST) continue;
      const name = target.getAttribute('aria-label') ?? shown.textContent ?? '';
      small.push(`${target.localName}.${target.className} "${name.slice(0, 30)}" ${wide}×${high}`);
    }
    return small;
  });
}
