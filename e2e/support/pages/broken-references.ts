import type { Page } from '@playwright/test';

/** References of orders that end a line in their middle: whoever reads one out or copies it needs it in one piece. */
export function brokenReferences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: reference, index } of (node.textContent ?? '').matchAll(/\b[A-Z]{3}-\d{4}-\d+\b/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + reference.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`broken: ${reference}`);
      }
    }
    return found;
  });
}
