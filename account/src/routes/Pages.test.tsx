/** @jest-environment @vitrine/shared/build/browser-environment.js */
import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addToBrowserCart, readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { addressRequestSchema } from '@vitrine/shared/contract/account';
import { FakeShop, offline, ok, refused, unauthorized } from '../testing/fake-shop.ts';
import { ACCOUNT, ADA, ADDRESS, HISTORY, SESSIONS } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-page.tsx';

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the pages of the account', () => {
  it.each([
    ['/account', 'Hello, Ada', 'Account'],
    ['/account/orders', 'Orders', 'Orders'],
    ['/account/addresses', 'Address book', 'Address book'],
    ['/account/details', 'Personal data', 'Personal data'],
    ['/account/email', 'E-mail address', 'E-mail address'],
    ['/account/password', 'Password', 'Password'],
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
      expect(address()).toBe(`/login?back=${encodeURIComponent(path)}`);
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
  it('is asked to confirm the address, and can have the mail again', async () => {
    const shop = new FakeShop();
    shop.answer('GET /api/account', ok({ ...ACCOUNT, is_email_verified: false }));
    openPage('/account', shop);
    await press('Send the mail again');
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
    await waitFor(() => expect(notifications).toEqual([{ type: 'success', title: 'Logged out.' }]));
  });
});

describe('a shopper who looks at orders', () => {
  const CHECK = 'POST /api/cart/check';
  const insect = (uuid: string, stock: number) => ({
    uuid,
    status: stock > 0 ? 'ok' : 'sold-out',
    amount: stock,
    insect:
      stock > 0
        ? {
            uuid,
            reference: `BU-${uuid}`,
            name: 'Papilio machaon',
            authority: '',
            commonName: { en: '', nl: '', fr: '' },
            family: {
              id: 1,
              slug: { en: 'a', nl: 'a', fr: 'a' },
              name: { en: 'A', nl: 'A', fr: 'A' },
              category: 'BUTTERFLIES',
            },
            quality: 'A1',
            sizeMm: null,
            country: 'FR',
            locality: '',
            caughtOn: '1998',
            spread: 'YES',
            gender: 'MALE',
            priceCents: 1200,
            previousPriceCents: null,
            stock,
            isRepair: false,
            isMixed: false,
            picture: null,
            updatedAt: '2026-01-01T00:00:00.000Z',
          }
        : null,
  });

  it('reads how far each is, and opens it without a key', async () => {
    openPage('/account/orders', new FakeShop());
    const order = within(await screen.findByRole('article', { name: 'Order VDM-2026-000001' }));
    expect(order.getByText('€56.95')).toBeTruthy();
    expect(order.getByText('delivered')).toBeTruthy();
    const link = order.getByRole('link', { name: 'See order VDM-2026-000001' });
    expect(link.getAttribute('href')).toBe('/order/VDM-2026-000001');
  });

  it('orders again what is still there, and hears what is not', async () => {
    const shop = new FakeShop();
    const lines = [insect('A', 0), insect('B', 2), insect('C', 1)];
    shop.answer(CHECK, ok({ lines, totalCents: 0 }));
    addToBrowserCart({ uuid: 'C', amount: 1, priceCents: 1200 }, 1);
    openPage('/account/orders', shop);
    await press('Order again: VDM-2026-000001');
    expect(await screen.findByText('No longer there: Papilio machaon.')).toBeTruthy();
    expect(screen.getByText(/^Fewer than you had.*: Morpho didius\.$/)).toBeTruthy();
    expect(screen.getByText('In your cart already: Actias luna.')).toBeTruthy();
    expect(readBrowserCart().lines).toEqual([
      { uuid: 'C', amount: 1, priceCents: 1200 },
      { uuid: 'B', amount: 2, priceCents: 1200 },
    ]);
  });

  it('finds a way to the first one', async () => {
    const shop = new FakeShop();
    shop.answer('GET /api/account/orders', ok({ orders: [], page: 1, pageCount: 1, total: 0 }));
    openPage('/account/orders', shop);
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeTruthy();
  });

  it('turns pages', async () => {
    const shop = new FakeShop();
    shop.answer('GET /api/account/orders', ok({ ...HISTORY, page: 2, pageCount: 3, total: 25 }));
    openPage('/nl/account/bestellingen?page=2', shop);
    const pages = within(await screen.findByRole('navigation', { name: 'Pagina’s met je bestellingen' }));
    expect(pages.getByRole('link', { name: 'Pagina 3' }).getAttribute('href')).toBe(
      '/nl/account/bestellingen?page=3',
    );
  });

  it.each(['0', '-1', 'x', '1.5', '99999999'])('finds no page %s', async (page) => {
    openPage(`/account/orders?page=${page}`, new FakeShop());
    expect(await screen.findByRole('heading', { name: 'Failed' })).toBeTruthy();
  });
});

