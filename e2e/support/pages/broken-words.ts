import type { Page } from '@playwright/test';

/** Words that stand in three lines or more: a narrow column broke them letter by letter. */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    // What is for who listens alone stands in a clip of no size.
    const isClipped = (box: Element | null): boolean =>
      box !== null && (getComputedStyle(box).clipPath !== 'none' || isClipped(box.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const box = node.parentElement;
      if (!box?.checkVisibility() || isClipped(box)) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{4,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 2) found.push(word);
      }
    }
    return found;
  });
}
