/** @jest-environment @vitrine/shared/build/browser-environment */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FakeShop, ok } from '../testing/fake-shop.ts';
import { order } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-page.tsx';

describe('the tab of a page', () => {
  it.each([
    ['/cart', 'Cart · Vitrine'],
    ['/nl/winkelwagen/afrekenen', 'Afrekenen · Vitrine'],
    ['/payment?reference=VDM-2026-000001&key=secret', 'Payment · Vitrine'],
    ['/order/VDM-2026-000001?key=secret', 'Order VDM-2026-000001 · Vitrine'],
    ['/withdraw', 'Withdraw from contract here · Vitrine'],
  ])('%s says what it is, and in which shop', async (path, text) => {
    const shop = new FakeShop([]);
    shop.answer('GET /api/orders/VDM-2026-000001', ok(order({ paymentState: 'paid' })));
    const { title } = openPage(path, shop);
    await screen.findByRole('heading', { level: 1 });
    expect(title()).toBe(text);
  });
});