describe('a shopper with an address book', () => {
  const typed = addressRequestSchema.parse(ADDRESS);

  it('adds an address, with the name filled in', async () => {
    const shop = new FakeShop();
    shop.answer('GET /api/account/addresses', ok({ addresses: [] }));
    const { address } = openPage('/account/addresses', shop);
    await userEvent.click(await screen.findByRole('link', { name: 'Add an address' }));
    await userEvent.type(await field('Street'), 'Korenmarkt');
    await userEvent.type(await field('Number and box'), '1');
    await userEvent.type(await field('Postal code'), '9000');
    await userEvent.type(await field('Town or city'), 'Gent');
    await press('Save');
    expect(await screen.findByText('The address is kept.')).toBeTruthy();
    expect(address()).toBe('/account/addresses');
    expect(shop.sent('POST /api/account/addresses')).toEqual([{ ...typed, isDefault: false }]);
  });

  it('corrects what the shop finds wrong, and nothing else', async () => {
    const shop = new FakeShop();
    const PUT = 'PUT /api/account/addresses/1';
    shop.answer(PUT, refused('invalid', { fields: { postalCode: 'Such as 9000.' } }));
    openPage('/account/addresses?open=1', shop);
    await userEvent.clear(await field('Postal code'));
    await userEvent.type(await field('Postal code'), '90');
    await press('Save');
    expect((await field('Postal code')).getAttribute('aria-invalid')).toBe('true');
    expect((await field('Street')).value).toBe('Korenmarkt');
    shop.answer(PUT, ok(ADDRESS));
    await userEvent.type(await field('Postal code'), '00');
    await press('Save');
    await screen.findByText('The address is kept.');
    expect(shop.sent(PUT).at(-1)).toEqual(typed);
  });

  it('deletes one, and puts it back', async () => {
    const shop = new FakeShop();
    openPage('/account/addresses', shop);
    const remove = await screen.findByRole('button', { name: /^Delete: Korenmarkt 1/ });
    shop.answer('GET /api/account/addresses', ok({ addresses: [] }));
    await userEvent.click(remove);
    await screen.findByRole('heading', { name: 'No addresses yet' });
    shop.answer('GET /api/account/addresses', ok({ addresses: [ADDRESS] }));
    await press('Put it back');
    expect(await screen.findByRole('button', { name: /^Delete: Korenmarkt 1/ })).toBeTruthy();
    expect(shop.sent('POST /api/account/addresses')).toEqual([typed]);
  });
});

describe('a shopper who changes', () => {
  it('a name: it is kept, and the frame learns of it', async () => {
    const shop = new FakeShop();
    const { refreshed } = openPage('/account/details', shop);
    await userEvent.type(await field('First name'), ' May');
    await userEvent.click((await screen.findAllByRole('button', { name: 'Save' }))[0] ?? document.body);
    await screen.findByText('Saved.');
    expect(shop.sent('PATCH /api/account')).toEqual([
      { firstname: 'Ada May', lastname: 'Lovelace', company: '', phone: '' },
    ]);
    expect(refreshed()).toBe(1);
  });

  it('the newsletter: asked for by mail, ended at once', async () => {
    const shop = new FakeShop();
    const { unmount } = openPage('/account/details', shop);
    await press('Sign up');
    await screen.findByText('Mail sent.');
    unmount();
    shop.answer('GET /api/account', ok({ ...ACCOUNT, newsletter: 'confirmed' }));
    openPage('/account/details', shop);
    await press('Unsubscribe');
    await waitFor(() =>
      expect(shop.sent('POST /api/account/newsletter')).toEqual([{ wants: true }, { wants: false }]),
    );
  });

  it('the address: the present one holds until the new one is confirmed', async () => {
    const shop = new FakeShop();
    openPage('/account/email', shop);
    await userEvent.type(await field('New e-mail'), 'ada@new.example');
    await userEvent.type(await field('E-mail, once more'), 'ada@new.example');
    await userEvent.type(await field('Your present password'), 'a drawer of moths');
    shop.answer('GET /api/account', ok({ ...ACCOUNT, newEmail: 'ada@new.example' }));
    await press('Change the address');
    expect(await screen.findByText(/^We sent a mail to ada@new\.example/)).toBeTruthy();
    expect((await field('Your present password')).value).toBe('');
  });

  it('the password: staff are told that theirs is longer', async () => {
    openPage('/account/password', new FakeShop(), { ...ADA, role: 'owner' });
    expect(await field('New password')).toHaveAccessibleDescription(/^15 characters/);
    await userEvent.type(await field('New password'), 'a moth drawer');
    expect(screen.getByText('Still too short.')).toBeVisible();
  });

  it('the password: a wrong present one is said at its field, and all are typed anew', async () => {
    const shop = new FakeShop();
    const CHANGE = 'POST /api/account/password';
    shop.answer(CHANGE, refused('invalid', { fields: { currentPassword: 'Not your password.' } }));
    openPage('/account/password', shop);
    await userEvent.type(await field('Your present password'), 'wrong');
    await userEvent.type(await field('New password'), 'a cabinet of beetles');
    await userEvent.type(await field('Password, once more'), 'a cabinet of beetles');
    await press('Change the password');
    await screen.findByRole('link', { name: 'Your present password: Not your password.' });
    expect((await field('Your present password')).getAttribute('aria-invalid')).toBe('true');
    expect((await field('New password')).value).toBe('');
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
    expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull();
  });
});

describe('a shopper anywhere in the account', () => {
  it.each(['', '/orders', '/addresses', '/details', '/email', '/password', '/sessions', '/my-data'])(
    'finds the way out at /account%s',
    async (path) => {
      const shop = new FakeShop();
      openPage(`/account${path}`, shop);
      await press('Log out');
      await waitFor(() => expect(shop.sent('POST /api/auth/logout')).toHaveLength(1));
    },
  );
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
});
