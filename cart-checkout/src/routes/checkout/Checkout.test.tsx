/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addToBrowserCart, readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { readBrowserHold } from '@vitrine/shared/cart/browser-hold';
import { beginWith, cartCheck, ORDER, orderButton, pressOrder } from '../../testing/checkout.ts';
import { FakeShop, offline, ok, refused } from '../../testing/fake-shop.ts';
import { GOLIATH, insect } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.tsx';

const MACHAON = insect();

beforeEach(() => beginWith(MACHAON));

describe('a shopper who orders', () => {
  it('sees insects, shipping and total before agreeing to anything', async () => {
    openPage('/cart/checkout', new FakeShop([MACHAON]));
    const order = within(await screen.findByRole('region', { name: 'Your order' }));
    expect(await order.findByText('€19.45')).toBeTruthy();
    expect(order.getByText('€6.95')).toBeTruthy();
    expect(order.getByText('Papilio machaon')).toBeTruthy();
    expect(order.getByRole('checkbox', { name: /terms and conditions/ })).toHaveProperty('checked', false);
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
    await userEvent.click(screen.getByRole('checkbox', { name: /terms and conditions/ }));
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

  it('goes on typing while a lot that another tab put into the cart is asked about, and orders both', async () => {
    const shop = new FakeShop([MACHAON, GOLIATH]);
    openPage('/cart/checkout', shop);
    const email = await screen.findByLabelText(/^E-mail/);
    await userEvent.click(screen.getByRole('checkbox', { name: /terms and conditions/ }));
    await userEvent.type(email, 'ann@');
    const button = await orderButton();
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    const { promise: checking, resolve: check } = Promise.withResolvers<ReturnType<typeof ok>>();
    shop.answerWith('POST /api/cart/check', () => checking);
    act(() => void addToBrowserCart({ uuid: GOLIATH.uuid, amount: 1, priceCents: GOLIATH.priceCents }, 3));
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    expect(document.activeElement).toBe(email);
    await userEvent.keyboard('example.com');
    expect(screen.getByLabelText(/^E-mail/)).toHaveProperty('value', 'ann@example.com');
    expect(screen.getByRole('checkbox', { name: /terms and conditions/ })).toHaveProperty('checked', true);

    await act(async () => check(ok(cartCheck([MACHAON, GOLIATH]))));
    expect(within(screen.getByRole('region', { name: 'Your order' })).getByText(GOLIATH.name)).toBeTruthy();
    await pressOrder();
    await waitFor(() => expect(window.location.hash).toBe('#pay'));
    expect(shop.requests(ORDER)[0]?.body).toMatchObject({
      lines: [{ uuid: MACHAON.uuid }, { uuid: GOLIATH.uuid }],
      acceptsConditions: true,
    });
  });

  it('keeps the form when the shop does not answer about such a lot, and orders both once it does', async () => {
    const shop = new FakeShop([MACHAON, GOLIATH]);
    openPage('/cart/checkout', shop);
    const email = await screen.findByLabelText(/^E-mail/);
    await userEvent.type(email, 'ann@example.com');
    await userEvent.click(screen.getByRole('checkbox', { name: /terms and conditions/ }));
    shop.answerWith('POST /api/cart/check', offline, () => ok(cartCheck([MACHAON, GOLIATH])));
    act(() => void addToBrowserCart({ uuid: GOLIATH.uuid, amount: 1, priceCents: GOLIATH.priceCents }, 3));
    expect((await screen.findByRole('alert')).textContent).toContain('2 insects, €57.50');
    expect(document.body.contains(email)).toBe(true);

    await pressOrder();
    const order = within(screen.getByRole('region', { name: 'Your order' }));
    expect(await order.findByText(GOLIATH.name)).toBeTruthy();
    expect(shop.requests(ORDER)).toHaveLength(0);
    await pressOrder();
    await waitFor(() => expect(window.location.hash).toBe('#pay'));
    expect(shop.requests(ORDER)[0]?.body).toMatchObject({
      lines: [{ uuid: MACHAON.uuid }, { uuid: GOLIATH.uuid }],
      acceptsConditions: true,
      email: 'ann@example.com',
    });
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
    const street = await screen.findByLabelText<HTMLInputElement>(/^Street/);
    // jsdom fills in nothing by itself, and does not know the selector.
    const matches = (selector: string) =>
      selector === ':autofill' || HTMLElement.prototype.matches.call(street, selector);
    Object.defineProperty(street, 'matches', { value: matches });
    await userEvent.type(street, 'Veldstraat 12 bus 3');
    await userEvent.tab();
    expect(street).toHaveProperty('value', 'Veldstraat');
    expect(screen.getByLabelText(/^House number/)).toHaveProperty('value', '12 bus 3');
  });

  it('has the street stay as it was typed', async () => {
    openPage('/cart/checkout', new FakeShop([MACHAON]));
    const street = await screen.findByLabelText(/^Street/);
    await userEvent.type(street, 'Avenue Louise 331');
    await userEvent.tab();
    expect(street).toHaveProperty('value', 'Avenue Louise 331');
    expect(screen.getByLabelText(/^House number/)).toHaveProperty('value', '');
  });
});

describe('lots that are put aside', () => {
  it('are shown with the time left, and asked for under the hold of this browser', async () => {
    const shop = new FakeShop([MACHAON]);
    const { unmount } = openPage('/cart/checkout', shop);
    expect(await screen.findByText('Reserved for you for 14 more minutes.')).toBeTruthy();
    unmount();
    openPage('/cart/checkout', shop);
    await screen.findByText('Reserved for you for 14 more minutes.');
    expect(shop.requests('POST /api/checkout/holds')[1]?.body).toMatchObject({ holdId: 'hold-1' });
    expect(shop.requests('POST /api/cart/check').at(-1)?.body).toMatchObject({ holdId: 'hold-1' });
  });

  /** WCAG 2.2.1: more time is to be had before it is over, by a simple action. */
  it('are kept longer before the time is over, until others have waited long enough', async () => {
    const shop = new FakeShop([MACHAON]);
    const held = (minutes: number) => () =>
      ok({ holdId: 'hold-1', expiresAt: new Date(Date.now() + minutes * 60_000).toISOString() });
    shop.answerWith('POST /api/checkout/holds', held(3), offline, held(14), held(14));
    openPage('/cart/checkout', shop);
    const longer = () => screen.findByRole('button', { name: 'Reserve for longer' });
    await screen.findByText('Reserved for you for 3 more minutes.');
    await userEvent.click(await longer());
    expect(await screen.findByText(/What is reserved stays reserved/)).toBeTruthy();
    expect(screen.getByText('Reserved for you for 3 more minutes.')).toBeTruthy();
    await userEvent.click(await longer());
    expect(await screen.findByText('Reserved for you for 14 more minutes.')).toBeTruthy();
    expect(document.activeElement).toBe(await longer());
    expect(shop.requests('POST /api/checkout/holds').at(-1)?.body).toMatchObject({ holdId: 'hold-1' });
  });

  it('are at their longest once no more time is given', async () => {
    const shop = new FakeShop([MACHAON]);
    const expiresAt = new Date(Date.now() + 4 * 60_000).toISOString();
    shop.answer('POST /api/checkout/holds', ok({ holdId: 'hold-1', expiresAt }));
    openPage('/cart/checkout', shop);
    await userEvent.click(await screen.findByRole('button', { name: 'Reserve for longer' }));
    expect(document.activeElement).toBe(await screen.findByText('This is the longest.'));
    expect(screen.getByText(/cannot be reserved for longer/)).toBeTruthy();
  });

  it('are asked for again by a button when that failed, and the focus stays', async () => {
    const shop = new FakeShop([MACHAON]);
    const held = { holdId: 'hold-1', expiresAt: new Date(Date.now() + 14 * 60_000).toISOString() };
    shop.answer('POST /api/checkout/holds', refused(429, 'too-many'), ok(held));
    openPage('/cart/checkout', shop);
    const said = await screen.findByText(/could not be reserved/);
    const note = screen.getAllByRole('status').find((status) => status.contains(said));
    await userEvent.click(screen.getByRole('button', { name: 'Reserve them again' }));
    await screen.findByText('Reserved for you for 14 more minutes.');
    expect(document.activeElement).toBe(note);
  });

  it('stay the own ones when only the answer was lost that reserved them', async () => {
    const shop = new FakeShop([MACHAON]);
    const held = { holdId: 'hold-1', expiresAt: new Date(Date.now() + 14 * 60_000).toISOString() };
    shop.answer('POST /api/checkout/holds', offline(), ok(held));
    openPage('/cart/checkout', shop);
    await screen.findByText(/could not be reserved/);
    await userEvent.click(screen.getByRole('button', { name: 'Reserve them again' }));
    await screen.findByText('Reserved for you for 14 more minutes.');
    const [first, again] = shop.requests('POST /api/checkout/holds');
    expect(again?.body).toEqual(first?.body);
    expect(first?.body).toMatchObject({ holdId: expect.stringMatching(/^[\w-]{22,64}$/) });
  });

  it('are asked for again by themselves when the connection is back', async () => {
    const shop = new FakeShop([MACHAON]);
    const held = { holdId: 'hold-1', expiresAt: new Date(Date.now() + 14 * 60_000).toISOString() };
    shop.answer('POST /api/checkout/holds', offline(), ok(held));
    openPage('/cart/checkout', shop);
    await screen.findByText(/could not be reserved/);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Reserved for you for 14 more minutes.')).toBeTruthy();
  });

  it('are put aside again when the time is over and the shopper goes on', async () => {
    const shop = new FakeShop([MACHAON]);
    const held = (ms: number) => () =>
      ok({ holdId: 'hold-1', expiresAt: new Date(Date.now() + ms).toISOString() });
    shop.answerWith('POST /api/checkout/holds', held(300), held(600_000));
    openPage('/cart/checkout', shop);
    await screen.findByText(/Your time is over/);
    await userEvent.type(screen.getByLabelText(/^First name/), 'A');
    expect(await screen.findByText('Reserved for you for 10 more minutes.')).toBeTruthy();
  });
});
