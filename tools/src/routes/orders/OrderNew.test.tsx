/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop, ok, refused } from '../../testing/fake-shop.ts';
import { MACHAON } from '../../testing/insects.ts';
import { openPage } from '../../testing/open-page.tsx';

const PLACE = 'POST /api/tools/phone-orders';
const UUID = '8F2EC2C1-9DCB-4F83-866C-019BE933C04D';
const ROW = { ...MACHAON, uuid: UUID, priceCents: 1000, onHand: 2, reserved: 0, isPublished: true };
const OFFER = {
  ...{ code: 'be', name: { en: 'Parcel, Belgium', nl: 'Pakje', fr: 'Colis' }, carrier: 'bpost', service: '' },
  ...{ tracked: true, days: { min: 1, max: 2 }, priceCents: 695, freeFromCents: null },
};
const TAXES = 'POST /api/checkout/taxes';
const QUOTE = {
  ...{ goodsCents: 1000, shippingCents: 695, totalCents: 1695, vatCents: 294 },
  lines: [{ uuid: UUID, priceCents: 1000, treatment: 'belgian' }],
  ...{ mentions: [], customs: 'none', business: 'none' },
};
const EVA = {
  ...{ accountId: 7, email: 'eva@example.com', language: 'fr', firstname: 'Eva', lastname: 'Maes' },
  ...{ company: '', phone: '', address: null },
};

async function openForm(path = '/tools/orders/new') {
  const shop = new FakeShop();
  shop.answer('GET /api/checkout/countries', ok(['BE', 'NL']));
  const choices = { families: [], countries: ['BE', 'NL', 'US'], prefixes: [] };
  shop.answer('GET /api/tools/insects/choices', ok(choices));
  shop.answer('GET /api/tools/insects', ok({ rows: [ROW], total: 1, page: 1, pages: 1 }));
  shop.answer('GET /api/shipping', ok([OFFER]));
  shop.answer(TAXES, ok(QUOTE));
  const { unmount } = openPage(path, shop);
  await screen.findByRole('heading', { level: 1 });
  return Object.assign(shop, { leave: unmount });
}

async function chooseLot() {
  await userEvent.type(screen.getByRole('combobox', { name: /Add a lot/ }), 'BU');
  await userEvent.click(await screen.findByRole('option', { name: /2 left/ }));
  await screen.findByText(/^Total: /);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => window.sessionStorage.clear());

