import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { expect, test } from '../../support/journey.ts';
import { goToWork } from '../../support/people/staff.ts';

/** The whole shop is checked by a server that others use too. */
const CHECKED_MS = 60_000;

/** The file behind a link, fetched as people do. */
async function download(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).press('Enter'),
  ]);
  return readFile(await file.path(), 'utf8');
}

test.beforeEach(() => test.setTimeout(240_000));

test(
  'the shop is exported, imported unchanged, then changed in a spreadsheet, looked at and imported by keys',
  BY_NIGHT,
  async ({ page, shop }) => {
    await goToWork(shop, page, 'catalogue');
    await page.goto(pathTo('toolsImport', 'en'));
    await expectUsable(page);
    const [headers = '', ...lots] = (await download(page, 'Export all lots')).split('\r\n');
    // Of a lower grade a new lot would have to show its flaws first.
    const first = lots.find((line) => line.includes(',A1,')) ?? '';
    const send = async (lines: string[]) => {
      await page.goto(pathTo('toolsImport', 'en'));
      const buffer = Buffer.from(lines.join('\r\n'));
      await page
        .getByLabel('Choose a file')
        .setInputFiles({ name: 'lots.csv', mimeType: 'text/csv', buffer });
    };
    const kinds = page.getByRole('navigation', { name: 'Lines by what happens' });

    await send([headers, ...lots]);
    await expect(kinds).toContainText('0 changed', { timeout: CHECKED_MS });
    await expect(kinds).toContainText('0 new');
    await expect(kinds).toContainText('0 refused');
    await expect(page.getByRole('button', { name: /^Import/ })).toBeHidden();

    const [reference = ''] = first.split(',');
    const dearer = first.replace(/,\d+\.\d\d,/, ',77.70,');
    const stray = headers.split(',').map((header) => (header === 'Family' ? 'Nobodyidae' : ''));
    await send([headers, dearer, first.replace(reference, 'IMP-1'), ['IMP-2', ...stray.slice(1)].join(',')]);
    await expect(kinds).toContainText('1 changed', { timeout: CHECKED_MS });
    await expect(page.getByText('There is no family Nobodyidae.')).toBeVisible();
    await expectUsable(page);
    expect(await download(page, 'Download the refused lines with their reasons')).toContain(
      'There is no family Nobodyidae.',
    );
    await kinds
      .getByRole('link', { name: /changed/ })
      .filter({ hasNotText: 'un' })
      .press('Enter');
    await expect(page.getByRole('row', { name: reference })).toContainText('77.70');
    await expectUsable(page);
    await page.getByRole('button', { name: 'Import 1 new lot and 1 changed lot' }).press('Enter');
    await expect(page.getByText('1 new, 1 changed, 0 unchanged, 1 refused')).toBeVisible();
    await expectUsable(page);

    await page.getByRole('button', { name: /^Undo/ }).press('Enter');
    await expect(page.getByRole('button', { name: 'Do it again' })).toBeVisible();
    const list = await page.request.get(`/api/tools/insects?q=${reference}`);
    expect((await list.json()).rows[0].priceCents).not.toBe(7770);
  },
);

test(
  'columns that say nothing are matched by hand, and the page speaks Dutch and French',
  BY_NIGHT,
  async ({ page, shop }) => {
    await goToWork(shop, page, 'catalogue');
    await page.goto(pathTo('toolsImport', 'nl'));
    const buffer = Buffer.from('Foo;Naam;Prijs\nZZ-1;Morpho didius;12,50\n');
    await page
      .getByLabel('Bestand kiezen')
      .setInputFiles({ name: 'loten.csv', mimeType: 'text/csv', buffer });
    const column = page.getByRole('combobox', { name: 'Foo' });
    await column.selectOption({ label: 'Referentie' });
    await expectUsable(page);
    await page.getByRole('button', { name: 'Regels zo nakijken' }).press('Enter');
    await expect(page.getByRole('button', { name: '1 nieuw lot importeren' })).toBeVisible({
      timeout: CHECKED_MS,
    });
    const { search } = new URL(page.url());
    await page.goto(pathTo('toolsImport', 'fr') + search);
    await expect(page.getByRole('button', { name: 'Importer 1 nouveau lot' })).toBeVisible();
    await page.getByRole('button', { name: 'Supprimer' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Fichiers déjà envoyés' })).toBeVisible();
  },
);

test(
  'a word is explained once, and an undo names the lot that was counted since',
  BY_NIGHT,
  async ({ page, shop }) => {
    await goToWork(shop, page, 'catalogue');
    await page.goto(pathTo('toolsImport', 'en'));
    const lines = [
      'Ref;Name;Grade;Price;Shelf;Stock',
      'AB-1;Morpho didius;Mint;€ 12;B12;2',
      'AB-2;Morpho;A1;12;B12;1',
    ];
    const buffer = Buffer.from(lines.join('\r\n'));
    await page.getByLabel('Choose a file').setInputFiles({ name: 'lots.csv', mimeType: 'text/csv', buffer });
    await expect(page.getByText('This column is left out')).toBeVisible({ timeout: CHECKED_MS });
    await page.getByRole('combobox', { name: 'Grade: Mint' }).selectOption('A1');
    await expectUsable(page);
    await page.getByRole('button', { name: 'Remember, and check again' }).press('Enter');
    await page.getByRole('button', { name: 'Import 2 new lots' }).press('Enter');
    const undo = page.getByRole('button', { name: /^Undo/ });
    await expect(undo).toBeVisible({ timeout: CHECKED_MS });
    const { rows } = await (await page.request.get('/api/tools/insects?q=AB-2')).json();
    const data = { kind: 'count', amount: '5', reason: 'found more', key: 'found-more-01' };
    expect((await page.request.post(`/api/tools/insects/${rows[0].id}/stock`, { data })).ok()).toBe(true);
    await undo.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: 'AB-2 Morpho' })).toContainText(
      'counted since',
    );
    await expectUsable(page);
    await page.goto(`${pathTo('toolsInsects', 'en')}?q=AB-2`);
    await expect(page.getByText('AB-2', { exact: true })).toBeVisible();
    await page.goto(`${pathTo('toolsInsects', 'en')}?q=AB-1`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('AB-1', { exact: true })).toHaveCount(0);
  },
);
