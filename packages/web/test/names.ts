import type { Page } from 'playwright-core';

/** As wide as a name can be. */
export const WIDEST = 'W'.repeat(40);

/** What is wrong with names so wide, wherever they stand: cut without a “…”, over other words, or out of their place. */
export function faultsOfNames(page: Page): Promise<string[]> {
  const wide = page.viewportSize()?.width ?? 0;
  return page.evaluate((wide) => {
    const SLACK = 2;
    interface Text {
      readonly node: Text_;
      readonly parent: Element;
      readonly box: DOMRect;
    }
    type Text_ = globalThis.Text;

    const isClip = (style: CSSStyleDeclaration) =>
      style.overflowX !== 'visible' || style.overflowY !== 'visible';
    /** As much of a box as those around it let be seen. */
    const shown = (box: DOMRect, from: Element): DOMRect => {
      let { left, top, right, bottom } = box;
      for (let each: Element | null = from; each; each = each.parentElement) {
        if (!isClip(getComputedStyle(each)) || each === document.body) continue;
        const around = each.getBoundingClientRect();
        left = Math.max(left, around.left);
        right = Math.min(right, around.right);
        top = Math.max(top, around.top);
        bottom = Math.min(bottom, around.bottom);
      }
      return new DOMRect(left, top, right - left, bottom - top);
    };
    const boxOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    /** Whether an end that cannot be seen is told by a “…”. */
    const isTold = (from: Element) => {
      for (let each: Element | null = from; each; each = each.parentElement) {
        const style = getComputedStyle(each);
        if (!isClip(style)) continue;
        return style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      }
      return false;
    };
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text_;
      const parent = node.parentElement;
      const isWords = node.data.trim() !== '';
      if (!isWords || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.unseen, svg title, details:not([open]) > :not(summary)')) continue;
      const box = shown(boxOf(node), parent);
      if (box.width > 1 && box.height > 1) texts.push({ node, parent, box });
    }
    const place = (text: Text) => {
      const { className, localName } = text.parent;
      const kind = typeof className === 'string' && className ? `.${className}` : localName;
      return `${text.parent.parentElement?.className || text.parent.parentElement?.localName} ${kind}`;
    };
    const faults: string[] = [];
    for (const text of texts.filter(({ node }) => node.data.includes('WWWW'))) {
      const whole = boxOf(text.node);
      const isCut = whole.right > text.box.right + SLACK || whole.bottom > text.box.bottom + SLACK;
      const isScrolled = text.parent.closest('.talk-lines, .log, .side, .dialog-body') !== null;
      const isWide = whole.right > text.box.right + SLACK;
      if ((isWide || (isCut && !isScrolled)) && !isTold(text.parent))
        faults.push(`${place(text)} is cut without …`);
      if (text.box.right > wide + SLACK) faults.push(`${place(text)} is out of sight`);
      for (const other of texts) {
        if (other.parent.contains(text.parent) || text.parent.contains(other.parent)) continue;
        const width =
          Math.min(text.box.right, other.box.right) - Math.max(text.box.left, other.box.left);
        const height =
          Math.min(text.box.bottom, other.box.bottom) - Math.max(text.box.top, other.box.top);
        // Letters are lower than their boxes.
        if (width > SLACK && height > 5)
          faults.push(`${place(text)} lies over ${place(other)} “${other.node.data.slice(0, 20)}”`);
      }
    }
    if (document.documentElement.scrollWidth > wide + SLACK) faults.push('the page is too wide');
    return [...new Set(faults)];
  }, wide);
}
