import path from 'node:path';
import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { lawsPath } from '@vitrine/shared/paths/laws-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { drawPage } from '../../support/pages/draw-page.ts';
import { Shopper } from '../../support/people/shopper.ts';
import { expectOneLiveRegion } from '../../support/pages/expect-heard.ts';
import { expectRoomWhenZoomed } from '../../support/pages/expect-room.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { expect, test } from '../../support/journey.ts';

/* What no list of pages leads to: pages by a link that is used up, pages in a state of their own. By good links: `usable-by-link.spec.ts`. */

const NO_TOKEN = 'x'.repeat(43);
/** Each page by its name, and how one comes there. */
const PAGES: Record<string, (locale: Locale, shopper: Shopper) => string | Promise<string>> = {
  'a list in which nothing fits': (locale) =>
    `${pathTo('category', locale, { category: 'BUTTERFLIES' })}?quality=C&priceTo=1&sizeFrom=900`,
  'which insects may go where': (locale) => lawsPath(locale),
  'two lots compared': async (locale, shopper) => {
    const [one, other] = await shopper.lots(({ stock }) => stock > 0);
    return `${pathTo('compare', locale)}?lot=${one?.reference}&lot=${other?.reference}`;
  },
  'nothing to compare': (locale) => pathTo('compare', locale),
  'a subscription that is gone': (locale) => pathTo('subscription', locale, { token: NO_TOKEN }),
  'a link for a password that is used up': (locale) =>
    pathTo('passwordRecoveryToken', locale, { token: NO_TOKEN }),
  'a link to confirm an address': (locale) => pathTo('confirmEmail', locale, { token: NO_TOKEN }),
  'a provenance sheet that the shop does not know': (locale) =>
    pathTo('provenance', locale, { code: '0123-4567-89ab-cdef' }),
  'an empty cart': (locale) => pathTo('cart', locale),
  'a checkout without a cart': (locale) => pathTo('checkout', locale),
  'an insect, all of it unfolded': async (locale, shopper) =>
    insectPath(await shopper.lot(({ stock }) => stock > 0), locale),
};

/** All that is folded away, the notice on the legal guarantee among it. */
const unfold = (page: Page) =>
  page.locator('details').evaluateAll((all) => {
    for (const one of all) if (one instanceof HTMLDetailsElement) one.open = true;
  });

for (const locale of LOCALES) {
  test(
    `everyone can use what no list of pages leads to, in ${locale}`,
    BY_NIGHT,
    async ({ page, complaints }, { project }) => {
      test.setTimeout(300_000);
      const folder = path.join(project.outputDir, 'pages', locale);
      for (const [name, pathOf] of Object.entries(PAGES)) {
        await test.step(name, async () => {
          await page.goto(await pathOf(locale, new Shopper(page, locale)));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await unfold(page);
          await expectUsable(page);
          await expectOneLiveRegion(page);
          await expectRoomWhenZoomed(page);
          expect(await drawPage(page, folder, name.replaceAll(/\W+/g, '-'))).toEqual([]);
        });
      }
      // A link that is gone is answered as such.
      complaints.splice(
        0,
        complaints.length,
        ...complaints.filter((one) => !/status of 40[04]|410/.test(one)),
      );
    },
  );
}

test.describe('on a screen of 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  for (const locale of LOCALES) {
    test(`no word of the button that orders is broken in ${locale}`, BY_NIGHT, async ({ page }) => {
      const shopper = new Shopper(page, locale);
      await shopper.add(await shopper.lot(({ stock }) => stock > 1));
      await shopper.goToCheckout();
      const button = page.getByRole('button', { name: shopper.words.order });
      const lines = await button.evaluate((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found: [word: string, lines: number][] = [];
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          for (const word of node.textContent?.matchAll(/\S+/g) ?? []) {
            const range = document.createRange();
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            found.push([word[0], tops.size]);
          }
        }
        return found;
      });
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.filter(([, count]) => count !== 1)).toEqual([]);
      const { x, width } = (await button.boundingBox()) ?? { x: 0, width: 0 };
      expect(x + width).toBeLessThanOrEqual(320);
    });
  }
});
