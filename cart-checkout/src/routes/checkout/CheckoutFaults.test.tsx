/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addToBrowserCart, clearBrowserCart, readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { readBrowserHold } from '@vitrine/shared/cart/browser-hold';
import type { Closing, Frame } from '@vitrine/shared/contract/frame';
import { beginWith, cartCheck, ORDER, orderButton, pressOrder, RECEIPT } from '../../testing/checkout.ts';
import { FakeShop, offline, ok, refused } from '../../testing/fake-shop.ts';
import { GOLIATH, insect } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.tsx';

const MACHAON = insect();

const PAUSED: Closing = {
  ...{ id: 1, reason: 'gesloten', mode: 'paused', shipsFrom: null, fair: null },
  ...{ startsAt: '', endsAt: '2026-08-17T10:00:00.000Z', message: { en: '', nl: '', fr: '' } },
};

const tooMuch = (left: object) => refused(409, 'too-much-kept', { body: { left } });

const keysOf = (shop: FakeShop) => shop.requests(ORDER).map(({ headers }) => headers?.['idempotency-key']);

beforeEach(() => beginWith(MACHAON));

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

  it('sends it with the same key also where the browser keeps nothing', async () => {
    const own = Object.getOwnPropertyDescriptor(window, 'sessionStorage');
    Object.defineProperty(window, 'sessionStorage', {
      configurable: true,
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
    try {
      const shop = new FakeShop([MACHAON]);
      shop.answer(ORDER, offline(), RECEIPT);
      openPage('/cart/checkout', shop);
      await pressOrder();
      await screen.findByRole('alert');
      await pressOrder();
      await waitFor(() => expect(window.location.hash).toBe('#pay'));
      expect(keysOf(shop)).toHaveLength(2);
      expect(new Set(keysOf(shop)).size).toBe(1);
    } finally {
      if (own) Object.defineProperty(window, 'sessionStorage', own);
    }
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

  describe.each([
    ['asks what became of it', 'Ask again', [offline(), RECEIPT]],
    [
      'orders anew',
      'Order with obligation to pay',
      [offline(), refused(422, 'idempotency-mismatch'), RECEIPT],
    ],
  ])('whose answer was lost, and who %s with more in the cart', (_how, button, answers) => {
    it('keeps in the cart, and reserved, what was never ordered', async () => {
      const shop = new FakeShop([{ ...MACHAON, stock: 3 }, GOLIATH]);
      shop.answer(ORDER, ...answers);
      const { unmount } = openPage('/cart/checkout', shop);
      await screen.findByText(/^Reserved for you/);
      await pressOrder();
      await screen.findByRole('alert');
      unmount();
      addToBrowserCart({ uuid: MACHAON.uuid, amount: 1, priceCents: MACHAON.priceCents }, 3);
      addToBrowserCart({ uuid: GOLIATH.uuid, amount: 2, priceCents: GOLIATH.priceCents }, 3);
      const expiresAt = new Date(Date.now() + 14 * 60_000).toISOString();
      shop.answer('POST /api/checkout/holds', ok({ holdId: 'hold-of-both', expiresAt }));
      openPage('/cart/checkout', shop);
      await screen.findByText(/^Reserved for you/);
      await pressOrder(button);
      await waitFor(() => expect(window.location.hash).toBe('#pay'));
      expect(shop.requests(ORDER)[0]?.body).toMatchObject({ holdId: 'hold-1' });
      const left = readBrowserCart().lines.map(({ uuid, amount }) => [uuid, amount]);
      expect(left).toEqual([
        [MACHAON.uuid, 1],
        [GOLIATH.uuid, 2],
      ]);
      expect(readBrowserHold()).toBe('hold-of-both');
    });
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

  it.each([
    ['en', '/cart/checkout', 'Order with obligation to pay', 'You have ordered this already', '/order/'],
    [
      'nl',
      '/nl/winkelwagen/afrekenen',
      'Bestelling met betalingsverplichting',
      'Je hebt dit al besteld',
      '/nl/bestelling/',
    ],
    [
      'fr',
      '/fr/panier/commander',
      'Commande avec obligation de paiement',
      'Vous avez déjà passé cette commande',
      '/fr/commande/',
    ],
  ])(
    'is led to the order that another tab made of it, in %s',
    async (_locale, path, button, title, order) => {
      const shop = new FakeShop([MACHAON]);
      const placed = { reference: 'VDM-2026-000007', key: 'secret' };
      shop.answer(ORDER, refused(409, 'already-ordered', { body: { order: placed } }));
      openPage(path, shop);
      await pressOrder(button);
      const notice = await screen.findByRole('alert');
      expect(notice.textContent).toContain(title);
      const link = within(notice).getByRole('link', { name: /VDM-2026-000007/ });
      expect(link.getAttribute('href')).toBe(`${order}VDM-2026-000007?key=secret`);
      // The other tab empties the cart, and what was said stays.
      act(() => clearBrowserCart());
      expect((await screen.findByRole('alert')).textContent).toContain(title);
    },
  );

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

  describe.each([
    [
      '/cart/checkout',
      'more than can be reserved',
      /at most 12 lots, 60 pieces in all, worth up to €410\.50/,
    ],
    ['/nl/winkelwagen/afrekenen', 'meer dan we nu', /hoogstens 12 loten, samen 60 stuks, ter waarde van/],
    ['/fr/panier/commander', 'plus que ce que nous', /12 lots au plus, soit 60 pièces, d’une valeur de/],
  ])('with more than is fair to others, at %s', (path, title, sentence) => {
    it('reads above the form how much it may be, before anything is typed, and keeps the cart', async () => {
      const shop = new FakeShop([MACHAON]);
      shop.answer('POST /api/checkout/holds', tooMuch({ lots: 12, pieces: 60, cents: 41_050 }));
      openPage(path, shop);
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain(title);
      expect(alert.textContent).toMatch(sentence);
      const [firstField] = screen.getAllByRole('textbox');
      expect(alert.compareDocumentPosition(firstField ?? alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(within(alert).getAllByRole('link')).toHaveLength(2);
      expect(readBrowserCart().lines).toHaveLength(1);
    });
  });

  it('reads the same when the order is more than is fair to others, and may send another', async () => {
    const shop = new FakeShop([MACHAON]);
    shop.answer(ORDER, tooMuch({ lots: 0, pieces: 20, cents: null }), RECEIPT);
    openPage('/cart/checkout', shop);
    await pressOrder();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Pay what you ordered, or try again in a quarter of an hour.');
    await pressOrder();
    await waitFor(() => expect(window.location.hash).toBe('#pay'));
    expect(new Set(keysOf(shop)).size).toBe(2);
  });

  it('is offered no button while the shop pauses meanwhile, and one again when that is over', async () => {
    const shop = new FakeShop([MACHAON]);
    shop.answer(ORDER, refused(409, 'paused'));
    const known: Partial<Frame> = {};
    const { router } = openPage('/cart/checkout', shop, known);
    await pressOrder();
    expect(await screen.findByText('The shop takes no orders at the moment')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Order with obligation to pay' })).toBeNull();
    known.closing = PAUSED;
    await act(() => router.revalidate());
    expect(screen.getByText('The shop takes no orders at the moment')).toBeTruthy();
    known.closing = null;
    await act(() => router.revalidate());
    expect(screen.queryByText('The shop takes no orders at the moment')).toBeNull();
    expect(await orderButton()).toBeTruthy();
  });
});
