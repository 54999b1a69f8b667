/** @jest-environment @vitrine/shared/build/browser-environment.js */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeShop, ok } from '../testing/fake-shop.ts';
import { order } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-page.tsx';

const READ = 'GET /api/orders/VDM-2026-000001';

describe('the page of a guest’s order', () => {
  it('says in words how far the order is, what was bought, and where it goes', async () => {
    const shop = new FakeShop([]);
    const paid = { paymentState: 'paid', orderState: 'confirmed', fulfilmentState: 'preparing' } as const;
    shop.answer(READ, ok(order({ ...paid, canPay: false })));
    openPage('/nl/bestelling/VDM-2026-000001?key=secret', shop);
    expect(await screen.findByRole('heading', { name: 'Bestelling VDM-2026-000001' })).toBeTruthy();
    expect(screen.getByText('wordt klaargemaakt')).toBeTruthy();
    expect(screen.getByText('€ 31,95')).toBeTruthy();
    expect(screen.getByText(/Veldstraat 12/)).toBeTruthy();
    expect(shop.requests(READ)[0]?.query).toEqual({ key: 'secret' });
  });

  it('offers to pay what is not paid', async () => {
    const shop = new FakeShop([]);
    shop.answer(READ, ok(order()));
    openPage('/order/VDM-2026-000001?key=secret', shop);
    expect(await screen.findByRole('button', { name: 'Pay again' })).toBeTruthy();
  });

  it('shows nothing for a wrong key', async () => {
    const shop = new FakeShop([]);
    shop.answer(READ, { ok: false, failure: { kind: 'not-found' } });
    const { router } = openPage('/order/VDM-2026-000001?key=guess', shop);
    await waitFor(() => expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }]));
  });
});
