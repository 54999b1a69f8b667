/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addressRequestSchema } from '@vitrine/shared/contract/accounts/account';
import { FakeShop, ok, refused } from '../testing/fake-shop.ts';
import { ACCOUNT, ADA, ADDRESS } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-page.tsx';

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('a shopper with an address book', () => {
  const typed = addressRequestSchema.parse(ADDRESS);

  it('adds an address, with the name filled in', async () => {
    const shop = new FakeShop();
    shop.answer('GET /api/account/addresses', ok({ addresses: [] }));
    const { address } = openPage('/account/addresses', shop);
    await userEvent.click(await screen.findByRole('link', { name: 'Add an address' }));
    await userEvent.type(await field('Street'), 'Korenmarkt');
    await userEvent.type(await field('House number'), '1');
    await userEvent.type(await field('Postal code'), '9000');
    await userEvent.type(await field('Town or city'), 'Gent');
    await press('Save');
    expect(await screen.findByText('The address is saved.')).toBeTruthy();
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
    await screen.findByText('The address is saved.');
    expect(shop.sent(PUT).at(-1)).toEqual(typed);
  });

  it('keeps the country of one where the shop no longer ships to', async () => {
    const shop = new FakeShop();
    shop.answer('GET /api/account/addresses', ok({ addresses: [{ ...ADDRESS, country: 'NO' }] }));
    openPage('/account/addresses?open=1', shop);
    await userEvent.type(await field('House number'), 'a');
    await press('Save');
    await screen.findByText('The address is saved.');
    const [sent] = shop.sent('PUT /api/account/addresses/1');
    expect(sent).toMatchObject({ houseNumber: `${typed.houseNumber}a`, country: 'NO' });
  });

  it('hears of an address that is kept, and of nothing when the next one is called off', async () => {
    openPage('/account/addresses?open=1', new FakeShop());
    await press('Save');
    await screen.findByText('The address is saved.');
    await userEvent.click(await screen.findByRole('link', { name: 'Add an address' }));
    await userEvent.type(await field('Street'), 'Kouter');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Add an address' }));
    expect((await field('Street')).value).toBe('');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await screen.findByRole('link', { name: 'Add an address' });
    expect(screen.queryByText('The address is saved.')).toBeNull();
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
    expect(document.activeElement?.textContent).toBe('The address is saved.');
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
    await userEvent.type(await field('New e-mail address'), 'ada@new.example');
    await userEvent.type(await field('E-mail, once more'), 'ada@new.example');
    await userEvent.type(await field('Your present password'), 'a drawer of moths');
    shop.answer('GET /api/account', ok({ ...ACCOUNT, newEmail: 'ada@new.example' }));
    await press('Change the address');
    expect(await screen.findByText(/^We sent an e-mail to ada@new\.example/)).toBeTruthy();
    expect((await field('Your present password')).value).toBe('');
  });

  it('the address, and then not: the change that waits is called off by one press', async () => {
    const shop = new FakeShop();
    shop.answer('GET /api/account', ok({ ...ACCOUNT, newEmail: 'ada@mistyped.example' }));
    const { notifications } = openPage('/account/email', shop);
    expect(await screen.findByText(/^We sent an e-mail to ada@mistyped\.example/)).toBeTruthy();
    shop.answer('DELETE /api/account/email', ok({ result: true, message: 'Kept.' }));
    shop.answer('GET /api/account', ok(ACCOUNT));
    await press('Keep the present address');
    const said = await screen.findByText(/^The change is called off/);
    expect(document.activeElement).toContainElement(said);
    expect(screen.queryByText(/ada@mistyped\.example/)).toBeNull();
    expect(notifications).toEqual([]);
  });

  it('the address, and not in time: the page says that the new one holds', async () => {
    const shop = new FakeShop();
    shop.answer('GET /api/account', ok({ ...ACCOUNT, newEmail: 'ada@new.example' }));
    openPage('/account/email', shop);
    await screen.findByText(/^We sent an e-mail to ada@new\.example/);
    shop.answer('DELETE /api/account/email', refused('email-changed', { error: 'Opened meanwhile.' }));
    shop.answer('GET /api/account', ok({ ...ACCOUNT, email: 'ada@new.example' }));
    await press('Keep the present address');
    expect(await screen.findByText('Opened meanwhile.')).toBeTruthy();
    expect(screen.getByText(/ada@new\.example/)).toBeTruthy();
  });

  it('the password: staff are told that theirs is longer', async () => {
    openPage('/account/password', new FakeShop(), { ...ADA, role: 'owner' });
    expect(await field('New password')).toHaveAccessibleDescription(/^15 characters/);
    await userEvent.type(await field('New password'), 'a moth drawer');
    expect(screen.getAllByText('Still too short.')[0]).toBeVisible();
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
