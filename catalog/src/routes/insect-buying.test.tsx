/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addToBrowserCart, readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { saveBrowserHold } from '@vitrine/shared/cart/browser-hold';
import { CART_KEY } from '@vitrine/shared/cart/cart-key';
import { saveCart } from '@vitrine/shared/cart/storage';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { FakeCatalogue } from '../testing/fake-catalogue.ts';
import { insect } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-page.tsx';
import { shopWith } from '../testing/shop-with.ts';

const MACHAON = insect();
const PATH = insectPath(MACHAON, 'en');

beforeEach(() => localStorage.clear());

describe('a shopper who comes too late', () => {
  const WISH = { name: 'Tell me' };
  const type = (text: string) =>
    userEvent.type(screen.getByRole('textbox', { name: /E-mail address/ }), text);

  it('cannot buy, and is shown the family', async () => {
    await openPage(PATH, shopWith({ stock: 0 }));
    expect(screen.queryByRole('button', { name: /Add to cart/ })).toBeNull();
    expect(screen.getAllByText('Sold out')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'See other Papilionidae' })).toBeTruthy();
  });

  it('is led to other lots of the species, which come before the family', async () => {
    const other = insect({ uuid: '0B0E5B0A-7C7C-4B4B-9C9C-000000000002' });
    await openPage(PATH, shopWith({ stock: 0 }, { sameSpecies: [other] }));
    const link = screen.getByRole('link', { name: 'See others of this species' });
    const section = document.querySelector(link.getAttribute('href') ?? '');
    expect(section?.contains(screen.getByRole('heading', { name: 'Others of this species' }))).toBe(true);
  });

  it('hears that the insect is only reserved, and so do search engines', async () => {
    const { head } = await openPage(PATH, shopWith({ stock: 0, isHeld: true }));
    expect(screen.queryByText('Sold out')).toBeNull();
    expect(screen.getByText(/Someone is buying this one/)).toBeTruthy();
    expect(JSON.stringify(head().jsonLd)).toContain('https://schema.org/OutOfStock');
  });

  it('reads of the one that is reserved for themself that it is in their cart, and may take it out and back', async () => {
    addToBrowserCart({ uuid: MACHAON.uuid, amount: 1, priceCents: 1250 }, 1);
    saveBrowserHold('hold-1');
    const { notifications } = await openPage(PATH, shopWith({ stock: 0, isHeld: true }));
    const remove = await screen.findByRole('button', { name: 'Remove from cart' });
    expect(screen.queryByText(/Someone is buying this one|Reserved for someone/)).toBeNull();
    expect(screen.queryByRole('button', WISH)).toBeNull();
    expect(screen.getByRole('link', { name: /^View cart/ }).getAttribute('href')).toBe('/cart');
    expect(screen.getAllByText('1 in your cart')).toHaveLength(2);
    await userEvent.click(remove);
    expect(readBrowserCart().count).toBe(0);
    const add = screen.getByRole('button', { name: /Add to cart/ });
    expect(document.activeElement).toBe(add);
    await userEvent.click(add);
    expect(readBrowserCart().count).toBe(1);
    expect(notifications).toEqual([]);
  });

  it('reads that it is reserved for someone else, though it is in a cart that never came to the checkout', async () => {
    addToBrowserCart({ uuid: MACHAON.uuid, amount: 1, priceCents: 1250 }, 1);
    await openPage(PATH, shopWith({ stock: 0, isHeld: true }));
    expect(screen.getByText(/Someone is buying this one/)).toBeTruthy();
    expect(screen.getAllByText(/Reserved for someone/).length).toBeGreaterThan(1);
    expect(screen.queryByText('1 in your cart')).toBeNull();
    expect(screen.getByRole('button', WISH)).toBeTruthy();
  });

  it('hears when it may come back', async () => {
    const heldUntil = '2026-03-01T10:15:00.000Z';
    await openPage(PATH, shopWith({ stock: 0, isHeld: true, heldUntil }));
    expect(screen.getByText(/it comes back here: 1 Mar 2026, 11:15 at the earliest\./)).toBeTruthy();
  });

  it('asks for a mail, and is told that it must be confirmed', async () => {
    const shop = shopWith({ stock: 0 }).answer('/api/subscriptions', { result: true });
    await openPage(PATH, shop);
    await type(' ada@example.com ');
    await userEvent.click(screen.getByRole('button', WISH));
    expect(shop.asked.at(-1)?.body).toEqual({
      kind: 'restock',
      uuid: MACHAON.uuid,
      locale: 'en',
      email: 'ada@example.com',
      website: '',
      gender: '',
    });
    const said = screen.getByText(/We have sent an e-mail to ada@example.com/);
    expect(document.activeElement?.contains(said)).toBe(true);
  });

  it('reads what is wrong at the field, which keeps what was typed', async () => {
    const refused = {
      kind: 'rejected',
      status: 400,
      code: 'invalid',
      message: '',
      fields: { email: 'This is no e-mail address.' },
      body: {},
    } as const;
    await openPage(PATH, shopWith({ stock: 0 }).fail('/api/subscriptions', refused));
    await type('ada@');
    await userEvent.click(screen.getByRole('button', WISH));
    const field = screen.getByRole('textbox', { name: /E-mail address/ });
    expect(screen.getByText('This is no e-mail address.')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field).toHaveProperty('value', 'ada@');
    expect(document.activeElement).toBe(field);
  });

  it('keeps what was typed when the shop cannot be reached', async () => {
    const shop = shopWith({ stock: 0 }).fail('/api/subscriptions', { kind: 'offline' });
    await openPage(PATH, shop);
    await type('ada@example.com');
    await userEvent.click(screen.getByRole('button', WISH));
    expect(screen.getByRole('alert').textContent).toContain('could not be sent');
    expect(screen.getByRole('textbox', { name: /E-mail address/ })).toHaveProperty(
      'value',
      'ada@example.com',
    );
  });

  it('is asked nothing for a mixed lot, which never comes twice', async () => {
    await openPage(insectPath(insect({ isMixed: true }), 'en'), shopWith({ stock: 0, isMixed: true }));
    expect(screen.queryByRole('button', WISH)).toBeNull();
  });
});

