import type { Page } from 'playwright-core';

/** What is wrong with the table as it lies on the screen: things over each other, cut, or out of sight. */
export function faultsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Thing {
      readonly name: string;
      readonly kind: string;
      /** Whose it is: what lies in one place may touch where it is meant to. */
      readonly of: Element | null;
      readonly box: DOMRect;
      readonly element: Element;
    }
    const TEXTS =
      '.seat-name, .seat-role > *, .seat-figure b, .seat-figure small, .in-trick, .so-far > *, .headline > *, .trump-text > *, .tug-side, .facts dt, .facts dd:not(:has(.fact-cards)), .note, .asking > .ask, .asking > .told, .me-who, .me-has, .group-label, .bar h1, .token-mark, .tokens-more';
    const BOXES =
      '.table[data-form=desk] .seat, .place .portrait, .display .chip, .display .card, .played > .card, .slot:not([data-none]), .pill, .seat-tokens .token, .played-tokens .token, .trump-token, .tug-bar, .asking .choice, .me .portrait, .my-tokens .token, .own-card, .tool, .bar .icon';
    const SLACK = 1;

    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches('.unseen, .unseen *');
    const textBox = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      // Letters are lower than the box of their font.
      return new DOMRect(x, y + height * 0.18, width, height * 0.64);
    };
    const things: Thing[] = [];
    const add = (selector: string, boxOf: (element: Element) => DOMRect) => {
      for (const element of document.querySelectorAll(`main.table :is(${selector})`)) {
        const box = boxOf(element);
        // What is clipped to a dot is there for those who listen.
        if (!isSeen(element) || box.width < 2 || element.getBoundingClientRect().width < 2)
          continue;
        const kind = element.className.split(' ')[0] || element.localName;
        const name = `${kind} "${(element.textContent ?? '').slice(0, 24)}"`;
        things.push({ name, kind, element, box, of: element.closest('.place, .own, .me, .seat') });
      }
    };
    add(TEXTS, textBox);
    add(BOXES, (element) => element.getBoundingClientRect());

    const MEANT = [
      ['pill', 'card'],
      ['pill', 'slot'],
      ['token', 'card'],
      ['card', 'card'],
      ['chip', 'chip'],
      ['own-card', 'own-card'],
    ];
    const mayTouch = (a: Thing, b: Thing) => {
      if (a.element.contains(b.element) || b.element.contains(a.element)) return true;
      const isOne = a.of !== null && a.of === b.of;
      const isLaid = (one: Thing) => one.element.closest('.display') !== null;
      // Shown cards lie over each other, but not over the trick.
      if (a.kind === 'card' && b.kind === 'card') return isOne && isLaid(a) && isLaid(b);
      return (
        isOne &&
        MEANT.some(
          (pair) =>
            pair.includes(a.kind) &&
            pair.includes(b.kind) &&
            (a.kind !== b.kind || pair[0] === pair[1]),
        )
      );
    };
    const over = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;
    const faults: string[] = [];
    things.forEach((a, i) => {
      for (const b of things.slice(i + 1)) {
        if (over(a.box, b.box) && !mayTouch(a, b)) faults.push(`${a.name} over ${b.name}`);
      }
    });

    const isLying = document.querySelector('.table[data-form=lying]') !== null;
    for (const { name, kind, box, element } of things) {
      const isCutBelow = isLying && kind === 'own-card';
      if (box.left < -SLACK || box.right > innerWidth + SLACK || box.top < -SLACK) {
        faults.push(`${name} out of sight`);
      }
      if (!isCutBelow && box.bottom > innerHeight + SLACK) faults.push(`${name} below the edge`);
      if (
        element.scrollWidth > element.clientWidth + SLACK &&
        getComputedStyle(element).overflowX === 'hidden' &&
        kind !== 'card' &&
        kind !== 'chip'
      ) {
        faults.push(`${name} is cut`);
      }
    }
    const felt = document.querySelector('.middle')?.getBoundingClientRect();
    for (const { name, box, element } of things) {
      if (!felt || !element.closest('.played, .slot')) continue;
      if (
        box.left < felt.left - SLACK ||
        box.right > felt.right + SLACK ||
        box.bottom > felt.bottom + SLACK
      ) {
        faults.push(`${name} beside the felt`);
      }
    }
    // Of a card that the next one covers, index and sign must show.
    for (const chip of document.querySelectorAll('.display .chip')) {
      const next =
        chip.nextElementSibling?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY;
      for (const mark of chip.querySelectorAll('b, .glyph')) {
        const box = mark.matches('b') ? textBox(mark) : mark.getBoundingClientRect();
        if (box.right > next + SLACK) faults.push(`${mark.outerHTML.slice(0, 40)} covered`);
      }
    }
    if (document.documentElement.scrollHeight > innerHeight) faults.push('the page scrolls');
    return [...new Set(faults)];
  });
}
