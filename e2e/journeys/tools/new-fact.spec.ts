import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { cloneAll } from '../../support/shops/clone-remote.ts';
import { isTakenOver } from '../../support/pages/taken-over.ts';
import { goToWork } from '../../support/people/staff.ts';
import { inSight } from '../../support/pages/in-sight.ts';

const FACTS = 'shared/src/contract/facts/facts.ts';
const FIRST_LINE = 'export const FACTS = {';
const ALTITUDE = `${FIRST_LINE}
  altitudeMetres: {
    kind: 'whole',
    group: 'origin',
    least: 0,
    most: 9000,
    unit: { symbol: 'm', code: 'MTR' },
    name: { en: 'Altitude', nl: 'Hoogte', fr: 'Altitude' },
    shown: 'card',
    label: 'place',
    filter: true,
    sort: true,
    darwinCore: 'minimumElevationInMeters',
  },`;

/** Fails with what the compiler says. */
async function checkTypes(folder: string): Promise<void> {
  const compiler = path.join(folder, 'node_modules/typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [compiler, '-p', 'tsconfig.json'], { cwd: folder });
}

test(
  'an altitude that is declared in one file is typed by the owner and read, filtered, sorted and exported',
  BY_NIGHT,
  async ({ browser }) => {
    test.setTimeout(480_000);
    const clone = await cloneAll();
    try {
      await clone.edit(FACTS, FIRST_LINE, ALTITUDE);
      const url = await clone.start();
      await checkTypes(clone.folder);
      const context = await browser.newContext({ baseURL: url });
      const page = await context.newPage();
      const dataDir = path.join(clone.folder, 'data/dev');
      await goToWork({ url, dataDir }, page, 'catalogue');

      await page.goto(`${pathTo('toolsInsects', 'en')}?q=BU-0001`);
      await page
        .getByRole('row', { name: /BU-0001/ })
        .getByRole('link')
        .first()
        .click();
      await expect(page.getByRole('heading', { name: 'Still missing' })).toBeVisible();
      await page.waitForFunction(isTakenOver);
      const altitude = page.getByRole('textbox', { name: 'Altitude (m)' });
      await altitude.fill('12 000');
      await page.keyboard.press('Control+s');
      await expect(altitude).toHaveAttribute('aria-invalid', 'true');
      await altitude.fill('1200');
      await page.keyboard.press('Control+s');
      await expect(inSight(page, 'Saved', { exact: true })).toBeVisible();

      const address = await page.getByRole('link', { name: 'See it in the shop' }).getAttribute('href');
      await page.goto(address ?? '');
      const label = page.getByRole('main').getByRole('article');
      await expect(label.getByText('1200\u00a0m').first()).toBeVisible();
      await expect(page.getByRole('term').filter({ hasText: 'Altitude' })).toBeVisible();
      const structured = page.locator('script[type="application/ld+json"]').first();
      expect(await structured.textContent()).toContain(
        '"propertyID":"http://rs.tdwg.org/dwc/terms/minimumElevationInMeters","value":1200,"unitCode":"MTR"',
      );

      const list = pathTo('category', 'en', { category: 'BUTTERFLIES' });
      await page.goto(`${list}?altitudeMetresFrom=800&sort=altitudeMetres-up`);
      const found = page.getByRole('region', { name: 'Insects', exact: true }).getByRole('article');
      await expect(found).toHaveCount(1);
      await expect(page.getByRole('link', { name: /Altitude: from 800/ })).toBeVisible();
      await expect(page.locator('[name=altitudeMetresFrom]')).toHaveValue('800');

      const file = await page.request.get('/api/tools/insects.csv?q=BU-0001&locale=nl');
      const [head = '', line = ''] = (await file.text()).split('\r\n');
      expect(line.split(';')[head.split(';').indexOf('Hoogte (m)')]).toBe('1200');
    } finally {
      await clone.remove();
    }
  },
);
