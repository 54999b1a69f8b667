import { pathTo } from '@vitrine/shared/paths/path-to';
import { buy } from '../../support/people/buy.ts';
import { goToWork } from '../../support/people/staff.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';

const ZURICH = { postalCode: '8001', city: 'Zürich', country: 'CH' };
const GHENT = { postalCode: '9000', city: 'Gent', country: 'BE' };

test(
  'who packs opens the customs form of a parcel to Switzerland from its order, and none within the Union',
  BY_NIGHT,
  async ({ page, shop }) => {
    test.setTimeout(120_000);
    const abroad = await buy(page, 'zoe@example.org', 'en', ZURICH);
    const home = await buy(page, 'zoe@example.org', 'en', GHENT);
    await goToWork(shop, page, 'orders');
    await page.goto(pathTo('toolsOrder', 'en', { reference: abroad.reference }));
    const link = page.getByRole('link', { name: /^Customs form CN2[23]/ });
    await expect(link).toBeVisible();
    await expectUsable(page);
    const opened = page.waitForEvent('popup');
    await link.click();
    await (await opened).close();
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect(answer.headers()['content-disposition']).toMatch(
      new RegExp(`^inline; filename="CN2[23]-${abroad.reference}.pdf"$`),
    );
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');

    await page.goto(pathTo('toolsOrder', 'en', { reference: home.reference }));
    await expect(page.getByRole('heading', { level: 1, name: home.reference })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Customs form/ })).toHaveCount(0);
  },
);
