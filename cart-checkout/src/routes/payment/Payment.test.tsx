/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop, ok, refused } from '../../testing/fake-shop.ts';
import { ANN, order } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.tsx';

const READ = 'GET /api/orders/VDM-2026-000001';
const PAY = 'POST /api/orders/VDM-2026-000001/payments';
const PAGE = '/payment?reference=VDM-2026-000001&key=secret';

function shopWith(...orders: ReturnType<typeof order>[]) {
  const shop = new FakeShop([]);
  shop.answer(READ, ...orders.map(ok));
  return shop;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

describe('the payment page of nobody knows which order', () => {
  it.each([
    ['/payment', 'Your payment is being processed', 'Contact us'],
    ['/nl/betaling', 'Je betaling wordt verwerkt', 'Neem contact op'],
    ['/fr/paiement?reference=', 'Votre paiement est en cours de traitement', 'Nous contacter'],
  ])('is kind at %s', async (path, title, contact) => {
    const shop = new FakeShop([]);
    openPage(path, shop);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: contact })).toBeTruthy();
    expect(shop.asked).toEqual([]);
  });

  it('leads who is logged in to their orders', async () => {
    openPage('/payment', new FakeShop([]), {}, ANN);
    const orders = await screen.findByRole('link', { name: 'To your orders' });
    expect(orders.getAttribute('href')).toBe('/account/orders');
  });
});

