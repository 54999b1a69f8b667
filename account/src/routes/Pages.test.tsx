/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop, offline, ok, refused, unauthorized } from '../testing/fake-shop.ts';
import { ACCOUNT, ADA, SESSIONS } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-page.tsx';

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the pages of the account', () => {
  it.each([
    ['/account', 'Hello Ada', 'Account'],
    ['/account/orders', 'Orders', 'Orders'],
    ['/account/addresses', 'Address book', 'Address book'],
    ['/account/details', 'Personal data', 'Personal data'],
    ['/account/email', 'E-mail address', 'E-mail address'],
    ['/account/password', 'Password', 'Password'],
    ['/account/passkeys', 'Passkeys', 'Passkeys'],
    ['/account/sessions', 'Where you are logged in', 'Where you are logged in'],
    ['/account/my-data', 'My data', 'My data'],
    ['/nl/account/mijn-gegevens', 'Mijn gegevens', 'Mijn gegevens'],
    ['/fr/compte/mot-de-passe', 'Mot de passe', 'Mot de passe'],
  ])('%s opens for its owner, and search engines leave it alone', async (path, heading, title) => {
    const { head } = openPage(path, new FakeShop());
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
    expect(head()).toMatchObject({ title: `${title} · Vitrine`, isIndexed: false });
  });

  it.each(['/account', '/account/orders?page=2', '/account/addresses', '/account/sessions'])(
    '%s leads who is not logged in to the login, and afterwards back',
    async (path) => {
      const shop = new FakeShop();
      for (const own of ['', '/orders', '/addresses', '/sessions', '/claim']) {
        shop.answer(`GET /api/account${own}`, unauthorized());
      }
      const { address } = openPage(path, shop);
      expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy();
      expect(address()).toBe(`/login?back=${encodeURIComponent(path)}&needed=1`);
    },
  );

  it('fail as pages of the shop do when the shop is away', async () => {
    const shop = new FakeShop();
    shop.answer('GET /api/account/orders', offline());
    openPage('/account/orders', shop);
    expect(await screen.findByRole('heading', { name: 'Failed' })).toBeTruthy();
  });
});

describe('a shopper in the account', () => {
  it('is greeted by the name that the shell knows, which another tab may have changed', async () => {
    openPage('/account', new FakeShop(), { ...ADA, firstname: 'Ada May' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello Ada May' })).toBeTruthy();
  });

  it('is asked to confirm the address, and can have the mail again', async () => {
    const shop = new FakeShop();
    shop.answer('GET /api/account', ok({ ...ACCOUNT, is_email_verified: false }));
    openPage('/account', shop);
    await press('Send the e-mail again');
    expect(await screen.findByText('Mail sent.')).toBeTruthy();
    expect(shop.sent('POST /api/auth/confirm/resend')).toEqual([{ email: 'ada@example.com' }]);
  });

  it('adds earlier orders to the history', async () => {
    const shop = new FakeShop();
    shop.answer('GET /api/account/claim', ok({ orders: 2, isConfirmed: true }));
    openPage('/account', shop);
    expect(await screen.findByText('2 earlier orders were placed with your address')).toBeTruthy();
    shop.answer('GET /api/account/claim', ok({ orders: 0, isConfirmed: true }));
    await press('Add to my orders');
    expect(await screen.findByText('Your earlier orders are here.')).toBeTruthy();
    expect(shop.sent('POST /api/account/claim')).toHaveLength(1);
    expect(screen.queryByText(/earlier orders were placed/)).toBeNull();
  });

  it('logs out, and the frame hears of it', async () => {
    const { address, refreshed, notifications } = openPage('/account', new FakeShop());
    await press('Log out');
    await waitFor(() => expect(address()).toBe('/'));
    expect(refreshed()).toBe(1);
    await waitFor(() => expect(notifications).toEqual([{ type: 'info', title: 'Logged out.' }]));
  });
});

describe('a shopper anywhere in the account', () => {
  it.each([
    '',
    '/orders',
    '/addresses',
    '/details',
    '/email',
    '/password',
    '/passkeys',
    '/sessions',
    '/my-data',
  ])('finds the way out at /account%s', async (path) => {
    const shop = new FakeShop();
    openPage(`/account${path}`, shop);
    await press('Log out');
    await waitFor(() => expect(shop.sent('POST /api/auth/logout')).toHaveLength(1));
  });
});

describe('a shopper who looks where they are logged in', () => {
  it('logs all others out with the password, reads when it is wrong, and can think better of it', async () => {
    const shop = new FakeShop();
    const wrong = { fields: { currentPassword: 'Not your password.' } };
    shop.answer('DELETE /api/account/sessions', refused('invalid', wrong));
    openPage('/account/sessions', shop);
    await press('Log out everywhere else');
    await userEvent.keyboard('a guess');
    await press('Log out everywhere else');
    await screen.findByRole('link', { name: 'Your present password: Not your password.' });
    expect(shop.sent('DELETE /api/account/sessions')).toEqual([{ currentPassword: 'a guess' }]);
    await press('Cancel');
    expect(screen.queryByLabelText('Your present password')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Log out everywhere else');
  });

  it('finds the focus on the button of the browser that stays logged in after all', async () => {
    openPage('/account/sessions', new FakeShop());
    await press('Log out: Safari on iPhone');
    await press('Cancel');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Log out: Safari on iPhone' }));
  });

  it('logs another browser out', async () => {
    const shop = new FakeShop();
    openPage('/account/sessions', shop);
    expect(await screen.findByText('this browser')).toBeTruthy();
    shop.answer('GET /api/account/sessions', ok({ sessions: SESSIONS.slice(0, 1) }));
    await press('Log out: Safari on iPhone');
    expect(shop.sent('DELETE /api/account/sessions/2')).toEqual([]);
    expect(document.activeElement).toBe(await field('Your present password'));
    await userEvent.keyboard('a drawer of moths');
    await press('Log out: Safari on iPhone');
    await screen.findByText('Logged out there.');
    expect(shop.sent('DELETE /api/account/sessions/2')).toEqual([{ currentPassword: 'a drawer of moths' }]);
    // The list is read anew once it is said.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull());
  });
});

describe('a shopper who leaves', () => {
  it('takes the data along, and deletes in two steps with the password', async () => {
    const shop = new FakeShop();
    const { address } = openPage('/account/my-data', shop);
    const link = await screen.findByRole('link', { name: 'Everything (JSON)' });
    expect(link.getAttribute('href')).toBe('/api/account/export?format=json&back=%2Faccount%2Fmy-data');
    await press('Delete my account');
    expect(shop.sent('DELETE /api/account')).toEqual([]);
    expect(document.activeElement).toBe(await field('Your present password'));
    await userEvent.keyboard('a drawer of moths');
    await press('Delete for good');
    await waitFor(() => expect(address()).toBe('/'));
    expect(shop.sent('DELETE /api/account')).toEqual([{ currentPassword: 'a drawer of moths' }]);
  });

  it('finds the focus where it began after calling it off', async () => {
    openPage('/account/my-data', new FakeShop());
    await press('Delete my account');
    await press('Cancel');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete my account' }));
  });

  it('cannot call it off any more once it is sent', async () => {
    const shop = new FakeShop();
    shop.answer('DELETE /api/account', new Promise(() => {}));
    openPage('/account/my-data', shop);
    await press('Delete my account');
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    expect(cancel.closest('[inert]')).toBeNull();
    await press('Delete for good');
    expect(cancel.closest('[inert]')).not.toBeNull();
  });
});
