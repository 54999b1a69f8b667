/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginWith, ORDER, orderButton, pressOrder, RECEIPT } from '../../testing/checkout.ts';
import { FakeShop, ok, refused } from '../../testing/fake-shop.ts';
import { ANN, insect } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.tsx';

const MACHAON = insect();
const ACCOUNT = {
  email: 'ann@example.com',
  is_email_verified: true,
  newEmail: null,
  firstname: 'Ann',
  lastname: 'Peeters',
  company: '',
  phone: '+32 470 12 34 56',
  language: 'en',
  newsletter: 'none',
  createdAt: '2026-01-01T00:00:00.000Z',
};
const person = { firstname: 'Ann', lastname: 'Peeters', company: '' };
const HOME = { street: 'Veldstraat', houseNumber: '12', postalCode: '9000', city: 'Gent', country: 'BE' };
const WORK = { street: 'Damrak', houseNumber: '1', postalCode: '1012 LG', city: 'Amsterdam', country: 'NL' };

function shopOfAnn(places = [HOME, WORK]) {
  const shop = new FakeShop([MACHAON]);
  const addresses = places.map((place, id) => ({ ...person, ...place, id, isDefault: id === 0 }));
  shop.answer('GET /api/account', ok(ACCOUNT));
  shop.answer('GET /api/account/addresses', ok({ addresses }));
  shop.answer('POST /api/account/addresses', ok({}));
  return shop;
}
const SAVE = 'POST /api/account/addresses';
const field = (label: RegExp) => screen.findByLabelText(label);

beforeEach(() => beginWith(MACHAON));

