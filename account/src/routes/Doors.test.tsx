/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop, ok, offline, refused } from '../testing/fake-shop.ts';
import { ADA } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-page.tsx';

const LOGIN = 'POST /api/auth/login';
const SECRET = 'a drawer of moths';
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

describe('a shopper who logs in', () => {
  async function logIn() {
    await userEvent.type(await field('E-mail'), 'ada@example.com');
    await userEvent.type(await field('Password'), SECRET);
    await press('Log in');
  }

  it('comes to the account, and the frame learns of it', async () => {
    const shop = new FakeShop();
    const { address, refreshed } = openPage('/login', shop);
    await logIn();
    await waitFor(() => expect(address()).toBe('/account'));
    expect(shop.sent(LOGIN)).toEqual([{ email: 'ada@example.com', password: SECRET }]);
    expect(refreshed()).toBe(1);
    expect(sessionStorage).toHaveLength(0);
  });

  it('goes on where they were', async () => {
    const { address } = openPage('/nl/inloggen?back=%2Fcart%2Fcheckout', new FakeShop());
    await userEvent.type(await field('Wachtwoord'), SECRET);
    await press('Inloggen');
    await waitFor(() => expect(address()).toBe('/nl/winkelwagen/afrekenen'));
  });

  it.each(['https://elsewhere.example', '//elsewhere.example', '/login?back=/login', '/nowhere'])(
    'is not led to %s',
    async (back) => {
      const { address } = openPage(`/login?back=${encodeURIComponent(back)}`, new FakeShop());
      await logIn();
      await waitFor(() => expect(address()).toBe('/account'));
    },
  );

  it('comes to the tools who works here, and wherever else the way led from', async () => {
    const staff = { ...ADA, role: 'catalogue' as const };
    for (const [page, arrived] of [
      ['/login', '/tools'],
      ['/login?back=%2Fcart', '/cart'],
    ] as const) {
      const shop = new FakeShop();
      shop.answer(LOGIN, ok({ result: true, message: 'In.', profile: staff }));
      const { address, unmount } = openPage(page, shop);
      await logIn();
      await waitFor(() => expect(address()).toBe(arrived));
      unmount();
    }
  });

  it('reads that the login is needed when a page led there that needs one, in whatever language', async () => {
    const { head } = openPage('/nl/inloggen?back=%2Fnl%2Faccount&needed=1', new FakeShop());
    expect(await screen.findByText('Log eerst in.')).toBeVisible();
    expect(head()?.alternates?.fr).toBe('/fr/connexion?back=%2Ffr%2Fcompte&needed=1');
  });

  it('does not read it when they came by themselves, or are in already', async () => {
    openPage('/login?back=%2Fcart', new FakeShop());
    await screen.findByRole('button', { name: 'Log in' });
    expect(screen.queryByText('Please sign in first.')).toBeNull();
    openPage('/login?back=%2Faccount&needed=1', new FakeShop(), ADA);
    await screen.findByText(/You are logged in as Ada/);
    expect(screen.queryByText('Please sign in first.')).toBeNull();
  });

  it('reads what the shop says to it, and is led where the shop says', async () => {
    const shop = new FakeShop();
    const message = 'You are logged in. One moment …';
    shop.answer(LOGIN, ok({ result: true, message, profile: ADA, redirect: '/account/orders' }));
    const { address, notifications } = openPage('/login?back=%2Fcart', shop);
    await logIn();
    await waitFor(() => expect(address()).toBe('/account/orders'));
    expect(notifications).toEqual([{ type: 'info', title: message }]);
  });

  it.each(['//elsewhere.example', 'https://elsewhere.example/', '/\\elsewhere.example'])(
    'is not led out of the shop by an answer that says %s',
    async (redirect) => {
      const shop = new FakeShop();
      shop.answer(LOGIN, ok({ result: true, message: 'In.', profile: ADA, redirect }));
      const { address } = openPage('/login', shop);
      await logIn();
      await screen.findByRole('dialog', { name: 'In.' });
      expect(address()).toBe('/account');
    },
  );

  it('reads in one message what is wrong with fields that the page does not have', async () => {
    const shop = new FakeShop();
    const fields = { email: 'No address.', device: 'Too old.', clock: 'Too late.' };
    shop.answer(LOGIN, refused('invalid', { error: 'No address.', fields }));
    const { notifications } = openPage('/login', shop);
    await logIn();
    await screen.findByRole('link', { name: 'E-mail: No address.' });
    expect(notifications).toEqual([{ type: 'error', title: 'Too old.', message: 'Too late.' }]);
    expect(screen.queryByRole('link', { name: 'Too old.' })).toBeNull();
  });

  it('keeps the way back when changing language', async () => {
    const { head } = openPage('/login?back=%2Fcart', new FakeShop());
    await screen.findByRole('button', { name: 'Log in' });
    expect(head()?.alternates?.fr).toBe('/fr/connexion?back=%2Ffr%2Fpanier');
  });

  it('is told plainly when it is wrong; the password is typed anew, the address stays', async () => {
    const shop = new FakeShop();
    shop.answer(LOGIN, refused('wrong-login', { error: 'The password or email address is incorrect.' }));
    const { address } = openPage('/login', shop);
    await logIn();
    expect(await screen.findByRole('dialog', { name: /is incorrect/ })).toHaveAttribute('data-type', 'error');
    expect((await field('E-mail')).value).toBe('ada@example.com');
    expect((await field('Password')).value).toBe('');
    expect(address()).toBe('/login');
  });

  it('is sent once by a double click', async () => {
    const shop = new FakeShop();
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof shop.api>>>();
    shop.answer(LOGIN, promise);
    openPage('/login', shop);
    await logIn();
    await press('Log in');
    resolve(offline());
    await screen.findByRole('alert');
    expect(shop.sent(LOGIN)).toHaveLength(1);
  });

  it('reads at the field what is wrong with it, until it is being corrected', async () => {
    const shop = new FakeShop();
    shop.answer(LOGIN, refused('invalid', { fields: { email: 'Please type an e-mail address.' } }));
    openPage('/login', shop);
    await logIn();
    const summary = await screen.findByRole('alert', { name: 'Please look at these fields again' });
    expect(document.activeElement).toBe(summary);
    await userEvent.click(screen.getByRole('link', { name: 'E-mail: Please type an e-mail address.' }));
    expect(document.activeElement).toBe(await field('E-mail'));
    expect((await field('E-mail')).getAttribute('aria-invalid')).toBe('true');
    await userEvent.keyboard('x');
    expect((await field('E-mail')).getAttribute('aria-invalid')).toBeNull();
  });

  it('may look at the password', async () => {
    openPage('/login', new FakeShop());
    expect((await field('Password')).type).toBe('password');
    await press('Show: Password');
    expect((await field('Password')).type).toBe('text');
    await press('Hide: Password');
    expect((await field('Password')).type).toBe('password');
  });

  it('may paste the password, and have it kept by the browser', async () => {
    const shop = new FakeShop();
    openPage('/login', shop);
    const password = await field('Password');
    expect(password.autocomplete).toBe('current-password');
    await userEvent.click(password);
    await userEvent.paste(SECRET);
    expect(password.value).toBe(SECRET);
  });

  it('sees that they are in already', async () => {
    openPage('/login', new FakeShop(), ADA);
    expect((await screen.findByText(/You are logged in as Ada/)).textContent).toContain('Go on');
  });
});

