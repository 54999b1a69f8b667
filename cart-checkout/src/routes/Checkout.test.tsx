/** @jest-environment @vitrine/shared/build/browser-environment.js */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addToBrowserCart, readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { readBrowserHold } from '@vitrine/shared/cart/browser-hold';
import { beginWith, cartCheck, ORDER, orderButton, pressOrder, RECEIPT } from '../testing/checkout.ts';
import { FakeShop, offline, ok, refused } from '../testing/fake-shop.ts';
import { GOLIATH, insect } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-page.tsx';

const MACHAON = insect();

const keysOf = (shop: FakeShop) => shop.requests(ORDER).map(({ headers }) => headers?.['idempotency-key']);

beforeEach(() => beginWith(MACHAON));

describe('a shopper who orders', () => {
  it('sees insects, shipping and total before agreeing to anything', async () => {
    openPage('/cart/checkout', new FakeShop([MACHAON]));
    const order = within(await screen.findByRole('region', { name: 'Your order' }));
    expect(await order.findByText('€19.45')).toBeTruthy();
    expect(order.getByText('€6.95')).toBeTruthy();
    expect(order.getByText('Papilio machaon')).toBeTruthy();
    expect(order.getByRole('checkbox')).toHaveProperty('checked', false);
  });

  it.each([
    ['/nl/winkelwagen/afrekenen', 'Bestelling met betalingsverplichting'],
    ['/fr/panier/commander', 'Commande avec obligation de paiement'],
  ])('finds the words of the law on the button of %s', async (path, name) => {
    openPage(path, new FakeShop([MACHAON]));
    expect(await screen.findByRole('button', { name })).toBeTruthy();
  });

  it('is sent to pay, with an empty cart and nothing left behind', async () => {
    const shop = new FakeShop([MACHAON]);
    openPage('/cart/checkout', shop);
    await userEvent.type(await screen.findByLabelText(/^E-mail/), 'ann@example.com');
    await userEvent.click(screen.getByRole('checkbox'));
    await pressOrder();
    await waitFor(() => expect(window.location.hash).toBe('#pay'));
    expect(shop.requests(ORDER)[0]?.body).toMatchObject({
      locale: 'en',
      lines: [{ uuid: MACHAON.uuid, amount: 1 }],
      holdId: 'hold-1',
      email: 'ann@example.com',
      shippingCode: 'be',
      acceptsConditions: true,
      expectedTotalCents: 1945,
    });
    expect(readBrowserCart().count).toBe(0);
    expect(readBrowserHold()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('makes one order by a double click', async () => {
    const shop = new FakeShop([MACHAON]);
    openPage('/cart/checkout', shop);
    const button = await orderButton();
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    // Both before the page could draw that the first one counts.
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(window.location.hash).toBe('#pay'));
    expect(shop.requests(ORDER)).toHaveLength(1);
  });

  it('keeps what is typed over a reload', async () => {
    const shop = new FakeShop([MACHAON]);
    const { unmount } = openPage('/cart/checkout', shop);
    await userEvent.type(await screen.findByLabelText(/^First name/), 'Ann');
    unmount();
    openPage('/cart/checkout', shop);
    expect(await screen.findByLabelText(/^First name/)).toHaveProperty('value', 'Ann');
  });

  it('finds street and number in their own fields after the browser filled in one line', async () => {
    openPage('/cart/checkout', new FakeShop([MACHAON]));
    await userEvent.type(await screen.findByLabelText(/^Street/), 'Veldstraat 12 bus 3');
    await userEvent.tab();
    expect(screen.getByLabelText(/^Street/)).toHaveProperty('value', 'Veldstraat');
    expect(screen.getByLabelText(/^Number/)).toHaveProperty('value', '12 bus 3');
  });
});

describe('a shopper whose order meets a fault', () => {
  it('sends it again with the same key when the answer was lost', async () => {
    const shop = new FakeShop([MACHAON]);
    shop.answer(ORDER, offline(), RECEIPT);
    openPage('/cart/checkout', shop);
    await pressOrder();
    expect((await screen.findByRole('alert')).textContent).toContain('never made twice');
    await pressOrder();
    await waitFor(() => expect(window.location.hash).toBe('#pay'));
    const keys = keysOf(shop);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('can ask what became of it after a reload, even when the insect has left the cart', async () => {
    const shop = new FakeShop([MACHAON]);
    shop.answer(ORDER, offline(), RECEIPT);
    const { unmount } = openPage('/cart/checkout', shop);
    await pressOrder();
    await screen.findByRole('alert');
    unmount();
    shop.answer('POST /api/cart/check', ok(cartCheck([{ ...MACHAON, stock: 0 }])));
    openPage('/cart/checkout', shop);
    const askAgain = await screen.findByRole('button', { name: 'Ask again' });
    expect(screen.queryByText(/has been sold/)).toBeNull();
    await userEvent.click(askAgain);
    await waitFor(() => expect(window.location.hash).toBe('#pay'));
    expect(new Set(keysOf(shop)).size).toBe(1);
    expect(shop.requests(ORDER)[1]?.body).toEqual(shop.requests(ORDER)[0]?.body);
  });

  it('gets the first order when it arrived after all and something was corrected since', async () => {
    const shop = new FakeShop([MACHAON]);
    shop.answer(ORDER, offline(), refused(422, 'idempotency-mismatch'), RECEIPT);
    openPage('/cart/checkout', shop);
    await pressOrder();
    await screen.findByRole('alert');
    await userEvent.type(screen.getByLabelText(/^First name/), 'Ann');
    await pressOrder();
    await waitFor(() => expect(window.location.hash).toBe('#pay'));
    const [first, , last] = shop.requests(ORDER);
    expect(last?.body).toEqual(first?.body);
    expect(new Set(keysOf(shop)).size).toBe(1);
  });

  it('finds each error at its field, and everything typed still there', async () => {
    const shop = new FakeShop([MACHAON]);
    const fields = { postalCode: 'Please fill this in.', email: 'This is not a complete e-mail address.' };
    shop.answer(ORDER, refused(400, 'invalid', { fields }), RECEIPT);
    openPage('/cart/checkout', shop);
    await userEvent.type(await screen.findByLabelText(/^E-mail/), 'ann@');
    await pressOrder();
    const summary = await screen.findByRole('alert', { name: 'Please look at this again' });
    expect(document.activeElement).toBe(summary);
    const names = within(summary).getAllByRole('link');
    expect(names.map(({ textContent }) => textContent.split(':')[0])).toEqual(['E-mail', 'Postal code']);
    const email = screen.getByLabelText(/^E-mail/);
    expect(email).toHaveProperty('value', 'ann@');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(within(summary).getByRole('link', { name: 'Postal code: Please fill this in.' }));
    const postalCode = screen.getByLabelText(/^Postal code/);
    expect(document.activeElement).toBe(postalCode);
    await userEvent.keyboard('9000');
    expect(postalCode.getAttribute('aria-invalid')).toBeNull();
    expect(document.activeElement).toBe(postalCode);
  });

  it('uses a new key once a corrected order is another one', async () => {
    const shop = new FakeShop([MACHAON]);
    shop.answer(ORDER, refused(400, 'invalid', { fields: { email: 'No.' } }), RECEIPT);
    openPage('/cart/checkout', shop);
    await pressOrder();
    await screen.findByRole('alert');
    await pressOrder();
    await waitFor(() => expect(window.location.hash).toBe('#pay'));
    expect(new Set(keysOf(shop)).size).toBe(2);
  });

  it('sees the new total, and is asked again', async () => {
    const dearer = { ...MACHAON, priceCents: 1500 };
    const shop = new FakeShop([MACHAON]);
    const totals = { goodsCents: 1500, shippingCents: 695, totalCents: 2195, vatCents: 381 };
    shop.answer(ORDER, refused(409, 'price-changed', { body: { totals } }), RECEIPT);
    openPage('/cart/checkout', shop);
    await screen.findByRole('region', { name: 'Your order' });
    shop.answer('POST /api/cart/check', ok(cartCheck([dearer])));
    await pressOrder();
    expect((await screen.findByRole('alert')).textContent).toContain('It was €19.45 and is now €21.95.');
    await pressOrder();
    await waitFor(() => expect(window.location.hash).toBe('#pay'));
    expect(shop.requests(ORDER)[1]?.body).toMatchObject({ expectedTotalCents: 2195 });
  });

  it('hears which insect is gone when the order comes too late', async () => {
    addToBrowserCart({ uuid: GOLIATH.uuid, amount: 1, priceCents: GOLIATH.priceCents }, 1);
    const shop = new FakeShop([MACHAON, GOLIATH]);
    shop.answer(ORDER, refused(409, 'out-of-stock', { body: { check: cartCheck([GOLIATH]) } }));
    openPage('/cart/checkout', shop);
    await pressOrder();
    expect(await screen.findByText('Not everything is available any more')).toBeTruthy();
    expect(readBrowserCart().lines.map(({ uuid }) => uuid)).toEqual([GOLIATH.uuid]);
  });

  it('hears at once when the insects cannot be put aside', async () => {
    const shop = new FakeShop([MACHAON]);
    const gone = cartCheck([{ ...MACHAON, stock: 0 }]);
    shop.answer('POST /api/checkout/holds', refused(409, 'out-of-stock', { body: { check: gone } }));
    openPage('/cart/checkout', shop);
    expect(await screen.findByText(/is no longer available and has left/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'There is nothing to order yet' })).toBeTruthy();
  });

  it('is offered no button when the shop pauses meanwhile', async () => {
    const shop = new FakeShop([MACHAON]);
    shop.answer(ORDER, refused(409, 'paused'));
    openPage('/cart/checkout', shop);
    await pressOrder();
    expect(await screen.findByText('The shop takes no orders at the moment')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Order with obligation to pay' })).toBeNull();
  });
});

describe('lots that are put aside', () => {
  it('are shown with the time left, and asked for under the hold of this browser', async () => {
    const shop = new FakeShop([MACHAON]);
    const { unmount } = openPage('/cart/checkout', shop);
    expect(await screen.findByText('Put aside for you for 14 more minutes.')).toBeTruthy();
    unmount();
    openPage('/cart/checkout', shop);
    await screen.findByText('Put aside for you for 14 more minutes.');
    expect(shop.requests('POST /api/checkout/holds')[1]?.body).toMatchObject({ holdId: 'hold-1' });
    expect(shop.requests('POST /api/cart/check').at(-1)?.body).toMatchObject({ holdId: 'hold-1' });
  });

  it('are put aside again when the time is over and the shopper goes on', async () => {
    const shop = new FakeShop([MACHAON]);
    const held = (ms: number) => () =>
      ok({ holdId: 'hold-1', expiresAt: new Date(Date.now() + ms).toISOString() });
    shop.answerWith('POST /api/checkout/holds', held(300), held(600_000));
    openPage('/cart/checkout', shop);
    await screen.findByText(/The 15 minutes are over/);
    await userEvent.type(screen.getByLabelText(/^First name/), 'A');
    expect(await screen.findByText('Put aside for you for 10 more minutes.')).toBeTruthy();
  });
});
