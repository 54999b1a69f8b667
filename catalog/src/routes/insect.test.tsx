/** @jest-environment @vitrine/shared/build/browser-environment.js */
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addToBrowserCart, readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { CART_KEY, saveCart } from '@vitrine/shared/cart/storage';
import type { Insect } from '@vitrine/shared/contract/catalogue';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { FakeCatalogue } from '../testing/fake-catalogue.ts';
import { insect, PICTURE } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-page.tsx';

const MACHAON = insect();
const UUID = MACHAON.uuid.toLowerCase();
const PATH = insectPath(MACHAON, 'en');
const shopWith = (changes: Partial<Insect>) =>
  new FakeCatalogue().answer(`/api/catalogue/insects/${MACHAON.uuid}`, {
    insect: insect(changes),
    related: [],
  });

beforeEach(() => localStorage.clear());

beforeAll(() => {
  // This environment has no modal dialogs: the border to the browser is played here.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});

describe('the address of an insect', () => {
  it.each([
    ['a wrong name', `/webshop/butterflies/papilionidae/old-name-${UUID}`],
    ['a wrong family', `/webshop/butterflies/nymphalidae/papilio-machaon-${UUID}`],
    ['a wrong category', `/webshop/moths/papilionidae/papilio-machaon-${UUID}`],
  ])('with %s leads to the right one', async (_case, path) => {
    expect((await openPage(path, new FakeCatalogue())).address).toBe(PATH);
  });

  it('below the new insects stays there, and names the one to keep', async () => {
    const page = await openPage(`/nl/webshop/nieuwe-insecten/papilio-machaon-${UUID}`, new FakeCatalogue());
    expect(page.address).toBe(`/nl/webshop/nieuwe-insecten/papilio-machaon-${UUID}`);
    expect(page.head().canonical).toBe(insectPath(MACHAON, 'nl'));
  });

  it('below the new insects with a wrong name leads to the right name', async () => {
    const page = await openPage(`/webshop/new-insects/x-${UUID}`, new FakeCatalogue());
    expect(page.address).toBe(`/webshop/new-insects/papilio-machaon-${UUID}`);
  });

  it.each(['papilio-machaon', `papilio-${UUID.replace('1', '2')}`])('%s is not found', async (slug) => {
    expect((await openPage(`/webshop/butterflies/papilionidae/${slug}`, new FakeCatalogue())).status).toBe(
      404,
    );
  });

  it('of a deleted insect says that it is gone', async () => {
    const shop = new FakeCatalogue().fail(`/api/catalogue/insects/${MACHAON.uuid}`, { kind: 'gone' });
    expect((await openPage(PATH, shop)).status).toBe(410);
  });
});

describe('what search engines read of an insect', () => {
  it('is an offer with its price and whether it is there', async () => {
    const { head } = await openPage(PATH, new FakeCatalogue());
    expect(head()).toMatchObject({
      title: 'Papilio machaon, female, A1 · Vitrine',
      openGraphType: 'product',
      alternates: { en: PATH, nl: insectPath(MACHAON, 'nl'), fr: insectPath(MACHAON, 'fr') },
      jsonLd: [
        {
          '@type': 'Product',
          sku: 'BU-0001',
          offers: { price: '12.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
        },
        { '@type': 'BreadcrumbList' },
      ],
    });
  });

  it('says sold out when it is', async () => {
    const { head } = await openPage(PATH, shopWith({ stock: 0 }));
    expect(JSON.stringify(head().jsonLd)).toContain('https://schema.org/SoldOut');
  });
});

describe('a shopper who looks at an insect', () => {
  it('reads everything that is known of it, and what its grade means', async () => {
    await openPage(PATH, shopWith({ citesAnnex: 'B' }));
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
    expect(facts).toEqual([
      'BU-0001',
      'Papilionidae',
      'A1: perfect, nothing missing or repaired',
      '80 mm',
      'Vaucluse',
      'France',
      '14 July 1998',
      'yes',
      'female',
      'Annex B',
    ]);
    expect(screen.getByText(/elsewhere needs an export permit/)).toBeTruthy();
  });

  it('enlarges the picture and comes back to where they were', async () => {
    await openPage(PATH, shopWith({ pictures: [PICTURE, { ...PICTURE, hash: 'def456' }] }));
    const enlarge = screen.getByRole('link', { name: /Enlarge/ });
    enlarge.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = screen.getByRole('dialog', { name: 'Papilio machaon' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    expect(within(dialog).getByText('2 of 2')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(enlarge);
  });

  it('cannot buy what is sold out, and is shown its relatives', async () => {
    await openPage(PATH, shopWith({ stock: 0 }));
    expect(screen.queryByRole('button', { name: /Add to cart/ })).toBeNull();
    expect(screen.getByText('Sold out')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See other Papilionidae' })).toBeTruthy();
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
    addToBrowserCart({ uuid: MACHAON.uuid, amount: 2, priceCents: 1250 }, 2);
    const { notifications } = await openPage(insectPath(MACHAON, locale), new FakeCatalogue());
    await userEvent.click(
      screen.getByRole('button', { name: /Add to cart|In winkelwagen|Ajouter au panier/ }),
    );
    expect(notifications).toEqual([{ type: 'warning', title }]);
    expect(readBrowserCart().count).toBe(2);
  });

  it('takes the last one out again and keeps their place on the page', async () => {
    addToBrowserCart({ uuid: MACHAON.uuid, amount: 1, priceCents: 1250 }, 2);
    await openPage(PATH, new FakeCatalogue());
    await userEvent.click(screen.getByRole('button', { name: 'Remove from cart' }));
    expect(readBrowserCart().count).toBe(0);
    expect(screen.getByText('Papilio machaon is no longer in your cart.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Add to cart/ }));
  });

  it('sees what another tab put into the cart', async () => {
    await openPage(PATH, new FakeCatalogue());
    expect(screen.queryByText('1 in your cart')).toBeNull();
    saveCart(localStorage, { [MACHAON.uuid]: { price: 12.5, amount: 1 } }, new Date());
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY })));
    expect(await screen.findByRole('link', { name: '1 in your cart' })).toBeTruthy();
  });
});