describe('a shopper who buys', () => {
  it('adds one and hears that it is in the cart', async () => {
    await openPage(PATH, new FakeCatalogue());
    await userEvent.click(screen.getByRole('button', { name: /Add to cart/ }));
    expect(readBrowserCart().lines).toEqual([{ uuid: MACHAON.uuid, amount: 1, priceCents: 1250 }]);
    expect(screen.getByText('Papilio machaon is in your cart. You have 1.')).toBeTruthy();
  });

  it.each([
    ['en', 'Cannot be added, you would exceed stock'],
    ['nl', 'Kan niet worden toegevoegd, je zou de voorraad overschrijden'],
    ['fr', 'Ajout impossible, vous dépasseriez le stock'],
  ] as const)('is refused more than there is, in the language of the page (%s)', async (locale, title) => {
    const { notifications } = await openPage(insectPath(MACHAON, locale), new FakeCatalogue());
    // By another tab, of which this one has not heard yet.
    saveCart(localStorage, { [MACHAON.uuid]: { price: 12.5, amount: 2 } }, new Date());
    await userEvent.click(
      screen.getByRole('button', { name: /Add to cart|In winkelwagen|Ajouter au panier/ }),
    );
    expect(notifications).toEqual([{ type: 'warning', title }]);
    expect(readBrowserCart().count).toBe(2);
  });

  it('adds one by a double click', async () => {
    await openPage(PATH, new FakeCatalogue());
    await userEvent.dblClick(await screen.findByRole('button', { name: /Add to cart/ }));
    expect(readBrowserCart().count).toBe(1);
  });

  it('is led to the cart once there is no more to add, without losing their place', async () => {
    const { notifications } = await openPage(PATH, shopWith({ stock: 1 }));
    await userEvent.click(await screen.findByRole('button', { name: /Add to cart/ }));
    expect(screen.queryByRole('button', { name: /Add to cart/ })).toBeNull();
    const link = screen.getByRole('link', { name: /^View cart.?: Papilio machaon$/ });
    expect(screen.getByText('1 in your cart').closest('a')).toBeNull();
    expect(link.getAttribute('href')).toBe('/cart');
    expect(document.activeElement).toBe(link);
    expect(screen.getByText('Papilio machaon is in your cart. You have 1.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove from cart' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Add to cart/ }));
    expect(notifications).toEqual([]);
  });

  it.each([
    ['en', 'Cannot be added: an order holds at most 200 different lots'],
    ['nl', 'Kan niet worden toegevoegd: een bestelling bevat hoogstens 200 verschillende loten'],
    ['fr', 'Ajout impossible\u00a0: une commande contient au plus 200 lots différents'],
  ] as const)('reads in %s that an order holds no more different lots', async (locale, title) => {
    const { notifications } = await openPage(insectPath(MACHAON, locale), new FakeCatalogue());
    const button = await screen.findByRole('button', { name: /Papilio machaon$/ });
    const other = (index: number) => [`L-${index}`, { price: 1, amount: 1 }];
    saveCart(localStorage, Object.fromEntries(Array.from({ length: 200 }, (_, i) => other(i))), new Date());
    await userEvent.click(button);
    expect(notifications).toEqual([{ type: 'warning', title }]);
  });

  it('takes the last one out again and keeps their place on the page', async () => {
    addToBrowserCart({ uuid: MACHAON.uuid, amount: 1, priceCents: 1250 }, 2);
    await openPage(PATH, new FakeCatalogue());
    await userEvent.click(await screen.findByRole('button', { name: 'Remove from cart' }));
    expect(readBrowserCart().count).toBe(0);
    expect(screen.getByText('Papilio machaon is no longer in your cart.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Add to cart/ }));
  });

  it('sees what another tab put into the cart', async () => {
    await openPage(PATH, new FakeCatalogue());
    await waitFor(() => expect(screen.queryByText('1 in your cart')).toBeNull());
    saveCart(localStorage, { [MACHAON.uuid]: { price: 12.5, amount: 1 } }, new Date());
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY })));
    expect(await screen.findByRole('link', { name: '1 in your cart' })).toBeTruthy();
  });
});