describe('a shopper who opens an account', () => {
  const REGISTER = 'POST /api/auth/register';

  it('gives what the shop asks for, and agrees to nothing beforehand', async () => {
    const shop = new FakeShop();
    const { address, notifications } = openPage('/register?back=%2Fcart%2Fcheckout', shop);
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map((box) => box.checked)).toEqual([false, false]);
    await userEvent.type(await field('First name'), 'Ada');
    await userEvent.type(await field('Family name'), 'Lovelace');
    await userEvent.type(await field('E-mail'), 'ada@example.com');
    await userEvent.type(await field('E-mail, once more'), 'ada@example.com');
    await userEvent.type(await field('Password'), SECRET);
    await userEvent.click(await field('Password, once more'));
    await userEvent.paste(SECRET);
    await userEvent.click(screen.getByRole('checkbox', { name: /terms and conditions/ }));
    await press('Open the account');
    await waitFor(() => expect(address()).toBe('/cart/checkout'));
    expect(shop.sent(REGISTER)).toEqual([
      {
        firstname: 'Ada',
        lastname: 'Lovelace',
        email: 'ada@example.com',
        emailConfirmation: 'ada@example.com',
        password: SECRET,
        passwordConfirmation: SECRET,
        acceptsConditions: true,
        company: '',
        phone: '',
        newsletter: false,
        locale: 'en',
      },
    ]);
    await waitFor(() => expect(notifications).toEqual([{ type: 'info', title: 'Registered.' }]));
  });

  it('hears while typing how good the password is', async () => {
    openPage('/register', new FakeShop());
    await userEvent.type(await field('Password'), 'moths');
    expect(screen.getAllByText('Still too short.')).toHaveLength(2);
    await userEvent.type(await field('Password'), ' in a drawer');
    expect(screen.getAllByText('Good enough. Longer is better.')).toHaveLength(2);
  });

  it('loses nothing by a reload but the passwords', async () => {
    const { unmount } = openPage('/register', new FakeShop());
    await userEvent.type(await field('First name'), 'Ada');
    await userEvent.type(await field('Password'), SECRET);
    await userEvent.click(screen.getByRole('checkbox', { name: /terms and conditions/ }));
    unmount();
    openPage('/register', new FakeShop());
    expect((await field('First name')).value).toBe('Ada');
    expect((await field('Password')).value).toBe('');
    expect(screen.getByRole('checkbox', { name: /terms and conditions/ })).toHaveProperty('checked', false);
    expect(JSON.stringify(sessionStorage)).not.toContain(SECRET);
  });
});

