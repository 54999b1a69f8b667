import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';
import { expectRefusal } from '../../support/pages/expect-refusal.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { button, logIn, openAccount, PASSWORD } from '../../support/people/member.ts';
import { addPasskey, giveAuthenticator, offerNothing } from '../../support/people/passkeys.ts';
import { readNotice } from '../../support/people/read-notice.ts';
import { Shopper } from '../../support/people/shopper.ts';
import { goToWork } from '../../support/people/staff.ts';

test.use({ alone: 'passkeys', host: 'localhost' });
test.describe.configure({ mode: 'default' });

test(
  'it is offered at the field of the e-mail address; one that was removed says what to do',
  BY_NIGHT,
  async ({ page, complaints }) => {
    await giveAuthenticator(page);
    await openAccount(page);
    await addPasskey(page, PASSWORD);
    await expectUsable(page);
    await button(page, 'Log out').click();
    // The device chooses at once, as somebody does who picks it from the list.
    await page.goto(pathTo('login', 'en'));
    await readNotice(page, 'You are logged in. One moment …');
    await page.goto(pathTo('accountPasskeys', 'en'));
    await new Shopper(page).ready();
    await button(page, 'Remove: Chrome on Linux').click();
    await expectUsable(page);
    await button(page, 'Use a passkey instead').click();
    await expect(page.getByText('The passkey is removed.')).toBeVisible();
    await button(page, 'Log out').click();
    await page.goto(pathTo('login', 'en'));
    await readNotice(page, /does not know this passkey/);
    expectRefusal(complaints, 400);
  },
);

test('somebody of staff is at work by a passkey alone', BY_NIGHT, async ({ page, shop }) => {
  await giveAuthenticator(page);
  const { password } = await goToWork(shop, page);
  await addPasskey(page, password);
  await button(page, 'Log out').click();
  await readNotice(page, 'Logged out.');
  await page.goto(pathTo('tools', 'en'));
  await readNotice(page, 'You are logged in. One moment …');
  await expect(page.getByRole('navigation', { name: 'Tools' })).toBeVisible();
});

test('somebody of staff shows a passkey in place of the code', BY_NIGHT, async ({ page, shop }) => {
  await giveAuthenticator(page);
  const { email, password } = await goToWork(shop, page);
  await addPasskey(page, password);
  await button(page, 'Log out').click();
  await readNotice(page, 'Logged out.');
  await offerNothing(page);
  await page.goto(pathTo('toolsOrders', 'en'));
  await logIn(page, email, password);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step');
  await expectUsable(page);
  await button(page, 'Use a passkey').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
});
