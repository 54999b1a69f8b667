/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addToBrowserCart, readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { FakeShop, ok } from '../testing/fake-shop.ts';
import { HISTORY } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-page.tsx';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
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
    const link = order.getByRole('link', { name: 'See the order: VDM-2026-000001' });
    expect(link.getAttribute('href')).toBe('/order/VDM-2026-000001');
  });

  it('sees what was bought, and finds the way to what the shop still shows', async () => {
    const shop = new FakeShop();
    const [first] = HISTORY.orders;
    const [machaon, didius] = first?.lines ?? [];
    if (!first || !machaon || !didius) throw new Error('the history has too few lines');
    const picture = {
      ...{ hash: 'a1b2', width: 1600, height: 1600, widths: [320], colour: '#fff' },
      ...{ widthMm: null, hasScaleBar: false },
    };
    const family = insect('A', 1).insect?.family;
    const lines = [
      { ...machaon, picture, family },
      { ...didius, picture: null, family: null },
    ];
    shop.answer('GET /api/account/orders', ok({ ...HISTORY, orders: [{ ...first, lines }] }));
    openPage('/account/orders', shop);
    const list = within(await screen.findByRole('list', { name: 'Insects' }));
    expect(list.getByRole('link').getAttribute('href')).toMatch(/papilio-machaon-a$/);
    expect(list.getByRole('link').textContent).toBe('Papilio machaon');
    const shown = list.getAllByRole('presentation').filter(({ tagName }) => tagName === 'IMG');
    expect(shown.map((image) => image.getAttribute('src'))).toEqual(['/pictures/a1b2-320.jpg']);
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

  it('cannot put the same lots into the cart twice: the way to it takes the button’s place', async () => {
    const shop = new FakeShop();
    shop.answer(CHECK, ok({ lines: [insect('A', 9), insect('B', 9), insect('C', 9)], totalCents: 0 }));
    openPage('/account/orders', shop);
    await press('Order again: VDM-2026-000001');
    expect(await screen.findByRole('link', { name: 'To your cart' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Order again: VDM-2026-000001' })).toBeNull();
  });

  it('orders again, and hears what an order does not hold', async () => {
    const shop = new FakeShop();
    shop.answer(CHECK, ok({ lines: [insect('A', 5), insect('B', 5), insect('C', 5)], totalCents: 0 }));
    const others = Array.from({ length: 200 }, (_, index) => `L-${index}`);
    for (const uuid of others) addToBrowserCart({ uuid, amount: 1, priceCents: 100 }, 1);
    openPage('/account/orders', shop);
    await press('Order again: VDM-2026-000001');
    expect(await screen.findByText(/^Not added, because an order holds no more: Papilio/)).toBeTruthy();
    expect(readBrowserCart().count).toBe(200);
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
