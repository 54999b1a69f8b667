import { expect, test as base, type Page } from '@playwright/test';
import { flatRoutes } from '@vitrine/shared/paths/flat-routes';
import { pathTo } from '@vitrine/shared/paths/path-to';
import type { Owner } from '@vitrine/shared/paths/route-table';
import { BY_NIGHT } from '../../support/by-night.ts';
import { cloneRemote, type Clone } from '../../support/shops/clone-remote.ts';

/** An edit is compiled, on a machine that does other things too. */
const BUILT = { timeout: 60_000 };

/** A team's clone of one remote; a page of it may complain of nothing. */
const test = base.extend<{ clone(remote: string): Promise<Clone> }>({
  clone: async ({ page }, use) => {
    const clones: Clone[] = [];
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    await use(async (remote) => {
      const clone = await cloneRemote(remote);
      clones.push(clone);
      return clone;
    });
    for (const clone of clones) await clone.remove();
    expect(complaints, 'complaints of the pages').toEqual([]);
  },
});

/** Addresses of all pages of a remote, as the stand-in lists them in a language. */
async function pagesIn(page: Page, owner: Owner, locale: string): Promise<string[]> {
  await page.getByRole('link', { name: locale, exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await page.getByText('Pages of').click();
  const links = page.getByRole('complementary').getByRole('listitem').getByRole('link');
  const owned = flatRoutes().filter((route) => route.owner === owner && route.locale === locale);
  await expect(links).toHaveCount(owned.length);
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

for (const [remote, edited, source] of [
  ['catalog', 'blog', 'routes/texts/Blog.tsx'],
  ['cart-checkout', 'withdraw', 'routes/withdrawal/Withdraw.tsx'],
  ['account', 'login', 'components/access/Door.tsx'],
  ['tools', 'toolsInsects', 'components/bench/WorkPage.tsx'],
] as const) {
  test(
    `${remote}: with nothing but shared and its own folder, every page opens, and an edit shows`,
    BY_NIGHT,
    async ({ page, clone }) => {
      test.setTimeout(240_000);
      const { start, edit } = await clone(remote);
      const url = await start();
      await page.goto(url);
      const addresses = await pagesIn(page, remote, 'nl');
      for (const address of addresses) {
        await page.goto(url + address);
        await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
        await expect(page.getByText('The page failed'), address).toHaveCount(0);
      }
      await page.goto(url + pathTo(edited, 'en'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await edit(`${remote}/src/${source}`, '</PageTitle>', ' (edited)</PageTitle>');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('(edited)', BUILT);
      if (remote === 'account') await lookAtStates(page, url, edit);
    },
  );
}

/** A refused field and a slow shop can be looked at, and an edit keeps what was typed. */
async function lookAtStates(page: Page, url: string, edit: Clone['edit']): Promise<void> {
  await page.goto(`${url}/register?alone=refused`);
  const name = page.getByRole('textbox', { name: 'First name' });
  await name.fill('Ada');
  await edit('account/src/components/access/Door.tsx', '</PageTitle>', ' (edited again)</PageTitle>');
  await expect(page.getByRole('heading', { level: 1, name: '(edited again)' })).toBeVisible(BUILT);
  await expect(name).toHaveValue('Ada');
  await page.getByRole('button', { name: 'Open the account' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  const loadedAnew = page.waitForEvent('load');
  await page.getByLabel('State').selectOption('offline');
  await loadedAnew;
  await expect(page.getByLabel('State')).toHaveValue('offline');
  await page.goto(`${url}/account/addresses`);
  await expect(page.getByText('The page failed: 503')).toBeVisible();
}