describe('a shopper who lost the password', () => {
  it('is sent a mail, and not told whether there is an account', async () => {
    const shop = new FakeShop();
    openPage('/password-recovery', shop);
    await userEvent.type(await field('E-mail'), 'ada@example.com');
    await press('Send the link');
    expect(await screen.findByText('Mail sent.')).toBeTruthy();
    expect(shop.sent('POST /api/auth/recovery')).toEqual([{ email: 'ada@example.com' }]);
  });

  it('chooses another, and logs in with it', async () => {
    const shop = new FakeShop();
    const { address, notifications } = openPage('/password-recovery/abc', shop);
    await userEvent.type(await field('New password'), SECRET);
    await userEvent.type(await field('Password, once more'), SECRET);
    await press('Save this password');
    await waitFor(() => expect(address()).toBe('/login'));
    await waitFor(() => expect(notifications).toEqual([{ type: 'info', title: 'Password restored.' }]));
  });

  it('with a used link is told so, and offered another', async () => {
    const shop = new FakeShop();
    shop.answer('GET /api/auth/recovery/abc', ok({ isValid: false }));
    openPage('/password-recovery/abc', shop);
    expect((await screen.findByRole('alert')).textContent).toContain('Wrong recovery link');
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeTruthy();
    expect(screen.queryByLabelText(/^New password/)).toBeNull();
  });
});

describe('a shopper who confirms an address', () => {
  const CONFIRM = 'POST /api/auth/confirm';

  it('does so by a button: opening the link changes nothing', async () => {
    const shop = new FakeShop();
    const { refreshed } = openPage('/confirm-email/abc', shop);
    const button = await screen.findByRole('button', { name: 'Yes, this address is mine' });
    expect(shop.asked).toEqual([]);
    await userEvent.click(button);
    expect(await screen.findByText('ada@example.com is confirmed.')).toBeTruthy();
    expect(shop.sent(CONFIRM)).toEqual([{ token: 'abc' }]);
    expect(refreshed()).toBe(1);
  });

  it('in another browser than the account’s reads what is left to do', async () => {
    const shop = new FakeShop();
    const message = 'To add your orders, first set a new password.';
    shop.answer(CONFIRM, ok({ result: true, message, email: 'ada@example.com', isOwnerProved: false }));
    openPage('/confirm-email/abc', shop);
    await press('Yes, this address is mine');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To your account' })).toBeTruthy();
  });

  it('with an old link can have another mail', async () => {
    const shop = new FakeShop();
    shop.answer(CONFIRM, refused('bad-token', { error: 'Misused or non-existent token.' }));
    openPage('/confirm-email/abc', shop);
    await press('Yes, this address is mine');
    expect(await screen.findByRole('dialog', { name: 'Misused or non-existent token.' })).toBeTruthy();
    await userEvent.type(await field('E-mail'), 'ada@example.com');
    await press('Send another');
    expect(await screen.findByText('Mail sent.')).toBeTruthy();
  });
});
