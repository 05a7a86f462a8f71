import type { Page } from 'playwright-core';

/** As wide as a name can be. */
export const WIDEST = 'W'.repeat(40);

/** What is wrong with names so wide, wherever they stand: cut without a “…”, over other words, or out of sight. */
export function faultsOfNames(page: Page): Promise<string[]> {
  const wide = page.viewportSize()?.width ?? 0;
  return page.evaluate((width) => {
    const SLACK = 2;
    /** Letters are lower than their boxes. */
    const LEADING = 5;
    const clips = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return element !== document.body && (overflowX !== 'visible' || overflowY !== 'visible');
    };
    const clipping = (element: Element | null): Element[] =>
      element ? [...(clips(element) ? [element] : []), ...clipping(element.parentElement)] : [];
    /** As much of a line as those around it let be seen. */
    const seen = (line: DOMRect, around: readonly Element[]) =>
      around
        .map((each) => each.getBoundingClientRect())
        .reduce((rest, box) => {
          const [left, top] = [Math.max(rest.left, box.left), Math.max(rest.top, box.top)];
          const [right, bottom] = [
            Math.min(rest.right, box.right),
            Math.min(rest.bottom, box.bottom),
          ];
          return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
        }, line);
    const textOf = (node: Text, parent: Element) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const around = clipping(parent);
      const whole = [...range.getClientRects()];
      const lines = whole.map((line) => seen(line, around)).filter((line) => line.width > 1);
      const isCut = whole.some((line) => line.right > seen(line, around).right + SLACK);
      const style = around[0] && getComputedStyle(around[0]);
      const isTold = style?.textOverflow === 'ellipsis' || style?.webkitLineClamp !== 'none';
      const { className, parentElement } = parent;
      const name = `${parentElement?.className || parentElement?.localName} > ${className || parent.localName}`;
      return { node, parent, lines, name, isCutShort: isCut && !isTold };
    };
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: ReturnType<typeof textOf>[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      const isThere = parent?.checkVisibility({ visibilityProperty: true }) === true;
      if (isThere && node.data.trim() !== '' && !parent.closest('.unseen, title'))
        texts.push(textOf(node, parent));
    }
    const isOver = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > LEADING;
    const isLong = ({ node }: { node: Text }) => node.data.includes('WWWW');
    const faults = texts.filter(isLong).flatMap((text) => {
      const others = texts.filter(
        (each) =>
          !each.parent.contains(text.parent) &&
          !text.parent.contains(each.parent) &&
          each.lines.some((line) => text.lines.some((own) => isOver(own, line))),
      );
      return [
        ...(text.isCutShort ? [`${text.name} is cut without …`] : []),
        ...(text.lines.some(({ right }) => right > width + SLACK)
          ? [`${text.name} is out of sight`]
          : []),
        ...others.map((each) => `${text.name} lies over ${each.name} “${each.node.data}”`),
      ];
    });
    const isWide = document.documentElement.scrollWidth > width + SLACK;
    return [...new Set([...faults, ...(isWide ? ['the page is too wide'] : [])])];
  }, wide);
}