describe('the payment page', () => {
  it('says that the payment is being processed, and then that it arrived', async () => {
    openPage(
      PAGE,
      shopWith(order(), order(), order({ paymentState: 'paid', orderState: 'confirmed', canPay: false })),
    );
    expect(await screen.findByRole('heading', { name: 'Your payment is being processed' })).toBeTruthy();
    expect(screen.getByText(/A confirmation e-mail follows/)).toBeTruthy();
    const thanks = { name: 'Thank you, your payment has arrived' };
    expect(await screen.findByRole('heading', thanks)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'See your order' });
    expect(link.getAttribute('href')).toBe('/order/VDM-2026-000001?key=secret');
  });

  it.each([
    ['failed', 'Your payment failed'],
    ['cancelled', 'You cancelled the payment'],
    ['expired', 'The time to pay is over'],
  ] as const)('says plainly that a payment %s, and offers another try', async (paymentState, title) => {
    const shop = shopWith(order({ paymentState }));
    shop.answer(PAY, ok({ reference: 'VDM-2026-000001', key: 'secret', paymentUrl: '#again' }));
    openPage(PAGE, shop);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Credit card' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pay again' }));
    await waitFor(() => expect(window.location.hash).toBe('#again'));
    expect(shop.requests(PAY)[0]).toMatchObject({
      query: { key: 'secret' },
      body: { paymentMethod: 'creditcard' },
    });
  });

  it('offers only what still has the time in the last minutes, and has chosen it', async () => {
    const shop = shopWith(order({ paymentState: 'failed', payableBy: ['banktransfer'] }));
    shop.answer(PAY, ok({ reference: 'VDM-2026-000001', key: 'secret', paymentUrl: '#again' }));
    openPage(PAGE, shop);
    expect(await screen.findByText(/not every way to pay has the time/)).toBeTruthy();
    expect(screen.getAllByRole('radio')).toEqual([
      screen.getByRole('radio', { name: 'Bank transfer', checked: true }),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Pay again' }));
    await waitFor(() => expect(window.location.hash).toBe('#again'));
    expect(shop.requests(PAY)[0]?.body).toEqual({ paymentMethod: 'banktransfer' });
  });

  it('leaves a choice that ran out of time while the page was open, once it is refused', async () => {
    const failed = { paymentState: 'failed', paymentMethod: 'creditcard' } as const;
    const shop = shopWith(order(failed), order({ ...failed, payableBy: ['banktransfer'] }));
    shop.answer(PAY, refused(409, 'cannot-pay', { error: 'This order cannot be paid any more.' }));
    openPage(PAGE, shop);
    expect(await screen.findByRole('radio', { name: 'Credit card', checked: true })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Pay again' }));
    expect(await screen.findByRole('radio', { name: 'Bank transfer', checked: true })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Credit card' })).toBeNull();
  });

  it('offers to go on to whoever comes back from the provider by the back button', async () => {
    const shop = shopWith(order({ paymentState: 'failed' }), order());
    shop.answer(PAY, ok({ reference: 'VDM-2026-000001', key: 'secret', paymentUrl: '#again' }));
    const { unmount } = openPage(PAGE, shop);
    await userEvent.click(await screen.findByRole('button', { name: 'Pay again' }));
    await waitFor(() => expect(window.location.hash).toBe('#again'));
    unmount();
    window.history.back();
    await waitFor(() => expect(window.location.hash).toBe(''));
    openPage(PAGE, shop);
    const waiting = { name: 'Your order is waiting for its payment' };
    expect(await screen.findByRole('heading', waiting)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Go on to the payment' })).toBeTruthy();
  });

  it('offers no new try once the insects are free again', async () => {
    openPage(PAGE, shopWith(order({ paymentState: 'expired', orderState: 'cancelled', canPay: false })));
    expect(await screen.findByText(/no longer reserved for this order/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pay again' })).toBeNull();
  });

  it('says why a new try could not start', async () => {
    const shop = shopWith(order({ paymentState: 'failed' }));
    shop.answer(PAY, refused(409, 'cannot-pay', { error: 'This order cannot be paid any more.' }));
    openPage(PAGE, shop);
    await userEvent.click(await screen.findByRole('button', { name: 'Pay again' }));
    expect(await screen.findByRole('dialog', { name: 'This order cannot be paid any more.' })).toBeTruthy();
  });

  it('tells where to transfer the money to', async () => {
    const bankTransfer = {
      beneficiary: 'Vitrine',
      iban: 'BE68 5390 0754 7034',
      bic: 'TRIOBEBB',
      communication: '+++000/0000/00101+++',
      payBefore: '2026-03-08T10:00:00.000Z',
    };
    openPage(PAGE, shopWith(order({ paymentState: 'pending', paymentMethod: 'banktransfer', bankTransfer })));
    expect(await screen.findByText('+++000/0000/00101+++')).toBeTruthy();
    expect(screen.getByText('BE68 5390 0754 7034')).toBeTruthy();
    expect(screen.getByText('8 Mar 2026, 11:00')).toBeTruthy();
  });

  it('asks for no bank code where the shop gave none', async () => {
    const bankTransfer = {
      ...{ beneficiary: 'Vitrine', iban: 'BE68 5390 0754 7034', bic: '', communication: '101' },
      payBefore: '2026-03-08T10:00:00.000Z',
    };
    openPage(PAGE, shopWith(order({ paymentState: 'pending', paymentMethod: 'banktransfer', bankTransfer })));
    expect(await screen.findByText('BE68 5390 0754 7034')).toBeTruthy();
    expect(screen.queryByText('BIC')).toBeNull();
  });

  it('says on which days a paid order comes', async () => {
    const expected = { from: '2026-03-04', to: '2026-03-06' };
    openPage(PAGE, shopWith(order({ paymentState: 'paid', canPay: false, expected })));
    expect(await screen.findByText('Expected: Wednesday 4 – Friday 6 March.')).toBeTruthy();
  });

  it('says until when the insects stay reserved for another try', async () => {
    const reservedUntil = '2026-03-01T10:15:00.000Z';
    openPage(PAGE, shopWith(order({ paymentState: 'failed', reservedUntil })));
    expect(
      await screen.findByText(/stay reserved until 1 Mar 2026, 11:15, so you can try again/),
    ).toBeTruthy();
  });

  it('puts the insects back into the cart when the time to pay is over', async () => {
    localStorage.clear();
    const lapsed = order({ paymentState: 'expired', orderState: 'cancelled', canPay: false });
    const shop = shopWith(lapsed);
    shop.answer('POST /api/cart/check', ok({ lines: [], totalCents: 0 }));
    openPage(PAGE, shop);
    await userEvent.click(await screen.findByRole('button', { name: 'Put them back in your cart' }));
    expect(await screen.findByText('No longer there.')).toBeTruthy();
    expect(screen.getByText(/Nothing of this order can be added/)).toBeTruthy();
  });

  it('shows the transfer as a code for banking apps, which needs no eyes to be known', async () => {
    const bankTransfer = {
      ...{ beneficiary: 'Vitrine', iban: 'BE68 5390 0754 7034', bic: 'TRIOBEBB', communication: '101' },
      payBefore: '2026-03-08T10:00:00.000Z',
      code: { size: 21, path: 'M0 0h7v1h-7z' },
    };
    openPage(PAGE, shopWith(order({ paymentState: 'pending', paymentMethod: 'banktransfer', bankTransfer })));
    const code = await screen.findByRole('img', { name: 'Code with the facts of this transfer' });
    expect(code.getAttribute('viewBox')).toBe('-4 -4 29 29');
  });

  it('says once that the address of the order is not in the address book', async () => {
    sessionStorage.setItem('VDM_ADDRESS_NOT_KEPT', 'true');
    const { unmount } = openPage(PAGE, shopWith(order({ paymentState: 'paid' })));
    expect(await screen.findByText(/could not be saved in your address book/)).toBeTruthy();
    const book = screen.getByRole('link', { name: 'To your address book' });
    expect(book.getAttribute('href')).toBe('/account/addresses');
    unmount();
    openPage(PAGE, shopWith(order({ paymentState: 'paid' })));
    await screen.findByRole('heading', { name: 'Thank you, your payment has arrived' });
    expect(screen.queryByText(/address book/)).toBeNull();
  });

  it('copies what a bank wants, without the spaces that are for people', async () => {
    const user = userEvent.setup();
    const bankTransfer = {
      beneficiary: 'Vitrine',
      iban: 'BE68 5390 0754 7034',
      bic: 'TRIOBEBB',
      communication: '+++000/0000/00101+++',
      payBefore: '2026-03-08T10:00:00.000Z',
    };
    openPage(PAGE, shopWith(order({ paymentState: 'pending', paymentMethod: 'banktransfer', bankTransfer })));
    await user.click(await screen.findByRole('button', { name: 'Copy: IBAN' }));
    expect(await navigator.clipboard.readText()).toBe('BE68539007547034');
    expect(await screen.findByText('IBAN: copied')).toBeTruthy();
  });

  it('starts one new payment by a double click', async () => {
    const shop = shopWith(order({ paymentState: 'failed' }));
    shop.answer(PAY, ok({ reference: 'VDM-2026-000001', key: 'secret', paymentUrl: '#again' }));
    openPage(PAGE, shop);
    const button = await screen.findByRole('button', { name: 'Pay again' });
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(window.location.hash).toBe('#again'));
    expect(shop.requests(PAY)).toHaveLength(1);
  });

  it('learns that another tab has paid when a new try is refused', async () => {
    const paid = order({ paymentState: 'paid', orderState: 'confirmed', canPay: false });
    const shop = shopWith(order({ paymentState: 'failed' }), paid);
    shop.answer(PAY, refused(409, 'cannot-pay', { error: 'This order cannot be paid any more.' }));
    openPage(PAGE, shop);
    await userEvent.click(await screen.findByRole('button', { name: 'Pay again' }));
    expect(await screen.findByRole('heading', { name: 'Thank you, your payment has arrived' })).toBeTruthy();
  });

  it('looks again at once when the connection is back', async () => {
    const paid = order({ paymentState: 'paid', orderState: 'confirmed', canPay: false });
    openPage(PAGE, shopWith(order({ paymentState: 'failed' }), paid));
    await screen.findByRole('heading', { name: 'Your payment failed' });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Thank you, your payment has arrived' })).toBeTruthy();
  });

  it('asks for a login without the key of the order', async () => {
    const { router } = openPage('/payment?reference=VDM-2026-000001', shopWith(order()));
    await waitFor(() => expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 401 }]));
  });
});
