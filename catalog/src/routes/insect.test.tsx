/** @jest-environment @vitrine/shared/build/browser-environment.js */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
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
const shopWith = (
  changes: Partial<Insect>,
  relatives: { sameSpecies?: Insect[]; shipping?: object[] } = {},
) =>
  new FakeCatalogue().answer(`/api/catalogue/insects/${MACHAON.uuid}`, {
    insect: insect(changes),
    ...relatives,
    related: [],
  });

beforeEach(() => localStorage.clear());

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

  it.each([
    ['one-euro', { priceCents: 650 }, { priceCents: 100 }],
    ['repairs', { isRepair: false }, { isRepair: true }],
    ['mixed', { isMixed: false }, { isMixed: true }],
  ])('below %s stays there only when it is one of these', async (list, other, one) => {
    const path = `/webshop/${list}/papilio-machaon-${UUID}`;
    const elsewhere = await openPage(path, shopWith(other));
    expect(elsewhere.address).toBe(PATH);
    elsewhere.unmount();
    expect((await openPage(path, shopWith(one))).address).toBe(path);
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
      title: 'Papilio machaon, female, A1, BU-0001 · Vitrine',
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

  it.each([
    [{ stock: 1 }, 'LimitedAvailability', 'NewCondition'],
    [{ stock: 2, isRepair: true }, 'InStock', 'DamagedCondition'],
  ])('of %j is %s and in %s', async (changes, availability, condition) => {
    const { head } = await openPage(PATH, shopWith(changes));
    expect(JSON.stringify(head().jsonLd)).toContain(`https://schema.org/${availability}"`);
    expect(JSON.stringify(head().jsonLd)).toContain(`https://schema.org/${condition}"`);
  });

  it('says where it is shipped to, for how much and how soon, and how it may come back', async () => {
    const shipping = [{ countries: ['FR', 'NL'], priceCents: 1195, days: { min: 2, max: 4 } }];
    const { head } = await openPage(PATH, shopWith({}, { shipping }));
    expect(head().jsonLd?.[0]).toMatchObject({
      offers: {
        shippingDetails: [
          {
            shippingRate: { value: '11.95', currency: 'EUR' },
            shippingDestination: [{ addressCountry: 'FR' }, { addressCountry: 'NL' }],
            deliveryTime: { transitTime: { minValue: 2, maxValue: 4 } },
          },
        ],
        hasMerchantReturnPolicy: { applicableCountry: ['FR', 'NL'], merchantReturnDays: 14 },
      },
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
      '2 in stock',
      'Annex B: only within the European Union, not to the UK or elsewhere',
    ]);
    expect(screen.getByText(/elsewhere needs an export permit/)).toBeTruthy();
  });

  it('sees the other pictures, and can open each file', async () => {
    await openPage(PATH, shopWith({ pictures: [PICTURE, { ...PICTURE, hash: 'def456' }] }));
    const second = screen.getByRole('link', { name: 'Papilio machaon, picture 2 of 2' });
    expect(second.getAttribute('href')).toBe('/pictures/def456-1200.jpg');
    await userEvent.click(second);
    expect(second.getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: /Enlarge/ }).getAttribute('href')).toBe(
      '/pictures/def456-1200.jpg',
    );
  });

  it('sees how large the insect is on a photo, unless the picture says so itself', async () => {
    const photo = { ...PICTURE, widthMm: 100 };
    const { unmount } = await openPage(PATH, shopWith({ pictures: [photo] }));
    const bar = screen.getByText(/^20 mm$/).previousElementSibling;
    expect(bar?.getAttribute('width')).toBe('20.00%');
    unmount();
    await openPage(PATH, shopWith({ pictures: [{ ...photo, hasScaleBar: true }] }));
    expect(screen.queryByText(/^20 mm$/)).toBeNull();
  });

  it('reads which price is struck through', async () => {
    await openPage(PATH, shopWith({ previousPriceCents: 1500 }));
    expect(screen.getByText(/Struck through: the lowest price of the last 30 days/)).toBeTruthy();
    expect(screen.getByText('€15.00').closest('s')).not.toBeNull();
  });
});

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

  it('hears that the insect is only kept aside, and so do search engines', async () => {
    const { head } = await openPage(PATH, shopWith({ stock: 0, isHeld: true }));
    expect(screen.queryByText('Sold out')).toBeNull();
    expect(screen.getByText(/Someone is buying this one at the moment/)).toBeTruthy();
    expect(JSON.stringify(head().jsonLd)).toContain('https://schema.org/OutOfStock');
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
    });
    const said = screen.getByText(/We have sent a mail to ada@example.com/);
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
