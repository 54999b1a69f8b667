/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { FakeShop, offline, ok } from '../../testing/fake-shop.ts';
import { GOLIATH, insect, order } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.tsx';
import { READ, PAGE, openOrder, lineOf } from './testing/open-order.ts';

const PROVE = 'POST /api/orders/VDM-2026-000001/mailbox';

beforeEach(() => localStorage.clear());

describe('an order that waits for a transfer', () => {
  const transfer = {
    beneficiary: 'Vitrine',
    iban: 'BE68 5390 0754 7034',
    bic: '',
    communication: '+++000/0000/00101+++',
    payBefore: '2026-03-03T10:00:00.000Z',
  };
  const waiting = { paymentState: 'pending', paymentMethod: 'banktransfer', canPay: false } as const;
  const forADay = order({
    ...waiting,
    bankTransfer: { ...transfer, weekUntil: '2026-03-09T10:00:00.000Z' },
  });
  const forAWeek = order({
    ...waiting,
    bankTransfer: { ...transfer, payBefore: '2026-03-09T10:00:00.000Z' },
  });

  it('says until when, and that the link in the mail gives it a week', async () => {
    openOrder(forADay);
    expect(await screen.findByText(/Reserved until 3 Mar 2026, 11:00/)).toBeTruthy();
    expect(screen.getByText(/Press the link in the e-mail.*until 9 Mar 2026, 11:00/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reserve them for longer' })).toBeNull();
  });

  it('has its week once the button behind that link is pressed', async () => {
    const shop = new FakeShop([]);
    shop.answer(READ, ok(forADay), ok(forAWeek));
    shop.answer(PROVE, offline(), ok(forAWeek));
    openPage(`${PAGE}&week=token-of-the-mail`, shop);
    const button = await screen.findByRole('button', { name: 'Reserve them for longer' });
    expect(shop.requests(PROVE)).toEqual([]);
    await userEvent.click(button);
    expect((await screen.findByRole('alert')).textContent).toContain('That did not work.');
    await userEvent.click(button);
    expect(await screen.findByText('9 Mar 2026, 11:00')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reserve them for longer' })).toBeNull();
    const news = screen.getByText('Reserved until 9 Mar 2026, 11:00');
    expect(document.activeElement).toBe(news.closest('[tabindex]'));
    expect(shop.requests(PROVE)[1]).toMatchObject({
      query: { key: 'secret' },
      body: { token: 'token-of-the-mail' },
    });
  });
});

describe('an order that lapsed', () => {
  const lapsed = { orderState: 'cancelled', paymentState: 'expired' } as const;

  it('puts its insects back into the cart by one press, and says so at the line of what is gone', async () => {
    const lines = [
      { ...order().lines[0], uuid: GOLIATH.uuid, name: GOLIATH.name, amount: 1 },
      { ...order().lines[0], uuid: insect().uuid, name: 'Papilio machaon', amount: 1 },
    ].map((line) => ({ reference: '', quality: '', priceCents: 1, ...line }));
    openOrder({ ...lapsed, lines }, [GOLIATH]);
    expect(await screen.findByText(/This order ended without a payment/)).toBeTruthy();
    expect(readBrowserCart().count).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Put them back in your cart' }));
    expect(await screen.findByText('1 insect is in your cart again.')).toBeTruthy();
    expect(lineOf('Papilio machaon').getByText('No longer there.')).toBeTruthy();
    expect(lineOf('Goliathus goliatus').queryByText(/there\./)).toBeNull();
    expect(readBrowserCart().lines).toEqual([{ uuid: GOLIATH.uuid, amount: 1, priceCents: 4500 }]);
    expect(screen.getByRole('link', { name: 'To the cart' }).getAttribute('href')).toBe('/cart');
  });

  it('says nothing on the page of another order of what was pressed here', async () => {
    const shop = new FakeShop([]);
    shop.answer(READ, ok(order({ ...lapsed, canPay: false })));
    const other = order({ ...lapsed, canPay: false, reference: 'VDM-2026-000002' });
    shop.answer('GET /api/orders/VDM-2026-000002', ok(other));
    const { router } = openPage(PAGE, shop);
    await userEvent.click(await screen.findByRole('button', { name: 'Put them back in your cart' }));
    await screen.findByText(/Nothing of this order can be added/);
    await act(() => router.navigate('/order/VDM-2026-000002?key=secret'));
    await screen.findByRole('heading', { name: 'Order VDM-2026-000002' });
    expect(screen.queryByText(/Nothing of this order can be added/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Put them back in your cart' })).toBeTruthy();
  });

  it('is told apart from one that the shop cancelled and paid back', async () => {
    openOrder({ orderState: 'cancelled', paymentState: 'refunded' });
    expect(await screen.findByRole('button', { name: 'Order the same again' })).toBeTruthy();
    expect(screen.queryByText(/ended without a payment/)).toBeNull();
  });
});