describe('a shopper with an account', () => {
  it('is led to the login and back, with what was typed', async () => {
    const { unmount } = openPage('/nl/winkelwagen/afrekenen', shopOfAnn());
    await userEvent.type(await field(/^Voornaam/), 'Anna');
    const login = screen.getByRole('link', { name: 'Log in' });
    expect(login.getAttribute('href')).toBe('/nl/inloggen?back=%2Fnl%2Fwinkelwagen%2Fafrekenen');
    unmount();
    openPage('/nl/winkelwagen/afrekenen', shopOfAnn(), {}, ANN);
    expect(await field(/^Voornaam/)).toHaveProperty('value', 'Anna');
    expect(await field(/^E-mail/)).toHaveProperty('value', 'ann@example.com');
    expect(await field(/^Straat/)).toHaveProperty('value', 'Veldstraat');
  });

  it('reads that a transfer has its week, for which a guest presses the link of a mail', async () => {
    const { unmount } = openPage('/cart/checkout', shopOfAnn(), {}, ANN);
    expect(await screen.findByText(/^We reserve your insects for 7 days/)).toBeTruthy();
    unmount();
    openPage('/cart/checkout', shopOfAnn());
    expect(await screen.findByText(/for 7 once you press the link there/)).toBeTruthy();
  });

  it('chooses among the saved addresses, or types another', async () => {
    openPage('/cart/checkout', shopOfAnn(), {}, ANN);
    const saved = await field(/^Saved addresses/);
    await userEvent.selectOptions(saved, screen.getByRole('option', { name: /Damrak/ }));
    expect(await field(/^Town/)).toHaveProperty('value', 'Amsterdam');
    expect(await field(/^Country/)).toHaveProperty('value', 'NL');
    await userEvent.selectOptions(saved, 'Another address');
    expect(await field(/^Town/)).toHaveProperty('value', '');
    expect(await field(/^First name/)).toHaveProperty('value', 'Ann');
  });

  it('finds empty on the way back what they emptied', async () => {
    const { unmount } = openPage('/cart/checkout', shopOfAnn(), {}, ANN);
    await userEvent.clear(await field(/^Phone/));
    await userEvent.selectOptions(await field(/^Saved addresses/), 'Another address');
    unmount();
    openPage('/cart/checkout', shopOfAnn(), {}, ANN);
    expect(await field(/^Phone/)).toHaveProperty('value', '');
    expect(await field(/^Town/)).toHaveProperty('value', '');
    expect(await field(/^First name/)).toHaveProperty('value', 'Ann');
  });

  it('finds empty what they emptied, also when the account has no address yet', async () => {
    const { unmount } = openPage('/cart/checkout', shopOfAnn([]), {}, ANN);
    await userEvent.clear(await field(/^Phone/));
    unmount();
    const again = openPage('/cart/checkout', shopOfAnn([]), {}, ANN);
    expect(await field(/^Phone/)).toHaveProperty('value', '');
    again.unmount();
    openPage('/cart/checkout', shopOfAnn([HOME]), {}, ANN);
    expect(await field(/^Town/)).toHaveProperty('value', 'Gent');
    expect(await field(/^Phone/)).toHaveProperty('value', '');
  });

  it('finds the first address of the account that was added meanwhile', async () => {
    const { unmount } = openPage('/cart/checkout', shopOfAnn([]), {}, ANN);
    expect(await field(/^Town/)).toHaveProperty('value', '');
    unmount();
    openPage('/cart/checkout', shopOfAnn([HOME]), {}, ANN);
    expect(await field(/^Town/)).toHaveProperty('value', 'Gent');
  });

  it('keeps a new address, once the order is placed', async () => {
    const shop = shopOfAnn();
    shop.answer(ORDER, refused(400, 'invalid', { fields: { phone: 'No.' } }), RECEIPT);
    openPage('/cart/checkout', shop, {}, ANN);
    expect(screen.queryByRole('checkbox', { name: /Save this address/ })).toBeNull();
    await userEvent.type(await field(/^House number/), ' bus 2');
    await userEvent.click(screen.getByRole('checkbox', { name: /Save this address/ }));
    await pressOrder();
    await screen.findByRole('alert');
    expect(shop.requests(SAVE)).toHaveLength(0);
    await pressOrder();
    await waitFor(() => expect(window.location.hash).toBe('#pay'));
    const kept = { ...person, ...HOME, houseNumber: '12 bus 2', isDefault: false };
    expect(shop.requests(SAVE).map(({ body }) => body)).toEqual([kept]);
  });

  it('orders also when the address cannot be kept, and notes it for the page after the payment', async () => {
    const shop = shopOfAnn();
    shop.answer(ORDER, RECEIPT);
    shop.answer(SAVE, refused(500, 'error'));
    openPage('/cart/checkout', shop, {}, ANN);
    await userEvent.type(await field(/^House number/), ' bus 2');
    await userEvent.click(screen.getByRole('checkbox', { name: /Save this address/ }));
    await pressOrder();
    await waitFor(() => expect(window.location.hash).toBe('#pay'));
    expect(sessionStorage.getItem('VDM_ADDRESS_NOT_KEPT')).toBe('true');
  });

  it('is told when the login is over, keeps what was typed, and may log in or order as a guest', async () => {
    const shop = shopOfAnn();
    shop.answer(ORDER, refused(409, 'session-ended'), RECEIPT);
    openPage('/cart/checkout', shop, {}, ANN);
    await userEvent.type(await field(/^House number/), ' bus 2');
    await pressOrder();
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toMatch(/no longer logged in.*Nothing has been ordered yet/);
    const login = screen.getByRole('link', { name: 'Log in again' });
    expect(login.getAttribute('href')).toBe('/login?back=%2Fcart%2Fcheckout');
    expect(await field(/^House number/)).toHaveProperty('value', '12 bus 2');
    await pressOrder();
    await waitFor(() => expect(window.location.hash).toBe('#pay'));
    const [asAnn, asGuest] = shop.requests(ORDER).map(({ body }) => body);
    expect(asAnn).toMatchObject({ accountId: ANN.id });
    expect(asGuest).not.toHaveProperty('accountId');
  });

  it('is told before ordering when the login ends in another tab, and no more once it is back', async () => {
    let profile: typeof ANN | null = ANN;
    const { router } = openPage('/cart/checkout', shopOfAnn(), {}, () => profile);
    await field(/^Saved addresses/);
    profile = null;
    await act(() => router.revalidate());
    expect(await screen.findByRole('link', { name: 'Log in again' })).toBeTruthy();
    profile = ANN;
    await act(() => router.revalidate());
    expect(screen.queryByRole('link', { name: 'Log in again' })).toBeNull();
  });

  it('orders as a guest would when the account cannot be read', async () => {
    openPage('/cart/checkout', new FakeShop([MACHAON]), {}, ANN);
    expect(await field(/^E-mail/)).toHaveProperty('value', '');
    expect(await orderButton()).toBeTruthy();
  });
});
