/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TaxQuote } from '@vitrine/shared/contract/orders/checkout';
import { beginWith, ORDER, pressOrder } from '../../testing/checkout.ts';
import { FakeShop, ok } from '../../testing/fake-shop.ts';
import { insect } from '../../testing/fixtures.ts';
import { guessedTaxWords } from '../../model/checkout/tax-notes.ts';
import { openPage } from '../../testing/open-page.tsx';

const MACHAON = insect();
const TAXES = 'POST /api/checkout/taxes';

beforeEach(() => beginWith(MACHAON));

function quoteOf(changes: Partial<TaxQuote>): TaxQuote {
  return {
    ...{ goodsCents: 1250, shippingCents: 695, totalCents: 1945, vatCents: 338 },
    lines: [{ uuid: MACHAON.uuid, priceCents: 1250, treatment: 'belgian' }],
    ...{ mentions: [], customs: 'none', business: 'none' },
    ...changes,
  };
}

function shopThatSays(changes: Partial<TaxQuote>): FakeShop {
  const shop = new FakeShop([MACHAON]);
  shop.answer(TAXES, ok(quoteOf(changes)));
  return shop;
}

const summary = async (name = 'Your order') => within(await screen.findByRole('region', { name }));

describe('what a total holds is told before the button', () => {
  it.each([
    ['/cart/checkout', 'Your order', /import VAT, customs duty and a handling fee/],
    ['/nl/winkelwagen/afrekenen', 'Je bestelling', /invoer-btw, invoerrechten en behandelingskosten/],
    ['/fr/panier/commander', 'Votre commande', /TVA à l’importation, des droits de douane/],
  ])('customs may ask for more: %s', async (path, name, said) => {
    openPage(path, shopThatSays({ vatCents: 0, mentions: ['export'], customs: 'duty' }));
    const order = await summary(name);
    expect(await order.findByText(said)).toBeTruthy();
    expect(order.queryByText(/VAT included|btw inbegrepen|TVA comprise/)).toBeNull();
  });

  it.each<[Partial<TaxQuote>, RegExp, string]>([
    [{ vatCents: 0, mentions: ['export'], customs: 'tax' }, /no customs duty/, 'Total, no VAT charged'],
    [{ mentions: ['united-kingdom'], customs: 'paid' }, /British VAT \(20%\)/, 'Total, VAT included'],
    [{ vatCents: 0, mentions: ['margin'] }, /margin scheme/, 'Total'],
    [{ vatCents: 120, mentions: ['margin'] }, /margin scheme/, 'Total'],
    [{ business: 'away' }, /gives no answer/, 'Total, VAT included'],
    [{ business: 'other-name' }, /another name/, 'Total, VAT included'],
    // Of a shop that is newer than the page.
    [{ business: 'of-tomorrow' as 'valid' }, /gives no answer/, 'Total, VAT included'],
    [{ business: 'invalid' }, /does not know this VAT number/, 'Total, VAT included'],
  ])('%o', async (changes, note, total) => {
    openPage('/cart/checkout', shopThatSays(changes));
    const order = await summary();
    expect(await order.findByText(note)).toBeTruthy();
    expect(order.getByText(total)).toBeTruthy();
  });

  it('at the field of a VAT number stands that it is another’s', async () => {
    openPage('/cart/checkout', shopThatSays({ business: 'other-name' }));
    const field = await screen.findByLabelText(/^VAT number/);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  });

  it('a business sees prices without VAT, and orders at that total', async () => {
    const lines = [{ uuid: MACHAON.uuid, priceCents: 1033, treatment: 'intra-community' as const }];
    const sums = { goodsCents: 1033, shippingCents: 574, totalCents: 1607, vatCents: 0, lines };
    const shop = shopThatSays({ ...sums, business: 'valid', mentions: ['intra-community'] });
    openPage('/cart/checkout', shop);
    const order = await summary();
    expect(await order.findByText('€16.07')).toBeTruthy();
    expect(order.getByText(/VIES has confirmed/)).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/^VAT number/), 'FR40303265045');
    const company = screen.getByLabelText(/^Company/);
    expect(company.hasAttribute('required')).toBe(true);
    await userEvent.type(company, 'Naturalia');
    const firm = { vatNumber: 'FR40303265045', company: 'Naturalia' };
    await waitFor(() => expect(shop.requests(TAXES).at(-1)?.body).toMatchObject(firm));
    await userEvent.click(screen.getByRole('checkbox', { name: /terms and conditions/ }));
    await pressOrder();
    await waitFor(() => expect(shop.requests(ORDER)[0]?.body).toMatchObject({ expectedTotalCents: 1607 }));
  });

  it('the postal code is asked about once it is typed, not at each letter', async () => {
    const shop = shopThatSays({});
    openPage('/cart/checkout', shop);
    await userEvent.type(await screen.findByLabelText(/^Postal code/), '9000');
    await waitFor(() => expect(shop.requests(TAXES).at(-1)?.body).toMatchObject({ postalCode: '9000' }));
    expect(shop.requests(TAXES)).toHaveLength(2);
  });
});

describe('a shop that cannot say is believed by the place', () => {
  it.each([
    ['BE', '9000', 'included', []],
    ['MC', '98000', 'included', []],
    ['GB', 'BT1 5GS', 'included', []],
    ['GB', 'SW1A 1AA', null, ['totals.britain']],
    ['ES', '35001', 'none', ['totals.localTax']],
    ['CH', '3000', 'none', ['totals.export']],
  ])('%s %s', (country, postalCode, vat, notes) => {
    expect(guessedTaxWords('oss', { country, postalCode }, [{}])).toEqual({ vat, notes });
  });

  it('and by its lots under the margin scheme', () => {
    const place = { country: 'BE', postalCode: '9000' };
    const margin = { notes: ['totals.margin'] };
    expect(guessedTaxWords('oss', place, [{ isMargin: true }])).toEqual({ vat: 'margin', ...margin });
    expect(guessedTaxWords('oss', place, [{ isMargin: true }, {}])).toEqual({
      vat: 'partly-margin',
      ...margin,
    });
  });
});
