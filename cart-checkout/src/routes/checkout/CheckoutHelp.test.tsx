/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginWith, cartCheck, ORDER, orderButton, pressOrder } from '../../testing/checkout.ts';
import { FakeShop, offline, ok, refused } from '../../testing/fake-shop.ts';
import { insect } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.tsx';

const MACHAON = insect();
const field = (label: RegExp) => screen.findByLabelText(label);

beforeEach(() => beginWith(MACHAON));

describe('the checkout’s help', () => {
  /** Directive 2011/83/EU, article 6.1(l), and regulation (EU) 2025/1960: since 27 September 2026. */
  it('has the notice on the legal guarantee before the button that obliges to pay', async () => {
    openPage('/cart/checkout', new FakeShop([MACHAON]));
    const button = await orderButton();
    const opens = screen.getByText('Your legal guarantee rights');
    expect(opens.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(/^Minimum two-year legal guarantee/)).toBeTruthy();
  });

  it('shows how the chosen country writes its postal codes and phone numbers', async () => {
    const shop = new FakeShop([MACHAON]);
    const countries = [
      { code: 'BE', postalCode: '9000', phone: '+32', phoneExample: '+32 470 12 34 56' },
      { code: 'NL', postalCode: '1012 LG', phone: '+31', phoneExample: '+31 6 12345678' },
    ];
    const rest = { closing: null, isPaused: false, paymentMethods: [], isTestPayment: false };
    shop.answer('GET /api/checkout', ok({ ...rest, countries }));
    openPage('/cart/checkout', shop);
    expect(await screen.findByText('Example: 9000')).toBeTruthy();
    await userEvent.selectOptions(await field(/^Country/), 'NL');
    expect(await screen.findByText('Example: 1012 LG')).toBeTruthy();
    expect(screen.getByText(/Example: \+31 6 12345678/)).toBeTruthy();
  });

  it('begins with the country that was chosen on another page, until an address is typed', async () => {
    const country = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Country' });
    const first = openPage('/cart/checkout', new FakeShop([MACHAON]));
    await userEvent.type(await field(/^E-mail/), 'ann@example.com');
    expect((await country()).value).toBe('BE');
    first.unmount();
    localStorage.setItem('VDM_COUNTRY', 'NL');
    const second = openPage('/cart/checkout', new FakeShop([MACHAON]));
    expect((await country()).value).toBe('NL');
    await userEvent.type(await field(/^Town or city/), 'Utrecht');
    second.unmount();
    localStorage.setItem('VDM_COUNTRY', 'FR');
    openPage('/cart/checkout', new FakeShop([MACHAON]));
    expect((await country()).value).toBe('NL');
  });

  it('shows the country that was chosen also when the shop no longer ships there', async () => {
    localStorage.setItem('VDM_COUNTRY', 'NO');
    openPage('/cart/checkout', new FakeShop([MACHAON]));
    const country = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Country' });
    expect(country.selectedOptions[0]?.textContent).toBe('Norway');
  });

  it('keeps the form, and the country that stands in it, when the list of countries cannot be read again', async () => {
    const shop = new FakeShop([MACHAON]);
    const { router } = openPage('/cart/checkout', shop);
    await userEvent.selectOptions(await field(/^Country/), 'NL');
    await userEvent.click(screen.getByRole('checkbox', { name: /invoice/i }));
    const known = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Country' })[0]?.length;
    expect(known).toBeGreaterThan(2);
    for (const call of ['GET /api/checkout/countries', 'GET /api/checkout']) shop.answer(call, offline());
    await act(() => router.revalidate());
    const [delivery, invoice] = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Country' });
    expect([delivery?.value, invoice?.value]).toEqual(['NL', 'BE']);
    expect([delivery?.length, invoice?.length]).toEqual([known, known]);
    expect(await orderButton()).toBeTruthy();
  });

  it('says what is missing until shipping is free', async () => {
    openPage('/cart/checkout', new FakeShop([MACHAON]));
    expect(await screen.findByText('€87.50 more and shipping is free.')).toBeTruthy();
  });

  it('counts what is left for remarks, and cuts nothing off', async () => {
    openPage('/cart/checkout', new FakeShop([MACHAON]));
    const remarks = await field(/^Is there something/);
    await userEvent.click(remarks);
    await userEvent.paste('x'.repeat(998));
    expect(screen.getByText('2 more characters')).toBeTruthy();
    await userEvent.paste('xyz');
    expect(screen.getByText('1 character too many')).toBeTruthy();
    expect(remarks).toHaveProperty('value', `${'x'.repeat(998)}xyz`);
  });

  it('names the lot that may not go to a country, at its line and before any payment', async () => {
    const shop = new FakeShop([MACHAON]);
    const fields = { country: 'Not to there.', [`lines.${MACHAON.uuid}`]: 'This lot is protected (CITES).' };
    shop.answer('GET /api/shipping', refused(409, 'permit', { fields }));
    openPage('/cart/checkout', shop);
    const order = within(await screen.findByRole('region', { name: 'Your order' }));
    const error = await order.findByText('This lot is protected (CITES).');
    expect(error.closest('li')?.textContent).toContain(MACHAON.name);
    expect((await field(/^Country/)).getAttribute('aria-invalid')).toBe('true');
  });

  it('says at the postal code that no rate reaches it', async () => {
    const shop = new FakeShop([MACHAON]);
    const fields = { postalCode: 'Our rates do not reach this place.' };
    shop.answer('GET /api/shipping', refused(409, 'shipping-territory', { fields }));
    openPage('/cart/checkout', shop);
    await screen.findAllByText('Our rates do not reach this place.');
    expect((await field(/^Postal code/)).getAttribute('aria-invalid')).toBe('true');
    expect((await field(/^Country/)).getAttribute('aria-invalid')).toBeNull();
  });

  it('says why there is no way to ship, not that one was left out', async () => {
    const shop = new FakeShop([MACHAON]);
    shop.answer('GET /api/shipping', refused(409, 'permit', { fields: { country: 'Not to there.' } }));
    shop.answer(ORDER, refused(400, 'invalid', { fields: { shippingCode: 'Please fill this in.' } }));
    openPage('/cart/checkout', shop, { vatRegime: 'belgian' });
    await screen.findAllByText('Not to there.');
    await pressOrder();
    const summary = within(await screen.findByRole('alert', { name: 'Please look at this again' }));
    expect(summary.getByRole('link', { name: 'Country: Not to there.' })).toBeTruthy();
    expect(screen.queryByText(/Please fill this in/)).toBeNull();
    expect(screen.getByText('Total without shipping, VAT included')).toBeTruthy();
  });

  it('says of a parcel that leaves the Union that it carries no VAT, and what may be due on arrival', async () => {
    openPage('/cart/checkout', new FakeShop([MACHAON]), { vatRegime: 'oss' });
    expect(await screen.findByText('Total, VAT included')).toBeTruthy();
    await userEvent.selectOptions(await field(/^Country/), 'GB');
    expect(await screen.findByText('Total')).toBeTruthy();
    expect(
      screen.getByText(/^Without VAT of the European Union. Up to £135 we sell only with British VAT/),
    ).toBeTruthy();
  });

  it('of an exempt shop says that no VAT is charged, and why', async () => {
    openPage('/cart/checkout', new FakeShop([MACHAON]), { vatRegime: 'exempt' });
    expect(await screen.findByText('Total, no VAT charged')).toBeTruthy();
    expect(screen.getByText(/exemption for small businesses/)).toBeTruthy();
  });

  it('says from when parcels leave again while the shop is away', async () => {
    const closing = {
      id: 1,
      reason: 'VERLOF' as const,
      mode: 'delayed' as const,
      startsAt: '',
      endsAt: '',
      shipsFrom: '2026-08-17',
      message: { en: '', nl: '', fr: '' },
      fair: null,
    };
    openPage('/cart/checkout', new FakeShop([MACHAON]), { closing });
    expect(await screen.findByText(/parcels leave again from 17 August 2026/)).toBeTruthy();
    expect(await orderButton()).toBeTruthy();
    expect(await screen.findByText(/These days hold if you pay today/)).toBeTruthy();
  });

  it('has who orders while shipping cannot be priced wait for its price, and sends no order', async () => {
    const shop = new FakeShop([MACHAON]);
    shop.answer('GET /api/shipping', offline());
    openPage('/cart/checkout', shop);
    await screen.findByRole('button', { name: 'Try again' });
    await pressOrder();
    expect(shop.requests(ORDER)).toEqual([]);
    await waitFor(() => expect(shop.requests('GET /api/shipping')).toHaveLength(2));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(document.activeElement?.contains(retry)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('holds no days out while nobody knows when parcels leave again', async () => {
    const closing = {
      ...{ id: 1, reason: 'VERLOF' as const, mode: 'delayed' as const, startsAt: '', endsAt: '' },
      ...{ shipsFrom: null, message: { en: '', nl: '', fr: '' }, fair: null },
    };
    openPage('/cart/checkout', new FakeShop([MACHAON]), { closing });
    expect(await screen.findByText(/2 to 4 working days after your payment/)).toBeTruthy();
    expect(screen.queryByText(/These days hold/)).toBeNull();
  });

  it('says each changed price beside the button, and again above until it was read', async () => {
    const shop = new FakeShop([MACHAON]);
    const totals = { goodsCents: 1500, shippingCents: 695, totalCents: 2195, vatCents: 381 };
    const dearer = cartCheck([{ ...MACHAON, priceCents: 1500 }]);
    shop.answer(ORDER, refused(409, 'price-changed', { body: { totals, check: dearer } }));
    openPage('/cart/checkout', shop);
    await pressOrder();
    const told = await screen.findByRole('alert');
    expect(told.textContent).toContain('Papilio machaon now costs €15.00. It was €12.50.');
    await userEvent.click(screen.getByRole('button', { name: 'Understood' }));
    expect(screen.queryByText('Check your cart')).toBeNull();
  });

  it('reads out that the time is nearly over, once', async () => {
    const shop = new FakeShop([MACHAON]);
    const expiresAt = new Date(Date.now() + 4.5 * 60_000).toISOString();
    shop.answer('POST /api/checkout/holds', ok({ holdId: 'hold-1', expiresAt }));
    openPage('/cart/checkout', shop);
    expect(await screen.findByText('Your insects are reserved for at most 5 more minutes.')).toBeTruthy();
  });
});

describe('a lot that may not go to the chosen country', () => {
  const NO = 'This lot may not be sold there (BArtSchV).';
  const fields = { country: 'These lots may not be sold there: BU-1.', [`lines.${MACHAON.uuid}`]: NO };

  it('says why at its line, with a message about it and the list of laws one click away', async () => {
    const shop = new FakeShop([MACHAON]);
    shop.answer('GET /api/shipping', refused(409, 'permit', { fields }));
    openPage('/cart/checkout', shop);
    expect(await screen.findByText(NO)).toBeTruthy();
    expect(screen.getAllByText(/^These lots may not be sold there/).length).toBeGreaterThan(0);
    const ask = screen.getByRole('link', { name: 'Ask us about this lot' });
    expect(ask.getAttribute('href')).toBe(`/contact?about=${MACHAON.reference}`);
    const laws = screen.getByRole('link', { name: 'Which insects may go where' });
    expect(laws.getAttribute('href')).toBe('/shipping#protected');
  });

  it('is asked about again for the region that its postal code tells', async () => {
    const shop = new FakeShop([MACHAON]);
    openPage('/cart/checkout', shop);
    await userEvent.type(await field(/^Postal code/), '1000');
    await waitFor(() =>
      expect(shop.asked.findLast(({ path }) => path === '/api/shipping')?.query).toMatchObject({
        ...{ country: 'BE', postalCode: '1000' },
      }),
    );
    expect(document.querySelector('[data-said]')?.textContent).toContain('Calculating the shipping');
  });
});