describe('Staff who order for a customer', () => {
  it('choose a lot, see what it comes to, and place what they typed', async () => {
    const shop = await openForm();
    await chooseLot();
    await userEvent.type(screen.getByLabelText(/E-mail address/), 'ada@example.com');
    await userEvent.type(screen.getByLabelText(/First name/), 'Ada');
    await userEvent.click(screen.getByLabelText(/Bank transfer/));
    shop.answer(PLACE, ok({ result: true, message: '', reference: 'VDM-2026-000009' }));
    await userEvent.click(screen.getByRole('button', { name: 'Place the order' }));
    expect(shop.sent(PLACE)).toMatchObject([
      {
        ...{ lines: [{ uuid: UUID, amount: 1 }], email: 'ada@example.com', language: 'en' },
        ...{ shippingCode: 'be', payment: 'transfer', expectedTotalCents: 1695 },
        address: { firstname: 'Ada', country: 'BE' },
      },
    ]);
  });

  it('say that it is taken along: no way to ship is asked for, and the total is that of the stand', async () => {
    const shop = await openForm();
    await chooseLot();
    shop.answer(TAXES, ok({ ...QUOTE, shippingCents: 0, totalCents: 1000, vatCents: 174 }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Taken along at our stand in Belgium/ }));
    expect(await screen.findByText('Total: €10.00')).toBeVisible();
    expect(await screen.findByText('including €1.74 VAT')).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Parcel, Belgium/ })).toBeNull();
    expect(screen.getByRole('radio', { name: /^Cash, paid now/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /^Pay link/ })).toBeNull();
    expect(shop.sent(TAXES).at(-1)).toMatchObject({ isTakenAlong: true, shippingCode: '' });
    shop.answer(PLACE, ok({ result: true, message: '', reference: 'VDM-2026-000009' }));
    await userEvent.click(screen.getByRole('button', { name: 'Place the order' }));
    expect(shop.sent(PLACE)).toMatchObject([
      { isTakenAlong: true, payment: 'cash', shippingCode: '', expectedTotalCents: 1000 },
    ]);
  });

  it('sell at the stand to a visitor from anywhere; a parcel goes to where the shop ships', async () => {
    const shop = await openForm();
    await chooseLot();
    const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Country/ });
    const codes = () => [...country().options].map(({ value }) => value);
    expect(codes()).toEqual(['BE', 'NL']);
    const stand = () => userEvent.click(screen.getByRole('checkbox', { name: /Taken along/ }));
    await stand();
    expect(codes()).toEqual(['BE', 'NL', 'US']);
    await userEvent.selectOptions(country(), 'US');
    await stand();
    expect([country().value, codes()]).toEqual(['US', ['BE', 'NL', 'US']]);
    await stand();
    shop.answer(PLACE, ok({ result: true, message: '', reference: 'VDM-2026-000009' }));
    await screen.findByText(/^Total: /);
    await press('Place the order');
    expect(shop.sent(PLACE)).toMatchObject([{ isTakenAlong: true, address: { country: 'US' } }]);
  });

  it('read why a lot may not be sold at the stand either', async () => {
    const shop = await openForm();
    await chooseLot();
    shop.answer(TAXES, refused({ error: 'These lots may not be sold there: BU.' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Taken along/ }));
    expect(await screen.findByText(/may not be sold there/)).toBeVisible();
  });

  it('need no e-mail address of who pays in cash', async () => {
    await openForm();
    const email = screen.getByLabelText(/E-mail address/);
    expect(email).toBeRequired();
    await userEvent.click(screen.getByLabelText(/Cash, paid now/));
    expect(email).not.toBeRequired();
    expect(email).toHaveAccessibleDescription(/nothing is mailed/);
  });

  it('read that a VAT number needs its company, which is asked for once there is one', async () => {
    await openForm();
    const company = screen.getByLabelText(/^Company/);
    expect(company).toHaveAccessibleDescription(/With a VAT number, always/);
    expect(company).not.toBeRequired();
    await userEvent.type(screen.getByLabelText(/^VAT number/), 'FR40303265045');
    expect(company).toBeRequired();
  });

  it.each<[object, RegExp, string]>([
    [{}, /^including €2.94 VAT$/, 'Total: €16.95'],
    [{ vatCents: 0, mentions: ['export'], customs: 'duty' }, /import VAT, customs duty/, 'Total: €16.95'],
    [{ vatCents: 0, mentions: ['export'], customs: 'tax' }, /a local tax on imports/, 'Total: €16.95'],
    [{ vatCents: 0, mentions: ['margin'] }, /margin scheme/, 'Total: €16.95'],
    [{ business: 'away' }, /VIES gives no answer/, 'Total: €16.95'],
    [
      { totalCents: 1401, vatCents: 0, mentions: ['intra-community'], business: 'valid' },
      /VIES has confirmed/,
      'Total: €14.01',
    ],
  ])('see the taxes of where it goes before they place it: %j', async (changes, said, total) => {
    const shop = await openForm();
    shop.answer(TAXES, ok({ ...QUOTE, ...changes }));
    await chooseLot();
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByText(total)).toBeVisible();
    await userEvent.type(screen.getByLabelText(/Postal code/), '9000');
    await userEvent.type(screen.getByLabelText(/VAT number/), 'FR40303265045');
    await waitFor(() =>
      expect(shop.sent(TAXES).at(-1)).toMatchObject({
        ...{ country: 'BE', postalCode: '9000', vatNumber: 'FR40303265045', shippingCode: 'be' },
      }),
    );
    await screen.findByText(said);
    shop.answer(PLACE, ok({ result: true, message: '', reference: 'VDM-2026-000009' }));
    await userEvent.click(screen.getByRole('button', { name: 'Place the order' }));
    const cents = Number(total.replace(/\D/g, ''));
    expect(shop.sent(PLACE)).toMatchObject([{ expectedTotalCents: cents }]);
  });

  it('keep what they typed when a lot is gone meanwhile, and read it at the lot', async () => {
    const shop = await openForm();
    await chooseLot();
    await userEvent.type(screen.getByLabelText(/First name/), 'Ada');
    const said = 'None of this one is left';
    const fields = { [`lines.${UUID}`]: said, city: 'Please fill this in.' };
    shop.answer(PLACE, refused({ status: 409, code: 'out-of-stock', error: said, fields }));
    await userEvent.click(screen.getByRole('button', { name: 'Place the order' }));
    expect(await screen.findByLabelText('How many')).toHaveAccessibleDescription(said);
    expect(screen.getByLabelText(/Town or city/)).toHaveAccessibleDescription('Please fill this in.');
    expect(screen.getByLabelText(/First name/)).toHaveValue('Ada');
  });

  it('find all that they typed again after a login, until it is placed', async () => {
    const before = await openForm();
    before.answer('POST /api/tools/phone-orders/customer', ok({ customer: EVA }));
    await chooseLot();
    await userEvent.type(screen.getByLabelText(/E-mail address/), 'eva@example.com');
    await press('Look up the account');
    await screen.findByText(/the order will be in this account/);
    await userEvent.clear(screen.getByLabelText('How many'));
    await userEvent.type(screen.getByLabelText('How many'), '2');
    await userEvent.type(screen.getByLabelText(/Town or city/), 'Gent');
    before.answer(PLACE, refused({ status: 401, code: 'unauthorized' }));
    await press('Place the order');
    before.leave();
    const shop = await openForm();
    expect(screen.getByText(/What you typed earlier is here again/)).toBeVisible();
    expect(screen.getByLabelText(/Town or city/)).toHaveValue('Gent');
    await screen.findByText(/^Total: /);
    shop.answer(PLACE, ok({ result: true, message: '', reference: 'VDM-2026-000009' }));
    await press('Place the order');
    expect(shop.sent(PLACE)).toMatchObject([
      {
        ...{ lines: [{ uuid: UUID, amount: 2 }], accountId: 7, email: 'eva@example.com', language: 'fr' },
        address: { lastname: 'Maes', city: 'Gent' },
      },
    ]);
    shop.leave();
    await openForm();
    expect(screen.getByLabelText(/Town or city/)).toHaveValue('');
    expect(screen.queryByText(/What you typed earlier/)).toBeNull();
  });

  it('order once though the answer is lost and the page is loaded again', async () => {
    const before = await openForm();
    await chooseLot();
    await screen.findByText(/^including/);
    await press('Place the order');
    expect(await screen.findByText(/cannot be reached/)).toBeVisible();
    before.leave();
    const shop = await openForm();
    await screen.findByText(/^including/);
    await press('Place the order');
    const keyOf = ({ asked }: FakeShop) =>
      asked.find(({ path }) => path.endsWith('/phone-orders'))?.headers?.['idempotency-key'];
    expect(keyOf(before)).toMatch(/./);
    expect(keyOf(shop)).toBe(keyOf(before));
  });

  it('begin anew where what they typed is for nobody any more', async () => {
    const before = await openForm();
    await chooseLot();
    await userEvent.type(screen.getByLabelText(/First name/), 'Ada');
    before.leave();
    const shop = await openForm();
    await press('Discard changes');
    expect(screen.getByLabelText(/First name/)).toHaveValue('');
    expect(screen.queryByLabelText('How many')).toBeNull();
    shop.leave();
    await openForm();
    expect(screen.queryByText(/What you typed earlier/)).toBeNull();
  });

  it('fill in an account by its address, and order in its name until the address is another', async () => {
    const shop = await openForm();
    shop.answer('POST /api/tools/phone-orders/customer', ok({ customer: EVA }));
    const email = screen.getByLabelText(/E-mail address/);
    await userEvent.type(email, 'eva@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Look up the account' }));
    expect(await screen.findByText(/the order will be in this account/)).toBeVisible();
    expect(screen.getByLabelText(/Family name/)).toHaveValue('Maes');
    expect(screen.getByRole('combobox', { name: /^Language/ })).toHaveValue('fr');
    shop.answer(PLACE, refused({ fields: { lines: 'Choose a lot' } }));
    await press('Place the order');
    await userEvent.type(email, 'x');
    await press('Place the order');
    expect(shop.sent(PLACE)).toMatchObject([{ accountId: 7 }, expect.not.objectContaining({ accountId: 7 })]);
    expect(screen.getByRole('combobox', { name: /Add a lot/ })).toHaveAccessibleDescription(/Choose a lot/);
  });

  it.each([
    ['/nl/tools/orders/new', 'Plaats de bestelling', 'Betaling'],
    ['/fr/tools/orders/new', 'Passer la commande', 'Paiement'],
  ])('read the page in their language: %s', async (path, button, payment) => {
    await openForm(path);
    expect(screen.getByRole('button', { name: button })).toBeVisible();
    expect(within(screen.getByRole('group', { name: payment })).getAllByRole('radio')).toHaveLength(3);
  });
});
