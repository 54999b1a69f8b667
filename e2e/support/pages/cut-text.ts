import type { Page } from '@playwright/test';

/**
 * Words that the page shows and nobody can read whole: cut off by something that hides what is too large for it, or
 * printed past the edge of their own box. What scrolls is not cut, and what is meant for screen readers alone is not shown.
 */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 2;
    const isClipped = (value: string) => value === 'hidden' || value === 'clip';
    /** How far letters reach past a box, sideways, and downwards where it hides them. */
    const faultOf = (text: Text, box: Element, letters: DOMRect): string | null => {
      const room = box.getBoundingClientRect();
      if (room.width <= 1 || room.height <= 1) return null;
      const style = getComputedStyle(box);
      if (style.display === 'inline' || style.display === 'contents') return null;
      const isWide = letters.right > room.right + SLACK || letters.left < room.left - SLACK;
      const isHigh = letters.bottom > room.bottom + SLACK || letters.top < room.top - SLACK;
      const hides = isClipped(style.overflowX) && isWide;
      const hidesBelow = isClipped(style.overflowY) && isHigh;
      if (hides || hidesBelow) return 'cut';
      return box === text.parentElement && isWide && style.overflowX === 'visible' ? 'past its box' : null;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!(node instanceof Text) || !parent || node.data.trim() === '') continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest('.visually-hidden, script, style, option, svg, [inert]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(box);
        if ([overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')) break;
        if (clipPath !== 'none') break;
        const here = box;
        const fault = lines.map((letters) => faultOf(node, here, letters)).find((one) => one !== null);
        if (fault) {
          found.push(
            `${fault}: “${node.data.trim().slice(0, 60)}” in <${box.localName} class="${box.className}">`,
          );
          break;
        }
        if (position === 'fixed') break;
      }
    }
    return [...new Set(found)];
  });
}
